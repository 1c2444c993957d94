/** What this browser keeps for a learner that is too large for a cookie. */

export function readNotes<Notes>(name: string, empty: Notes): Notes {
  try {
    return (JSON.parse(localStorage.getItem(name) ?? 'null') as Notes | null) ?? empty;
  } catch {
    return empty;
  }
}

/** Without room, or where nothing may be kept, the notes last as long as the page. */
export function writeNotes(name: string, notes: unknown): void {
  try {
    localStorage.setItem(name, JSON.stringify(notes));
  } catch {
    return;
  }
}
