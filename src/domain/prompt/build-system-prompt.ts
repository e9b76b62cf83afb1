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

const EXAMPLES = '## Exemplos (não os copie)'

type Sections = { notes?: string; addenda?: readonly string[] }
type ForPersona = Sections & { persona: PersonaKey }
type ForProtocol = Sections & { protocol: string }

/** Every system message begins with these, so that services can cache it. */
const ALWAYS = [IDENTITY, SAFETY, LIMITS, INTEGRITY]

/** What every ordinary reply is asked with. */
export const THERAPIST_PROMPT = [...ALWAYS, LISTENING, FIVE_RULES, CONFIDENTIALITY].join('\n\n')

/**
 * The system message of a reply: the therapist prompt, the persona's style with two examples, what the person
 * wants known, what holds for this turn only, and the shape of the reply: rules stand before and after what a person wrote.
 */
export const buildSystemPrompt = ({ persona, notes = '', addenda = [] }: ForPersona): string =>
  [
    THERAPIST_PROMPT,
    styleSection(persona),
    ...(notes === '' ? [] : [notes]),
    ...addendaSection(addenda),
    OUTPUT_CONTRACT,
  ].join('\n\n')

/** The same without the examples, for a service whose context is too small for them. */
export function withoutExamples(system: string): string {
  const at = system.indexOf(`\n\n${EXAMPLES}\n`)
  if (at < 0) return system
  const next = system.indexOf('\n\n# ', at)
  return system.slice(0, at) + (next < 0 ? '' : system.slice(next))
}

function styleSection(persona: PersonaKey): string {
  const { displayName, styleInstruction, examples: exchanges } = PERSONA_BY_KEY[persona]
  const examples = exchanges.map(({ message, reply }) => `Pessoa: ${message}\nVocê: ${reply}`)
  return [
    `# Seu estilo: ${displayName}\nMuda a voz, nunca as regras.\n${styleInstruction}`,
    EXAMPLES,
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
  const sections = [...ALWAYS, ...known, SUSPENDED, rule, ...addendaSection(addenda)]
  return sections.join('\n\n')
}
