import { addendaSection } from './addenda.ts'
import { IDENTITY, INTEGRITY, LIMITS, SAFETY } from './prompt-sections.ts'

const SUSPENDED = `# Nesta resposta
Há risco nesta conversa. Estão suspensos: o estilo de persona, a ironia e o humor, os emojis, o fecho simbólico, as perguntas além da que o protocolo pede e o lembrete de confidencialidade. Nunca sugira diagnóstico.
Fale com voz neutra, calorosa e firme, em português do Brasil, na segunda pessoa, sem supor gênero. Frases curtas, palavras simples, sem títulos. Responda ao que a pessoa escreveu; não recite.`

/** The system message while there is risk: the protocol instead of persona, closing and confidentiality line. */
export function buildProtocolPrompt({
  protocol,
  notes = '',
  addenda = [],
}: {
  protocol: string
  notes?: string
  addenda?: readonly string[]
}): string {
  const rule = `# Protocolo\nSiga o protocolo abaixo acima de qualquer outra coisa.\n${protocol.trim()}`
  const known = notes === '' ? [] : [notes]
  return [IDENTITY, SAFETY, LIMITS, INTEGRITY, ...known, SUSPENDED, rule, ...addendaSection(addenda)].join(
    '\n\n',
  )
}
