import { foldText } from '../text/fold-text.ts'
import { CUES, type Topic } from './topic-cues.ts'

const PATTERNS = CUES.map(
  ([topic, weight, words]) => [topic, weight, new RegExp(`\\b(?:${words})\\b`, 'g')] as const,
)

// What is asked of the assistant itself goes before any subject.
const ASKED: readonly (readonly [Topic, RegExp])[] = [
  [
    'humano',
    /\b(?:(?:voce|vc|tu|c) (?:e|eh|seria) (?:uma? |mesmo |de verdade |realmente )*(?:human\w|pessoa|real|robo|ia|bot|maquina|gente|inteligencia|psicolog\w|terapeuta|profissional|chatgpt|programa)|(?:falando|conversando) com (?:uma? )?(?:human\w|pessoa|robo|maquina|ia|bot|gente)|tem (?:alguem|gente|uma pessoa) (?:ai|do outro lado)|es humano)/,
  ],
  [
    'sigilo',
    /\b(?:sigilo|confidencia\w+|quem (?:le|ve|vai ler|pode ler|tem acesso)|alguem (?:le|ve|vai ler|pode ler)|(?:isso|aqui|conversa) (?:e|eh|fica) (?:segur\w|privad\w|secret\w|anonim\w|gravad\w|salv\w)|meus dados|vai contar (?:isso |tudo )?(?:pra|para|a) alguem|fica entre nos|posso confiar|privacidade)\b/,
  ],
  [
    'remedio',
    /^(?=.*(?:\?|\b(?:posso|devo|par(?:ar|ei|o)|tom\w+|dose|aument\w+|diminu\w+|receit\w+|efeitos?|comec\w+)\b)).*\b(?:remedios?|medicacao|medicamentos?|antidepressivos?|ansioliticos?|rivotril|clonazepam|fluoxetina|sertralina|escitalopram|ritalina|venvanse|calmantes?)\b/,
  ],
  [
    'diagnostico',
    /\b(?:diagnostic\w+|(?:eu |sera que |acho que |e se )(?:tenho|sou|estou com|to com) (?:depress\w+|ansiedade|tdah|autis\w+|bipolar\w*|borderline|toc|burnout|transtorno\w*|esquizo\w+|narcis\w+)|(?:isso|o que (?:eu )?tenho) (?:e|eh|pode ser|seria) (?:depress\w+|tdah|bipolar\w*|borderline|toc|burnout|transtorno\w*|crise de))/,
  ],
  [
    'profissional',
    /\b(?:(?:procurar|achar|encontrar|marcar|buscar|preciso de|quero) (?:um |uma |ajuda de |ajuda )*(?:psicolog\w|psiquiatra|terap\w+|profissional)|fazer terapia|comecar (?:a )?terapia|caps|clinica.escola)\b/,
  ],
]

// A clause that does nothing but leave: 'vou dormir' does, 'vou sair do emprego' does not.
const GOODBYE =
  /^(?:(?:bom|bem|entao|ok|ta|e isso|por hoje|agora|ja|eu|beijos?|e) )*(?:tchau+|xau|bye|adeus|ate(?: (?:logo|mais|amanha|breve|a proxima|outra hora|outro dia|depois))?|vou (?:dormir|deitar|indo|nessa|sair|descansar|embora|desligar|parar por aqui)|(?:to|estou) indo(?: nessa| embora| dormir)?|fui|flw|falou|preciso ir|tenho que ir|por hoje (?:e so|chega|ta bom|e isso)|e so por hoje)(?: (?:agora|entao|ja|mesmo|por hoje|um pouco|embora|dormir|deitar|ta|viu|pra voce|para voce))*$/
const THANKS = /\b(?:obrigad[oa]|valeu|brigad[oa]|gratidao pela|agradeco|me ajudou|vlw)\b/
const GREETING =
  /^(?:oi+e*|ola+|e ai|eai|opa|hey|hello|alo|bom dia|boa tarde|boa noite|tudo (?:bem|bom)|como vai|salve|oii+)(?:[\s,!.?]+(?:tudo (?:bem|bom)|como (?:vai|voce esta|vc ta)|bom dia|boa tarde|boa noite|oi+|pessoal|gente))*[\s!.?,]*$/

// At most so much before a word can take it back.
const LOOKED_BACK = 120
const NEGATED = /\b(?:nao|nunca|nem|sem|nada|pouco|menos|queria|quero ser|fingir|finjo)(?: \w+){0,3} $/

/** The subject of a message. In a conversation under way, 'boa noite' takes leave instead of greeting. */
export function topicOf(message: string, underWay = false): Topic {
  const text = foldText(message).replace(/\s+/g, ' ').trim()
  const asked = ASKED.find(([, pattern]) => pattern.test(text))
  if (asked !== undefined) return asked[0]
  if (underWay && /^boa noite[\s!.]*$/.test(text)) return 'despedida'
  if (GREETING.test(text)) return 'saudacao'

  const clauses = text.split(/[,.;:!?\n]+/).map((clause) => clause.trim())
  const leaving = clauses.some((clause) => GOODBYE.test(clause))
  const topic = strongest(clauses.filter((clause) => !GOODBYE.test(clause)).join(', '))
  if (topic !== 'geral' && !(leaving && topic === 'alegria')) return topic
  if (leaving) return 'despedida'
  return THANKS.test(text) ? 'agradecimento' : topic
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
