import { foldText } from '../text/fold-text.ts'
import { requestIn } from './requests.ts'
import { CUES, type Topic } from './topic-cues.ts'

const PATTERNS = CUES.map(
  ([topic, weight, words]) => [topic, weight, new RegExp(`\\b(?:${words})\\b`, 'g')] as const,
)

// A clause that does nothing but leave: 'vou dormir' does, 'vou sair do emprego' does not.
const GOODBYE =
  /^(?:(?:bom|bem|entao|ok|ta|e isso|por hoje|agora|ja|eu|beijos?|e) )*(?:tchau+|xau|bye|adeus|ate(?: (?:logo|mais|amanha|breve|a proxima|outra hora|outro dia|depois))?|vou (?:dormir|deitar|indo|nessa|sair|descansar|embora|desligar|parar por aqui)|(?:to|estou) indo(?: nessa| embora| dormir)?|fui|flw|falou|preciso ir|tenho que ir|por hoje (?:e so|chega|ta bom|e isso)|e so por hoje)(?: (?:agora|entao|ja|mesmo|por hoje|um pouco|embora|dormir|deitar|ta|viu|pra voce|para voce))*$/
const THANKS = /\b(?:obrigad[oa]|valeu|brigad[oa]|gratidao pela|agradeco|me ajudou|vlw)\b/
const GREETING_ONLY =
  /^(?:oi+e*|ola+|e ai|eai|opa|hey|hello|alo|bom dia|boa tarde|boa noite|tudo (?:bem|bom)|como vai|salve|oii+)(?:[\s,!.?]+(?:tudo (?:bem|bom)|como (?:vai|voce esta|vc ta)|bom dia|boa tarde|boa noite|oi+|pessoal|gente))*[\s!.?,]*$/

// At most so much before a word can take it back.
const LOOKED_BACK = 120
const NEGATED = /\b(?:nao|nunca|nem|sem|nada|pouco|menos|queria|quero ser|fingir|finjo)(?: \w+){0,3} $/

// A message without any cue is followed if it tells of something: in so many words, and not as a question.
const FEWEST_WORDS = 3

/** What a message is about or wants. In a conversation under way, 'boa noite' takes leave instead of greeting. */
export function topicOf(message: string, underWay = false): Topic {
  const text = foldText(message).replace(/\s+/g, ' ').trim()
  if (underWay && /^boa noite[\s!.]*$/.test(text)) return 'despedida'
  if (GREETING_ONLY.test(text)) return 'saudacao'
  const request = requestIn(text)
  if (request !== null) return request

  const clauses = text.split(/[,.;:!?\n]+/).map((clause) => clause.trim())
  const leaving = clauses.some((clause) => GOODBYE.test(clause))
  const topic = strongest(clauses.filter((clause) => !GOODBYE.test(clause)).join(', '))
  if (topic !== 'geral' && !(leaving && topic === 'alegria')) return topic
  if (leaving) return 'despedida'
  if (THANKS.test(text)) return 'agradecimento'
  return text.endsWith('?') || (text.match(/\p{L}+/gu)?.length ?? 0) < FEWEST_WORDS ? 'perdido' : 'geral'
}

function strongest(text: string): Topic {
  const scores = new Map<Topic, number>()
  for (const [topic, weight, pattern] of PATTERNS) {
    const hits = [...text.matchAll(pattern)].filter(
      (hit) =>
        topic !== 'alegria' || !NEGATED.test(text.slice(Math.max(0, hit.index - LOOKED_BACK), hit.index)),
    )
    if (hits.length > 0) scores.set(topic, (scores.get(topic) ?? 0) + weight + Math.min(hits.length - 1, 2))
  }
  // The first of the strongest: the order of the cues decides a draw.
  let best: Topic = 'geral'
  let bestScore = 0
  for (const [topic, score] of scores) {
    if (score > bestScore) [best, bestScore] = [topic, score]
  }
  return best
}

/** Whether folded words hold a cue of that topic. */
export function speaksOf(folded: string, topic: Topic): boolean {
  return PATTERNS.some(([of, , pattern]) => of === topic && folded.search(pattern) >= 0)
}
