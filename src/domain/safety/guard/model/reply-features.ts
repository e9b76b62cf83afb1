import { bucketOfFlag, createFeatureMaker } from '../../../classifier/text-features.ts'
import { rememberWords } from '../../../text/remember-words.ts'
import { isFunctionWord } from '../../model/function-words.ts'
import type { RiskLevel } from '../../risk-level.ts'
import type { SentenceReading } from '../read-sentence.ts'

/** How many numbers there are for each class. A power of two. */
export const BUCKETS = 1 << 18

/** Where a sentence's features are counted; each weighs the same, and their squares add up to less than one. */
export type SentenceFeatures = { readonly at: Int32Array; readonly value: number }

/** Added to the number of features, so that two words alone are no certainty. */
const STEADINESS = 24
const MOST_WORDS = 60
/** Of a message so many words of a subject are counted. */
const MOST_ASKED = 40
const DENIED_AHEAD = 5
const NEGATORS = new Set('nao nunca jamais nem ninguem nenhum nenhuma nada tampouco sem zero'.split(' '))

// 'almocei', 'morei': a reply has no day of its own. What it may do with a message is left out.
const OWN_PAST =
  /(?<![a-z])(?!(?:sei|lei|rei|hei|direi|farei|serei|estarei|notei|reparei|fiquei|pensei|imaginei|gostei|adorei|falei)(?![a-z]))[a-z]{2,}ei(?![a-z])/

/** Marks a word of an illness or a medicine that the person named: then it is theirs. */
const NAMED = '='
const isOwnToTell = (word: string): boolean =>
  subjectsOf(word).some((subject) => subject === 'illness' || subject === 'medicine')

/** The conversation that a sentence is part of. */
type SaidIn = {
  readonly level: RiskLevel
  /** Whether the person used the word. */
  readonly named: (word: string) => boolean
  /** What the message is about (`messageFeaturesOf`). */
  readonly about: MessageFeatures
}

/** What is read of a message: the question hints at what may go wrong in the reply. */
export type MessageFeatures = { readonly subjects: readonly string[]; readonly stems: readonly string[] }

const featuresOf = createFeatureMaker({
  buckets: BUCKETS,
  isWord: (word) => /^[a-z0-9%?]/.test(word),
  isContent: () => true,
  longestRow: 2,
  stemOf: (word) => stemOf(word),
  subjectsOf: (word) => subjectsOf(word),
})

/**
 * What the classifier reads of a sentence: its words, and what the guard alone knows. A sentence that was written for
 * training is said in no conversation.
 */
export function replyFeaturesOf({ own }: SentenceReading, saidIn: SaidIn | null): SentenceFeatures {
  const words = (own.match(/[a-z0-9%]+|\?/g) ?? []).slice(0, MOST_WORDS)
  const isNamed = (word: string) => word.length > 3 && (saidIn?.named(word) ?? false)
  const named = words.filter(isNamed)
  const { at } = featuresOf(
    words.map((word) => (named.includes(word) && isOwnToTell(word) ? word + NAMED : word)),
  )
  const flags = flagsOf(words, named, own, saidIn)
  const all = distinct([...at, ...flags.map(bucketOf)])
  return { at: Int32Array.from(all), value: 1 / Math.sqrt(all.length + STEADINESS) }
}

/** The sentence in which each bucket was met last, by number. */
const metIn = new Uint32Array(BUCKETS)
let sentences = 0

function distinct(buckets: readonly number[]): readonly number[] {
  sentences += 1
  return buckets.filter((bucket) => {
    const isNew = metIn[bucket] !== sentences
    metIn[bucket] = sentences
    return isNew
  })
}

/** A flag is a kind of feature, and what it is about. */
const bucketOf = rememberWords((flag) => bucketOfFlag(flag.split(' '), BUCKETS))

/** What is true of a sentence beside its words. */
function flagsOf(
  words: readonly string[],
  named: readonly string[],
  own: string,
  saidIn: SaidIn | null,
): readonly string[] {
  const [first = '', second = ''] = words
  const flags = [
    `length ${Math.min(5, Math.floor(words.length / 4))}`,
    `first ${stemOf(first)}`,
    `start ${first} ${second}`,
    ...subjectsOf(first).map((subject) => `about ${subject}`),
    ...words.filter((word) => word.length > 4).map((word) => `ending ${word.slice(-3)}`),
    ...deniedIn(words),
  ]
  if (OWN_PAST.test(own)) flags.push('past')
  if (saidIn === null) return flags
  const { level, about } = saidIn
  const subjects = [...new Set(words.flatMap(subjectsOf))]
  return [
    ...flags,
    `level ${level}`,
    `echoes ${Math.min(4, named.length)}`,
    ...named.flatMap(subjectsOf).map((subject) => `echoed ${subject}`),
    ...about.stems.map((stem) => `asked ${stem}`),
    // 'Já deu o que tinha de dar': what is meant is in the message.
    ...about.subjects.flatMap((asked) => subjects.map((subject) => `answers ${asked} ${subject}`)),
  ]
}

/** 'Não é culpa sua' has the words of a forbidden sentence. */
function deniedIn(words: readonly string[]): readonly string[] {
  let left = 0
  return words.flatMap((word) => {
    if (NEGATORS.has(word)) left = DENIED_AHEAD
    else if (left-- > 0) return [`denied ${stemOf(word)}`, ...subjectsOf(word).map((one) => `denied ${one}`)]
    return []
  })
}

export function messageFeaturesOf(text: string): MessageFeatures {
  const words = text.match(/[a-z0-9%]+/g) ?? []
  const stems = words.filter((word) => !isFunctionWord(word)).map(stemOf)
  return {
    subjects: [...new Set(words.flatMap(subjectsOf))],
    stems: [...new Set(stems)].slice(0, MOST_ASKED),
  }
}

function stemOf(word: string): string {
  const bare = word.replace(/=$/, '').replace(/s$/, '')
  if (bare.length <= 4) return bare
  return bare
    .replace(/(?:ando|endo|indo|aria|eria|iria|mente|ar|er|ir|ou|ei|ia|am|em|o|a|e)$/, '')
    .slice(0, 7)
}

/**
 * Words of replies by what they are about, without accents; a star stands for any ending. The classifier reads the
 * subject beside the word, so that a word it never met in training still counts.
 */
const SUBJECTS = {
  illness:
    'depress* deprimid* bipolar* borderline tdah toc tept tag esquizo* psicose psicotic* mania maniac* hipoman* anorex* bulim* autis* espectro burnout sindrome transtorno* fobia* panico distimia narcis* psicopat* sociopat* alcoolismo alcoolatra dependente* codependen* demencia compuls* paranoi* neuros* histeri* obsess* dissocia* despersonal* patologic* traumatic* agorafob* insonia surto deficit doenca doente*',
  symptom:
    'sintoma* sinais sinal quadro traco* criterio* diagnostic* perfil laudo nome caracteriz* indica* batem encaix* tipic* classic*',
  medicine:
    'remedi* medicac* medicament* antidepress* ansiolitic* calmante* comprimid* capsul* gota gotas gotinha* dose* dosagem mg miligrama* tarja receita* sertralina fluoxetina escitalopram citalopram paroxetina venlafaxina duloxetina bupropiona rivotril clonazepam diazepam alprazolam zolpidem quetiapina risperidona litio lamotrigina ritalina venvanse melatonina dramin dipirona paracetamol insulina hormonio* xarope antialergic* relaxante antipsicotic* estabilizador* cartela* caixinha quimica pilula* tramadol generico',
  alcohol:
    'alcool bebida* bebe beber beba cerveja* vinho cachaca pinga maconha baseado droga* vodka uisque taca',
  amount:
    'metade meio meia dobro dobrar dobre duplic* quarto dois duas tres mais menos aumenta* diminu* reduz* subir subiria espac* dez vinte grama colher* doze',
  professional:
    'psicolog* psiquiatr* terapeut* analista* medic* doutor* nutricion* enfermeir* conselheir* profissiona* especialista* advogad* assistente farmaceutic* orientador* atendente* voluntari* socorrista*',
  treatment:
    'terapia* tratament* consult* sessao sessoes analise acompanhamento internac* interna internar clinica* caps reuniao reunioes retorno exame* fisioterapia alta aa al-anon grupo',
  helpline:
    '188 192 190 180 193 100 cvv samu disque bombeiro* ambulancia* policia* delegacia viatura* resgate socorro emergencia upa ubs hospita* pronto-socorro posto postinho conselho denunci* boletim medida protetiva plantao',
  death:
    'morrer morte morra morre morrendo morreu morreria matar mata matou mate suicid* partida partir ceu eternidade eterno* enterr* caixao velorio sepult* fim acabar descanso libert* desaparec* sumir sumisse viver vida vivo viva',
  wound:
    'cort* ferir fere ferida* machuc* arranh* sangr* sangue queim* cicatriz* bater bate bata marca marcas pele pulso* coxa braco* dor dores doer',
  weapon:
    'faca facas lamina* gilete* navalha* estilete tesoura tesourinha arma armas revolver pistola tiro corda cinto laco veneno* chumbinho gas ponte viaduto trilho* trem terraco janela sacada precipicio altura andar mar represa praia fogo isqueiro vidro elastico pau martelo agulha saco forno penhasco afiad*',
  assault:
    'surra porrada pancada tapa soco soca bata esmurr* espanc* chut* empurr* quebra* arrebent* esfaque* enforc* estrangul* castig* corretivo cintada* palmada* vinga* vinganca troco revid* humilh* ameac* sabota* destro* puni* pagar sangue justica sacudida sacod* apanh* envenen* fura queime',
  kin: 'mae mamae pai papai pais filh* avo avos vovo irma irmao irmaos irmas marido espos* mulher famili* sobrinh* net* ti* prim* namorad* noiv* parente* cria',
  others: 'amig* vizinh* coleg* ninguem alguem pessoa* gente todos todo mundo eles elas outros outras',
  pet: 'cachorr* gat* bichinh* bicho',
  promise:
    'promet* promess* jur* juramento* pacto palavra compromiss* compromet* contrato acordo garant* combina* combinado trato certeza assina* assegur* firma',
  shame:
    'vergonha* ridicul* frac* covard* fresc* drama* preguic* mimad* mimimi patetic* egois* ingrat* infantil imatur* papelao feio mesquinh* mole fracass* burr* desleix* carater exager* vitim* escandalo carente bobagem besteira fibra muleta irrespons* decepc* aparecer atencao',
  minor:
    'fase passa bobagem besteira nada normal exager* superar supera esquece relaxa calma pior drama frescura tpm hormonios brincadeira luxo sorte pequeno tempestade raso superficia* comum rindo rir',
  guilt:
    'culpa* responsav* sacrific* estrago desgosto destru* arras* perdoar perdoa* pedacos retribu* remorso arrepend* merece* deve obrigacao ingratidao pense pensa imagina imagine pecado',
  secret:
    'segred* sigil* escond* conta contar conte comenta comente sabe saber sabendo descobr* apaga* apague historico mente minta inventa invente finge fingir disfarc* omit* guard* senha calad* nega negue esconda rastro cantinho cofre vaza mostre mostra',
  lie: 'caiu tropec* mangas manga pulseira maquiagem desculpa engano desconfi* perceb* nota repara',
  only: 'so somente apenas unic* basta basto bastam melhor ninguem mim comigo eu nos exclusiv* alem',
  love: 'amo amor apaixon* beij* namor* cas* desej* tesao gostos* delicia abrac* carinho* saudad* ciume* ciuminho paixao alma* gata gato linda lindo corpo boca cama lencol pele decote vestido roupa coxa* colo dengo excit* safad* seduc* tentacao cintura sussurr* quimica toalha pescoco intim* caidinh* arrepi*',
  machine: 'robo maquina programa ia inteligencia artificial bot algoritmo sistema computador aplicativo app',
  human: 'humano humana humanos pessoa gente carne osso verdade real coracao alma sentimento* corpo',
  biography:
    'consultorio pacient* crp crm formad* formei faculdade usp plantao almoc* jantei jantar feira mercado onibus metro cafe bolo praia igreja bairro cidade infancia crianca pequen* casei casad* divorc* morei moro nasci cresci trabalh* dormi durmo acord* comi comer viaj* netinh* edredom blusa praca gripe bar time',
  sent: 'chamei acion* avis* liguei ligando ligo mandei enviei enviando notifi* encaminh* alert* comuni* contat* rastre* localiz* gps marquei reservei registrei solicit* pedi passei transfer* monitor* confirm* disparou',
  coming:
    'caminho chega chegando chegar chegam chegaram indo vindo vem buscar bate porta minutos instantes esquina perto base saiu sairam equipe agente',
  quit: 'larg* abandon* para pare parar deix* desist* cancel* desmarc* encerr* falta faltar sai saia sair some suspend* interromp* jog* dispens* esquec* pula pular evit* recus* larga chega',
  useless:
    'adianta adiantam resolve resolvem funciona serve servem vale perde perca perder dinheiro exagero nunca demora demoram ocupado julga* amarrar sermao piora piorar robotic* roteiro papel cadeia inferno louc* doido',
  encourage:
    'coragem vai va faz faca siga segue pode continua continue tenta tente direito escolha saida solucao alivio paz bonit* lind* beleza poesia libertacao liberdade digni* descansa entrega acolha',
  method:
    'jeito forma maneira lugar local horario madrugada vazi* rapid* instantane* certeir* facil dor sofr* ninguem parec* acidente escolh* procura gaveta cozinha sobra basta suficiente bastante',
  advice:
    'melhor vale recomend* sugir* suger* sugest* convem prudente sensat* aconselh* ideal correto prefir* conveniente compensa faria iria deveria devia precisa tente tenta experiment* sabio',
  reproach:
    'repare reflit* reflet* aprendizad* licao licoes deixou permitiu provoc* acend* contribu* respons* insist* podia poderia tivesse bastava faltou falta cobr* consequencia* ingenu* descuid* distra* teimos* afinal colh* plant* causou escolheu escolhas fizesse olhasse quisesse',
  audience:
    'plateia palco holofote* cena teatro publico aparecer notar chamando chantag* ameaca novela personagem',
  trivial:
    'atrito* desentend* esportiva brincadeira* zoeira implicanc* comum normal mundo grave* seri* leve* besteir* susto mania* fase tempo logo depois passageir* rotina acontece corriqueir* banal quase',
  waiting:
    'espera esperar esperaria espere aguard* poeira sosseg* acalm* assent* depois amanha semana* mes meses dias pausa folga ferias intervalo adiar adia adie pressa',
  instead:
    'substitu* troca trocar troque suficient* basta* dispens* caderno diario caminhad* exercicio* rotina fe oracao orar reza* deus igreja pastor cha chas ervas erva natural* natureza meditac* dieta vitamina* suplement* livro* internet video*',
  exposure:
    'expor expoe alarde fofoc* espalh* julg* fich* prontuario obrigad* controle tutela guarda encost* escandal* boato* comentar* olhar olhares vizinhanca',
  decency:
    'decent* direit* dign* respeit* prest* valor* honr* postura crist* deus moral educac* criac* capricho limp* suj* visita* olhos vist* decor* pudor exempl*',
  age: 'idade anos ano marmanj* adult* menin* moca moco mocinha rapaz pequen* grande velh* nova novo tamanho barba adolescente*',
  comparison:
    'outros outras segunda primeira quinta leito hospitais guerra fome lutando lutam brigando queriam milhares tanta tanto enquanto pior piores sorte privileg* agradec*',
  deeds:
    'disparo direcion* transfiro transfer* encaminho comunico confirmo acompanho envio enviamos solicitad* acionad* avisad* previsao voluntari* equipe patrulha automatic* alerta* central sistema daqui providenci* agendad* marcad*',
  workings:
    'prompt instruc* regra* regrinha* configur* filtro* diretriz* bloque* classificador* marca* desenvolvedor* protocolo* roteiro item secao lista* limite* proibid* token* modelo persona treinad* programad* orientac* orienta texto documento manual linha script traduz* transcrev* ingles passaram responder frases',
  deed: 'estive fui era sou moro vim cheguei passei perdi tive acabei jantei sai peguei vivi senti sofri bati turno residencia formac* plantao formad* diploma lembro minha meu minhas meus tambem nos mae',
  certainty:
    'certeza duvida garant* sempre nunca claro evidente obvi* exatamente bate quadro acert* confirm* provavel* seguranca instalad* definitiv* nome chama caso virou',
  agreement:
    'sim verdade razao certo certa concordo entendo sentido fez bem tambem mesmo exato isso compreensivel natural aceito combinado',
  candour:
    'infelizmente sincer* franc* honest* convenhamos fundo alias falar digo confesso admito reconhec* convir entre nos',
  plan: 'carta* despedida bilhete* senhas vespera horario* hora lugar* preparad* pratic* organiz* etapa* passo* planej* roteiro escolh* longe mata agua estrada',
  people:
    'conselheir* orientador* professor* diretor* pastor padre chefe rh assistente vizinh* porteiro colega* testemunha* delegad* advogad*',
  denial: 'nao nem nunca jamais ninguem nenhum nenhuma nada sem tampouco',
  care: 'cuid* segur* ajud* apoio confianca companhia perto junto ouvir escut* acolh* respir* calma atencao sinto muito obrigad* entendo entender',
  hope: 'talvez dar da possivel podemos vamos juntos juntas',
} as const

const whole = new Map<string, string[]>()
const beginnings = new Map<string, string[]>()
for (const [subject, words] of Object.entries(SUBJECTS))
  for (const word of new Set(words.split(' '))) {
    const table = word.endsWith('*') ? beginnings : whole
    const key = word.replace('*', '')
    table.set(key, [...(table.get(key) ?? []), subject])
  }
const lengths = [...new Set([...beginnings.keys()].map((key) => key.length))]

/** What a word is about; often nothing. */
const subjectsOf = rememberWords((word): readonly string[] => {
  if (word.endsWith(NAMED))
    return ['echo', ...subjectsOf(word.slice(0, -1)).filter((one) => one !== 'illness' && one !== 'medicine')]
  const found = new Set(whole.get(word))
  for (const length of lengths)
    if (word.length >= length)
      for (const subject of beginnings.get(word.slice(0, length)) ?? []) found.add(subject)
  return [...found]
})
