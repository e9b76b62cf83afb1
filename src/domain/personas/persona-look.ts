import { acolhedoraLook } from './acolhedora/look.ts'
import { companheiroLook } from './companheiro/look.ts'
import { debochadaLook } from './debochada/look.ts'
import { diretaLook } from './direta/look.ts'
import { maternalLook } from './maternal/look.ts'
import { PERSONA_KEYS, type PersonaKey, type PersonaLook } from './persona.ts'
import { psicanalistaLook } from './psicanalista/look.ts'

export const PERSONA_LOOK: Readonly<Record<PersonaKey, PersonaLook>> = {
  acolhedora: acolhedoraLook,
  direta: diretaLook,
  debochada: debochadaLook,
  maternal: maternalLook,
  psicanalista: psicanalistaLook,
  companheiro: companheiroLook,
}

export const PERSONA_LOOKS: readonly PersonaLook[] = PERSONA_KEYS.map((key) => PERSONA_LOOK[key])
