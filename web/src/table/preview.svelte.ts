/** What an answer would do, shown while its place is pointed at, focused or held. */

import type { AnyAction, AnyPreview, Previews } from '../protocol';
import { settings } from '../settings.svelte';
import type { Table } from './table.svelte';

/** A place on the table, and which piece there. */
interface Piece {
  key: string;
  id: string;
}

export class Preview {
  private readonly table: Table;
  private piece: Piece | null = $state.raw(null);
  private told: Previews | null = $state.raw(null);
  private asking = false;

  constructor(table: Table) {
    this.table = table;
  }

  /** Whether there can be previews, and the person wants them. */
  get on(): boolean {
    return settings.preview && this.table.surroundings.preview !== undefined;
  }

  /** What the answer would do that is looked at. */
  get shown(): AnyPreview | null {
    const { told, piece, table } = this;
    if (!this.on || !piece || told?.decision !== table.decision || !table.prompt) return null;
    const answer = table.answerAt(piece.key, piece.id);
    const preview = (answer && told?.previews[table.prompt.legal.indexOf(answer)]) ?? null;
    return preview && (table.game.previewPart?.(preview, piece.key) ?? preview);
  }

  /** The piece that is looked at. */
  get looked(): string | null {
    return this.piece?.key ?? null;
  }

  look(key: string, id: string): void {
    if (!this.on || !this.table.isOpen(key)) return;
    this.piece = { key, id };
    if (this.told?.decision !== this.table.decision) void this.ask();
  }

  leave(id: string): void {
    if (this.piece?.id === id) this.piece = null;
  }

  /** Asks once for all answers to a question; what fails is no more than a preview that does not show. */
  private async ask(): Promise<void> {
    if (this.asking) return;
    this.asking = true;
    try {
      // Meanwhile something else may be asked, and looked at.
      for (let decision = null; this.piece && decision !== this.table.decision; ) {
        decision = this.table.decision;
        this.told = await this.table.surroundings.preview!();
      }
    } catch {
      this.piece = null;
    } finally {
      this.asking = false;
    }
  }
}

/** The answer at a place: its only one, or that of the chosen pieces with this one, as far as they go. */
export function findAnswer(
  answers: readonly AnyAction[] | undefined,
  selections: readonly { action: AnyAction; keys: readonly string[] }[],
  keys: readonly string[],
): AnyAction | null {
  if (answers) return answers.length === 1 ? answers[0]! : null;
  const holding = selections.filter((one) => holds(one.keys, keys));
  return (holding.find((one) => one.keys.length === keys.length) ?? holding[0])?.action ?? null;
}

/** Whether all of some keys, each as often as it is named, are among others. */
export function holds(keys: readonly string[], some: readonly string[]): boolean {
  const rest = [...keys];
  return some.every((key) => {
    const index = rest.indexOf(key);
    if (index >= 0) rest.splice(index, 1);
    return index >= 0;
  });
}
