// Generated from the server's types by `python scripts/protocol.py`: change those, not this.

export const VERSION = 4;

export type GameName =
  | "six"
  | "board"
  | "loot"
  | "three";

export type Level =
  | "novice"
  | "casual"
  | "strong"
  | "master";

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
  | "unknown"
  | "bad_origin"
  | "bad_host"
  | "bad_token"
  | "bad_options"
  | "bad_record"
  | "not_found"
  | "no_code"
  | "broken"
  | "closed"
  | "too_many"
  | "too_often"
  | "rule"
  | "id_used"
  | "late"
  | "not_asked"
  | "not_seated"
  | "not_host"
  | "not_local"
  | "no_network"
  | "not_open"
  | "not_a_bot"
  | "not_full"
  | "too_full"
  | "not_alone"
  | "counted"
  | "nothing_undone"
  | "not_away"
  | "started"
  | "not_running"
  | "not_over"
  | "internal";

/** What is different between two views: paths of names and places, with the value that belongs at the end of each. */
export type Change = [path: (string | number)[], value: unknown][];

export type Seat = number;

export type BySeat = number[];

export type Card = number;

export type RowIndex = number;

export type PlaceIndex = number;

export type Tile = number;

/** Who sits at a seat. */
export interface Chair {
  seat: Seat;
  kind: "bot" | "open" | "person";
  name: string | null;
  level: Level | null;
  present: boolean;
  you: boolean;
  stand_in: boolean;
  salted: boolean;
}

/** Time to answer, in seconds: for each decision, and a bank for the whole match to draw on beyond. */
export interface Clock {
  decision: number;
  bank: number;
}

/** How a match ended: each seat's score as its game counts, and ranks from 1, ties sharing the better one. */
export interface Outcome {
  scores: BySeat;
  ranks: BySeat;
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
  onlookers: string[];
  moved_to: string | null;
  outcome: Outcome | null;
  undone: number;
}

/** The first message. */
export interface Welcome {
  type: "welcome";
  room: RoomInfo;
  you: Seat | null;
  seq: number;
  protocol: number;
}

/** Chairs, presence, host or status have changed. */
export interface RoomChanged {
  type: "room_changed";
  room: RoomInfo;
  you: Seat | null;
}

/** An event with its number, and what it makes of the seat's own view. */
export interface SeenEvent {
  seq: number;
  event: AnyEvent;
  change: Change;
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

/** What has happened since the last update, or since the `seq` asked for, as this seat may know it. */
export interface Update {
  type: "update";
  seq: number;
  since: number;
  view: AnyView | null;
  events: SeenEvent[];
  prompt: Prompt | null;
  decision: number | null;
  clocks: Clockface[];
  waiting: Seat[];
  may_undo: boolean;
  outcome: Outcome | null;
}

/** The command is done, and on disk. */
export interface Ack {
  type: "ack";
  id: string;
  seq: number;
}

/** The command is refused, and nothing has changed; `unknown` alone leaves open whether it was done. */
export interface Failure {
  type: "failure";
  id: string | null;
  code: ErrorCode;
  message: string;
  rule: string | null;
  key: string | null;
  details: Record<string, unknown>;
}

/** Somebody at the table shows a feeling. */
export interface Emoted {
  type: "emoted";
  seat: Seat | null;
  name: string;
  emote: Emote;
}

/** There is a rematch. */
export interface Moved {
  type: "moved";
  room_id: string;
}

/** The last message: why the server ends the connection, and whether to connect again. */
export interface Bye {
  type: "bye";
  reason: "busy" | "drain" | "gone" | "rate";
  reconnect: boolean;
}

/** Who you are. */
export interface Me {
  person: string;
  name: string;
}

/** A token by which another device becomes you, once and within a while. */
export interface DeviceLink {
  token: string;
  seconds: number;
  id: string;
}

/** A link of yours; times in milliseconds since 1970. */
export interface LinkInfo {
  id: string;
  created: number;
  until: number;
  used: number | null;
}

/** Your links that are used, or can still be. */
export interface Links {
  links: LinkInfo[];
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
  facts: AnyFacts;
  taught: boolean;
}

/** What a room can be made of. */
export interface Catalog {
  games: GameInfo[];
  levels: Level[];
  emotes: Emote[];
  clocks: Clock[];
  languages: string[];
  version: string;
}

/** Some rooms. */
export interface Rooms {
  rooms: RoomInfo[];
}

/** Letters that lead to a room, as long as it is not over and something happens in it every day. */
export interface RoomCode {
  code: string;
}

/** Whether devices in the local network find the page; for whoever sits at the server's own machine. */
export interface LanInfo {
  available: boolean;
  address: string | null;
}

/** An event, and what it makes of every viewer's view. */
export interface ReplayEvent {
  event: AnyEvent;
  changes: Change[];
}

/** One action, and what it made happen. */
export interface ReplayStep {
  seat: Seat;
  action: AnyAction | null;
  text: string;
  seq: number;
  events: ReplayEvent[];
  waiting: Seat[];
  choice: boolean;
}

/** A part of every seat's final score. */
export interface ScorePart {
  kind: string;
  round: number | null;
  scores: number[];
}

/** The one change of a score that weighed most for somebody; it may be another seat's. */
export interface TurningPoint {
  seq: number;
  seat: Seat;
  score: number;
  kind: string;
  piece: string;
  round: number | null;
}

/** A match from its record, all open or as one viewer saw it. */
export interface Replay {
  game: GameName;
  options: AnyOptions;
  names: string[];
  bots: (Level | null)[];
  seed: string;
  commit: string;
  salts: string[];
  viewers: (Seat | null)[];
  opening: AnyView[];
  steps: ReplayStep[];
  outcome: Outcome | null;
  undone: number;
  parts: ScorePart[];
  turning_points: (TurningPoint | null)[];
}

/** A legal answer, and what it was worth to its seat. */
export interface ReviewedAnswer {
  action: AnyAction;
  text: string;
  value: number;
  error: number | null;
}

/** What a master makes of the answer given at one step of a match, from what its seat knew. */
export interface Review {
  seat: Seat;
  kind: string;
  rule: string;
  given: number;
  loss: number;
  sure: boolean;
  answers: ReviewedAnswer[];
}

/** What a master makes of the answers to a question of a running match, from what the seat knows. */
export interface Advice {
  decision: number;
  answers: ReviewedAnswer[];
}

/** What the answers to a question of a running match would do, made of what the seat knows. */
export interface Previews {
  decision: number | null;
  previews: (AnyPreview | null)[];
}

/** What a list of lessons tells of one. */
export interface LessonInfo {
  name: string;
  words: string;
  variant: string;
  exercises: number;
  rules: string[];
}

/** The short match that a course ends with, against bots of one level. */
export interface PracticeMatch {
  options: AnyOptions;
  seats: number;
  level: Level;
  previews: boolean;
}

/** The lessons of a game in order, and what comes after them. */
export interface CourseInfo {
  game: GameName;
  turns: string[];
  lessons: LessonInfo[];
  match: PracticeMatch;
}

/** What becomes of an answer to an exercise. */
export interface AnswerVerdict {
  right: boolean;
  cost: number | null;
  rule: string;
  words: string;
  events: SeenEvent[];
}

/** One question of a lesson, with a verdict for each legal answer in the order of the prompt. */
export interface ExerciseSheet {
  words: string;
  rules: string[];
  you: Seat;
  names: string[];
  view: AnyView;
  prompt: Prompt;
  verdicts: AnswerVerdict[];
}

/** A lesson, whole. */
export interface LessonSheet {
  game: GameName;
  name: string;
  words: string;
  options: AnyOptions;
  exercises: ExerciseSheet[];
}

/** What a list of puzzles tells of one. */
export interface PuzzleInfo {
  id: string;
  variant: string;
}

/** The puzzles of a game, from the easiest to the hardest. */
export interface PuzzleList {
  game: GameName;
  puzzles: PuzzleInfo[];
}

/** How often the score changes by that much until the seat's next turn. */
export interface OutcomeShare {
  change: number;
  share: number;
}

/** A legal answer to a puzzle, and what it gives away against the best, in the unit of the score. */
export interface PuzzleAnswer {
  action: AnyAction;
  loss: number;
  right: boolean;
  outcomes: OutcomeShare[];
}

/** What a level answers to a puzzle most often, and how often it is wrong. */
export interface LevelAnswer {
  level: Level;
  action: AnyAction;
  missed: number;
}

/** A puzzle, whole: a seat's view and question, and what thinkers make of its answers against good players. */
export interface PuzzleSheet {
  id: string;
  game: GameName;
  options: AnyOptions;
  you: Seat;
  names: string[];
  view: AnyView;
  prompt: Prompt;
  answers: PuzzleAnswer[];
  theme: string;
  levels: LevelAnswer[];
}

/** What somebody made of a deal of the day on this server. */
export interface DealResult {
  name: string;
  score: number;
  rank: number;
  you: boolean;
}

/** The deal of a day: the same cards and the same bots for everybody. */
export interface DealInfo {
  game: GameName;
  day: string;
  options: AnyOptions;
  seats: number;
  level: Level;
  room: RoomInfo | null;
  results: DealResult[];
}

/** What a bot makes of a deal of the day in the person's place. */
export interface DealPar {
  level: Level;
  score: number;
  rank: number;
  text: string;
}

/** What bots of several levels make of a deal of the day. */
export interface DealPars {
  pars: DealPar[];
}

/** A finished match of somebody, to be beaten: the same deal, and bots of the same levels. */
export interface ChallengeInfo {
  text: string;
  game: GameName;
  options: AnyOptions;
  seats: number;
  level: Level;
  name: string;
  score: number;
  room: RoomInfo | null;
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

/** Wait for another match of the same game: the host may, before the start. Nobody seated loses their place. */
export interface ChangeTable {
  type: "change_table";
  id: string;
  options: Record<string, unknown>;
  seats: number;
  clock: Clock | null;
}

/** Start the match: the host may, once no chair is open, or with bots of a level on those that are. */
export interface Start {
  type: "start";
  id: string;
  fill?: Level | null;
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
  type: "rename";
  id: string;
  name: string;
}

/** Add to the deal's seed, before the start. */
export interface AddSalt {
  type: "add_salt";
  id: string;
  text: string;
}

/** Show a feeling from the fixed set. */
export interface SendEmote {
  type: "send_emote";
  id: string;
  emote: Emote;
}

/** Take back your last answer that left a choice, and all that followed: who plays with bots alone may. */
export interface Undo {
  type: "undo";
  id: string;
}

/** Let a bot play this seat until you return. */
export interface Leave {
  type: "leave";
  id: string;
}

/** Take the seat back from the bot; an answer does so too. */
export interface Return {
  type: "return";
  id: string;
}

/** Let a bot play for a person who has been away for a while and whom the table waits for: anybody seated may. */
export interface CallStandIn {
  type: "call_stand_in";
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

/** Listen in the local network, or no longer. */
export interface LanRequest {
  open: boolean;
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
  | ChangeTable
  | Start
  | AddBot
  | RemoveBot
  | Rename
  | AddSalt
  | SendEmote
  | Undo
  | Leave
  | Return
  | CallStandIn;

/** Variant and end of the match; a fixed number of `rounds` sets the limit aside. */
export interface SixOptions {
  variant?: "classic" | "jubilee" | "pro";
  limit?: number;
  limit_rule?: "exceed" | "reach";
  rounds?: number | null;
}

/** A revealed card and whose it is. */
export interface SixReveal {
  seat: Seat;
  card: Card;
}

/** What is asked while cards are placed, by the name of the action asked for, and of whom. */
export interface SixAgenda {
  ask: "exchange_special" | "insert_card" | "move_card" | "move_into" | "pay_card" | "play_special" | "replace_card" | "shuffle_pile" | "stop_row" | "take_row" | "turn_card";
  seat: Seat;
  turns: boolean;
  card: Card | null;
  cards: Card[];
  credit: number;
}

/** Specials that all had seen, and some of the pile that nobody had, became the pile; others lay beside it. */
export interface SixMixed {
  type: "mixed";
  specials: ("fifth_row" | "insert" | "minus_plus" | "move" | "replace" | "seven_takes" | "stop")[];
  hidden: number;
  beside: ("fifth_row" | "insert" | "minus_plus" | "move" | "replace" | "seven_takes" | "stop")[];
}

/** A seat got a special of the pile; only that seat knows which. */
export interface SixDrawn {
  type: "drawn";
  seat: Seat;
  special: "fifth_row" | "insert" | "minus_plus" | "move" | "replace" | "seven_takes" | "stop" | null;
}

/** A special left a seat's hand for all to see. */
export interface SixSpent {
  type: "spent";
  seat: Seat;
  special: "fifth_row" | "insert" | "minus_plus" | "move" | "replace" | "seven_takes" | "stop";
}

/** What a seat knows of what jubilee adds to the table. */
export interface SixSpecialsView {
  held: ("fifth_row" | "insert" | "minus_plus" | "move" | "replace" | "seven_takes" | "stop")[];
  held_sizes: number[];
  pile_size: number;
  discard: ("fifth_row" | "insert" | "minus_plus" | "move" | "replace" | "seven_takes" | "stop")[];
  lying: ("fifth_row" | "insert" | "minus_plus" | "move" | "replace" | "seven_takes" | "stop")[];
  markers: ("fifth_row" | "insert" | "minus_plus" | "move" | "replace" | "seven_takes" | "stop" | null)[];
  offers: Card[];
  stops: number[];
  out: Card[];
  memory: (SixMixed | SixDrawn | SixSpent)[];
}

/** A round that is over, as everybody saw it end. */
export interface SixPastRound {
  rows: Card[][];
  stacks: Card[][];
  played: Card[][];
}

/** All that a seat (or nobody: an onlooker) has seen and remembers. */
export interface SixView {
  seat: Seat | null;
  phase: "deal" | "draft" | "first" | "over" | "pick" | "place" | "specials";
  round: number;
  first: Seat | null;
  pool: Card[];
  rows: Card[][];
  hand: Card[];
  pick: Card | null;
  hand_sizes: BySeat;
  known: Card[][];
  picked: boolean[];
  queue: SixReveal[];
  agenda: SixAgenda | null;
  stacks: Card[][];
  scores: BySeat;
  standing: BySeat;
  played: Card[][];
  table: SixSpecialsView | null;
  past: SixPastRound[];
}

/** Cards, rows and hands of six; what depends on the variant is by its name. */
export interface SixFacts {
  game: "six";
  cows: number[];
  deck_sizes: Record<string, number[]>;
  hand_sizes: Record<string, number>;
  rows: number;
  row_capacity: number;
  seven_capacity: number;
  special_rules: Record<"fifth_row" | "insert" | "minus_plus" | "move" | "replace" | "seven_takes" | "stop", string>;
}

/** Chance says who drafts first in round one. */
export interface SixDrawFirst {
  type: "draw_first";
  first_seat: Seat;
}

/** Chance deals number cards: a hand for each seat in turn, then the row starts. */
export interface SixDeal {
  type: "deal";
  cards: Card[];
}

/** Chance deals all specials that nobody holds: as many for each seat in turn, then the pile from its top. */
export interface SixDealSpecials {
  type: "deal_specials";
  specials: ("fifth_row" | "insert" | "minus_plus" | "move" | "replace" | "seven_takes" | "stop")[];
}

/** Chance makes the pile again, from its top. */
export interface SixShufflePile {
  type: "shuffle_pile";
  specials: ("fifth_row" | "insert" | "minus_plus" | "move" | "replace" | "seven_takes" | "stop")[];
}

/** Take one of the cards that lie open. */
export interface SixDraftCard {
  type: "draft_card";
  card: Card;
}

/** Commit a card of the hand, face down. */
export interface SixPickCard {
  type: "pick_card";
  card: Card;
}

/** Take that row for a low card. */
export interface SixTakeRow {
  type: "take_row";
  row: RowIndex;
}

/** Play a special with the card that is to be placed, or none. */
export interface SixPlaySpecial {
  type: "play_special";
  special: "fifth_row" | "insert" | "minus_plus" | "move" | "replace" | "seven_takes" | "stop" | null;
}

/** Insert the card into that row, where it fits. */
export interface SixInsertCard {
  type: "insert_card";
  row: RowIndex;
}

/** Place that card of the hand in place of the one revealed. */
export interface SixReplaceCard {
  type: "replace_card";
  card: Card;
}

/** Move that card out of its row. */
export interface SixMoveCard {
  type: "move_card";
  card: Card;
}

/** Move the card into that row, where it fits. */
export interface SixMoveInto {
  type: "move_into";
  row: RowIndex;
}

/** Lay Stop at the end of that row. */
export interface SixStopRow {
  type: "stop_row";
  row: RowIndex;
}

/** Turn that card of the row taken to plus. */
export interface SixTurnCard {
  type: "turn_card";
  card: Card;
}

/** Pay for that card of the stack, or for none any more. */
export interface SixPayCard {
  type: "pay_card";
  card: Card | null;
}

/** Discard that special and draw another, or keep all. */
export interface SixExchangeSpecial {
  type: "exchange_special";
  special: "fifth_row" | "insert" | "minus_plus" | "move" | "replace" | "seven_takes" | "stop" | null;
}

/** A round begins, and what lay on the table is put away. */
export interface SixRoundStarted {
  type: "round_started";
  round: number;
  rule: string;
}

/** Chance said who drafts first. */
export interface SixFirstDrawn {
  type: "first_drawn";
  seat: Seat;
  rule: string;
}

/** A seat got its cards. */
export interface SixHandDealt {
  type: "hand_dealt";
  seat: Seat;
  count: number;
  cards: Card[] | null;
  rule: string;
}

/** The cards of the round lie open for the draft. */
export interface SixDraftOpened {
  type: "draft_opened";
  cards: Card[];
  first_seat: Seat;
  rule: string;
}

/** A seat took an open card into its hand. */
export interface SixCardDrafted {
  type: "card_drafted";
  seat: Seat;
  card: Card;
  rule: string;
}

/** The rows have their first cards. */
export interface SixRowsLaid {
  type: "rows_laid";
  starts: Card[];
  rule: string;
}

/** A seat committed a card, or replaced the one that it had committed. */
export interface SixCardPicked {
  type: "card_picked";
  seat: Seat;
  card: Card | null;
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
  seat: Seat;
  card: Card;
  row: RowIndex;
  rule: string;
}

/** A seat took a row onto its stack. */
export interface SixRowTaken {
  type: "row_taken";
  seat: Seat;
  row: RowIndex;
  cards: Card[];
  cows: number;
  rule: string;
}

/** A seat got specials. */
export interface SixSpecialsDealt {
  type: "specials_dealt";
  seat: Seat;
  count: number;
  specials: ("fifth_row" | "insert" | "minus_plus" | "move" | "replace" | "seven_takes" | "stop")[] | null;
  rule: string;
}

/** A seat can play a special with its card, which is next. */
export interface SixSpecialOffered {
  type: "special_offered";
  seat: Seat;
  card: Card;
  rule: string;
}

/** A seat that could play a special with its card played none. */
export interface SixSpecialPassed {
  type: "special_passed";
  seat: Seat;
  card: Card;
  rule: string;
}

/** A seat laid a special face up beside its number card. */
export interface SixSpecialPlayed {
  type: "special_played";
  seat: Seat;
  special: "fifth_row" | "insert" | "minus_plus" | "move" | "replace" | "seven_takes" | "stop";
  rule: string;
}

/** A special stays on the table with a row. */
export interface SixMarkerLaid {
  type: "marker_laid";
  special: "fifth_row" | "insert" | "minus_plus" | "move" | "replace" | "seven_takes" | "stop";
  row: RowIndex;
  rule: string;
}

/** A special that lay with a row is discarded. */
export interface SixMarkerCleared {
  type: "marker_cleared";
  special: "fifth_row" | "insert" | "minus_plus" | "move" | "replace" | "seven_takes" | "stop";
  row: RowIndex;
  rule: string;
}

/** A card lies within a row, or before its first card. */
export interface SixCardInserted {
  type: "card_inserted";
  seat: Seat;
  card: Card;
  row: RowIndex;
  place: PlaceIndex;
  rule: string;
}

/** A seat took its revealed card back and shows another one. */
export interface SixCardReplaced {
  type: "card_replaced";
  seat: Seat;
  card: Card;
  shown: Card;
  rule: string;
}

/** A seat has chosen the card that it moves out of a row. */
export interface SixCardLifted {
  type: "card_lifted";
  seat: Seat;
  card: Card;
  row: RowIndex;
  rule: string;
}

/** A card went from one row into another. */
export interface SixCardMoved {
  type: "card_moved";
  seat: Seat;
  card: Card;
  from_row: RowIndex;
  to_row: RowIndex;
  place: PlaceIndex;
  rule: string;
}

/** A seat put the number card just played on its stack, with the row. */
export interface SixCardStacked {
  type: "card_stacked";
  seat: Seat;
  card: Card;
  cows: number;
  rule: string;
}

/** A row is gone, and those below it move up. */
export interface SixRowRemoved {
  type: "row_removed";
  row: RowIndex;
  rule: string;
}

/** A card of the row taken left, its cows being credit. */
export interface SixCardTurned {
  type: "card_turned";
  seat: Seat;
  card: Card;
  credit: number;
  rule: string;
}

/** A card left the stack, paid for; the credit is what remains. */
export interface SixCardPaid {
  type: "card_paid";
  seat: Seat;
  card: Card;
  credit: number;
  rule: string;
}

/** Credit was not spent. */
export interface SixCreditLost {
  type: "credit_lost";
  seat: Seat;
  credit: number;
  rule: string;
}

/** A seat gave up a special for another one. */
export interface SixSpecialDiscarded {
  type: "special_discarded";
  seat: Seat;
  special: "fifth_row" | "insert" | "minus_plus" | "move" | "replace" | "seven_takes" | "stop";
  rule: string;
}

/** A seat that took a row kept its specials. */
export interface SixExchangePassed {
  type: "exchange_passed";
  seat: Seat;
  rule: string;
}

/** The discard became the pile. */
export interface SixPileShuffled {
  type: "pile_shuffled";
  count: number;
  rule: string;
}

/** A seat drew the top of the pile. */
export interface SixSpecialDrawn {
  type: "special_drawn";
  seat: Seat;
  special: "fifth_row" | "insert" | "minus_plus" | "move" | "replace" | "seven_takes" | "stop" | null;
  rule: string;
}

/** The cows of the round are written down. */
export interface SixRoundEnded {
  type: "round_ended";
  round: number;
  cows: BySeat;
  scores: BySeat;
  rule: string;
}

/** The match is over. */
export interface SixMatchEnded {
  type: "match_ended";
  scores: BySeat;
  ranks: BySeat;
  rule: string;
}

/** The card would lie at the end of a row. */
export interface SixCardFits {
  type: "card_fits";
  row: RowIndex;
  place: PlaceIndex;
  risk: number;
  score: number;
  certain: boolean;
}

/** The card would take a row. */
export interface SixCardTakes {
  type: "card_takes";
  row: RowIndex;
  score: number;
  certain: boolean;
}

/** The card would go to no row, and its owner take one: a cheapest is told. */
export interface SixCardTooLow {
  type: "card_too_low";
  row: RowIndex;
  score: number;
  certain: boolean;
}

export type SixAction =
  | SixDrawFirst
  | SixDeal
  | SixDealSpecials
  | SixShufflePile
  | SixDraftCard
  | SixPickCard
  | SixTakeRow
  | SixPlaySpecial
  | SixInsertCard
  | SixReplaceCard
  | SixMoveCard
  | SixMoveInto
  | SixStopRow
  | SixTurnCard
  | SixPayCard
  | SixExchangeSpecial;

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
  | SixSpecialsDealt
  | SixSpecialOffered
  | SixSpecialPassed
  | SixSpecialPlayed
  | SixMarkerLaid
  | SixMarkerCleared
  | SixCardInserted
  | SixCardReplaced
  | SixCardLifted
  | SixCardMoved
  | SixCardStacked
  | SixRowRemoved
  | SixCardTurned
  | SixCardPaid
  | SixCreditLost
  | SixSpecialDiscarded
  | SixExchangePassed
  | SixPileShuffled
  | SixSpecialDrawn
  | SixRoundEnded
  | SixMatchEnded;

export type SixPreview =
  | SixCardFits
  | SixCardTakes
  | SixCardTooLow;

/** Both sides as signs of spaces, the cows of the tiles from 1 up, and the clovers, lowest first. */
export interface BoardGameBoard {
  basic: string[][];
  advanced: string[][];
  cows: number[];
  clovers: number[];
}

/** Variant, board, and how far Place first moves a row. */
export interface BoardGameBoardOptions {
  variant?: "advanced" | "advanced-lucky" | "basic" | "basic-lucky";
  place_first?: "all" | "to_gap";
  board?: BoardGameBoard;
}

export type BoardGameOptions =
  | BoardGameBoardOptions;

/** A revealed tile and whose it is. */
export interface BoardGameReveal {
  seat: Seat;
  tile: Tile;
}

/** What cards have settled for the tile that is placed next. */
export interface BoardGamePlan {
  row: RowIndex | null;
  skips: number;
  asks: "another_tile" | "ascending_anywhere" | "place_first" | "skip" | "stop" | "swap" | "gain_5" | "positive_cows" | null;
}

/** The tile on that space sets it off. */
export interface BoardGameTrigger {
  type: "trigger";
  seat: Seat;
  row: RowIndex;
  space: PlaceIndex;
}

/** That number of lucky cards is to be taken. */
export interface BoardGameReward {
  type: "reward";
  seat: Seat;
  count: number;
}

/** The tile leaves the row it took for an empty one. */
export interface BoardGameLeave {
  type: "leave";
  seat: Seat;
  tile: Tile;
  row: RowIndex;
}

/** A tile or an action card is drawn. */
export interface BoardGameDrawOne {
  type: "draw_one";
  seat: Seat;
  what: "card" | "tile";
}

/** All that a seat (or nobody: an onlooker) has seen and remembers. */
export interface BoardGameView {
  seat: Seat | null;
  phase: "deal" | "deal_cards" | "over" | "pick" | "place";
  turn: number;
  sets: number;
  spaces: string[][];
  cows: number[];
  clovers: number[];
  rows: ((Tile | null)[])[];
  stops: RowIndex[];
  hand: Tile[];
  pick: Tile[] | null;
  hand_sizes: BySeat;
  known: Tile[][];
  picked: boolean[];
  queue: BoardGameReveal[];
  plan: BoardGamePlan;
  agenda: (BoardGameTrigger | BoardGameReward | BoardGameLeave | BoardGameDrawOne)[];
  supply_size: number;
  gone: Tile[];
  scores: BySeat;
  actions: (("another_tile" | "ascending_anywhere" | "place_first" | "skip" | "stop" | "swap")[] | null)[];
  action_sizes: BySeat;
  pile_size: number;
  discard: ("another_tile" | "ascending_anywhere" | "place_first" | "skip" | "stop" | "swap")[];
  remade: ("another_tile" | "ascending_anywhere" | "place_first" | "skip" | "stop" | "swap")[] | null;
  lucky: (("gain_5" | "positive_cows")[])[];
  lucky_pile: ("gain_5" | "positive_cows")[];
  played: Tile[][];
  lifted: RowIndex[];
  plus: Tile[];
}

/** What a space does; the amount is points, or how often the cows of the tile count, minus being a loss. */
export interface BoardGameSpace {
  kind: "card" | "cows" | "plain" | "points" | "take_cows" | "take_tiles" | "tile" | "two";
  amount: number;
}

/** Tiles, cards and spaces of the board game. */
export interface BoardGameFacts {
  game: "board";
  tiles: number;
  hand_size: number;
  limit: number;
  tokens: number;
  signs: Record<string, BoardGameSpace>;
  action_cards: Record<"another_tile" | "ascending_anywhere" | "place_first" | "skip" | "stop" | "swap", number>;
  lucky_cards: Record<"gain_5" | "positive_cows", number>;
}

/** Chance deals: twelve tiles for each seat in turn, then at first the row starts. */
export interface BoardGameDeal {
  type: "deal";
  tiles: Tile[];
}

/** Chance deals two action cards for each seat in turn. */
export interface BoardGameDealCards {
  type: "deal_cards";
  cards: ("another_tile" | "ascending_anywhere" | "place_first" | "skip" | "stop" | "swap")[];
}

/** Chance draws a tile from the supply. */
export interface BoardGameDrawTile {
  type: "draw_tile";
  tile: Tile;
}

/** Chance draws an action card from the pile. */
export interface BoardGameDrawCard {
  type: "draw_card";
  card: "another_tile" | "ascending_anywhere" | "place_first" | "skip" | "stop" | "swap";
}

/** Commit a tile, face down. */
export interface BoardGamePickTile {
  type: "pick_tile";
  tile: Tile;
}

/** Commit two tiles, face down, the lower first. */
export interface BoardGamePickTiles {
  type: "pick_tiles";
  tiles: Tile[];
}

/** Play no more cards for the tile. */
export interface BoardGamePlaceTile {
  type: "place_tile";
}

/** Play an action card or a lucky card for the tile that is placed next. */
export interface BoardGamePlayCard {
  type: "play_card";
  card: "another_tile" | "ascending_anywhere" | "place_first" | "skip" | "stop" | "swap" | "gain_5" | "positive_cows";
}

/** Reveal that tile in exchange, by Swap. */
export interface BoardGameSwapTile {
  type: "swap_tile";
  tile: Tile;
}

/** Reveal that tile too, by Another tile. */
export interface BoardGameAddTile {
  type: "add_tile";
  tile: Tile;
}

/** Put a STOP token on that row, by Stop. */
export interface BoardGameStopRow {
  type: "stop_row";
  row: RowIndex;
}

/** Put the tile at the start of that row, by Place first. */
export interface BoardGamePlaceFirst {
  type: "place_first";
  row: RowIndex;
}

/** Send the tile to the end of that row, by Ascending anywhere. */
export interface BoardGamePlaceAnywhere {
  type: "place_anywhere";
  row: RowIndex;
}

/** Let these tiles count plus, by Positive cows, the lower first. */
export interface BoardGameCountPlus {
  type: "count_plus";
  tiles: Tile[];
}

/** Take a lucky card of that kind. */
export interface BoardGameTakeLucky {
  type: "take_lucky";
  card: "gain_5" | "positive_cows";
}

/** Let the tile that took a row move on to that one. */
export interface BoardGameMoveTile {
  type: "move_tile";
  row: RowIndex;
}

/** A seat got twelve tiles behind its screen. */
export interface BoardGameTilesDealt {
  type: "tiles_dealt";
  seat: Seat;
  count: number;
  tiles: Tile[] | null;
  rule: string;
}

/** A seat got its first action cards. */
export interface BoardGameCardsDealt {
  type: "cards_dealt";
  seat: Seat;
  count: number;
  cards: ("another_tile" | "ascending_anywhere" | "place_first" | "skip" | "stop" | "swap")[] | null;
  rule: string;
}

/** Four rows have their first tiles. */
export interface BoardGameRowsLaid {
  type: "rows_laid";
  rows: ((Tile | null)[])[];
  starts: Tile[];
  rule: string;
}

/** Everybody picks that number of tiles. */
export interface BoardGameTurnStarted {
  type: "turn_started";
  turn: number;
  count: number;
  rule: string;
}

/** A seat committed its tiles, or replaced those that it had committed. */
export interface BoardGameTilesPicked {
  type: "tiles_picked";
  seat: Seat;
  count: number;
  tiles: Tile[] | null;
  rule: string;
}

/** All picks lie open, in the order in which they will be placed. */
export interface BoardGameTilesRevealed {
  type: "tiles_revealed";
  reveals: BoardGameReveal[];
  rule: string;
}

/** A seat played a card for its tile. */
export interface BoardGameCardPlayed {
  type: "card_played";
  seat: Seat;
  card: "another_tile" | "ascending_anywhere" | "place_first" | "skip" | "stop" | "swap" | "gain_5" | "positive_cows";
  tile: Tile;
  rule: string;
}

/** A revealed tile went back behind the screen, and another lies in its place. */
export interface BoardGameTileSwapped {
  type: "tile_swapped";
  seat: Seat;
  tile: Tile;
  new_tile: Tile;
  rule: string;
}

/** A seat revealed one more tile, and its tiles go first. */
export interface BoardGameTileAdded {
  type: "tile_added";
  seat: Seat;
  tile: Tile;
  reveals: BoardGameReveal[];
  rule: string;
}

/** A STOP token lies at the end of a row. */
export interface BoardGameRowStopped {
  type: "row_stopped";
  seat: Seat;
  row: RowIndex;
  rule: string;
}

/** By Ascending anywhere, a tile is to go to the end of that row. */
export interface BoardGameRowChosen {
  type: "row_chosen";
  seat: Seat;
  tile: Tile;
  row: RowIndex;
  rule: string;
}

/** A STOP token came off a row. */
export interface BoardGameStopLifted {
  type: "stop_lifted";
  row: RowIndex;
  rule: string;
}

/** Tiles of a row moved one space to the right: these, from the left. */
export interface BoardGameTilesShifted {
  type: "tiles_shifted";
  seat: Seat;
  row: RowIndex;
  tiles: Tile[];
  rule: string;
}

/** A tile lies on a space. */
export interface BoardGameTilePlaced {
  type: "tile_placed";
  seat: Seat;
  tile: Tile;
  row: RowIndex;
  space: PlaceIndex;
  rule: string;
}

/** A seat gained or lost points; the score shows how many of them counted. */
export interface BoardGameScoreChanged {
  type: "score_changed";
  seat: Seat;
  source: "cards_held" | "cows" | "gain_5" | "points" | "positive_cows" | "row" | "tiles_held";
  points: number;
  score: number;
  rule: string;
}

/** The tile took the others of its row: out of the game, or behind its owner's screen. */
export interface BoardGameRowTaken {
  type: "row_taken";
  seat: Seat;
  row: RowIndex;
  tile: Tile;
  tiles: Tile[];
  cows: number;
  plus: Tile[];
  goes: "behind" | "out";
  rule: string;
}

/** The tile that took a row starts another. */
export interface BoardGameTileMoved {
  type: "tile_moved";
  seat: Seat;
  tile: Tile;
  from_row: RowIndex;
  row: RowIndex;
  rule: string;
}

/** A seat got a lucky card for a clover. */
export interface BoardGameLuckyTaken {
  type: "lucky_taken";
  seat: Seat;
  card: "gain_5" | "positive_cows";
  rule: string;
}

/** A seat drew a tile from the supply. */
export interface BoardGameTileDrawn {
  type: "tile_drawn";
  seat: Seat;
  tile: Tile | null;
  rule: string;
}

/** A seat drew an action card from the pile. */
export interface BoardGameCardDrawn {
  type: "card_drawn";
  seat: Seat;
  card: "another_tile" | "ascending_anywhere" | "place_first" | "skip" | "stop" | "swap" | null;
  rule: string;
}

/** The discard pile was shuffled to be the draw pile. */
export interface BoardGamePileRemade {
  type: "pile_remade";
  count: number;
  rule: string;
}

/** There was nothing left to draw. */
export interface BoardGameNothingDrawn {
  type: "nothing_drawn";
  seat: Seat;
  what: "card" | "tile";
  rule: string;
}

/** A seat lifted its screen at the end. */
export interface BoardGameHandShown {
  type: "hand_shown";
  seat: Seat;
  tiles: Tile[];
  cards: ("another_tile" | "ascending_anywhere" | "place_first" | "skip" | "stop" | "swap")[];
  rule: string;
}

/** The match is over. */
export interface BoardGameMatchEnded {
  type: "match_ended";
  scores: BySeat;
  ranks: BySeat;
  rule: string;
}

/** The tile would come onto a space and set it off. */
export interface BoardGameTileLands {
  type: "tile_lands";
  tile: Tile;
  row: RowIndex;
  place: PlaceIndex;
  kind: "card" | "cows" | "plain" | "points" | "take_cows" | "take_tiles" | "tile" | "two";
  count: number;
  score: number;
  certain: boolean;
}

/** Each of two tiles would come onto a space, as if it were alone. */
export interface BoardGameTilesLand {
  type: "tiles_land";
  tiles: BoardGameTileLands[];
  score: number;
  certain: boolean;
}

export type BoardGameAction =
  | BoardGameDeal
  | BoardGameDealCards
  | BoardGameDrawTile
  | BoardGameDrawCard
  | BoardGamePickTile
  | BoardGamePickTiles
  | BoardGamePlaceTile
  | BoardGamePlayCard
  | BoardGameSwapTile
  | BoardGameAddTile
  | BoardGameStopRow
  | BoardGamePlaceFirst
  | BoardGamePlaceAnywhere
  | BoardGameCountPlus
  | BoardGameTakeLucky
  | BoardGameMoveTile;

export type BoardGameEvent =
  | BoardGameTilesDealt
  | BoardGameCardsDealt
  | BoardGameRowsLaid
  | BoardGameTurnStarted
  | BoardGameTilesPicked
  | BoardGameTilesRevealed
  | BoardGameCardPlayed
  | BoardGameTileSwapped
  | BoardGameTileAdded
  | BoardGameRowStopped
  | BoardGameRowChosen
  | BoardGameStopLifted
  | BoardGameTilesShifted
  | BoardGameTilePlaced
  | BoardGameScoreChanged
  | BoardGameRowTaken
  | BoardGameTileMoved
  | BoardGameLuckyTaken
  | BoardGameTileDrawn
  | BoardGameCardDrawn
  | BoardGamePileRemade
  | BoardGameNothingDrawn
  | BoardGameHandShown
  | BoardGameMatchEnded;

export type BoardGamePreview =
  | BoardGameTileLands
  | BoardGameTilesLand;

/** Only the variant: the changes for two come with two seats. */
export interface LootOptions {
  variant?: "advanced" | "expert" | "standard";
}

/** Cards laid together: number cards of one value, and jokers. */
export interface LootGroup {
  value: number;
  count: number;
  jokers: number;
}

/** All that a seat (or nobody: an onlooker) has seen and remembers. */
export interface LootView {
  seat: Seat | null;
  phase: "deal" | "draw" | "extra" | "first" | "lay" | "loot" | "loss" | "over" | "shadow";
  turn: number;
  paw: Seat;
  hand: Card[];
  hand_sizes: BySeat;
  known: Card[][];
  layers: LootGroup[][];
  display: Card[][];
  pile_size: number;
  shadow: Card[];
  discard: Card[];
  victim: Seat | null;
  looted: LootGroup | null;
  owed: number;
  scores: BySeat;
}

/** The cards of loot, and how many lie where. */
export interface LootFacts {
  game: "loot";
  joker: Card;
  highest: number;
  copies: number;
  jokers: number;
  hand_size: number;
  display_size: number;
  shadow_size: number;
}

/** Chance says whose turn is the first. */
export interface LootDrawFirst {
  type: "draw_first";
  first_seat: Seat;
}

/** Chance shuffles: a hand for each seat in turn, then the display, then what is turned up and drawn. */
export interface LootDeal {
  type: "deal";
  cards: Card[];
}

/** Lay `numbers` number cards of that value, and jokers with them; the value of jokers alone is JOKER. */
export interface LootLay {
  type: "lay";
  value: number;
  count: number;
  jokers: number;
}

/** Loot that group of the shadow. */
export interface LootShadow {
  type: "loot_shadow";
  value: number;
}

/** Take a looted group, or leave it to its owner. */
export interface LootSettleLoot {
  type: "settle_loot";
  choice: "leave" | "take";
}

/** Take one's own looted group back, or discard it and draw. */
export interface LootSettleLoss {
  type: "settle_loss";
  choice: "back" | "discard";
}

/** Draw a card that is owed: from the pile, or a card of the display with the 13s and jokers on it. */
export interface LootDrawCard {
  type: "draw_card";
  source: "display" | "pile";
  card: Card | null;
  thirteens: number;
  jokers: number;
}

/** Draw a card because nobody was looted, or pass. */
export interface LootDrawExtra {
  type: "draw_extra";
  source: "display" | "pass" | "pile";
  card: Card | null;
  thirteens: number;
  jokers: number;
}

/** Chance said whose turn is the first. */
export interface LootFirstDrawn {
  type: "first_drawn";
  seat: Seat;
  rule: string;
}

/** A seat got its jokers before the deal. */
export interface LootJokersGiven {
  type: "jokers_given";
  seat: Seat;
  jokers: number;
  rule: string;
}

/** A seat got its cards. */
export interface LootHandDealt {
  type: "hand_dealt";
  seat: Seat;
  count: number;
  cards: Card[] | null;
  rule: string;
}

/** A seat has the paw. */
export interface LootTurnStarted {
  type: "turn_started";
  seat: Seat;
  turn: number;
  rule: string;
}

/** A seat laid a group on top of its earlier ones. */
export interface LootGroupLaid {
  type: "group_laid";
  seat: Seat;
  value: number;
  count: number;
  jokers: number;
  rule: string;
}

/** A seat took a group of the shadow into its hand. */
export interface LootShadowLooted {
  type: "shadow_looted";
  seat: Seat;
  value: number;
  count: number;
  rule: string;
}

/** Cards were turned up, and these joined the shadow. */
export interface LootShadowFilled {
  type: "shadow_filled";
  cards: Card[];
  rule: string;
}

/** A 13 or a joker was turned up for the shadow and lies on a display card. */
export interface LootHeapGrown {
  type: "heap_grown";
  card: Card;
  space: PlaceIndex;
  rule: string;
}

/** A seat looted the top group of another. */
export interface LootGroupLooted {
  type: "group_looted";
  seat: Seat;
  victim_seat: Seat;
  value: number;
  count: number;
  jokers: number;
  rule: string;
}

/** The looter took the group into the hand. */
export interface LootGroupTaken {
  type: "group_taken";
  seat: Seat;
  victim_seat: Seat;
  value: number;
  count: number;
  jokers: number;
  rule: string;
}

/** The looter left the group to its owner. */
export interface LootGroupLeft {
  type: "group_left";
  seat: Seat;
  victim_seat: Seat;
  value: number;
  count: number;
  jokers: number;
  rule: string;
}

/** The victim took the group back into the hand. */
export interface LootGroupReturned {
  type: "group_returned";
  seat: Seat;
  value: number;
  count: number;
  jokers: number;
  rule: string;
}

/** The victim put the group on the discard pile. */
export interface LootGroupDiscarded {
  type: "group_discarded";
  seat: Seat;
  value: number;
  count: number;
  jokers: number;
  rule: string;
}

/** A seat drew the top card of the pile. */
export interface LootPileDrawn {
  type: "pile_drawn";
  seat: Seat;
  card: Card | null;
  rule: string;
}

/** A seat drew a card of the display, with the 13s and jokers on it. */
export interface LootDisplayDrawn {
  type: "display_drawn";
  seat: Seat;
  space: PlaceIndex;
  card: Card;
  thirteens: number;
  jokers: number;
  rule: string;
}

/** A seat that looted nobody drew nothing. */
export interface LootDrawPassed {
  type: "draw_passed";
  seat: Seat;
  rule: string;
}

/** Cards from the pile joined the display at the right. */
export interface LootDisplayFilled {
  type: "display_filled";
  cards: Card[];
  rule: string;
}

/** The match is over: a hand is empty, the cards have run out, or the turns have. */
export interface LootMatchEnded {
  type: "match_ended";
  reason: "cards" | "hand" | "turns";
  scores: BySeat;
  hand_sizes: BySeat;
  ranks: BySeat;
  rule: string;
}

/** The group would loot nothing. */
export interface LootGroupLies {
  type: "group_lies";
  score: number;
  certain: boolean;
}

/** The group would loot others: each victim's topmost, or one of the shadow. */
export interface LootGroupLoots {
  type: "group_loots";
  victims: Seat[];
  shadow: Card[];
  score: number;
  certain: boolean;
}

/** The group would be the last of the hand, and end the match. */
export interface LootGroupEnds {
  type: "group_ends";
  score: number;
  certain: boolean;
}

export type LootAction =
  | LootDrawFirst
  | LootDeal
  | LootLay
  | LootShadow
  | LootSettleLoot
  | LootSettleLoss
  | LootDrawCard
  | LootDrawExtra;

export type LootEvent =
  | LootFirstDrawn
  | LootJokersGiven
  | LootHandDealt
  | LootTurnStarted
  | LootGroupLaid
  | LootShadowLooted
  | LootShadowFilled
  | LootHeapGrown
  | LootGroupLooted
  | LootGroupTaken
  | LootGroupLeft
  | LootGroupReturned
  | LootGroupDiscarded
  | LootPileDrawn
  | LootDisplayDrawn
  | LootDrawPassed
  | LootDisplayFilled
  | LootMatchEnded;

export type LootPreview =
  | LootGroupLies
  | LootGroupLoots
  | LootGroupEnds;

/** The only variant, and the letter of each number's color. */
export interface ThreeOptions {
  variant?: "standard";
  colors?: string;
}

/** Taken cards in ascending order; face up a color has two at most, face down three or a multiple. */
export interface ThreeCollection {
  face_up: Card[];
  face_down: Card[];
}

/** All that a seat (or nobody: an onlooker) has seen and remembers; nobody knows a pile, its owner neither. */
export interface ThreeView {
  seat: Seat | null;
  phase: "deal" | "first" | "over" | "play";
  colors: string;
  first: Seat | null;
  turn: Seat | null;
  rows: Card[][];
  hand: Card[];
  hand_sizes: BySeat;
  pile_sizes: BySeat;
  taken: Card[];
  collections: ThreeCollection[];
  neutrals: Card[];
  bonuses: BySeat;
  bonus_stack: number[];
  scores: BySeat;
  played: Card[][];
}

/** How a color is told apart; a view has the letter of each number's color. */
export interface ThreeColorFacts {
  name: "green" | "light-blue" | "lilac" | "magenta" | "neutral" | "orange" | "red" | "start" | "turquoise";
  letter: string;
  shape: "bar" | "circle" | "cross" | "diamond" | "hexagon" | "ring" | "square" | "star" | "triangle";
}

/** Cards, rows and bonuses of three. */
export interface ThreeFacts {
  game: "three";
  deck_size: number;
  hand_size: number;
  turns: number;
  row_span: number;
  row_capacity: number;
  too_many: number;
  colors: ThreeColorFacts[];
  color_bonuses: number[];
  final_bonuses: Record<number, number>;
}

/** Chance deals: three cards for the rows, then each seat's pile of twenty in turn, top first. */
export interface ThreeDeal {
  type: "deal";
  cards: Card[];
}

/** Chance says who begins. */
export interface ThreeDrawFirst {
  type: "draw_first";
  first_seat: Seat;
}

/** Play a card of the hand into its row. */
export interface ThreePlayCard {
  type: "play_card";
  card: Card;
}

/** The first cards lie in their rows. */
export interface ThreeRowsLaid {
  type: "rows_laid";
  cards: Card[];
  rows: Card[][];
  rule: string;
}

/** A seat got its face-down pile. */
export interface ThreePileDealt {
  type: "pile_dealt";
  seat: Seat;
  count: number;
  rule: string;
}

/** A seat took the top cards of its pile into its hand. */
export interface ThreeCardsDrawn {
  type: "cards_drawn";
  seat: Seat;
  count: number;
  cards: Card[] | null;
  rule: string;
}

/** Chance said who begins. */
export interface ThreeFirstDrawn {
  type: "first_drawn";
  seat: Seat;
  rule: string;
}

/** A card lies in its row, the higher ones have moved right. */
export interface ThreeCardPlayed {
  type: "card_played";
  seat: Seat;
  card: Card;
  color: "green" | "light-blue" | "lilac" | "magenta" | "neutral" | "orange" | "red" | "start" | "turquoise";
  row: RowIndex;
  place: PlaceIndex;
  rule: string;
}

/** A seat took cards from the row where it played the fifth. */
export interface ThreeCardsTaken {
  type: "cards_taken";
  seat: Seat;
  row: RowIndex;
  cards: Card[];
  rule: string;
}

/** A taken card lies face up in the collection, as the first, second or third of its color. */
export interface ThreeCardCollected {
  type: "card_collected";
  seat: Seat;
  card: Card;
  color: "green" | "light-blue" | "lilac" | "magenta" | "neutral" | "orange" | "red" | "start" | "turquoise";
  count: number;
  rule: string;
}

/** A taken card has no color and left the game. */
export interface ThreeNeutralLeft {
  type: "neutral_left";
  seat: Seat;
  card: Card;
  rule: string;
}

/** Three cards of a color were one too many and lie face down. */
export interface ThreeColorTurned {
  type: "color_turned";
  seat: Seat;
  color: "green" | "light-blue" | "lilac" | "magenta" | "neutral" | "orange" | "red" | "start" | "turquoise";
  cards: Card[];
  rule: string;
}

/** A seat ended its turn with all colors face up and took the top bonus card. */
export interface ThreeColorBonusTaken {
  type: "color_bonus_taken";
  seat: Seat;
  bonus: number;
  rule: string;
}

/** A seat has played its last card. */
export interface ThreeSeatFinished {
  type: "seat_finished";
  seat: Seat;
  rule: string;
}

/** The last cards of a hand left the game. */
export interface ThreeHandLeft {
  type: "hand_left";
  seat: Seat;
  count: number;
  cards: Card[] | null;
  rule: string;
}

/** A seat ended the match with six or seven colors face up. */
export interface ThreeFinalBonusTaken {
  type: "final_bonus_taken";
  seat: Seat;
  colors: number;
  bonus: number;
  rule: string;
}

/** The points of a seat, part by part. */
export interface ThreeSeatScored {
  type: "seat_scored";
  seat: Seat;
  singles: number;
  pairs: number;
  face_down: number;
  color_bonus: number;
  final_bonus: number;
  points: number;
  rule: string;
}

/** The match is over. */
export interface ThreeMatchEnded {
  type: "match_ended";
  scores: BySeat;
  ranks: BySeat;
  rule: string;
}

/** The card would lie in its row, and take nothing. */
export interface ThreeCardFits {
  type: "card_fits";
  row: RowIndex;
  place: PlaceIndex;
  score: number;
  certain: boolean;
}

/** The card would be the fifth of its row, and take others of it. */
export interface ThreeCardTakes {
  type: "card_takes";
  row: RowIndex;
  place: PlaceIndex;
  cards: Card[];
  turned: ("green" | "light-blue" | "lilac" | "magenta" | "neutral" | "orange" | "red" | "start" | "turquoise")[];
  score: number;
  certain: boolean;
}

export type ThreeAction =
  | ThreeDeal
  | ThreeDrawFirst
  | ThreePlayCard;

export type ThreeEvent =
  | ThreeRowsLaid
  | ThreePileDealt
  | ThreeCardsDrawn
  | ThreeFirstDrawn
  | ThreeCardPlayed
  | ThreeCardsTaken
  | ThreeCardCollected
  | ThreeNeutralLeft
  | ThreeColorTurned
  | ThreeColorBonusTaken
  | ThreeSeatFinished
  | ThreeHandLeft
  | ThreeFinalBonusTaken
  | ThreeSeatScored
  | ThreeMatchEnded;

export type ThreePreview =
  | ThreeCardFits
  | ThreeCardTakes;

export type AnyOptions =
  | SixOptions
  | BoardGameOptions
  | LootOptions
  | ThreeOptions;

export type AnyView =
  | SixView
  | BoardGameView
  | LootView
  | ThreeView;

export type AnyAction =
  | SixAction
  | BoardGameAction
  | LootAction
  | ThreeAction;

export type AnyEvent =
  | SixEvent
  | BoardGameEvent
  | LootEvent
  | ThreeEvent;

export type AnyPreview =
  | SixPreview
  | BoardGamePreview
  | LootPreview
  | ThreePreview;

export type AnyFacts =
  | SixFacts
  | BoardGameFacts
  | LootFacts
  | ThreeFacts;

export interface Games {
  six: { options: SixOptions; view: SixView; action: SixAction; event: SixEvent; preview: SixPreview; facts: SixFacts };
  board: { options: BoardGameOptions; view: BoardGameView; action: BoardGameAction; event: BoardGameEvent; preview: BoardGamePreview; facts: BoardGameFacts };
  loot: { options: LootOptions; view: LootView; action: LootAction; event: LootEvent; preview: LootPreview; facts: LootFacts };
  three: { options: ThreeOptions; view: ThreeView; action: ThreeAction; event: ThreeEvent; preview: ThreePreview; facts: ThreeFacts };
}
