import type { Conversation } from '#domain/api/chat.ts'
import type { PersonaKey } from '#domain/personas/persona.ts'

/** Conversations that only this browser knows of yet, with their style. */
export type Unborn = ReadonlyMap<string, PersonaKey>

/** A conversation as it will be once the server has made it. */
export function unbornConversation(id: string, style: PersonaKey, createdAt: string): Conversation {
  return {
    id,
    style,
    title: '',
    titleUpdated: false,
    lastMessage: '',
    createdAt,
    timestamp: createdAt,
    onboarding: false,
  }
}
