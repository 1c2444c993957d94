"""The persons that this process has met lately, by the tokens they bring."""

from __future__ import annotations

from collections import OrderedDict

import msgspec

from stado.rooms.decisions import RefusalError
from stado.rooms.names import guest_name
from stado.rooms.protocol.replies import DeviceLink, Links, Me
from stado.server.people.codes import make_code
from stado.server.people.tokens import LINK_SECONDS, Signer
from stado.server.settings import Settings
from stado.server.storage import links, persons
from stado.server.storage.store import Store

_MOST = 20_000


class Device(msgspec.Struct, frozen=True):
    """A device of a person's, and the link that it came by; none where the person began."""

    me: Me
    link: str | None = None


class People:
    """Finds, makes and renames persons."""

    def __init__(self, settings: Settings, store: Store, signer: Signer) -> None:
        self._settings = settings
        self._store = store
        self._signer = signer
        self._known: OrderedDict[str, str] = OrderedDict()

    async def find(self, token: str | None) -> Device | None:
        """Whose token it is; one that came by a link is good until the link is revoked."""
        subject = self._signer.read("guest", token, self._store.clock()) if token else None
        if subject is None:
            return None
        person, linked, link = subject.partition(":")
        if linked and not await links.is_used(self._store, link, person):
            return None
        name = self._known.get(person) or await persons.find_name(self._store, person)
        if name is None:
            return None
        self._remember(person, name)
        return Device(Me(person, name), link or None)

    async def create(self) -> Device:
        """Somebody new, with a name until they give another."""
        person = self._settings.entropy()
        me = Me(person, guest_name(sum(person.encode())))
        await persons.add_person(self._store, me.person, me.name)
        self._remember(me.person, me.name)
        return Device(me)

    async def rename(self, me: Me, name: str) -> Me:
        """The person under another name."""
        await persons.set_name(self._store, me.person, name)
        self._remember(me.person, name)
        return Me(me.person, name)

    def token(self, me: Me) -> str:
        """What the person's cookie holds."""
        return self._signer.sign("guest", me.person)

    async def link(self, device: Device) -> DeviceLink:
        """What makes another device the person's, once and within a while; or RefusalError."""
        link, until = self._settings.entropy(), self._store.clock() + LINK_SECONDS * 1000
        most = self._settings.limits.person_links
        added = await links.add_link(self._store, link, device.me.person, device.link, until, most=most)
        if added == "revoked":
            raise RefusalError("bad_token", "this device's link was revoked")
        if added == "too_many":
            raise RefusalError("too_many", "you have too many links; revoke one")
        return DeviceLink(self._signer.sign("device", link, until), LINK_SECONDS, link)

    async def links(self, me: Me) -> Links:
        """The person's links that are used, or can still be."""
        return Links(await links.links_of(self._store, me.person))

    async def revoke(self, me: Me, link: str) -> None:
        """Make strangers of the device that came by a link and of all that came by it in turn; or RefusalError."""
        if not await links.revoke_link(self._store, link, me.person):
            raise RefusalError("not_found", "you have no such link")

    async def claim(self, token: str) -> tuple[Me, str]:
        """Whose device link it is, and what the device's cookie holds; or RefusalError."""
        link = self._signer.read("device", token, self._store.clock())
        person = None if link is None else await links.use_link(self._store, link)
        name = None if person is None else await persons.find_name(self._store, person)
        if person is None or name is None:
            raise RefusalError("bad_token", "the link is not good, or no longer, or was used")
        return Me(person, name), self._signer.sign("guest", f"{person}:{link}")

    def origin(self, block: str) -> str:
        """What stands for an address block in the store."""
        return self._signer.hide(block)

    def code(self, room: str) -> str:
        """The code of a room, which nobody but this server can work out."""
        return make_code(int(self._signer.hide(f"code {room}"), 16))

    def attempt(self, person: str, match: str) -> str:
        """What stands for a person's one attempt at a match in the id of its room."""
        return self._signer.hide(f"{match} {person}")[:24]

    def _remember(self, person: str, name: str) -> None:
        """Keep the name at hand."""
        self._known[person] = name
        self._known.move_to_end(person)
        if len(self._known) > _MOST:
            self._known.popitem(last=False)
