"""What is on disk: the same tables everywhere, one process on a file, and writes that fail alone."""

from __future__ import annotations

import asyncio
import os
import shutil
import sqlite3
import stat
import time
from collections.abc import Callable, Iterator
from contextlib import AsyncExitStack, closing
from pathlib import Path
from types import SimpleNamespace

import asyncpg
import msgspec
import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from stado.rooms.decisions import Asker
from stado.rooms.log import Line, Rematched, RoomHead
from stado.rooms.ports import FencedError, StoreError, UnsureError
from stado.rooms.presence import NOBODY
from stado.rooms.protocol.commands import Start
from stado.rooms.protocol.messages import Failure
from stado.rooms.room import Room
from stado.rooms.state import Summary
from stado.rooms.writes import Append, NewRoom
from stado.server.cluster import lease
from stado.server.storage import driver, persons, tables
from stado.server.storage import store as store_module
from stado.server.storage.store import Store
from stado.testing.wire import PATIENCE, Guest, chairs
from tests.server.harness import Postgres, Running, refused, running

NO_ADDRESSES = (
    "postgresql://nope:1x/",
    "postgresql://[::1/x",
    "sqlite:////tmp/q.db?mode=ro&x=y",
    "sqlite://host/q.db",
    "sqlite://ann@/q.db",
)


def make_store(database: str, process: str = "process", lease: float = 6) -> Store:
    return Store(database, process, lease=lease, clock=lambda: 1_800_000_000_000)


async def test_migrations_make_the_tables_that_the_program_uses(database: str) -> None:
    def compare(connection: sa.Connection) -> object:
        context = MigrationContext.configure(connection, opts={"version_table": "stado_version"})
        return compare_metadata(context, tables.metadata)

    async with make_store(database) as store:
        assert await store.write(compare) == []
    async with make_store(database, "the next") as store:  # and a second start finds them
        assert await store.write(compare) == []


async def test_secret_is_made_once(database: str) -> None:
    async with make_store(database) as store:
        first = await store.secret("cookies", lambda: "made")
        assert await store.secret("cookies", lambda: "made again") == first == "made"


async def test_one_process_has_the_file(sqlite: str) -> None:
    async with make_store(sqlite):
        with pytest.raises(StoreError, match="cannot be used"):
            await make_store(sqlite, "another").__aenter__()
    async with make_store(sqlite, "another"):
        pass


@pytest.mark.parametrize("link", [os.symlink, os.link], ids=["symbolic link", "hard link"])
async def test_one_process_has_the_file_whatever_its_name(tmp_path: Path, link: Callable[[Path, Path], None]) -> None:
    file, other = tmp_path / "stado.db", tmp_path / "elsewhere" / "other.db"
    other.parent.mkdir()
    async with make_store(f"sqlite:///{file}"):
        link(file, other)
        with pytest.raises(StoreError, match="another"):
            await make_store(f"sqlite:///{other}", "another").__aenter__()
        assert names(other.parent) == ["other.db"]


def path_of(sqlite: str, end: str = "") -> Path:
    """Where the database is, or what is kept beside it."""
    return Path(sqlite.removeprefix("sqlite:///") + end)


def lock_of(sqlite: str) -> Path:
    return path_of(sqlite, ".lock")


def delete_lock(sqlite: str) -> None:
    lock_of(sqlite).unlink()


def empty_lock(sqlite: str) -> None:
    delete_lock(sqlite)
    lock_of(sqlite).touch()


def copy_lock(sqlite: str) -> None:
    text = lock_of(sqlite).read_bytes()
    lock_of(sqlite).rename(f"{lock_of(sqlite)}.before")  # so that the copy is another file
    lock_of(sqlite).write_bytes(text)


def link_lock(sqlite: str) -> None:
    delete_lock(sqlite)
    lock_of(sqlite).symlink_to(lock_of(sqlite).with_name("elsewhere"))


@pytest.mark.parametrize("change", [delete_lock, empty_lock, copy_lock, link_lock])
async def test_one_process_has_the_file_whatever_becomes_of_its_lock(
    sqlite: str, change: Callable[[str], None]
) -> None:
    async with running(sqlite, lease=0.5):
        change(sqlite)
        for _ in range(2):
            with pytest.raises(StoreError, match="another server uses it"):
                await make_store(sqlite, "another").__aenter__()


async def test_a_lease_of_who_died_and_a_deleted_lock_keep_nobody_out(sqlite: str) -> None:
    def die(connection: sa.Connection) -> None:
        connection.execute(sa.insert(tables.processes).values(id="dead", seen_at=1, lease_until=store.now + 0.3))

    async with make_store(sqlite) as store:
        await store.write(die)
    delete_lock(sqlite)
    async with make_store(sqlite, "the next") as store:
        alive = sa.select(tables.processes.c.id).where(tables.processes.c.lease_until > store.now)
        assert await store.read(alive) == [("the next",)]


async def test_a_start_does_not_wait_for_the_lease_of_who_died(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def wait(_seconds: float) -> None:
        raise AssertionError("nobody has the file")

    async with AsyncExitStack() as stack:
        dead = await stack.enter_async_context(make_store(sqlite, "dead", lease=1000))
        assert isinstance(dead._driver, driver.FileDriver)
        dead._driver._lock.release()
        monkeypatch.setattr(driver, "time", SimpleNamespace(monotonic=lambda: 0.0, sleep=wait))
        async with make_store(sqlite, "the next") as store:
            assert store.has_held(time.monotonic())


async def test_a_start_waits_a_moment_for_who_is_about_to_end(sqlite: str) -> None:
    async with AsyncExitStack() as stack:
        await stack.enter_async_context(make_store(sqlite))
        start = asyncio.create_task(make_store(sqlite, "the next").__aenter__())
        await asyncio.sleep(0.2)
        assert not start.done()
        await stack.aclose()
        await (await start).__aexit__(None, None, None)


async def test_whoever_slept_while_another_took_the_file_knows_it(sqlite: str) -> None:
    async with make_store(sqlite, "sleeper", lease=0.2) as sleeper:
        await sleeper.renew()
        delete_lock(sqlite)
        async with make_store(sqlite, "the next") as store:
            with pytest.raises(StoreError, match="another server has taken it"):
                await sleeper.renew()
            await store.renew()
        with pytest.raises(StoreError, match="another server has taken it"):  # though nobody is there any more
            await sleeper.renew()


ASKED = (
    ("GET", "/api/rooms/{}", None),
    ("GET", "/api/rooms/{}/record", None),
    ("GET", "/api/rooms/{}/advice", None),
    ("GET", "/api/rooms/{}/previews?seat=0", None),
    ("GET", "/api/rooms/nothing", None),
    ("GET", "/api/rooms/mine", None),
    ("POST", "/api/rooms", {"game": "six", "seats": 2}),
)


@pytest.mark.parametrize("ended", [True, False])
async def test_a_server_that_slept_while_another_had_its_file_answers_busy_and_nothing_else(
    sqlite: str, monkeypatch: pytest.MonkeyPatch, ended: bool
) -> None:
    renew = Store.renew

    async def sleep(store: Store) -> None:
        if store is not sleeper.services.store or awake.is_set():
            await renew(store)

    awake = asyncio.Event()
    request = {"game": "six", "seats": 2, "chairs": chairs("me", "me"), "start": True}
    async with running(sqlite, lease=0.2) as sleeper, AsyncExitStack() as stack, asyncio.timeout(60):
        guest = await sleeper.guest()
        room = str((await guest.post("/api/rooms", request))["id"])
        here = await stack.enter_async_context(guest.sit(room, seat=0))
        update = await here.next("update")
        monkeypatch.setattr(Store, "renew", sleep)
        delete_lock(sqlite)
        life = await stack.enter_async_context(AsyncExitStack())
        other = await life.enter_async_context(running(sqlite))
        sleeper.troubles = other.troubles = 100
        async with Guest(other.base, guest.cookie).sit(room, seat=0) as there:
            await there.next("update")
            action = update["prompt"]["legal"][0]
            assert (await there.do("answer", id="X", decision=0, action=action))["type"] == "ack"
        if ended:
            await life.aclose()
        awake.set()
        for name, decision in (("X", 0), ("Y", 0), ("Z", 1)):
            assert (await here.do("answer", id=name, decision=decision, action=action))["code"] == "busy"
            async with guest.sit(room, seat=0) as socket:
                assert (await socket.drain())[0]["code"] == "busy"
        for method, path, body in ASKED:
            refusal = await guest.call(method, path.format(room), body)
            assert (refusal.status, refusal.json["error"]["code"]) == (503, "busy"), path
        ready = await guest.call("GET", "/readyz")
        assert (ready.status, b"another server has taken it" in ready.body) == (503, True)


def move(sqlite: str, name: str) -> str:
    """Give the file another name, and return its address."""
    path = path_of(sqlite)
    return f"sqlite:///{path.rename(path.with_name(name))}"


async def test_nothing_is_written_to_a_file_that_was_moved(sqlite: str) -> None:
    async with make_store(sqlite) as store:
        moved = move(sqlite, "moved.db")
        with pytest.raises(StoreError, match="was moved or replaced"):
            await store.renew()
        move(moved, sqlite.rpartition("/")[2])
        await store.renew()


def move_file(sqlite: str, end: str, *, replaced: bool) -> str:
    """Take away the database or what is beside it, perhaps for an empty file, and return its name."""
    path = path_of(sqlite, end)
    path.rename(f"{path}.before")
    if replaced:
        path.touch()
    return path.name


@pytest.mark.parametrize("end", ["", "-wal", "-shm"])
@pytest.mark.parametrize("replaced", [True, False])
async def test_a_server_uses_no_files_but_those_that_it_has_opened(sqlite: str, end: str, replaced: bool) -> None:
    async with make_store(sqlite) as store:
        await persons.add_person(store, "ann", "Ann")
        name = move_file(sqlite, end, replaced=replaced)
        for use in (store.renew(), store.check_tables(), persons.add_person(store, "eve", "Eve")):
            with pytest.raises(StoreError, match=f"{name} was moved or replaced: end this server"):
                await use
    if end:  # what was acknowledged is in the database all the same
        async with make_store(sqlite) as store:
            assert await persons.find_name(store, "ann") == "Ann"
            assert await persons.find_name(store, "eve") is None


async def make_room(guest: Guest) -> str:
    return str((await guest.post("/api/rooms", {"game": "six", "seats": 2}))["id"])


def put_in_place(backup: Path, path: Path) -> bytes:
    """Replace the file by the backup, and return what that holds."""
    before = backup.read_bytes()
    backup.replace(path)
    return before


def bytes_of(path: Path) -> bytes:
    return path.read_bytes()


async def test_a_backup_that_is_put_under_a_running_server_stays_whole(sqlite: str) -> None:
    path = path_of(sqlite)
    backup = path.with_name("backup.db")
    async with running(sqlite) as server:
        server.troubles = 100
        guest = await server.guest()
        room = await make_room(guest)
        with closing(sqlite3.connect(path)) as connection:
            connection.execute("VACUUM INTO ?", (str(backup),))
        later = await make_room(guest)
        before = put_in_place(backup, path)
        assert (await guest.call("POST", "/api/rooms", {"game": "six", "seats": 2})).status == 503
    for _ in range(2):
        with pytest.raises(StoreError, match=r"stado\.db-wal and stado\.db-shm are not of this stado\.db"):
            await make_store(sqlite).__aenter__()
    assert bytes_of(path) == before
    for end in ("-wal", "-shm"):
        move_file(sqlite, end, replaced=False)
    async with running(sqlite) as server:
        guest.base = server.base
        assert (await guest.get(f"/api/rooms/{room}"))["id"] == room
        assert await refused(guest, "GET", f"/api/rooms/{later}") == (404, "not_found")


async def test_a_log_without_its_file_is_not_thrown_away(sqlite: str) -> None:
    async with make_store(sqlite) as store:
        await persons.add_person(store, "ann", "Ann")
        moved = move(sqlite, "moved.db")
    with pytest.raises(StoreError, match="put back the one of before"):
        await make_store(sqlite).__aenter__()
    move(moved, path_of(sqlite).name)
    async with make_store(sqlite) as store:
        assert await persons.find_name(store, "ann") == "Ann"


async def test_a_folder_that_was_copied_after_a_crash_goes_on(sqlite: str) -> None:
    folder = path_of(sqlite).parent
    copy = folder / "copy"
    async with make_store(sqlite, lease=0.2) as store:
        await persons.add_person(store, "ann", "Ann")
        shutil.copytree(folder, copy)
    async with make_store(f"sqlite:///{copy / 'stado.db'}") as store:
        assert await persons.find_name(store, "ann") == "Ann"


async def test_nothing_is_said_not_to_be_there_while_the_server_is_not_ready(sqlite: str) -> None:
    async with running(sqlite, lease=1000.0) as server:
        guest = await server.guest()
        assert await refused(guest, "GET", "/api/rooms/nothing") == (404, "not_found")
        server.services.lobby._table_trouble = "its tables are of another file"
        assert await refused(guest, "GET", "/api/rooms/nothing") == (503, "busy")


async def test_tables_of_a_newer_program_are_one_clear_error_and_stay_as_they_are(database: str) -> None:
    def change(connection: sa.Connection) -> None:
        connection.execute(sa.text("UPDATE stado_version SET version_num = '0099'"))

    async with make_store(database) as store:
        await store.write(change)
    for _ in range(2):
        with pytest.raises(StoreError, match=r"made by a newer stado: its tables are of revision 0099"):
            await make_store(database, "another").__aenter__()


async def test_a_full_disk_is_told_in_the_words_of_sqlite(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(_connection: sa.Connection) -> None:
        raise sa.exc.OperationalError("COMMIT", None, sqlite3.OperationalError("database or disk is full"))

    async with make_store(sqlite) as store:
        with monkeypatch.context() as patch:
            patch.setattr(sa.Connection, "commit", fail)
            with pytest.raises(UnsureError, match="database or disk is full"):
                await persons.add_person(store, "ann", "Ann")


async def test_a_write_that_fails_in_an_unknown_way_stops_no_other(sqlite: str) -> None:
    def fail(_connection: sa.Connection) -> None:
        raise RuntimeError("nobody expects it")

    async with make_store(sqlite) as store:
        async with asyncio.timeout(60):
            with pytest.raises(UnsureError):
                await store.write(fail)
            await persons.add_person(store, "ann", "Ann")
            assert await persons.find_name(store, "ann") == "Ann"


async def test_a_heartbeat_that_fails_is_not_the_last(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    renew, asked, beaten = Store.renew, list[Store](), asyncio.Event()

    async def fail_once(store: Store) -> None:
        asked.append(store)
        if len(asked) == 1:
            raise RuntimeError("nobody expects it")
        await renew(store)
        beaten.set()

    monkeypatch.setattr(Store, "renew", fail_once)
    async with running(sqlite, lease=0.2) as server, asyncio.timeout(60):
        server.troubles = 1
        await beaten.wait()


async def test_who_slept_longer_than_the_lease_knows_it_though_the_lease_is_renewed(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    time = 100.0
    monkeypatch.setattr(store_module, "time", SimpleNamespace(monotonic=lambda: time))
    async with make_store(sqlite) as store:
        time = 105.0
        assert store.has_held(100.0)
        await store.renew()
        time = 110.0
        assert store.has_held(100.0)
        time = 111.0
        assert not store.has_held(100.0)
        await store.renew()
        assert not store.has_held(105.0)
        assert store.has_held(111.0)


@pytest.mark.parametrize("name", ["", "nonsense", "sqlite://", "sqlite:///:memory:", "mysql://x/y", *NO_ADDRESSES])
def test_database_must_be_named_well(name: str) -> None:
    with pytest.raises(StoreError, match="sqlite:///FILE"):
        make_store(name)


async def test_file_that_cannot_be_made_is_one_clear_error(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("not a folder")
    with pytest.raises(StoreError, match="cannot be used"):
        await make_store(f"sqlite:///{tmp_path / 'file' / 'stado.db'}").__aenter__()


async def test_a_file_that_is_no_database_stays_as_it_is(tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear Ann")
    file.chmod(0o644)
    with pytest.raises(StoreError, match=r"cannot be used: letter\.txt is not a database"):
        await make_store(f"sqlite:///{file}").__aenter__()
    assert (file.read_text(), mode(file), names(tmp_path)) == ("Dear Ann", 0o644, ["letter.txt"])
    with pytest.raises(StoreError, match="is not a file"):
        await make_store(f"sqlite:///{tmp_path}").__aenter__()


def names(folder: Path) -> list[str]:
    return [path.name for path in folder.iterdir()]


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


def modes(folder: Path) -> dict[str, int]:
    return {file.name: mode(file) for file in folder.iterdir()}


@pytest.fixture
def wide_open(tmp_path: Path) -> Path:
    """A folder that all may look into, with a database that all may read."""
    tmp_path.chmod(0o755)
    for name in ("stado.db", "stado.db-wal", "stado.db-shm"):
        (tmp_path / name).touch(0o666)
    return tmp_path


@pytest.fixture
def loose_umask() -> Iterator[None]:
    before = os.umask(0)
    yield
    os.umask(before)


@pytest.mark.usefixtures("loose_umask")
async def test_file_and_its_folder_are_for_their_owner_alone(tmp_path: Path) -> None:
    folder = tmp_path / "of" / "ours"
    async with make_store(f"sqlite:///{folder / 'stado.db'}") as store:
        await persons.add_person(store, "one", "One")
        assert mode(folder) == 0o700
        assert modes(folder).keys() == {"stado.db", "stado.db-wal", "stado.db-shm", "stado.db.lock"}
        assert set(modes(folder).values()) == {0o600}


@pytest.mark.usefixtures("loose_umask")
async def test_file_that_others_could_read_is_closed_to_them_and_its_folder_left(wide_open: Path) -> None:
    async with make_store(f"sqlite:///{wide_open / 'stado.db'}") as store:
        await persons.add_person(store, "one", "One")
        assert set(modes(wide_open).values()) == {0o600}
        assert mode(wide_open) == 0o755


async def test_server_that_does_not_answer_is_one_clear_error(monkeypatch: pytest.MonkeyPatch) -> None:
    store = make_store("postgresql://somebody@nowhere/stado")

    async def wait_in_vain() -> None:
        raise TimeoutError

    monkeypatch.setattr(store._driver, "open", wait_in_vain)
    with pytest.raises(StoreError, match="cannot be used: it does not answer in time"):
        await store.__aenter__()


async def test_writes_that_wait_share_a_transaction_and_fail_alone(database: str) -> None:
    def fail(connection: sa.Connection) -> None:
        connection.execute(sa.text("INSERT INTO nowhere VALUES (1)"))

    def fence(_: sa.Connection) -> None:
        raise FencedError("late")

    async with make_store(database) as store:
        results = await asyncio.gather(
            persons.add_person(store, "one", "One"),
            store.write(fail),
            store.write(fence),
            persons.add_person(store, "two", "Two"),
            persons.add_person(store, "one", "again"),
            return_exceptions=True,
        )
        assert [type(result) for result in results] == [type(None), StoreError, FencedError, type(None), StoreError]
        assert [await persons.find_name(store, person) for person in ("one", "two", "three")] == ["One", "Two", None]
        # What a statement carried is not in the error.
        assert "again" not in str(results[4])


async def test_log_takes_no_line_from_a_late_writer(database: str) -> None:
    async with make_store(database) as store:
        summary = Summary("waiting", "host", (), 0, None, None)
        line = Line(1, Rematched("x"))
        head = RoomHead("room", "game", 1, {}, 2, public=False, clock=None, seed="s", host="host", created=1)
        await store.create(NewRoom(head, [line], summary, None), "origin")
        await store.append(Append("room", 1, 1, [line], summary, None))
        for epoch, length in ((1, 1), (0, 2), (2, 2), (1, 3)):
            with pytest.raises(FencedError):
                await store.append(Append("room", epoch, length, [line], summary, None))
        assert len(await store.lines("room", 0)) == 2


async def test_a_command_that_nobody_waits_for_is_forgotten_at_the_second_cleaning(database: str) -> None:
    async with make_store(database) as store:
        head = RoomHead("room", "game", 1, {}, 2, public=False, clock=None, seed="s", host="host", created=1)
        await store.create(NewRoom(head, [], Summary("waiting", "host", (), 0, None, None), None), "origin")
        for _ in range(2):
            await lease.hand_over(store, "room", Asker("ann", "Ann", 0), Start("start"))
        last = await lease.tidy(store, 0)
        await lease.hand_over(store, "room", Asker("ann", "Ann", 0), Start("start"))
        assert len(await lease.handed_over(store, "room")) == 3
        assert await lease.tidy(store, last) > last
        assert len(await lease.handed_over(store, "room")) == 1


async def test_command_takes_no_refusal_from_an_owner_of_before(database: str) -> None:
    async with make_store(database) as store:
        head = RoomHead("room", "game", 1, {}, 2, public=False, clock=None, seed="s", host="host", created=1)
        await store.create(NewRoom(head, [], Summary("waiting", "host", (), 0, None, None), None), "origin")
        serial = await lease.hand_over(store, "room", Asker("ann", "Ann", 0), Start("start"))
        refusal = msgspec.json.encode(Failure("start", "not_full", "there are free chairs")).decode()
        for epoch in (0, 2):
            with pytest.raises(FencedError):
                await lease.reply(store, "room", epoch, [(serial, refusal)])
        assert await lease.collect_replies(store, [serial]) == []
        await lease.reply(store, "room", 1, [(serial, refusal)])
        ((_, reply),) = await lease.collect_replies(store, [serial])
        assert isinstance(reply, Failure)


async def test_a_process_owns_its_rooms_though_its_lease_ran_out_for_a_moment(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    take = lease.take

    async def take_late(store: Store, room: str, epoch: int) -> lease.Taken | None:
        await store.renew()
        return await take(store, room, epoch)

    async with running(database, lease=100.0, idle=0.0) as server:
        guest, store = await server.guest(), server.services.store
        room = (await guest.post("/api/rooms", {"game": "six", "seats": 2}))["id"]
        await put_away(guest)
        monkeypatch.setattr(lease, "take", take_late)
        await store.write(lambda connection: connection.execute(sa.update(tables.processes).values(lease_until=0.0)))
        assert (await guest.get(f"/api/rooms/{room}"))["id"] == room
        assert (await server.services.lobby.find(room)).role.owns


@pytest.mark.parametrize("known", [True, False], ids=["in memory", "put away"])
async def test_a_room_that_is_taken_away_while_it_is_read_is_busy(
    sqlite: str, known: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(_room: Room) -> None:
        raise FencedError("the room is no longer this process's")

    async with running(sqlite, idle=60.0 if known else 0.0) as server:
        guest = await server.guest()
        room = (await guest.post("/api/rooms", {"game": "six", "seats": 2}))["id"]
        if known:
            (await server.services.lobby.find(room)).mark_stale()
        else:
            await put_away(guest)
        monkeypatch.setattr(Room, "_load", fail)
        reply = await guest.call("GET", f"/api/rooms/{room}")
        assert (reply.status, reply.json["error"]["code"]) == (503, "busy")
        async with guest.sit(room) as socket:
            assert (await socket.next("failure", "welcome"))["code"] == "busy"


async def put_away(guest: Guest) -> None:
    """Until no room is in memory."""
    while b"stado_rooms 0.0" not in (await guest.call("GET", "/metrics")).body:  # noqa: ASYNC110 - nobody announces it
        await asyncio.sleep(0.05)


async def test_a_room_that_was_deleted_meanwhile_is_no_trouble_of_the_store(database: str) -> None:
    async with make_store(database) as store:
        with pytest.raises(FencedError, match="gone"):
            await lease.hand_over(store, "room", Asker("ann", "Ann", 0), Start("start"))
        with pytest.raises(FencedError, match="gone"):
            await lease.show_presence(store, "room", NOBODY)
        assert store.trouble is None


@pytest.mark.system
async def test_what_keeps_a_start_from_the_database_is_told_in_its_words(postgres: Postgres) -> None:
    database = await postgres.create()
    head, _, name = database.rpartition("/")
    with pytest.raises(StoreError, match=r'cannot be used: database "nonesuch" does not exist$'):
        await make_store(f"{head}/nonesuch").__aenter__()
    with pytest.raises(StoreError, match=r'cannot be used: role "nobody" does not exist$'):
        await make_store(database.replace("stado@", "nobody:secret@")).__aenter__()
    connection = await asyncpg.connect(database)
    await connection.execute("CREATE ROLE guest LOGIN")
    await connection.execute("REVOKE CREATE ON SCHEMA public FROM PUBLIC")
    with pytest.raises(StoreError, match=r"cannot be used: permission denied for schema public$"):
        await make_store(database.replace("stado@", "guest@")).__aenter__()
    await connection.execute(f"ALTER DATABASE {name} SET default_transaction_read_only = on")
    with pytest.raises(StoreError, match=r"cannot be used: cannot execute CREATE TABLE in a read-only transaction$"):
        await make_store(database).__aenter__()
    await connection.close()


async def ready(server: Running, status: int) -> str:
    """What is told of readiness, once it is so."""
    async with asyncio.timeout(PATIENCE):
        while (reply := await Guest(server.base).call("GET", "/readyz")).status != status:  # noqa: ASYNC110 - nobody announces it
            await asyncio.sleep(0.02)
    return reply.body.decode()


@pytest.mark.system
async def test_server_is_not_ready_while_a_table_is_missing(postgres: Postgres) -> None:
    database = await postgres.create()
    async with running(database, lease=1.0) as server:
        server.troubles = 100
        assert await ready(server, 200) == "ready\n"
        connection = await asyncpg.connect(database)
        await connection.execute("ALTER TABLE links RENAME TO lost")
        told = 'not ready: the database cannot be used: relation "links" does not exist\n'
        assert await ready(server, 503) == told
        await connection.execute("ALTER TABLE lost RENAME TO links")
        await connection.close()
        assert await ready(server, 200) == "ready\n"


@pytest.mark.system
async def test_server_is_not_ready_while_writes_fail(postgres: Postgres) -> None:
    database = await postgres.create()
    async with running(database, lease=1.0) as server:
        server.troubles = 100
        connection = await asyncpg.connect(database)
        full = "BEGIN RAISE 'no space' USING ERRCODE = 'disk_full'; END"
        await connection.execute(f"CREATE FUNCTION fail() RETURNS trigger LANGUAGE plpgsql AS $${full}$$")
        await connection.execute("CREATE TRIGGER fails BEFORE INSERT ON persons EXECUTE FUNCTION fail()")
        assert (await Guest(server.base).call("GET", "/api/me")).status == 503
        assert await ready(server, 503) == "not ready: the database cannot be used: no space\n"
        await connection.execute("DROP TRIGGER fails ON persons")
        await connection.close()
        assert await ready(server, 200) == "ready\n"
        guest = await server.guest()
        with pytest.raises(StoreError):  # one write that cannot be is nobody else's trouble
            await persons.add_person(server.services.store, (await guest.get("/api/me"))["person"], "again")
        assert await ready(server, 200) == "ready\n"
