import type { PersonaKey } from '#domain/personas/persona.ts'
import type { DemoTopic } from './demo-topic.ts'
import { acolhedora } from './voices/acolhedora.ts'
import { companheiro } from './voices/companheiro.ts'
import { debochada } from './voices/debochada.ts'
import { direta } from './voices/direta.ts'
import { maternal } from './voices/maternal.ts'
import { psicanalista } from './voices/psicanalista.ts'

/** The sentences around what is said: `{trecho}` is what the person wrote, `{antes}` what they wrote before. */
type Frames = Readonly<
  Record<'quoting' | 'thread' | 'confidentiality' | 'closing' | 'farewell' | 'emoji', readonly string[]>
>

/** The lines of a persona. Those of a topic that end in a question mark are its questions. */
export type DemoVoice = Frames & {
  /** In place of the usual ones where something hurts. */
  grave: Partial<Frames>
  topics: Readonly<Record<DemoTopic, readonly string[]>>
}

export const DEMO_VOICES: Readonly<Record<PersonaKey, DemoVoice>> = {
  acolhedora,
  direta,
  debochada,
  maternal,
  psicanalista,
  companheiro,
}
