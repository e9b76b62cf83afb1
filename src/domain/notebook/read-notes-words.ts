/** The line under a reply about the notes that were read for it. */
export const readNotesWords = (total: number): string => `leu ${total} ${total === 1 ? 'nota' : 'notas'}`
