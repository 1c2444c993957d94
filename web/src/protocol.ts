// Generated from the server's types by `python scripts/protocol.py`: change those, not this.

export const VERSION = 1;

export type GameName =
  | "six";

export type Level =
  | "novice"
  | "casual";

export type Emote =
  | "hello"
  | "good_luck"
  | "thinking"
  | "hurry"
  | "nice"
  | "ouch"
  | "moo"
  | "laugh"
  | "sorry"
  | "thanks"
  | "good_game"
  | "bye";

export type ErrorCode =
  | "bad_message"
  | "too_large"
  | "rate_limited"
  | "busy"
  | "bad_origin"
  | "bad_token"
  | "bad_options"
  | "bad_record"
  | "not_found"
  | "too_many"
  | "rule"
  | "late"
  | "not_asked"
  | "not_seated"
  | "not_host"
  | "not_open"
  | "not_a_bot"
  | "not_full"
  | "not_away"
  | "started"
  | "not_running"
  | "not_over"
  | "internal";

/** Who sits at a seat. */
export interface Chair {
  seat: number;
  kind: "bot" | "open" | "person";
  name: string | null;
  level: Level | null;
  present: boolean;
  you: boolean;
  stand_in: boolean;
  salted: boolean;
}

/** Time to answer, in seconds: so many for each decision, and a bank for the whole match to draw on beyond. */
export interface Clock {
  decision: number;
  bank: number;
}

/** How a match ended: each seat's score as its game counts, and ranks from 1, ties sharing the better one. */
export interface Outcome {
  scores: number[];
  ranks: number[];
}

/** What everybody may know of a room. */
export interface RoomInfo {
  id: string;
  game: GameName;
  options: AnyOptions;
  seats: number;
  public: boolean;
  status: "over" | "running" | "waiting";
  host: boolean;
  chairs: Chair[];
  clock: Clock | null;
  commit: string;
  created: number;
  seq: number;
  spectators: number;
  moved_to: string | null;
  outcome: Outcome | null;
}

/** The first message. */
export interface Welcome {
  type: "welcome";
  room: RoomInfo;
  you: number | null;
  seq: number;
  protocol: number;
}

/** Chairs, presence, host or status have changed. */
export interface RoomChanged {
  type: "room";
  room: RoomInfo;
  you: number | null;
}

/** An event with its number. */
export interface SeenEvent {
  seq: number;
  event: AnyEvent;
}

/** A question to a seat: its kind, the rule behind it and every answer (sorted, distinct, never none). */
export interface Prompt {
  kind: string;
  rule: string;
  legal: AnyAction[];
  revises: boolean;
}

/** A seat's clock when the message was made: what is left of the decision it owes, and of its bank. */
export interface Clockface {
  running: boolean;
  left_ms: number | null;
  bank_ms: number;
}

/** The match as this seat may know it, and the events since the last update, or since the `seq` asked for. */
export interface Update {
  type: "update";
  seq: number;
  events: SeenEvent[];
  view: AnyView;
  prompt: Prompt | null;
  decision: number | null;
  clocks: Clockface[];
  waiting: number[];
  outcome: Outcome | null;
}

/** The command is done, and on disk. */
export interface Ack {
  type: "ack";
  id: string;
  seq: number;
}

/** The command is refused, and nothing has changed. */
export interface Failure {
  type: "error";
  id: string | null;
  code: ErrorCode;
  message: string;
  rule: string | null;
  key: string | null;
  details: Record<string, unknown>;
}

/** Somebody at the table shows a feeling. */
export interface Emoted {
  type: "emote";
  seat: number | null;
  name: string;
  emote: Emote;
}

/** There is a rematch. */
export interface Moved {
  type: "moved";
  room_id: string;
}

/** The last message: why the server ends the connection, and whether to connect anew. */
export interface Bye {
  type: "bye";
  reason: "busy" | "drain" | "gone" | "rate" | "replaced" | "slow";
  reconnect: boolean;
}

/** Who you are. */
export interface Me {
  person: string;
  name: string;
}

/** A token by which another device becomes you, for a while. */
export interface DeviceLink {
  token: string;
  seconds: number;
}

/** A way of playing a game, and for how many seats. */
export interface Variant {
  name: string;
  min_seats: number;
  max_seats: number;
  usual_seats: number;
}

/** What a person choosing an option must know. */
export interface OptionInfo {
  name: string;
  kind: string;
  default: unknown;
  choices: unknown[];
  minimum: number | null;
  maximum: number | null;
  optional: boolean;
}

/** A game that rooms can be made for. */
export interface GameInfo {
  name: GameName;
  fewest_wins: boolean;
  picks: string[];
  variants: Variant[];
  options: OptionInfo[];
  presets: string[];
}

/** What a room can be made of. */
export interface Catalog {
  games: GameInfo[];
  levels: Level[];
  emotes: Emote[];
  clocks: Clock[];
  languages: string[];
}

/** Some rooms. */
export interface Rooms {
  rooms: RoomInfo[];
}

/** One action: what it made happen, and what every viewer knew after it. */
export interface ReplayStep {
  seat: number;
  action: AnyAction;
  text: string;
  seq: number;
  events: AnyEvent[];
  views: AnyView[];
  waiting: number[];
}

/** A finished match, all open. */
export interface Replay {
  game: GameName;
  options: AnyOptions;
  names: string[];
  bots: (Level | null)[];
  seed: string;
  commit: string;
  salts: string[];
  viewers: (number | null)[];
  opening: AnyView[];
  steps: ReplayStep[];
  outcome: Outcome | null;
}

/** Why an HTTP request is refused. */
export interface ErrorBody {
  code: ErrorCode;
  message: string;
  rule: string | null;
  key: string | null;
  details: Record<string, unknown>;
}

/** What every refused HTTP request is answered with. */
export interface ErrorReply {
  error: ErrorBody;
}

/** Answer the question of that number. */
export interface Answer {
  type: "answer";
  id: string;
  decision: number;
  action: AnyAction;
}

/** Take an open chair, before the start. */
export interface Sit {
  type: "sit";
  id: string;
  seat: number;
}

/** Give the chair up, before the start. */
export interface Stand {
  type: "stand";
  id: string;
}

/** Start the match: the host may, once no chair is open. */
export interface Start {
  type: "start";
  id: string;
}

/** Put a bot on an open chair: the host may, before the start. */
export interface AddBot {
  type: "add_bot";
  id: string;
  seat: number;
  level: Level;
}

/** Take a bot off its chair: the host may, before the start. */
export interface RemoveBot {
  type: "remove_bot";
  id: string;
  seat: number;
}

/** Change the name on your chair. */
export interface Rename {
  type: "name";
  id: string;
  name: string;
}

/** Add to the deal's seed, before the start. */
export interface AddSalt {
  type: "salt";
  id: string;
  text: string;
}

/** Show a feeling from the fixed set. */
export interface SendEmote {
  type: "emote";
  id: string;
  emote: Emote;
}

/** Let a bot play this seat until you return. */
export interface Leave {
  type: "leave";
  id: string;
}

/** Take the seat back from the bot; an answer does so too. */
export interface Return {
  type: "back";
  id: string;
}

/** Let a bot play for a person who is not there and whom the table waits for: anybody seated may. */
export interface CallStandIn {
  type: "stand_in";
  id: string;
  seat: number;
}

/** What a chair of a new room is for. */
export interface ChairRequest {
  kind: "bot" | "me" | "open";
  level?: Level | null;
}

/** A new room; by default you sit at its first chair and the others are open. */
export interface RoomRequest {
  game: GameName;
  options?: Record<string, unknown>;
  seats?: number | null;
  public?: boolean;
  clock?: Clock | null;
  chairs?: ChairRequest[] | null;
  hot_seat_names?: string[];
  start?: boolean;
}

/** The same table again. */
export interface RematchRequest {
  start?: boolean;
}

/** A name of one's own. */
export interface NameRequest {
  name: string;
}

/** Become, on this device, the person who made the token on another. */
export interface ClaimRequest {
  token: string;
}

export type ServerMessage =
  | Welcome
  | RoomChanged
  | Update
  | Ack
  | Failure
  | Emoted
  | Moved
  | Bye;

export type Command =
  | Answer
  | Sit
  | Stand
  | Start
  | AddBot
  | RemoveBot
  | Rename
  | AddSalt
  | SendEmote
  | Leave
  | Return
  | CallStandIn;

/** Variant and end of the match; a fixed number of `rounds` sets the limit aside. */
export interface SixOptions {
  variant?: "classic" | "pro";
  limit?: number;
  limit_rule?: "exceed" | "reach";
  rounds?: number | null;
}

/** A revealed card and whose it is. */
export interface SixReveal {
  seat: number;
  card: number;
}

/** All that a seat (or nobody: an onlooker) has seen and remembers. */
export interface SixView {
  seat: number | null;
  phase: "deal" | "draft" | "first" | "over" | "pick" | "place";
  round: number;
  first: number | null;
  pool: number[];
  rows: number[][];
  hand: number[];
  pick: number | null;
  hand_sizes: number[];
  known: number[][];
  picked: boolean[];
  queue: SixReveal[];
  stacks: number[][];
  scores: number[];
  played: number[][];
}

/** Chance says who drafts first in round one. */
export interface SixDrawFirst {
  type: "draw_first";
  first_seat: number;
}

/** Chance deals: ten cards for each seat in turn, then the row starts. */
export interface SixDeal {
  type: "deal";
  cards: number[];
}

/** Take one of the cards that lie open. */
export interface SixDraftCard {
  type: "draft_card";
  card: number;
}

/** Commit a card of the hand, face down. */
export interface SixPickCard {
  type: "pick_card";
  card: number;
}

/** Take that row for a low card. */
export interface SixTakeRow {
  type: "take_row";
  row: number;
}

/** A round begins. */
export interface SixRoundStarted {
  type: "round_started";
  round: number;
  rule: string;
}

/** Chance said who drafts first. */
export interface SixFirstDrawn {
  type: "first_drawn";
  seat: number;
  rule: string;
}

/** A seat got its cards. */
export interface SixHandDealt {
  type: "hand_dealt";
  seat: number;
  count: number;
  cards: number[] | null;
  rule: string;
}

/** The cards of the round lie open for the draft. */
export interface SixDraftOpened {
  type: "draft_opened";
  cards: number[];
  first_seat: number;
  rule: string;
}

/** A seat took an open card into its hand. */
export interface SixCardDrafted {
  type: "card_drafted";
  seat: number;
  card: number;
  rule: string;
}

/** The rows have their first cards. */
export interface SixRowsLaid {
  type: "rows_laid";
  starts: number[];
  rule: string;
}

/** A seat committed a card, or another one in its stead. */
export interface SixCardPicked {
  type: "card_picked";
  seat: number;
  card: number | null;
  rule: string;
}

/** All picks lie open, in the order in which they will be placed. */
export interface SixCardsRevealed {
  type: "cards_revealed";
  reveals: SixReveal[];
  rule: string;
}

/** A card lies at the end of a row, or starts it. */
export interface SixCardPlaced {
  type: "card_placed";
  seat: number;
  card: number;
  row: number;
  rule: string;
}

/** A seat took a row onto its stack. */
export interface SixRowTaken {
  type: "row_taken";
  seat: number;
  row: number;
  cards: number[];
  cows: number;
  rule: string;
}

/** The cows of the round are written down. */
export interface SixRoundEnded {
  type: "round_ended";
  round: number;
  cows: number[];
  scores: number[];
  rule: string;
}

/** The match is over. */
export interface SixMatchEnded {
  type: "match_ended";
  scores: number[];
  ranks: number[];
  rule: string;
}

export type SixAction =
  | SixDrawFirst
  | SixDeal
  | SixDraftCard
  | SixPickCard
  | SixTakeRow;

export type SixEvent =
  | SixRoundStarted
  | SixFirstDrawn
  | SixHandDealt
  | SixDraftOpened
  | SixCardDrafted
  | SixRowsLaid
  | SixCardPicked
  | SixCardsRevealed
  | SixCardPlaced
  | SixRowTaken
  | SixRoundEnded
  | SixMatchEnded;

export type AnyOptions =
  | SixOptions;

export type AnyView =
  | SixView;

export type AnyAction =
  | SixAction;

export type AnyEvent =
  | SixEvent;

export interface Games {
  six: { options: SixOptions; view: SixView; action: SixAction; event: SixEvent };
}
