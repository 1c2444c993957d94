import { expect, test } from 'vitest';
import type { AnyAction, Replay } from '../src/protocol';
import { pairUp } from '../src/school/pairing';

/** Steps as `SEAT TYPE CARD`, with an `!` where the table shows something. */
function replay(...lines: string[]): Replay {
  const steps = lines.map((line) => {
    const [seat, type, card] = line.replace('!', '').split(' ');
    return { seat: Number(seat), action: { type, card: Number(card) }, events: line.endsWith('!') ? [{}] : [] };
  });
  return { steps } as unknown as Replay;
}

const isSeen = ({ events }: Replay['steps'][number]): boolean => events.length > 0;
const cards = (answers: readonly AnyAction[]): number[] => answers.map((action) => (action as { card: number }).card);

const ONE = replay('-1 deal 0!', '0 pick 5', '1 pick 8!', '0 pick 7', '1 pick 9!');
const OTHER = replay('-1 deal 0!', '0 pick 5', '1 pick 8!', '0 pick 2', '1 pick 9!', '0 row 3!', '0 pick 7', '1 pick 1!');

test('turns stand beside each other, and those with other answers are marked', () => {
  const { turns } = pairUp([ONE, OTHER], 0, ['pick'], isSeen);
  expect(turns.map(({ answers: [one, other] }) => [cards(one), cards(other)])).toEqual([
    [[5], [5]],
    [[7], [2, 3]],
    [[], [7]],
  ]);
  expect(turns.map(({ differs }) => differs)).toEqual([false, true, true]);
});

test('both go on together, and who is done with a turn waits for the other', () => {
  const { moments } = pairUp([ONE, OTHER], 0, ['pick'], isSeen);
  expect(moments).toEqual([
    { turn: 0, at: [1, 1] },
    { turn: 1, at: [3, 3] },
    { turn: 1, at: [5, 5] },
    { turn: 2, at: [5, 6] },
    { turn: 2, at: [5, 8] },
  ]);
});
