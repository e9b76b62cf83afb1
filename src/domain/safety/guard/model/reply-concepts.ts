/**
 * Words of replies by what they are about, without accents; a star stands for any ending. The classifier reads the
 * concept beside the word, so that a word it never met in training still says something.
 */
const CONCEPTS = {
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
  care: 'cuid* segur* ajud* apoio confianca companhia perto junto ouvir escut* acolh* respir* calma atencao sinto muito obrigad* entendo entender',
  hope: 'talvez dar da possivel podemos vamos juntos juntas',
} as const

export type ReplyConcept = keyof typeof CONCEPTS

const whole = new Map<string, ReplyConcept[]>()
const beginnings = new Map<string, ReplyConcept[]>()
for (const [concept, words] of Object.entries(CONCEPTS) as [ReplyConcept, string][]) {
  for (const word of new Set(words.split(' '))) {
    const table = word.endsWith('*') ? beginnings : whole
    const key = word.replace('*', '')
    table.set(key, [...(table.get(key) ?? []), concept])
  }
}
const lengths = [...new Set([...beginnings.keys()].map((key) => key.length))]

/** What a word is about; often nothing. */
export function replyConceptsOf(word: string): ReplyConcept[] {
  const found = new Set(whole.get(word))
  for (const length of lengths) {
    if (word.length < length) continue
    for (const concept of beginnings.get(word.slice(0, length)) ?? []) found.add(concept)
  }
  return [...found]
}
