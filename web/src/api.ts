/** The server's HTTP answers. */

import { keep, recall } from './kept';
import { spoken } from './language.svelte';
import type {
  Advice,
  Catalog,
  DeviceLink,
  ErrorBody,
  Links,
  Me,
  Replay,
  Review,
  RoomInfo,
  RoomRequest,
  Rooms,
} from './protocol';

/** A request that the server refused, or that did not reach it (`code` is then "offline"). */
export class ApiError extends Error {
  readonly code: string;
  readonly body: ErrorBody | null;

  constructor(code: string, message: string, body: ErrorBody | null = null) {
    super(message);
    this.code = code;
    this.body = body;
  }
}

const MET = 'stado-met';
let introduced: Promise<unknown> | null = null;

/** The first request makes us somebody; were there several at once, we would be several people. */
function introduce(): Promise<unknown> {
  introduced ??= send<Me>('me')
    .then(nameNewcomer)
    .catch((error: unknown) => {
      introduced = null;
      throw error;
    });
  return introduced;
}

/** The server names newcomers after animals, in English; here they are called so in the page's language. */
async function nameNewcomer({ name }: Me): Promise<void> {
  if (recall(MET)) return;
  const own = spoken().find(`web-guest-${name.toLowerCase()}`);
  if (own !== null && own !== name) await send<Me>('me', 'PATCH', { name: own });
  keep(MET, 'yes');
}

async function ask<Answer>(path: string, method = 'GET', body?: unknown): Promise<Answer> {
  await introduce();
  return send<Answer>(path, method, body);
}

async function send<Answer>(path: string, method = 'GET', body?: unknown): Promise<Answer> {
  let response: Response;
  try {
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    const type = typeof body === 'string' ? 'text/plain' : 'application/json';
    const content = body === undefined ? {} : { body: text, headers: { 'Content-Type': type } };
    response = await fetch(`/api/${path}`, { method, ...content });
  } catch {
    throw new ApiError('offline', 'the server cannot be reached');
  }
  if (response.ok) return (await response.json()) as Answer;
  const refused = (await response.json().catch(() => null)) as { error?: ErrorBody } | null;
  const error = refused?.error ?? null;
  throw new ApiError(error?.code ?? 'internal', error?.message ?? response.statusText, error);
}

export const getMe = () => ask<Me>('me');
export const setName = (name: string) => ask<Me>('me', 'PATCH', { name });
export const linkDevice = () => ask<DeviceLink>('me/link', 'POST', {});
export const getLinks = () => ask<Links>('me/links');
export const revokeLink = (id: string) => ask<Links>(`me/links/${id}`, 'DELETE');
export const claimPerson = (token: string) => ask<Me>('me/claim', 'POST', { token });
export const getCatalog = () => ask<Catalog>('catalog');
export const makeRoom = (request: RoomRequest) => ask<RoomInfo>('rooms', 'POST', request);
export const getRoom = (id: string) => ask<RoomInfo>(`rooms/${id}`);
export const getLobby = () => ask<Rooms>('rooms');
export const getMyRooms = () => ask<Rooms>('rooms/mine');
export const getMyReplays = () => ask<Rooms>('replays');
export const makeRematch = (id: string, start: boolean) => ask<RoomInfo>(`rooms/${id}/rematch`, 'POST', { start });
export const getReplay = (id: string) => ask<Replay>(`rooms/${id}/replay`);
export const openRecord = (text: string) => ask<Replay>('replay', 'POST', text);
export const getAdvice = (id: string) => ask<Advice>(`rooms/${id}/advice`);
export type Reviews = (Review | null)[];
const query = (steps: readonly number[]): string => steps.map((step) => `step=${step}`).join('&');
export const getReviews = (id: string, steps: readonly number[]) => ask<Reviews>(`rooms/${id}/reviews?${query(steps)}`);
export const reviewRecord = (text: string, steps: readonly number[]) => ask<Reviews>(`reviews?${query(steps)}`, 'POST', text);
export const recordAddress = (id: string) => `/api/rooms/${id}/record`;
