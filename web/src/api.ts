/** The answers of the home of rooms: a server's, or the page's own. */

import { alone, base } from './home';
import { keep, recall } from './kept';
import { spoken } from './language.svelte';
import type {
  Advice,
  Catalog,
  ChallengeInfo,
  CourseInfo,
  DealInfo,
  DealPars,
  DeviceLink,
  ErrorBody,
  LanInfo,
  LessonSheet,
  Links,
  Me,
  Previews,
  PuzzleList,
  PuzzleSheet,
  Replay,
  Review,
  RoomCode,
  RoomInfo,
  RoomRequest,
  Rooms,
} from './protocol';
import { transport } from './transport';

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
/** Whether somebody has been here before with this browser. */
export const returns = (): boolean => recall(MET) !== null;
let introduced: Promise<unknown> | null = null;

/** The first request makes us somebody; were there several at once, we would be several people. */
function introduce(): Promise<unknown> {
  if (alone && returns()) return Promise.resolve(); // there is one person here, who has a name
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
  return (await (await request(path, method, body)).json()) as Answer;
}

/** The answer to a request that was granted, or ApiError. */
async function request(path: string, method = 'GET', body?: unknown): Promise<Response> {
  let response: Response;
  try {
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    const type = typeof body === 'string' ? 'text/plain' : 'application/json';
    const content = body === undefined ? {} : { body: text, headers: { 'Content-Type': type } };
    response = await transport.request(path, { method, ...content });
  } catch {
    throw new ApiError('offline', 'the server cannot be reached');
  }
  return granted(response);
}

async function granted(response: Response): Promise<Response> {
  if (response.ok) return response;
  const refused = (await response.json().catch(() => null)) as { error?: ErrorBody } | null;
  const error = refused?.error ?? null;
  throw new ApiError(error?.code ?? 'internal', error?.message ?? response.statusText, error);
}

async function readFile<Content>(path: string): Promise<Content> {
  return (await (await fetch(base + path)).json()) as Content;
}

/** What was told of rooms when they were made: who goes there next need not ask. */
const made = new Map<string, RoomInfo>();

async function begin(asked: Promise<RoomInfo>): Promise<RoomInfo> {
  const room = await asked;
  made.set(room.id, room);
  return room;
}

/** The room, if it has just been made. */
function takeMade(id: string): RoomInfo | undefined {
  const room = made.get(id);
  made.delete(id);
  return room;
}

export const getMe = () => ask<Me>('me');
export const setName = (name: string) => ask<Me>('me', 'PATCH', { name });
export const linkDevice = () => ask<DeviceLink>('me/link', 'POST', {});
export const getLinks = () => ask<Links>('me/links');
export const revokeLink = (id: string) => ask<Links>(`me/links/${id}`, 'DELETE');
export const claimPerson = (token: string) => ask<Me>('me/claim', 'POST', { token });
/** What rooms can be made of; a site without a server has it as a file, so that nobody waits for the runtime to see it. */
export const getCatalog = () => (alone ? readFile<Catalog>('catalog.json') : ask<Catalog>('catalog'));
export const makeRoom = (request: RoomRequest) => begin(ask('rooms', 'POST', request));
export const getRoom = async (id: string) => takeMade(id) ?? ask<RoomInfo>(`rooms/${id}`);
export const getCode = (id: string) => ask<RoomCode>(`rooms/${id}/code`);
export const findByCode = (code: string) => ask<RoomInfo>(`codes/${encodeURIComponent(code)}`);
/** Whether devices in the local network find the page, and the switch for it. */
export const getLan = () => ask<LanInfo>('lan');
export const switchLan = (open: boolean) => ask<LanInfo>('lan', 'PUT', { open });
export const getLobby = () => ask<Rooms>('rooms');
export const getMyRooms = () => ask<Rooms>('rooms/mine');
export const getMyReplays = () => ask<Rooms>('replays');
export const makeRematch = (id: string, start: boolean) => begin(ask(`rooms/${id}/rematch`, 'POST', { start }));
/** Whose eyes a match is seen through: a seat's, an onlooker's, or everybody's at once. */
export type Viewer = number | 'onlooker' | 'open';
const VIEWERS = { onlooker: 'none', open: 'all' };
const eyes = (viewer: Viewer): string => `viewer=${typeof viewer === 'number' ? viewer : VIEWERS[viewer]}`;
export const getReplay = (id: string, viewer: Viewer = 'open') => ask<Replay>(`rooms/${id}/replay?${eyes(viewer)}`);
export const openRecord = (text: string, viewer: Viewer = 'open') => ask<Replay>(`replay?${eyes(viewer)}`, 'POST', text);
/** Everything that a page without a server keeps, as one text. */
export const getBackup = async () => (await request('backup')).text();
export const restoreBackup = (text: string) => ask<{ added: number; known: number }>('backup', 'POST', text);
export const getAdvice = (id: string) => ask<Advice>(`rooms/${id}/advice`);
export const getPreviews = (id: string, seat: number | null) => ask<Previews>(`rooms/${id}/previews?seat=${seat ?? ''}`);
export const getCourse = (game: string) => ask<CourseInfo>(`lessons/${game}`);
export const getLesson = (game: string, name: string) => ask<LessonSheet>(`lessons/${game}/${name}`);
export const getPuzzles = (game: string) => ask<PuzzleList>(`puzzles/${game}`);
export const getPuzzle = (game: string, id: string) => ask<PuzzleSheet>(`puzzles/${game}/${id}`);
export const getDeal = (game: string) => ask<DealInfo>(`daily/${game}`);
export const playDeal = (game: string) => ask<RoomInfo>(`daily/${game}`, 'POST', {});
/** What bots make of the deal of the day in one's place, once one has played it. */
export const getPars = (game: string) => ask<DealPars>(`daily/${game}/pars`);
export const makeChallenge = (room: string) => ask<ChallengeInfo>(`rooms/${room}/challenge`);
export const getChallenge = (text: string) => ask<ChallengeInfo>(`challenges/${text}`);
export const takeChallenge = (text: string) => ask<RoomInfo>(`challenges/${text}`, 'POST', {});
export type Reviews = (Review | null)[];
const query = (steps: readonly number[]): string => steps.map((step) => `step=${step}`).join('&');
export const getReviews = (id: string, steps: readonly number[]) => ask<Reviews>(`rooms/${id}/reviews?${query(steps)}`);
export const reviewRecord = (text: string, steps: readonly number[]) => ask<Reviews>(`reviews?${query(steps)}`, 'POST', text);
/** Gives a finished match of the page alone to the server that the page came from. */
export async function sendRecord(text: string): Promise<void> {
  let response: Response;
  try {
    response = await fetch('/api/records', { method: 'POST', headers: { 'Content-Type': 'text/plain' }, body: text });
  } catch {
    throw new ApiError('offline', 'the server cannot be reached');
  }
  await granted(response);
}
export const getRecord = async (id: string) => (await request(`rooms/${id}/record`)).text();
