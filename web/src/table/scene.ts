/** What is played at a table: events, each with the view before it and the view that it makes. */

import type { AnyEvent, AnyView, Change, Replay } from '../protocol';
import { fold } from './fold';

export interface Scene {
  event: AnyEvent;
  before: AnyView;
  after: AnyView;
}

/** The scenes of events that follow each other from a view on. */
export function follow(view: AnyView, told: readonly { event: AnyEvent; change: Change }[]): Scene[] {
  let before = view;
  return told.map(({ event, change }) => {
    const scene = { event, before, after: fold(before, change) };
    before = scene.after;
    return scene;
  });
}

/** The scenes of every step of a replay, as one of its viewers saw them. */
export function unfold(replay: Replay, viewer: number | null): Scene[][] {
  const place = replay.viewers.indexOf(viewer);
  let view = replay.opening[place]!;
  return replay.steps.map(({ events }) => {
    const scenes = follow(view, events.map(({ event, changes }) => ({ event, change: changes[place]! })));
    view = scenes.at(-1)?.after ?? view;
    return scenes;
  });
}
