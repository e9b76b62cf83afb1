import { marks } from './marks.ts'
import type { Rule } from './rule.ts'

const set = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/))

const negators = set('nao nunca jamais nem sem tampouco longe')
/** Deny only what follows a 'de': 'parei de pensar', but 'deixei a corda pronta'. */
const enders = set('parei deixei')
/** Stand between a denial and what it denies: 'não tenho vontade de…'. */
const bridge =
  set(`eu mais tenho tive tenha tinha vou ia quero queria penso pensando pensei acho que de em a o intencao
  estou ando tentando querendo plano vontade nenhum nenhuma tanto tanta seria capaz faria sou louco louca doido quer para pensamento pensamentos ter isso
  chego cheguei me mesmo ja tentei fazer coragem e pretendo passou pela minha cabeca`)
/** Before these only a bare denial counts: 'não quero mais, vou me matar' denies nothing. */
const finite = set('vou irei quero queria penso decidi estou pretendo tenho tomei engoli juntei')
const nearBridge = set('eu que acho e penso mais nunca falei disse nenhuma vez')

const others =
  set(`ele ela eles elas amigo amiga irmao irma filho filha pai mae marido esposa namorado namorada vizinho
  vizinha colega primo prima tio tia avo paciente aluno aluna personagem protagonista vilao alguem gente pessoa
  pessoas homem mulher menina menino rapaz moca atriz ator cantor cantora cliente conhecido conhecida sobrinho
  sobrinha cunhado cunhada fulano jovem adolescente professor chefe quem neto ex cara cachorro gato bombeiro policial`)
const self = set(
  'eu me mim minha meu comigo estou vou quero queria penso tenho tomei fico sinto pensei sou fiz fui ando',
)
const selfVerbs = set('eu estou vou quero penso tenho tomei fico sinto pensei sou fiz fui ando deu da')
const resolves = set('resolvi decidi pretendo irei vou')
const said = set('disse falou contou escreveu mandou diz fala contava confessou dizia falava gritou')
const story =
  set(`filme filmes serie series livro livros novela personagem personagens episodio capitulo musica musicas letra
  letras boss anime dorama peca poema fanfic rpg documentario reportagem noticia noticias manchete tcc palestra
  estatistica vilao samba bula sonhei sonhando pesadelo pesadelos ato cenografico cenografica`)

/** `joking` is a figure of speech: at most `atencao`. What is neither that nor `stands` counts for nothing. */
export type Context = 'stands' | 'joking' | 'denied' | 'other' | 'story' | 'past' | 'quoted'

type WordPlace = {
  readonly words: readonly string[]
  readonly quoted: readonly boolean[]
  readonly next: readonly string[]
  readonly start: number
  readonly end: number
}

/** What the words around a sign make of it, with those of the next sentence. */
export function contextOf(rule: Rule, { words, quoted, next, start, end }: WordPlace): Context {
  const isSelf = rule.level !== 'vitima' && rule.level !== 'violencia'
  const found = words.slice(start, end)
  if (quoted[start]) return 'quoted'
  if (isSelf && saidNo(words, start)) return 'denied'
  if (isDenied(words, start) && !(isSelf && isNewNow(words, next, end))) return 'denied'
  const holdsNo = words[start - 1] === 'ninguem' || (!rule.saysNo && found.some((word) => negators.has(word)))
  if (!isSelf && holdsNo) return 'denied'
  if ((rule.level !== 'vitima' || words[start] === 'apanhava') && isDeedOfAnother(words, start))
    return 'other'
  // 'vou me matar' is no threat, though its words are in 'vou matar'.
  if (rule.level === 'violencia' && / me (?:mat|enforc)/.test(` ${found.join(' ')}`)) return 'other'
  if (isSelf && isAboutAnother(words, start, end)) return 'other'
  if (isInStory(words, start, end)) return 'story'
  if (isPast(words, next, start, end)) return 'past'
  return isJoking(rule, words, start, end) ? 'joking' : 'stands'
}

const storyReach = 6
const jokeReach = 12

const trifle =
  set(`prova provas aula aulas professor professora trabalho_da facul tcc slide planilha planilhas
  reuniao boleto fatura preco reais passagem salario bis biscoito furadeira muricoca unha unhas cabelo cabelos franja pele oleosa espinha cachos roupa
  blusa blusas maquiagem balanca dieta academia treino pizza bolo chocolate doce doces brownie lanche hamburguer sushi
  brigadeiro pastel miojo colica ressaca live lives serie episodio ep temporada filme novela spoiler album albuns show
  shows musica clipe banda cantor cantora ator atriz foto fotos selfie stories story post tweet tweets meme memes
  tiktok twitter insta instagram tl feed video videos jogo jogos partida ranked boss pokemon gol time campeonato
  torcida flamengo corinthians palmeiras vasco gremio cruzeiro galo santos botafogo internet wifi app aplicativo
  site senha windows corretor mouse teclado notebook fone bateria linda lindo lindas lindos lindissimo perfeito
  perfeita fofo fofa fofinha fofura gostoso gostosa gatinho gatinha bonitinho beijei beijo crush atualizacao
  ingresso fila calor mico figurinha virgem voto votar questoes redacao vestido sapato tatuagem viagem`)

/** With one of these an everyday trigger makes nothing a joke. */
const heavy =
  /^(?:aguent|suport|sofr|depress|deprim|ansiedad|ansios|chor|triste|tristez|solidao|sozinh|sentido|vazio|desesper|desist|culpa|cansad|cansei|dor$|doi$|vida|viver|ninguem|fracass|inutil|lixo|peso|medo|corda|veneno|comprimido|remedio|arma|faca|ponte|predio|janela|viaduto|trilho|trem|tiro|enforc|reprov|bullying|humilh|abus|bat[ei]|estupr|morreu|luto|terapia|psic|caps|hospital|crise|panico|odeio_minha|carta|adeus|despedi|consigo|pior|mal$|serio|verdade|divid|demiss|demitid|desempreg|separ|largou|termin)/

const seriously =
  / (?:e|eh|falando|muito) serio | (?:nao|sem) (?:\S+ ){0,2}(?:brincadeira|brincando|zoeira|zoando|piada|meme|drama|forca de expressao|modo de dizer) | de verdade | rindo (?:mas|para nao|pra nao|de nervoso|de desespero) /
const figurative =
  / modo de dizer | forca de expressao | (?:e|foi|so|to|estou|era) (?:\S+ )?(?:brincadeira|brincando|zoeira|zoando|zueira|exagero|exagerando|drama) | figurativ[oa] | de mentirinha | se <idioma> | <ri> (?:zoeira|brincadeira|zueira) /

/** Said laughing, called a manner of speaking, or set off by an everyday trifle where nothing heavy is near. */
function isJoking(rule: Rule, words: readonly string[], start: number, end: number): boolean {
  if (!rule.hyperbole) return false
  const near = words.slice(Math.max(0, start - jokeReach), end + jokeReach)
  const text = ` ${near.join(' ')} `
  if (seriously.test(text)) return false
  if (rule.hyperbole === 'laughter' && near.includes(marks.laugh)) return true
  if (figurative.test(text)) return true
  if (near.some((word) => heavy.test(word))) return false
  return (
    rule.level !== 'vitima' &&
    [...clauseBefore(words, start), ...words.slice(start, end + jokeReach)].some((word) => trifle.has(word))
  )
}

/** The words before a sign in its own clause and the one before that. */
function clauseBefore(words: readonly string[], start: number): readonly string[] {
  let pauses = 0
  let at = start
  while (at > Math.max(0, start - jokeReach)) {
    if (words[at - 1] === marks.pause) pauses += 1
    if (pauses > 1) break
    at -= 1
  }
  return words.slice(at, start)
}

/** 'ela perguntou se eu penso em morrer e eu disse que não' */
function saidNo(words: readonly string[], start: number): boolean {
  const before = ` ${words.slice(Math.max(0, start - storyReach), start).join(' ')} `
  if (!/ (?:pergunt\S*|quis saber|queria saber) (?:\S+ )*?se /.test(before)) return false
  const after = ` ${words.slice(start, start + pastReach).join(' ')} `
  return / (?:disse|falei|respondi) (?:\S+ )?nao /.test(after) && !/ menti| mas (?:eu )?penso /.test(after)
}

export function isDenied(words: readonly string[], start: number): boolean {
  const first = words[start] ?? ''
  if (negators.has(first)) return false
  const allowed = finite.has(first) ? nearBridge : bridge
  for (let at = start - 1; at >= Math.max(0, start - 7); at--) {
    const word = words[at] ?? ''
    if (negators.has(word)) return !affirms(words, at, start)
    if (enders.has(word) && words[at + 1] === 'de') return true
    if (!allowed.has(word)) return false
  }
  return false
}

const timeless = set('nunca jamais')
const degrees = set('tanto tanta tantas tao igual perto')

/** 'nunca quis tanto', 'fazia tempo que não queria assim': more than ever, or again. */
function affirms(words: readonly string[], negator: number, start: number): boolean {
  const after = words.slice(negator + 1, start + 4)
  if (timeless.has(words[negator] ?? '') && after.some((word) => degrees.has(word))) return true
  const isSpanned = / (?:fazia|tinha|ha|faz) (?:\S+ )?(?:tempo|tempos|meses|anos|semanas) que (?:eu )?$/.test(
    ` ${words.slice(Math.max(0, negator - 6), negator).join(' ')} `,
  )
  return (
    isSpanned && words.slice(start, start + jokeReach).some((word) => degrees.has(word) || word === 'assim')
  )
}

/** 'Nunca tinha pensado em suicídio. Agora penso.', 'falei que não penso nisso, mas penso' */
const newNow =
  / (?:agora|hoje|ultimamente|mas desde|so que agora) (?:eu )?(?:so |nao |ja |vivo |estou |fico )?(?:(?:penso|pensando|quero)(?! em (?!suic|me |morr|mort)| [a-z]+[aei]r )|tenho (?:pensado|vontade)|sim|nisso|sai|paro|e (?:so|diferente|outra)) | mas (?:eu )?(?:(?:penso|pensei)(?! em (?!suic|me |morr|mort))|quero sim|sim) | menti | mentira /

function isNewNow(words: readonly string[], next: readonly string[], end: number): boolean {
  return newNow.test(` ${words.slice(end, end + pastReach).join(' ')} ${next.slice(0, pastReach).join(' ')} `)
}

/** Forms that are of the first and the third person alike, so that who is meant is read from what is before them. */
const eitherPerson =
  set(`quis queria querendo querer quisesse gostaria adoraria preferia ia iria deveria devia devesse podia poderia pudesse
  precisava tentando tentar indo pensava pensando imaginava planejava planejando pretendia pretendendo vontade capaz
  prestes quase tinha doido doida louco louca desejando apanhava`)
const betweenSubject = set(
  'so ja sempre ainda mesmo muito realmente tambem ate nao nunca mais tanto estava estar e que de doido doida louca',
)
const otherSubjects =
  set(`voce voces tu ele ela eles elas esta estao fica ficam deve devem parece parecem tem vai vao quer querem quis
  falta satan deus geral povo galera turma pessoal todos mundo ninguem alguem vida`)
const determiners = set(
  'o a os as um uma meu minha meus minhas esse essa esses essas aquele aquela este esta seu sua',
)
const prepositions = set('com de do da dos das pelo pela por sem para contra no na em sobre ao desde ate')
const moments = set(
  'dia noite vez vezes hora horas semana mes ano manha tarde madrugada momento tempo fundo ponto verdade lado parte real',
)

/** Somebody or something else wishes or does it: 'o chefe tá querendo', 'minha vó ia', 'você podia'. */
function isDeedOfAnother(words: readonly string[], start: number): boolean {
  if (!eitherPerson.has(words[start] ?? '')) return false
  let at = start - 1
  while (at >= Math.max(0, start - 4) && betweenSubject.has(words[at] ?? '')) at--
  const before = words[at] ?? marks.pause
  // A gerund may belong to the verb before: 'olho as prateleiras pensando em me matar'.
  const isThing = !words[start]?.endsWith('ndo') && determiners.has(words[at - 1] ?? '')
  const isNoun = others.has(before) || (isThing && !moments.has(before))
  if (!isNoun) return otherSubjects.has(before)
  return !prepositions.has(words[at - 1] ?? '') && !prepositions.has(words[at - 2] ?? '')
}

/** Someone else is the subject: 'minha amiga disse que quer morrer'. */
function isAboutAnother(words: readonly string[], start: number, end: number): boolean {
  if (resolves.has(words[start] ?? '') || words.slice(start, end).some((word) => self.has(word)))
    return saidByAnother(words, start)
  for (let at = start - 1; at >= Math.max(0, start - 5); at--) {
    const word = words[at] ?? ''
    if (word === marks.pause || word === 'mas' || selfVerbs.has(word)) return false
    if (others.has(word)) return true
  }
  return false
}

function saidByAnother(words: readonly string[], start: number): boolean {
  let isSaid = false
  for (let at = start - 1; at >= Math.max(0, start - 6); at--) {
    const word = words[at] ?? ''
    if (word === 'eu' || word === marks.pause) return false
    if (said.has(word)) isSaid = true
    if (isSaid && others.has(word)) return true
  }
  return false
}

/** A book, a film or a dream is named nearby, on this side of a pause. */
function isInStory(words: readonly string[], start: number, end: number): boolean {
  const before = words.slice(Math.max(0, start - storyReach), start)
  const after = words.slice(end, end + storyReach)
  const pause = after.indexOf(marks.pause)
  return [
    ...before.slice(before.lastIndexOf(marks.pause) + 1),
    ...words.slice(start, end),
    ...after.slice(0, pause < 0 ? undefined : pause),
  ].some((word) => story.has(word))
}

const longAgo =
  / (?:ha|faz|fazem|durante) (?:\S+ ){0,2}anos (?!e (?:ontem|hoje|agora|estou|quero|penso|vou|nao))| anos atras | na (?:adolescencia|infancia|epoca|juventude) | quando (?:eu )?(?:era|tinha) | em <ano> | naquela epoca | aos (?:<num>|<muitos>|\S+ e \S+) /
const nowWell =
  / hoje (?:eu )?(?:sou|tenho(?! (?:o suficiente|suficiente|bastante|tudo|o bastante|o que preciso|coragem|a coragem|medo|vontade))|vivo|agradeco|faco(?! (?:uma|isso|besteira|de novo|o que))|vejo|ajudo|estou(?! (?:com|sem|mal|pior|pensando|querendo|decidid|pront|aqui|no |na |em (?!paz)|cansad|desesperad|sozinh|de novo|pensativ|trancad))|rio) | (?:agora|ja) (?:eu )?(?:estou|to) (?:bem|melhor|otim[oa]|feliz|livre|curad[oa]|em paz|de boa) | ja passei por isso | fiz tratamento | superei | (?:ja|isso|tudo) passou (?!da|do|pela|por)| vida nova | isso foi (?:ha|faz) /
const isBack =
  / (?:de novo|ontem|essa semana|hoje pensei|voltou|voltaram|voltando|veio morar|novamente|ainda|continua|continuo|outra vez|voltei) /

/** What is done now, however long ago it began: 'faz anos que eu quero morrer', 'ele me bate há dez anos'. */
const now =
  set(`quero penso pensando estou vou tenho sinto consigo aguento planejo pretendo vontade corto machuco mutilo queimo
  furo arranho bato apanho bate espanca agride surra chuta empurra maltrata humilha xinga ameaca persegue segue vigia controla
  tranca proibe deixa toca abusa estupra obriga forca sofro sou vivo vejo`)

/** Long ago, or said to be over: not when it says that it is back, and what is done now is not long ago. */
function isPast(words: readonly string[], next: readonly string[], at: number, end: number): boolean {
  const here = ` ${words.slice(Math.max(0, at - pastReach), at + pastReach).join(' ')} `
  const after = ` ${words.slice(at, at + pastReach).join(' ')} ${next.slice(0, pastReach).join(' ')} `
  const isNow = words.slice(Math.max(0, at - 1), end).some((word) => now.has(word))
  return ((!isNow && longAgo.test(here)) || nowWell.test(after)) && !isBack.test(after)
}

const pastReach = 16

/** For each word whether it is between quotation marks; a pair around the whole quotes nobody else. */
export function quotedWords(words: readonly string[]): readonly boolean[] {
  const places = words.flatMap((word, at) => (word === marks.quote ? [at] : []))
  const quoted = words.map(() => false)
  for (let pair = 0; pair + 1 < places.length; pair += 2) {
    const open = places[pair] ?? 0
    const close = places[pair + 1] ?? 0
    if (close - open < words.length - 2) quoted.fill(true, open, close)
  }
  return quoted
}
