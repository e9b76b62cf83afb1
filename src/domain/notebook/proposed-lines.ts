import { NOTE_MAX, PROPOSALS_MAX } from '../limits.ts'
import { IDENTITY, INTEGRITY, LIMITS, SAFETY } from '../prompt/prompt-sections.ts'
import { foldText } from '../text/fold-text.ts'
import { isBlank } from '../text/is-blank.ts'
import { oneLine } from '../text/one-line.ts'

const TASK = `# O que fazer agora
Não responda às mensagens. Escolha, entre as frases que a pessoa escreveu, no máximo ${PROPOSALS_MAX} que ela talvez queira guardar como nota para conversas futuras: o jeito dela de viver, o que gosta, o que ajuda, o que combinou consigo, como prefere conversar.
- Copie cada frase inteira, exatamente como ela escreveu, sem mudar, juntar ou cortar palavras.
- Uma frase por linha, cada uma começando com "- ". Nada antes, nada depois.
- Nunca: perigo ou vontade de morrer, segredo de outra pessoa, sexo, saúde de outra pessoa, telefone, endereço ou senha.
- Se nada merece ser guardado, escreva só "nada".`

export const PROPOSALS_PROMPT = [IDENTITY, SAFETY, LIMITS, INTEGRITY, TASK].join('\n\n')

/** What follows the conversation: written by the product, which the text states. */
export const PROPOSALS_REQUEST =
  '[Aviso do aplicativo, não é fala da pessoa] Copie agora as frases, como combinado.'

const MIN_WORDS = 3

// A clause that leans on the one before it means something else alone: 'não é verdade, que eu minto'.
const LEANING = /^(?:que|nem|se|ou|senao|porque|pois|mas|so que|exceto|menos)\b/

/** Somebody else than the person who writes. */
const OTHER =
  /\b(?:el[ea]s?|del[ea]s?|nel[ea]s?|voces?|mae|mainha|pai|painho|pais|irma|irmao|irmaos|irmas|filh[oa]s?|filhinh[oa]s?|bebe|net[oa]s?|av[oa]s?|vov[oa]|ti[oa]s?|prim[oa]s?|sobrinh[oa]s?|sogr[oa]|sogros|cunhad[oa]s?|genro|nora|marido|mulher|espos[oa]|namorad[oa]|noiv[oa]|compan?heir[oa]|parceir[oa]|ficante|crush|ex|amig[oa]s?|colegas?|vizinh[oa]s?|chefe|patra[oa]?|patroa|professor[a]?|alun[oa]s?|pacientes?|clientes?|familia|gente|pessoa|alguem|cara|menin[oa]s?|garot[oa]s?|homem|padrasto|madrasta|entead[oa]s?|madrinha|padrinho|gemeos?|gemeas?)\b/
/** A name within the line: its first word is capitalised anyway. */
const NAME = /(?<=\S\s+)\p{Lu}\p{Ll}+/u
const NAME_WITH_ARTICLE = /^(?:a|o|à|ao|da|do|na|no|com|pra|pro|para)\s+\p{Lu}\p{Ll}+/iu

const HEALTH =
  /\b(?:doen[ct]\w*|saude|cancer|tumor\w*|nodulo|metastase|leucemia|quimio\w*|radioterapia|hiv|aids|soropositiv\w*|sifilis|hepatite|dst|ist|diabet\w*|pressao alta|infart\w*|avc|derrame|epilep\w*|convuls\w*|alzheimer|parkinson|demencia|depress\w*|ansiedade|ansios[oa]|bipolar\w*|borderline|esquizofren\w*|psicos\w*|psicotic\w*|surt\w*|panico|autis\w*|tdah|toc|anorexi\w*|bulimi\w*|burnout|transtorno\w*|sindrome\w*|deficien\w*|diagnostic\w*|laudo|remedi\w*|medic\w*|antidepressiv\w*|ansiolitic\w*|rivotril|fluoxetina|sertralina|ritalina|litio|psiquiatr\w*|psicolog\w*|terapi\w*|caps|hospital\w*|uti|intern\w*|cirurgi\w*|operad[oa]|operou|operacao|exame\w*|biopsia|gravid\w*|abort\w*|menopausa|infertil\w*|alcoolatra|alcoolism\w*|dependente|dependencia|vicio|viciad[oa]|recaida|overdose|drog\w*|cocaina|crack|maconha|bebe demais|febre|dor|dores|asma|covid|crise|crises|acamad[oa]|morrend\w*|terminal|adoec\w*|tratamento|transplant\w*)\b/
/** The line is about the writer: without one of these, words on health may be about anybody. */
const SELF =
  /\b(?:eu|me|mim|comigo|tenho|tomo|tomei|sou|estou|to|tou|fui|faco|fiz|sofro|sinto|senti|fico|fiquei|comecei|parei|uso|trato|convivo|vivo|preciso|descobri que (?:tenho|sou))\b/

const SECRET =
  /\b(?:segred\w*|confidenc\w*|sigil\w*|escondid[oa]|as escondidas|entre nos|fica entre|ninguem (?:pode|deve|sabe|mais sabe|imagina|desconfia)|nao (?:conta|conte|contar|conto|contei|fala|fale|falar|posso contar|posso falar) (?:\w+ )?(?:pra|para|a|com|isso) ?(?:ninguem|isso)?|so eu sei|jurei|prometi (?:que )?nao|pediu (?:pra|para|que) (?:eu )?nao|senha|cpf)\b/
const CONFIDED =
  /\b(?:(?:me|nos) (?:contou|contaram|confessou|confessaram|confidenciou|revelou|desabafou|falou|disse|disseram)|(?:contou|confessou|revelou|desabafou) (?:pra|para|a|com) (?:mim|nos)|desabafou comigo)\b/
/** Of another person these are theirs to share. */
const PRIVATE =
  /\b(?:trai\w*|amante|caso com|adulter\w*|infiel|separand\w*|divorci\w*|gay|lesbica|bi|trans|homossexual\w*|armario|pres[oa]|presidio|cadeia|prisao|policia|crime\w*|roub\w*|furt\w*|desvi\w*|golpe|divid\w*|devendo|deve dinheiro|falid\w*|falencia|demitid\w*|demissao|abus\w*|estupr\w*|agred\w*|bate|bateu|batia|apanh\w*|violen\w*|assedi\w*|adotad\w*|adocao|paternidade|filho fora|clandestin\w*|sonega\w*|propina|jogo|aposta\w*|bebe|bebendo|bebia|fuma|cheira)\b/

const SEX =
  /\b(?:sex\w*|trans(?:o|ei|ar|a|ou|amos|ando|ava)|transa\w*|fod\w*|goz(?:o|ei|ar|a|ou|ando)|orgasm\w*|tesao|excitad\w*|masturb\w*|punheta|siririca|porn\w*|nudes?|erotic\w*|fetich\w*|libido|pau|penis|pinto|rola|buceta|vagina\w*|clitoris|boquete|chup\w*|virgem|virgindade|camisinha|preservativo|motel|swing|menage|puta\w*|prostitu\w*|garot[oa]s? de programa|brox\w*|brochei|brochou|brochar|impoten\w*|ejacul\w*|erec\w*|anal|na cama com|fazer amor|fizemos amor|dormi com|dormimos juntos|peguei (?:el[ea]|um|uma)|pelad[oa]s?|intimidade)\b/

/** Numbers and addresses by which somebody is found. */
const CONTACT = /(?:\d[\s.\-()]*){6,}|@|https?:|www\./

/** Why a line is never proposed; null when it may be. `line` is the person's, with its accents and capitals. */
function forbiddenKind(line: string): 'sex' | 'secret' | 'health of others' | null {
  const words = foldText(line)
  const hasOther = OTHER.test(words) || NAME.test(line) || NAME_WITH_ARTICLE.test(line)
  if (SEX.test(words)) return 'sex'
  if (SECRET.test(words) || CONFIDED.test(words) || CONTACT.test(line)) return 'secret'
  if (HEALTH.test(words) && (hasOther || !SELF.test(words))) return 'health of others'
  return hasOther && PRIVATE.test(words) ? 'secret' : null
}

type Written = { id: string; content: string }
/** A line worth keeping, and the message that it is from. */
type Line = { text: string; messageId: string }

type Asked = {
  /** The model's text: one line each. */
  proposed: string
  /** The person's messages in this conversation. */
  written: readonly Written[]
  /** The detector: nothing is proposed from a message in which it reads something, nor a line of that kind. */
  isGrave: (text: string) => boolean
  known: readonly string[]
}

/**
 * The lines that are worth proposing as notes: whole clauses of one message, as the person wrote them, so that no word is
 * added and no 'não' is left out. The model only chooses; what it changed is not proposed.
 */
export function proposedLines({ proposed, written, isGrave, known }: Asked): Line[] {
  // A harmless beginning can cover what comes after it, so each sentence is read alone, too.
  const calm = written
    .map(({ id, content }) => ({ id, content: oneLine(content) }))
    .filter(({ content }) => ![content, ...content.split(/(?<=[.!?…;])\s+/)].some(isGrave))
  const seen = new Set(known.map(wordsOf))
  const lines: Line[] = []
  for (const proposal of proposed.split('\n')) {
    if (lines.length === PROPOSALS_MAX) break
    const line = ownWords(proposal, calm)
    if (!line || seen.has(wordsOf(line.text)) || forbiddenKind(line.text) || isGrave(line.text)) continue
    seen.add(wordsOf(line.text))
    lines.push(line)
  }
  return lines
}

/** The clauses of a message whose words are exactly those of the proposal. */
function ownWords(proposal: string, messages: readonly Written[]): Line | null {
  const wanted = wordsOf(proposal.replace(/^\s*(?:[-*•–]|\d[.)])\s*/, ''))
  if (wanted.split(' ').length < MIN_WORDS || LEANING.test(wanted)) return null
  for (const { id: messageId, content } of messages) {
    const clauses = content.split(/(?<=[.!?…;,])\s+/)
    for (let from = 0; from < clauses.length; from++) {
      for (let to = from + 1; to <= clauses.length; to++) {
        const text = clauses.slice(from, to).join(' ').replace(/[;,]$/, '')
        if (text.length > NOTE_MAX) break
        if (wordsOf(text) === wanted && !isBlank(text)) return { text, messageId }
      }
    }
  }
  return null
}

const wordsOf = (text: string) =>
  foldText(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
