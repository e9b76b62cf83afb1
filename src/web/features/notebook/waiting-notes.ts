/** A note that was to be kept and is not yet. */
export type WaitingNote = { id: string; text: string }

/** Reads what this browser kept, perhaps of another version. */
export function readWaitingNotes(stored: string): WaitingNote[] {
  try {
    const notes: unknown = JSON.parse(stored || '[]')
    return Array.isArray(notes) ? notes.filter(isWaitingNote) : []
  } catch {
    return []
  }
}

function isWaitingNote(note: Partial<WaitingNote> | null): note is WaitingNote {
  return typeof note?.id === 'string' && typeof note.text === 'string'
}
