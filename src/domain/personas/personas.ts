import { acolhedoraVoice } from './acolhedora/voice.ts'
import { companheiroVoice } from './companheiro/voice.ts'
import { debochadaVoice } from './debochada/voice.ts'
import { diretaVoice } from './direta/voice.ts'
import { maternalVoice } from './maternal/voice.ts'
import { PERSONA_KEYS, type Persona, type PersonaKey } from './persona.ts'
import { PERSONA_LOOK } from './persona-look.ts'
import { psicanalistaVoice } from './psicanalista/voice.ts'

export const PERSONA_BY_KEY: Readonly<Record<PersonaKey, Persona>> = {
  acolhedora: { ...PERSONA_LOOK.acolhedora, ...acolhedoraVoice },
  direta: { ...PERSONA_LOOK.direta, ...diretaVoice },
  debochada: { ...PERSONA_LOOK.debochada, ...debochadaVoice },
  maternal: { ...PERSONA_LOOK.maternal, ...maternalVoice },
  psicanalista: { ...PERSONA_LOOK.psicanalista, ...psicanalistaVoice },
  companheiro: { ...PERSONA_LOOK.companheiro, ...companheiroVoice },
}

export const PERSONAS: readonly Persona[] = PERSONA_KEYS.map((key) => PERSONA_BY_KEY[key])
