/** What a reply says of the notes that were read for it. */
export const readNotesWords = (total: number): string => `leu ${total} ${total === 1 ? 'nota' : 'notas'}`
