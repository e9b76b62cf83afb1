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

type Sections = { notes?: string; addenda?: readonly string[] }
type ForPersona = Sections & { persona: PersonaKey }
type ForProtocol = Sections & { protocol: string }

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
export function buildSystemPrompt({ persona, notes = '', addenda = [] }: ForPersona): string {
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

const SUSPENDED = `# Nesta resposta
Há risco nesta conversa. Estão suspensos: o estilo de persona, a ironia e o humor, os emojis, o fecho simbólico, as perguntas além da que o protocolo pede e o lembrete de confidencialidade. Nunca sugira diagnóstico.
Fale com voz neutra, calorosa e firme, em português do Brasil, na segunda pessoa, sem supor gênero. Frases curtas, palavras simples, sem títulos. Responda ao que a pessoa escreveu; não recite.`

/** The system message while there is risk: the protocol instead of persona, closing and confidentiality line. */
export function buildProtocolPrompt({ protocol, notes = '', addenda = [] }: ForProtocol): string {
  const rule = `# Protocolo\nSiga o protocolo abaixo acima de qualquer outra coisa.\n${protocol.trim()}`
  const known = notes === '' ? [] : [notes]
  const sections = [
    IDENTITY,
    SAFETY,
    LIMITS,
    INTEGRITY,
    ...known,
    SUSPENDED,
    rule,
    ...addendaSection(addenda),
  ]
  return sections.join('\n\n')
}
