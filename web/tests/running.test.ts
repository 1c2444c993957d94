import { beforeEach, expect, test, vi } from 'vitest';
import type { RoomInfo } from '../src/protocol';
import { forgetRunning, inOrder, keepRunning, noteRoom, recallRunning } from '../src/running';

const home = vi.hoisted(() => ({ alone: true, base: '/x/stado/' }));
vi.mock('../src/home', () => home);

const room = (id: string, status: RoomInfo['status'] = 'running'): RoomInfo => ({ id, status }) as RoomInfo;
const kept = (): string[] | undefined => recallRunning()?.map(({ id }) => id);

beforeEach(() => {
  localStorage.clear();
  home.alone = true;
});

test('nothing is known before anybody has told', () => {
  expect(recallRunning()).toBeNull();
  noteRoom(room('one'));
  expect(recallRunning()).toBeNull();
});

test('what goes on is kept, and follows what becomes of each room', () => {
  keepRunning([room('one'), room('two')]);
  noteRoom(room('three'));
  expect(kept()).toEqual(['three', 'one', 'two']);
  noteRoom(room('one', 'over'));
  expect(kept()).toEqual(['three', 'two']);
  noteRoom(room('two', 'waiting'));
  expect(recallRunning()).toEqual([room('two', 'waiting'), room('three')]);
});

test('what another version of the protocol has told is not used', () => {
  localStorage.setItem('/x/stado/stado-running', JSON.stringify({ version: -1, rooms: [room('one')] }));
  expect(recallRunning()).toBeNull();
});

test('where much has changed, the next visit asks', () => {
  keepRunning([room('one')]);
  forgetRunning();
  expect(recallRunning()).toBeNull();
});

test('with a server nothing is kept: others change it too', () => {
  home.alone = false;
  keepRunning([room('one')]);
  expect(recallRunning()).toBeNull();
  expect(document.cookie).toBe('');
});

test('rooms that are shown keep their order, and new ones come first', () => {
  const shown = [room('one'), room('two'), room('three')];
  const told = [room('four'), room('three'), room('five'), room('one')];
  expect(inOrder(shown, told).map(({ id }) => id)).toEqual(['four', 'five', 'one', 'three']);
});
