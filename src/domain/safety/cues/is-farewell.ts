import { foldText } from '../../text/fold-text.ts'

// A goodbye is recognised when the message ends in it: nothing but thanks, wishes and reasons to go may follow.
// Words without accents. The words around a goodbye count for nothing by themselves.
const AROUND =
  'bom|bem|entao|mas|e|eu|ai|agora|ja|so|ok|okay|certo|ta|tah|tabom|viu|hein|ne|gente|pessoal|querid[oa]|amig[oa]|amor|meu bem|mor|linda|lindo|flor|anjo|mesmo|real|por hoje|hoje|enfim|po|mano|cara|q|que|pra|para|por|a|o|te|voces?|vcs?|todos|um|uma|com|muit[oa]|mt[oa]?|mto|deus|sim|tambem|tb|tbm|kk+|rs+|haha+|ta bom|ta bem|tudo bem|beleza|blz|la|de|obg|foi (?:muito |mt )?(?:bom|otimo|legal|maravilhoso) (?:falar|conversar|desabafar)(?: com voce| com vc| contigo)?|por (?:tudo|me ouvir|ouvir|escutar|me escutar|conversar|isso|enquanto|agora)|pel[ao] (?:conversa|papo|ajuda|escuta|atencao|companhia|apoio|forca|carinho|tempo)|estou melhor|to melhor|me sinto melhor|ajudou (?:muito|mt|bastante)|me ajudou (?:muito|mt|bastante)|gostei (?:muito )?(?:da conversa|de conversar)|era (?:so )?isso|foi isso|e isso|isso|senhora?'

const GOODBYE = [
  '(?:tchau|xau|tchauzinho|xauzinho|tchaus|thau|txau|tiau|chau|ciao|bye|baybay|baibai)(?: (?:tchau|xau|bye))*',
  'adeus|adeusinho',
  'ate (?:mais|logo|breve|amanha|depois|ja|a proxima|proxima|a vista|outra hora|outro dia|outra|qualquer hora|qualquer dia|mais tarde|mais ver|segunda|terca|quarta|quinta|sexta|sabado|domingo|a volta|daqui a pouco|semana que vem|a semana que vem|de noite|a noite|jaja|loguinho)(?: feira)?',
  'inte|inte mais|ate\\+|ateh mais',
  'boa noite|boa madrugada|bons sonhos|dorme bem|durma bem|bom descanso|bom fim de semana|bom fds|bom final de semana|boa semana|boa tarde pra voce|bom resto de (?:dia|semana|noite|tarde)|boa viagem',
  '(?:falou|flw|falow|flws|fuii*|fui|partiu|vazei|vazando|simbora|fallou)(?: (?:valeu|vlw|dormir|cama|banho|trabalhar|embora|nessa))?',
  '(?:beijos?|bjs?|bjo|bjos|bjinhos?|beijinhos?|beijao|bjao|abracos?|abs|abraco|abracao|um beijo|um abraco|xero|cheiro)(?: grande)?(?: (?:no coracao|pra voce|pra vc|para voce))?',
  '(?:vou|to|tou|estou|ja vou|preciso|tenho que|tenho de|vou ter que|devo|posso|deixa eu|deixe me|tenho q) ?(?:precisar|ter que|ter de)? ?(?:que )?(?:ir|indo|nessa|embora|ir embora|indo embora|ir la|indo la|ir nessa|indo nessa|dormir|deitar|descansar|sair|desligar|desconectar|desconectar|voltar (?:ao|pro|para o|a|pra) (?:trabalho|trabalhar|estudo|estudar|servico|aula|reuniao)|trabalhar|estudar|almocar|jantar|comer|tomar banho|tomar um banho|pra cama|para a cama|pro trabalho|pra aula|pra casa|para casa|encerrar|parar|parar por aqui|ficar por aqui|encerrar por aqui|fechar aqui|fechar por aqui|saindo|deitando|dormindo|desligando|encerrando|pegar (?:o )?(?:onibus|metro|uber|trem)|buscar (?:meu|minha|meus|minhas|o|a|os|as) \\w+|cuidar (?:da|do|das|dos) \\w+|ir dormir|ir deitar|ir trabalhar|ir descansar|ir pra cama|ir para casa|ir pra casa|me deitar|me recolher|correr|correndo|nanar|mimir|dar uma saida)',
  'hora de (?:dormir|ir|deitar|ir embora|descansar|ir dormir)',
  '(?:por hoje|por agora|por enquanto) (?:e|eh) (?:so|isso|tudo)(?: isso)?|(?:e|eh|era) (?:so|isso)(?: isso)? por (?:hoje|agora|enquanto)|fico por aqui|(?:a gente|vamos) (?:para|parar|encerra|encerrar|fica|ficar) por aqui|chega por hoje|paro por aqui|encerro por aqui|vou ficando por aqui|vou indo nessa|vou nessa',
  '(?:a gente|nos|depois a gente|amanha a gente|outra hora a gente|outro dia a gente) (?:se (?:fala|ve|encontra)|conversa|volta a (?:falar|conversar)|continua)(?: (?:depois|amanha|mais tarde|outra hora|outro dia|logo|mais|em breve|por ai))?|(?:nos )?(?:falamos|vemos|conversamos|continuamos)(?: nos)? (?:depois|amanha|mais tarde|outra hora|outro dia|logo|em breve|por ai)|nos falamos|nos vemos|te vejo (?:depois|amanha|logo|por ai)',
  '(?:amanha|depois|mais tarde|outra hora|outro dia|semana que vem|qualquer hora|logo|em breve) (?:eu )?(?:volto|apareco|te conto|conto mais|converso mais|falo mais|continuo|escrevo)(?: (?:mais|e|conto|o resto|aqui|a falar|a escrever|com calma|de novo))*|(?:volto|apareco|escrevo|continuo|retorno) (?:depois|amanha|mais tarde|outra hora|outro dia|logo|em breve|semana que vem|qualquer hora|a noite)',
  'fica(?: bem| com deus| em paz)|fique (?:bem|com deus|em paz)|se cuida|se cuide|vai com deus|va com deus|deus (?:te|lhe|o|a) abencoe',
  'meu (?:onibus|uber|intervalo|almoco|horario|metro) (?:chegou|acabou|ta chegando|esta chegando)|chegou (?:meu|minha|a|o) (?:onibus|uber|hora|vez|visita|ponto)',
]

const SOFT =
  'obrigad[oa]|obrigadinh[oa]|brigad[oa]|obrigadao|valeu|vlw|vlws|obg|obgd|agradeco|gratidao|grat[oa]|thanks|amei|adorei|muito obrigad[oa]|amem|igualmente|pra voce tambem|para voce tambem'

const GREETING_FIRST = /^(?:oi+e?|ola|opa|e ai|eai|hey|alo|bom dia|oii+)\b/

// These belong to the risk detector, whatever goodbye is beside them.
const NOT_ORDINARY =
  /\b(?:(?:pra|para) sempre|nunca mais|de vez|mundo|vida|ultim[oa]s?|morr\w*|morte|mat(?:ar|o|ei)|suicid\w*|perdoem?|me perdoa|perdao|desculpa (?:por )?tudo|desculpem|sem mim|cuid(?:em|a) d[aeo]s?|amo (?:voces|vcs|todos|muito)|nao (?:volto|vou voltar|acordar?|acordo)|acordar|descansar em paz|ceu|cartas?|fim de tudo|acabou tudo|nao aguento)\b/

const IS_GOODBYE = new RegExp(`^(?:${GOODBYE.join('|')})$`)
const IS_AROUND = new RegExp(`^(?:${SOFT}|${AROUND})$`)
const LONGEST_PHRASE = 8
const LONGEST_PART = 30
const ONLY_NIGHT = /^(?:boa noite|boa madrugada|boa tarde pra voce)$/

/** Whether the person is leaving in the ordinary way. In a first message 'boa noite' is a greeting. */
export function isFarewell(message: string, { first = false }: { first?: boolean } = {}): boolean {
  const text = foldText(message).slice(0, 2000)
  if (NOT_ORDINARY.test(text)) return false
  const parts = text
    .split(/[.!?…;,\n\r()—–]+|\s-+\s/)
    .map((part) =>
      part
        .replace(/[^a-z0-9+ ]+/g, ' ')
        .replace(/\s+/g, ' ')
        .trim(),
    )
    .filter((part) => part !== '')
  if (
    GREETING_FIRST.test(parts[0] ?? '') &&
    parts.length <= 2 &&
    !/\b(?:tchau|ate|vou|fui|preciso)\b/.test(text)
  )
    return false

  for (const part of parts.toReversed()) {
    const kind = kindOf(part)
    if (kind === 'other') return false
    if (kind === 'goodbye') return !(first && ONLY_NIGHT.test(part)) && !asksSomething(message)
  }
  return false
}

type Kind = 'goodbye' | 'soft' | 'other'

/** Whether a part can be read as a row of known phrases, and whether one of them is a goodbye. */
function kindOf(part: string): Kind {
  const words = part.split(' ')
  if (words.length > LONGEST_PART) return 'other'
  const reached: (Kind | undefined)[] = ['soft']
  for (const from of words.keys()) {
    const before = reached[from]
    if (before === undefined) continue
    for (let to = from + 1; to <= Math.min(words.length, from + LONGEST_PHRASE); to += 1) {
      const phrase = words.slice(from, to).join(' ')
      if (IS_GOODBYE.test(phrase)) reached[to] = 'goodbye'
      else if (IS_AROUND.test(phrase)) reached[to] = reached[to] === 'goodbye' ? 'goodbye' : before
    }
  }
  return reached[words.length] ?? 'other'
}

// 'tchau?' asks nothing that the goodbye would leave unanswered; 'posso voltar amanhã?' does.
function asksSomething(message: string): boolean {
  const asked = message.split(/(?<=[.!?\n])/).filter((sentence) => sentence.trim().endsWith('?'))
  return asked.some((sentence) => sentence.trim().split(/\s+/).length > 3)
}
