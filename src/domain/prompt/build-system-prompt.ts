import type { PersonaKey } from '../personas/persona.ts'
import { PERSONA_BY_KEY } from '../personas/personas.ts'
import { addendaSection } from './addenda.ts'
import {
  CONFIDENTIALITY,
  FIVE_RULES,
  IDENTITY,
  INTEGRITY,
  LIMITS,
  LISTENING,
  SAFETY,
} from './prompt-sections.ts'
import { OUTPUT_CONTRACT } from './reply-form.ts'

/** What every ordinary reply is asked with, first and always the same, so that services can cache it. */
export const THERAPIST_PROMPT = [
  IDENTITY,
  LISTENING,
  FIVE_RULES,
  CONFIDENTIALITY,
  SAFETY,
  LIMITS,
  INTEGRITY,
].join('\n\n')

/**
 * The system message of a reply: the therapist prompt, the persona's style with two examples, what the person
 * wants known, what holds for this turn only, and last the shape of the reply.
 */
export function buildSystemPrompt({
  persona,
  notes = '',
  addenda = [],
}: {
  persona: PersonaKey
  notes?: string
  addenda?: readonly string[]
}): string {
  return [
    THERAPIST_PROMPT,
    styleSection(persona),
    ...(notes === '' ? [] : [notes]),
    ...addendaSection(addenda),
    OUTPUT_CONTRACT,
  ].join('\n\n')
}

function styleSection(persona: PersonaKey): string {
  const { displayName, styleInstruction, examples: exchanges } = PERSONA_BY_KEY[persona]
  const examples = exchanges.map(({ message, reply }) => `Pessoa: ${message}\nVocê: ${reply}`)
  return [
    `# Seu estilo: ${displayName}\nO estilo muda a voz, nunca as regras acima.\n${styleInstruction}`,
    '## Dois exemplos da forma (não copie palavras nem imagens)',
    ...examples,
  ].join('\n\n')
}
