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

export type PersonaLook = {
  key: PersonaKey
  displayName: string
  emoji: string
  /** One sentence in the persona's own voice, for the picker. */
  introduction: string
  /** A few words on what this style offers, for lists. */
  offers: string
}

type ExampleExchange = { readonly message: string; readonly reply: string }

/** How a persona speaks. No screen loads it. */
export type PersonaVoice = {
  /** Appended to the system prompt. Rules, length and form are the same for all and are in the rest of the prompt. */
  styleInstruction: string
  /** Two whole exchanges for the prompt: they show the form and the voice. */
  examples: readonly [first: ExampleExchange, second: ExampleExchange]
  /** Our words when the service declines to answer or to finish: they blame nobody, keep the talk open and offer people. */
  declined: string
}

export type Persona = PersonaLook & PersonaVoice

export const DEFAULT_PERSONA: PersonaKey = 'acolhedora'
