import { PERSONA_KEYS, type Persona, type PersonaKey } from './persona.ts'
import { PERSONA_LOOK } from './persona-look.ts'
import { STYLE_INSTRUCTIONS } from './style-instructions.ts'

const persona = (key: PersonaKey): Persona => ({
  ...PERSONA_LOOK[key],
  styleInstruction: STYLE_INSTRUCTIONS[key],
})

/** The six, in order. */
export const PERSONAS: readonly Persona[] = PERSONA_KEYS.map(persona)

export const PERSONA_BY_KEY: Readonly<Record<PersonaKey, Persona>> = {
  acolhedora: persona('acolhedora'),
  direta: persona('direta'),
  debochada: persona('debochada'),
  maternal: persona('maternal'),
  psicanalista: persona('psicanalista'),
  companheiro: persona('companheiro'),
}
