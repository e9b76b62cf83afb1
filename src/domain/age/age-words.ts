// From ten to seventeen; younger children do not write here, and 'tenho 5 anos' is nearly always of something else.
export const MINOR =
  '(?:1[0-7]|dez|onze|doze|treze|quatorze|catorze|quinze|dezesseis|dezasseis|dezessete|dezassete)'
export const YEARS = '(?:anos?|aninhos?)'

/** Own children, work and marriage: those who speak of them and of 'anos' mean something else. */
export const ADULT_LIFE =
  /\b(?:empresa|firma|profissao|carreira|carteira assinada|de servico|casad[oa]s?|casamento|meu marido|minha esposa|minha mulher|meu ex marido|me[ou]s? (?:filh[oa]s?|net[oa]s?)|minhas? (?:filh|net|enteada)[a-z]*|meu enteado|meus? alun[oa]s?|minhas? alunas?|aposentad[oa]|faculdade|universidade|dou aulas?|leciono|sou (?:a |o |um |uma )?(?:professora?|mae|pai|avo|tia|tio|madrasta|padrasto))\b/
export const TOLD =
  /\b(?:fala|falam|falou|falava|diz|dizem|disse|disseram|dizia|acha|acham|achou|achava|pensa|pensam|trata|tratam|grita|gritou|respondeu|escreveu|contou|repete) (?:q|que)\b/
/** Imagined or remembered. */
export const NOT_NOW =
  /\b(?:parec(?:o|ia|endo)|(?:me )?sint[oa] (?:com|como|ter)|sentindo (?:com|como)|sensacao de|como se|(?:el[ea]|paciente|menin[oa]|garot[oa]) (?:me )?(?:disse|falou|diz|fala|escreveu|respondeu|contou|gritou)|idade mental|cabeca de|sonh[a-z]+|personagem|livro|filme|novela|(?:na|numa|velha|antiga) foto|foto antiga|lembr(?:o|ei|ava|ando|anca[s]?)|me lembra|memorias?|saudade|quando (?:eu )?(?:era|tinha|estava|fiz|completei|estudava|cursava|fui)|na epoca|naquel[ae]|antigamente|no meu tempo|aos (?:meus )?\d+|com meus \d+|desde (?:que|os|a)|ha (?:uns |mais de )?\d+ anos|anos atras|na minha (?:infancia|adolescencia|juventude)|quem me dera|queria ter|se eu tivesse|mentalidade|gata|gato|cachorr[oa]|brincando|brincadeira)\b/
export const GROWN_SCHOOL =
  /\b(?:eja|supletivo|encceja|depois de (?:velh|adult)[oa]|voltei a estudar|retomei|terminei|conclui|formei|faculdade|universidade|medicina|direito|enfermagem|engenharia|psicologia|pedagogia|graduacao|tecnico|residencia|mestrado|doutorado|estagi[a-z]+|trabalh[oa] (?:n[ao]|em|com|de)|dei aula|dar aula|substitu[a-z]+|reuniao de pais|matricul[a-z]+)\b/

const FAMILY_OF_THEIR_OWN =
  '(?:me[ou]s?|minhas?|noss[oa]s?) (?:dois |duas |tres )?(?:filh|net|entead|alun|afilhad|marid|espos|mulher|chefe|gerente|emprego|patr|sogr|estagiari|cacula|mais (?:nov|velh)|menin[oa]s?\\b|pequen|bebe|sobrinh|ex\\b|crianca|turma de (?!escola)|equipe|client|pacient|empresa|neg)[a-z]*'
const OF_CHILDREN =
  '(?:minha irma|meu irmao|minha prima|meu primo)(?: \\w+){0,2} (?:esta|ta|estuda|faz|vai|repetiu|sofre|tirou|de \\d+)|filh[oa]s? (?:do|da|de)|criancas|(?:arrumo|busco|levo) (?:os|as|el[ea]s?|pra escola)|os meninos (?:ta?o|estao|foram|vao)|(?:a|da|na) escola (?:d[ao]s? (?:filh|menin|minha|meu)|e d[ao])|me ligaram da escola|a menina na escola|filias?|diario de classe|ultimo dia de aula com|grupo d[ae] (?:escola|colegio)|(?:busc|lev|peg|deix)(?:o|ar|ei|amos) (?:os|as|ele|ela|eles|elas|meu|minha|o menino|a menina)|adolescentes|reuniao (?:d[ae] )?(?:escola|pais e mestres)|fui na reuniao|alun[oa]s?|(?:menin[oa]|garot[oa]|adolescente|crianca) que (?:eu )?atendo'
const TRADE =
  'sou (?:\\w+ ){0,2}(?:prof[a-z]*|mae|pai|avo|tia|tio|diretora?|coordenadora?|orientadora?|pedagog[oa]|psicolog[oa]|inspetora?|merendeira|motorista|zeladora?|secretari[oa]|estagiari[oa]|baba|conselheir[oa]|assistente|universitari[oa]|enfermeir[oa]|tecnic[oa]|medic[oa]|advogad[oa])|sou (?!d[ao]\\b|alun|estudante|representante)\\w+ (?:de|da|na|em|numa) (?:uma )?(?:escola|colegio)|dou aulas?|dei aulas?|dar aulas?|plano de aula|leciono|corrij[oa]|corrigir|fecho as notas|professores (?:estao|da minha|e eu)|banheiro dos professores'
const WORK =
  'trabalh(?:o|ei|ava|ando|amos)\\b(?! d[aeo] (?:escola|colegio|grupo|historia|geografia|ciencias|portugues|matematica|biologia|artes|fisica|quimica|filosofia|sociologia|ingles)|(?: em| de)? grupo)|(?:n?o|do|pro|ao|meu) (?:trabalho|emprego|escritorio)\\b(?! d[ae] (?:escola|grupo))|(?:do|no|pro|meu) servico(?! d)|empresa|firma|chefe|gerente|salario|faculdade|universidade|facul|graduacao|mestrado|doutorado|tcc|residencia|republica|periodo|semestre|pos graduacao|concurso|eja|supletivo|encceja|autoescola|academia|crossfit|yoga|ioga|pilates|violao|marido|casad[oa]|casei|casamento|divorci[a-z]+|separacao|aposentad[oa]|gravidez|gestante|gravida de|no curso|curso de|calculo'
const GROWN_AGE =
  '(?:tenho|tendo|com|aos|fiz|completei|faco|meus|me sinto) (?:os |meus )?(?:1[89]|[2-9]\\d|dezoito|dezenove|vinte|trinta|quarenta|cinquenta|sessenta|setenta)\\b(?! (?:reais|minutos|dias|horas|por cento))|depois de (?:velh|adult)[oa]|sendo adult[oa]|ja adult[oa]|de novo aos'
const PAST =
  'anos atras|ha (?:uns |mais de |quase )?\\d+ anos|depois de \\w+ anos|[nd]aquel[ae]|na epoca|no meu tempo|meus tempos|antigamente|quando (?:eu )?(?:er[ae]|tinha|estava|estudava|fui|fazia|penso n)|na (?:minha )?(?:infancia|adolescencia|juventude)|infancia|ate hoje|hoje em dia|lembro|lembrei|lembranc[a-z]+|traumas?|sonh(?:o|ei|ava)|\\w{2,}avam?\\b(?<!\\b(?:br|escr|gr|tr|l|c|oit|pal)avam?)|vivi|saudades?|sofria|tinha|fazia|dizia|vivia|batia|sentia|mexia|podia|sabia|riam|eram?|sofri|larguei|parei de estudar|estudei|terminei (?:o|a) (?:escola|colegio|ensino)|abandonei|cresci|nunca (?:me deixaram|aceitaram|perdoei|voltei)|minha mae tinha'

/** Words of adults, and of what was long ago, anywhere in a message. */
export const ADULT_ANYWHERE = new RegExp(
  `\\b(?:${FAMILY_OF_THEIR_OWN}|(?:${OF_CHILDREN}|${TRADE}|${WORK}|${GROWN_AGE}|${PAST})\\b)`,
)
