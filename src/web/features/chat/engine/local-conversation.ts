import type { Conversation } from '#domain/api/chat.ts'
import type { PersonaKey } from '#domain/personas/persona.ts'

/** A conversation that only this browser knows of, as it will be once the server has created it. */
export function localConversation(id: string, style: PersonaKey, createdAt: string): Conversation {
  return {
    id,
    style,
    title: '',
    titleUpdated: false,
    lastMessage: '',
    createdAt,
    timestamp: createdAt,
    onboarding: false,
    notesRead: true,
    keptHours: null,
    pinned: false,
  }
}
