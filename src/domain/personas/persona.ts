/** In the order in which the picker shows them. */
export const PERSONA_KEYS = [
  'acolhedora',
  'direta',
  'debochada',
  'maternal',
  'psicanalista',
  'companheiro',
] as const

export type PersonaKey = (typeof PERSONA_KEYS)[number]

export type Persona = {
  key: PersonaKey
  displayName: string
  emoji: string
  /** Degrees on the colour wheel, 0 to 360. */
  hue: number
  /** One sentence in the persona's own voice, for the picker. */
  introduction: string
  /** A few words on what this style offers, for lists. */
  offers: string
  /** Appended to the system prompt. */
  styleInstruction: string
}

export const DEFAULT_PERSONA: PersonaKey = 'acolhedora'

export function isPersonaKey(value: unknown): value is PersonaKey {
  return PERSONA_KEYS.some((key) => key === value)
}
