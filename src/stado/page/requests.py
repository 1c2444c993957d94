"""The page's requests: the same paths and bodies as the server's HTTP API, for all that needs no other people."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from urllib.parse import parse_qs, urlsplit

import msgspec

from stado.core.errors import StadoError
from stado.core.record import format_record
from stado.page.backup import make_backup, restore_backup
from stado.page.database import Database, Page
from stado.page.duels import make_challenge, play_deal, show_challenge, show_deal, show_pars, take_challenge
from stado.page.host import PERSON, Host
from stado.rooms.advice import lone_question
from stado.rooms.catalog import make_catalog
from stado.rooms.decisions import RefusalError, accept_name
from stado.rooms.lessons import tell_course, tell_lesson
from stado.rooms.listing import describe_rooms
from stado.rooms.parsing import explain_refusal, parse_body, parse_day, parse_seat, parse_steps, parse_viewer
from stado.rooms.ports import BrokenError, StoreError
from stado.rooms.previews import preview_answers
from stado.rooms.protocol.replies import Advice, Me, Review, Rooms
from stado.rooms.protocol.requests import NameRequest, RematchRequest, RoomRequest
from stado.rooms.protocol.room import RoomInfo
from stado.rooms.protocol.values import Status
from stado.rooms.puzzles import list_puzzles, tell_puzzle
from stado.rooms.replays import tell_text
from stado.rooms.reviews import Doubt, advise, review_text
from stado.rooms.room import explain

_MOST_STEPS = 8  # that are reviewed in one request
_LISTS: dict[str, tuple[Status, ...]] = {"rooms/mine": ("running", "waiting"), "replays": ("over",)}


class Requests:
    """Answers one request after another."""

    def __init__(self, database: Database, page: Page) -> None:
        self.host = Host(database, page)
        self._page = page

    async def take(self, number: int, method: str, path: str, body: str) -> None:
        """Answer a request, in words of the protocol where it is refused."""
        try:
            answer, status = await self.answer(method, path, body), 200
        except BrokenError as error:
            answer, status = explain_refusal(explain(error)), 400
        except RefusalError as error:
            answer, status = explain_refusal(error), 400
        except StoreError as error:
            answer, status = explain_refusal(RefusalError("busy", str(error))), 400
        except StadoError as error:
            answer, status = explain_refusal(RefusalError("bad_record", str(error)[:300])), 400
        text = answer if isinstance(answer, str) else msgspec.json.encode(answer).decode()
        self._page.reply(number, status, text)

    async def answer(self, method: str, path: str, body: str = "") -> object:
        """What a request is answered with: a text as it is, or a structure; or StadoError."""
        address = urlsplit(path)
        query = parse_qs(address.query)
        if method == "GET" and address.path in _LISTS:
            return await self._list(*_LISTS[address.path])
        match method, address.path.split("/"):
            case _, ["me"]:
                return await self._answer_person(method, body)
            case "GET", ["catalog"]:
                return make_catalog()
            case "GET", ["rooms"]:
                return Rooms(())  # nobody else plays here
            case "POST", ["rooms"]:
                return await (await self.host.create(parse_body(body, RoomRequest))).info(PERSON)
            case "POST", ["replay"]:
                return tell_text(body, parse_viewer(query.get("viewer", ["all"])[0]))
            case "POST", ["reviews"]:
                return await self._review(body, query.get("step", []))
            case _, ["backup"]:
                return await (restore_backup(self.host, body) if method == "POST" else make_backup(self.host))
            case "GET", ["lessons" | "puzzles" as kind, *names]:
                return _answer_learner([kind, *names])
            case _, ["daily" | "challenges" as kind, *names]:
                return await self._answer_duel(method, [kind, *names], query)
            case _, ["rooms", room, *rest]:
                return await self._answer_room(room, rest, query, body)
        raise RefusalError("not_found", "there is no such request")

    async def _answer_person(self, method: str, body: str) -> Me:
        """Who is there, under another name if so wished."""
        if method == "PATCH":
            return await self.host.rename(accept_name(parse_body(body, NameRequest).name))
        return await self.host.me()

    async def _answer_duel(self, method: str, names: Sequence[str], query: dict[str, list[str]]) -> object:
        """A deal of the day or a challenge, told or taken, or what bots make of the deal."""
        day = parse_day(query["day"][0] if "day" in query else None, self.host.now())
        match names:
            case ["challenges", text]:
                return await (take_challenge if method == "POST" else show_challenge)(self.host, text)
            case ["daily", game]:
                return await (play_deal if method == "POST" else show_deal)(self.host, game, day)
            case ["daily", game, "pars"]:
                return await show_pars(self.host, game, day)
        raise RefusalError("not_found", "there is no such request")

    async def _answer_room(self, room: str, rest: Sequence[str], query: dict[str, list[str]], body: str) -> object:
        """What a request about one room is answered with."""
        match rest:
            case []:
                return await (await self.host.find(room)).info(PERSON)
            case ["rematch"]:
                return await self._rematch(room, parse_body(body, RematchRequest))
            case ["record"]:
                return format_record(await self.host.finished_record(room))
            case ["replay"]:
                return tell_text(await self._record(room), parse_viewer(query.get("viewer", ["all"])[0]))
            case ["reviews"]:
                return await self._review(await self._record(room), query.get("step", []))
            case ["previews"]:
                state = await (await self.host.find(room)).current()
                return preview_answers(state, PERSON, parse_seat(query.get("seat", [""])[0]))
            case ["advice"]:
                return await self._advise(room)
            case ["challenge"]:
                return await make_challenge(self.host, room)
        raise RefusalError("not_found", "there is no such request")

    async def _list(self, *statuses: Status) -> Rooms:
        """The person's rooms of some statuses, the first status first."""
        listed = [(head, summary) for head, summary in await self.host.log.listed() if summary.status in statuses]
        listed.sort(key=lambda room: statuses.index(room[1].status))
        return describe_rooms(listed, self.host.rooms, PERSON)

    async def _rematch(self, room: str, request: RematchRequest) -> RoomInfo:
        """The same table again."""
        old = await self.host.find(room)
        new = await old.rematch(await self.host.asker(), start=request.start)
        return await (await self.host.find(new)).info(PERSON)

    async def _record(self, room: str) -> str:
        """The record of a finished match as a text."""
        return format_record(await (await self.host.find(room)).finished_record())

    async def _review(self, record: str, texts: Sequence[str]) -> list[Review | None]:
        """The reviews of the steps that are asked for; between two of them the page is heard."""
        reviews: list[Review | None] = []
        for step in parse_steps(texts, _MOST_STEPS):
            await asyncio.sleep(0)
            reviews += review_text(record, [step])
        return reviews

    async def _advise(self, room: str) -> Advice:
        """What is best for the person now."""
        state = await (await self.host.find(room)).current()
        return advise(Doubt(*lone_question(state, PERSON)))


def _answer_learner(names: Sequence[str]) -> object:
    """The lessons or puzzles of a game, or one of them."""
    match names:
        case ["lessons", game]:
            return tell_course(game)
        case ["lessons", game, lesson]:
            return tell_lesson(game, lesson)
        case ["puzzles", game]:
            return list_puzzles(game)
        case ["puzzles", game, puzzle]:
            return tell_puzzle(game, puzzle)
    raise RefusalError("not_found", "there is no such request")
