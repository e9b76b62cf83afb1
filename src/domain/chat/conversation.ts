import type { PersonaKey } from '../personas/persona.ts'
import type { KeptHours } from './keeping.ts'

export type Conversation = {
  id: string
  style: PersonaKey
  /** Empty until the first message: the screen then shows 'Nova conversa'. */
  title: string
  titleUpdated: boolean
  lastMessage: string
  createdAt: string
  timestamp: string
  /** The scripted welcome. */
  onboarding: boolean
  /** Whether the model gets the notes of the notebook that may be read. */
  notesRead: boolean
  /** How long it is kept after its last message. */
  keptHours: KeptHours
  /** On top of the list. */
  pinned: boolean
}
