import type { PersonaKey } from '../personas/persona.ts'
import { PERSONA_BY_KEY } from '../personas/personas.ts'
import { addendaSection } from './addenda.ts'
import {
  CLOSINGS,
  CONFIDENTIALITY,
  FIVE_RULES,
  IDENTITY,
  INTEGRITY,
  LIMITS,
  LISTENING,
  SAFETY,
} from './prompt-sections.ts'

/** The therapist prompt without a persona. */
export const THERAPIST_PROMPT = [
  IDENTITY,
  LISTENING,
  FIVE_RULES,
  CONFIDENTIALITY,
  CLOSINGS,
  SAFETY,
  LIMITS,
  INTEGRITY,
].join('\n\n')

/** The system message of a reply: the therapist prompt, the persona's style, and what holds for this turn only. */
export function buildSystemPrompt({
  persona,
  addenda = [],
}: {
  persona: PersonaKey
  addenda?: readonly string[]
}): string {
  const { displayName, styleInstruction } = PERSONA_BY_KEY[persona]
  const style = `# Seu estilo: ${displayName}\nO estilo muda a voz, nunca as regras acima.\n${styleInstruction}`
  return [THERAPIST_PROMPT, style, ...addendaSection(addenda)].join('\n\n')
}
