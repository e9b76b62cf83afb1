import type { PersonaKey } from '../personas/persona.ts'
import type { Voice } from './voice.ts'
import { acolhedora } from './voices/acolhedora.ts'
import { companheiro } from './voices/companheiro.ts'
import { debochada } from './voices/debochada.ts'
import { direta } from './voices/direta.ts'
import { maternal } from './voices/maternal.ts'
import { psicanalista } from './voices/psicanalista.ts'

export const VOICES: Readonly<Record<PersonaKey, Voice>> = {
  acolhedora,
  direta,
  debochada,
  maternal,
  psicanalista,
  companheiro,
}
