import type { TryReason } from '../chat/versions.ts'
import type { PersonaKey } from '../personas/persona.ts'
import { PERSONA_BY_KEY } from '../personas/personas.ts'
import {
  CONFIDENTIALITY,
  FIVE_RULES,
  IDENTITY,
  INTEGRITY,
  LIMITS,
  LISTENING,
  OUTPUT_CONTRACT,
  SAFETY,
} from './prompt-sections.ts'

const EXAMPLES = '## Exemplos (não os copie)'

type Sections = { notes?: string; addenda?: readonly string[] }

/** Every system message begins with these, so that services can cache it. */
const ALWAYS = [IDENTITY, SAFETY, LIMITS, INTEGRITY]

/** What every ordinary reply is asked with. */
export const THERAPIST_PROMPT = [...ALWAYS, LISTENING, FIVE_RULES, CONFIDENTIALITY].join('\n\n')

/** The system message of a reply: rules stand before and after what a person wrote. */
export const buildSystemPrompt = ({
  persona,
  notes = '',
  addenda = [],
}: Sections & { persona: PersonaKey }): string =>
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
export function buildProtocolPrompt({
  protocol,
  notes = '',
  addenda = [],
}: Sections & { protocol: string }): string {
  const rule = `# Protocolo\nSiga o protocolo abaixo acima de qualquer outra coisa.\n${protocol.trim()}`
  const known = notes === '' ? [] : [notes]
  const sections = [...ALWAYS, ...known, SUSPENDED, rule, ...addendaSection(addenda)]
  return sections.join('\n\n')
}

/** For the turn of a goodbye: the reply does not hold them back. */
export const GOODBYE_ADDENDUM = `A pessoa está se despedindo. Nesta resposta não faça nenhuma pergunta e não deixe gancho para ela ficar: agradeça a conversa, lembre da confidencialidade em poucas palavras e despeça-se com um fecho simbólico breve, sem ponto de interrogação.`

/** For the turn in which a person asks for an exercise: the screen offers them under the reply. */
export const EXERCISE_ADDENDUM = `A pessoa pediu um exercício. O aplicativo tem cinco exercícios escritos no Caderno dela (registro de pensamento, próximo passo pequeno, resolver um problema, hora da preocupação e carta que não se envia) e mostra os botões logo abaixo desta resposta. Diga em uma frase que estão ali, com o que combina com o que ela contou, sem insistir e sem conduzir outro exercício no lugar.`

/** The instruction for another reply, by the person's reason. */
export const TRY_AGAIN_ADDENDA: Record<TryReason, string> = {
  'de-novo':
    'A pessoa pediu outra resposta para esta mensagem. Escreva uma nova, por outro caminho, sem comentar o pedido.',
  'mais-curta':
    'A pessoa pediu uma resposta mais curta para esta mensagem. Escreva no máximo a metade do que escreveria, sem comentar o pedido.',
  'menos-conselho':
    'A pessoa pediu menos conselho. Escute e reflita o que ela sente; não sugira nada nem diga o que fazer, sem comentar o pedido.',
  'mais-direta':
    'A pessoa pediu uma resposta mais direta. Vá ao ponto na primeira frase e deixe os rodeios de fora, sem comentar o pedido.',
  'nao-foi-isso':
    'A resposta anterior não entendeu o que a pessoa quis dizer. Releia a mensagem dela, procure outro sentido e, na dúvida, pergunte o que ela quis dizer.',
  julgamento:
    'A pessoa se sentiu julgada pela resposta anterior. Reconheça isso em uma frase, sem se justificar, e responda com acolhimento, sem nenhuma avaliação do que ela fez ou sentiu.',
}

/** Sections for this turn only, without numbers: an empty list adds nothing. */
function addendaSection(addenda: readonly string[]): string[] {
  const given = addenda.map((addendum) => addendum.trim()).filter((addendum) => addendum !== '')
  if (given.length === 0) return []
  return [
    `# Só para esta resposta\nVale acima do estilo e da forma:\n${given.map((text) => `- ${text}`).join('\n')}`,
  ]
}
