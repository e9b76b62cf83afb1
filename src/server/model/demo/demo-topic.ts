import { asksIfHuman } from '#domain/safety/cues/asks-if-human.ts'
import { isFarewell } from '#domain/safety/cues/is-farewell.ts'
import { namesIllness } from '#domain/safety/guard/find-rules.ts'
import { foldText } from '#domain/text/fold-text.ts'

/** What people write about. Of two in one message the first counts: a cause goes before a feeling. Folded text. */
const SUBJECTS = {
  luto: /\b(?:morreu|faleceu|falecimento|luto|velorio|enterro|perdi (?:o |a )?(?:meu|minha) (?:pai|mae|filh\w+|irma\w*|avo|marido|espos\w+|amig\w+|cachorr\w+|gat\w+|bebe))\b/,
  alegria:
    /(?<!\b(?:nao|nunca|nem|sem|queria|quero)(?: \w+){0,3} )\b(?:passei (?:na|no|em)|fui (?:aprovad|promovid|contratad)[oa]|consegui|deu certo|boa noticia|dormi bem|feliz|alegr\w+|content\w+|orgulhos?[oa]?|foi (?:muito )?(?:legal|otimo|incrivel|lindo)|adorei|amei)\b/,
  sono: /\b(?:insonia|(?:nao|mal) (?:consigo|to conseguindo|estou conseguindo)? ?dorm\w+|dormi mal|pesadelos?|madrugada)\b/,
  autoestima:
    /\b(?:fei[oa]|gord[oa]|inutil|burr[oa]|incapaz|fracass\w+|nao sou (?:bom|boa|capaz|suficiente)|me odeio|autoestima|me compar\w+)\b/,
  trabalho:
    /\b(?:trabalh\w*|chef[ea]s?|patrao|patroa|emprego|demiss\w+|demitid[oa]|empresa|reuni(?:ao|oes)|escritorio|carreira|desempregad\w+)\b/,
  relacionamento:
    /\b(?:namor\w+|marido|espos[oa]|noiv[oa]|ex|terminei|casamento|divorcio|trai(?:cao|u|do|da)|ficante|crush|relacionamento|apaixonad\w+|ciumes?)\b/,
  familia: /\b(?:familia|mae|pai|pais|irma|irmaos?|irmas|filh[oa]s?|avo|sogr[oa]|ti[oa]s?|prim[oa]s?)\b/,
  saude: /\b(?:doenca|exames?|consulta|medic[oa]|hospital|cirurgia|sintomas?|cancer|internad\w+|saude)\b/,
  solidao:
    /\b(?:solidao|sozinh[oa]s?|solitari[oa]|nao (?:tenho|conheco) ninguem|sem amigos|isolad[oa]|abandonad[oa]|saudades?)\b/,
  culpa: /\b(?:vergonha|envergonhad[oa]|culpa|culpad[oa]|arrepend\w+|remorso|me perdoar)\b/,
  raiva: /\b(?:raiva|odio|irritad[oa]|furios[oa]|revolt\w+|injustica|brig(?:a|amos|uei|ou))\b/,
  cansaco: /\b(?:cansad[oa]|cansaco|exaust[oa]|esgotad[oa]|sem energia|sobrecarregad[oa])\b/,
  ansiedade: /\b(?:ansie\w+|ansios[oa]|medo|panico|nervos[oa]|preocupa\w+|angusti\w+|aperto no peito)\b/,
  tristeza: /\b(?:triste\w*|chor(?:ar|o|ei|ando)|desanim\w+|vazi[oa]|sem vontade|pra baixo|sofr\w+)\b/,
} as const

/** What is wanted of the assistant itself goes before any subject. */
const REQUESTS = {
  saudacao: /^(?:oi+e*|ola+|e ai|opa|bom dia|boa tarde|boa noite|tudo bem)\b[\s\w,!.?]{0,20}$/,
  sigilo:
    /\b(?:sigilo|confidencia\w+|(?:quem|alguem) (?:le|ve|vai ler|pode ler|tem acesso)|meus dados|vai contar .{0,20}alguem|privacidade)\b/,
  remedio:
    /\b(?:remedios?|medicacao|antidepressivos?|rivotril|clonazepam|fluoxetina|sertralina|calmantes?)\b.*\?|\b(?:posso|devo|parar|parei) .{0,30}\b(?:remedio|medicacao)/,
  profissional: /\b(?:procurar|achar|marcar|preciso de|quero|fazer) .{0,20}(?:psicolog|psiquiatra|terap)/,
  conselho: /\bo que (?:eu )?(?:devo|devia|deveria|faco|voce (?:acha|faria))\b|\b(?:conselho|dica)s?\b/,
  agradecimento: /^[^?]{0,30}\b(?:obrigad[oa]|valeu|brigad[oa]|me ajudou|vlw)\b[^?]{0,30}$/,
  curta:
    /^(?:(?:sim|nao|talvez|sei la|nao sei|ok+|ta bom|aham|uhum|h+u*m+|acho que (?:sim|nao)|um pouco|isso|verdade|entendi)[\s,.!…]*){1,3}$/,
} as const

export type DemoTopic =
  | keyof typeof SUBJECTS
  | keyof typeof REQUESTS
  | 'humano'
  | 'despedida'
  /** An illness that the person asks about, and one that somebody diagnosed. */
  | 'diagnostico'
  | 'laudo'
  /** Something that the demonstration cannot follow, and something that it can only listen to. */
  | 'perdido'
  | 'geral'

const SUPPOSED = /\?|\b(?:sera|acho que|talvez|parece|pode ser|posso ter|teste)\b/
const FEWEST_WORDS = 3

/** What a message is about or wants. In the first one 'boa noite' is a greeting. */
export function demoTopicOf(message: string, first = false): DemoTopic {
  const text = foldText(message).replace(/\s+/g, ' ').trim()
  if (isFarewell(message, { first })) return 'despedida'
  if (asksIfHuman(message)) return 'humano'
  const request = firstIn(REQUESTS, text)
  if (request !== undefined) return request
  if (namesIllness(text.replaceAll('-', ' ')) || /\bdiagnostic|\blaudo\b/.test(text))
    return SUPPOSED.test(text) ? 'diagnostico' : 'laudo'
  const isStatement = !text.endsWith('?') && (text.match(/\p{L}+/gu)?.length ?? 0) >= FEWEST_WORDS
  return firstIn(SUBJECTS, text) ?? (isStatement ? 'geral' : 'perdido')
}

/** What somebody tells is given back in their words; what they ask for is answered at once. */
export const isTold = (topic: DemoTopic): boolean => topic in SUBJECTS || topic === 'geral'

const firstIn = <Topic extends string>(cues: Readonly<Record<Topic, RegExp>>, text: string) =>
  (Object.keys(cues) as Topic[]).find((topic) => cues[topic].test(text))
