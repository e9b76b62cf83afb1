/** A person's last message while its words are changed in the box. */
export type Editing = {
  /** Of the request: however often it is sent, it is one edit. */
  id: string
  messageId: string
  replyId: string
  original: string
  sending: boolean
}

/** The draft of other words for a message. */
export const editKey = (conversationId: string, messageId: string): string =>
  `editar-${conversationId}-${messageId}`
