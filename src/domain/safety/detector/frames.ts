/**
 * What surrounds a sign and changes what it means: who is spoken of, whether it is a story, a game, work, long
 * past, a joke. Words without accents, as normalising leaves them.
 */
const words = (list: string): readonly string[] => list.trim().split(/\s+/)

/** Pass between any two words of a pattern. */
export const fillers = words(`
  eu muito mesmo mesma so somente apenas ja realmente tipo meio ate ai ainda sempre entao assim ne tambem tanto
  simplesmente sinceramente seriamente demais bem tao cara mano gente viu visse oxe bah tche uai sabe poxa porra
  caralho pqp slk slc mds meudeus aff af sei la vezes as quase logo apenas velho vei veio mermao parceiro irmao
  certeza seriao totalmente completamente literalmente basicamente sim ora oxente vixe egua minha1 fi fia filha1
  nossa puts po poh mt mesmo toda1 hein ta1 ok bom1 enfim sinto1 cada vez hoje1 mano amigo1 atualmente constantemente
  frequentemente diariamente desesperadamente honestamente verdade serio inclusive desde1 simplismente
`).filter((word) => !/\d/.test(word))

export const negators = words('nao nunca jamais nem sem parei deixei longe nego nega tampouco superei')

/** Stand between 'não' and what it denies. */
export const negationBridge = words(`
  eu mais tenho tive tenha tinha vou ia quero queria penso pensando pensei acho que de em a intencao plano planos vontade nenhum
  nenhuma sinto sentindo seria capaz faria fiz sou louco louca doido doida tao e quer para com pensamento pensamentos fico
  ando estou isso ter qualquer querendo por me queira quis pretendo pretendia mesmo ja tentei fazer mim nada mas
  passou pela cabeca na esta com chego cheguei costumo gosto era to existe ha tem nego
`)

/** Before a verb of wanting or going only these may stand between: 'não quero mais vou me matar' is no denial. */
export const negationBridgeBeforeVerb = words('eu que acho e penso tambem mais1 nunca').filter(
  (word) => !/\d/.test(word),
)

export const finiteVerbs = words(`
  quero queria vou penso estou tenho preciso pretendo decidi resolvi desejo irei ando fico vivo planejo sinto to
  gostaria preferia mato esfaqueio furo acabo pensei
`)

/** First person: the sign is about the one who writes. */
export const firstPerson = words(`
  eu me mim minha comigo quero queria penso pensei vou estou tenho tive ando sinto fico preciso tomei decidi sou irei quis tentei
  voltei comecei faco fiz corto planejo pretendo gostaria preferia cansei aguento meus minhas considero cogito tenho sofro sofri fui
  contemplo meu bebi engoli ingeri escrevi fugi redigi distribui reparti dividi dormi vivo existo sigo continuo morro
  combinamos decidimos vamos queremos marcamos
  vim subi abri vesti pedi resolvi escolhi consegui senti perdi vendi prendi escondi pus trouxe dei uso tomo pego pulo acabo
  termino ponho deito espero
`)

/** Someone else: the sign is about them, unless a first person comes between. */
export const thirdPersons = words(`
  ele ela eles elas amigo amiga amigos amigas colega colegas paciente pacientes aluno aluna alunos primo prima tio tia
  irmao irma vizinho vizinha cunhado cunhada sobrinho sobrinha filho filha pai mae avo neto neta menino menina garoto
  garota rapaz moca mulher homem cara pessoa pessoas alguem jovem jovens personagem protagonista vilao enfermeira medico pastor
  famoso ator atriz cantor cantora marido esposa namorado namorada sogro sogra nora genro compadre comadre conhecido
  gente povo adolescente adolescentes criancas aluna professora professor chefe mocinha heroi npc
`)

export const saidVerbs = words(`
  disse diz fala falou falando dizendo dizia falava contou comentou verbalizou relatou escreveu postou canta cantava gritou
  respondeu perguntou ameacou mandou avisou confessou
`)

/** What stands in quotation marks beside these are one's own words. */
export const saidByMe = words('escrevi falei pensei penso mandei repito digo respondi escrevo')

/** After these, 'me matar' is what another does: 'ele quer me matar'. */
export const otherAgents = words(`
  vai quer ia vao querem tentou tentaram pode podem ameacou ameaca ameacando jurou mandou prefere podia prometeu iria
  queriam tentando quase1 consegue promete capaz1 veio vem disposto1 quis iam
`).filter((word) => !/\d/.test(word))

export const fictionWords = words(`
  filme filmes serie series livro livros personagem personagens novela conto contos fanfic fic dorama anime manga peca
  poema poesia musica letra verso versos cena episodio temporada lenda cordel roteiro clipe romance protagonista
  vilao historia ficcao teatro desenho hq quadrinho samba forro documentario autor escritor poeta escritora biblia
  romeu werther hamlet capitulo trama enredo obra1 podcast novelas memorias
`).filter((word) => !/\d/.test(word))

export const gameWords = words(`
  royale boss respawn respawnar lol cs valorant fortnite minecraft gta rpg npc skin ranked xp fifa mob dungeon spawn kills
  gameplay xbox ps5 dota sims freefire roblox pvp noob headshot awp loot healer x1 chefao roleplay checkpoint truco rdr2
  domino
`)

/** These are about a game only beside the sign: a 'fase', a 'partida', a 'rodada' can be many things. */
export const maybeGameWords = words(`
  jogo jogos battle kill lava zumbi zumbis fase fases play5 ace elo round partida mage tank raid campanha save rodada party
`)

/** 'it is no game': undoes the game frame and the laughter. */
export const seriousPatterns: readonly string[] = [
  'serio|seriamente|real|juro|adeus|seriao',
  'de|na|vida verdade|moral|real',
  'papo reto|serio',
  'nao e ~1 figura|modo|forca|jeito de ~1 linguagem|falar|dizer|expressao',
  'nao ~3 zoeira|brincadeira|brincando|exagero|meme|drama|clickbait|zuera|zoando|forca_de_expressao|jogo|piada',
]

/** Somebody asked about it, and the answer was no. */
export const askedPatterns: readonly string[] = [
  'perguntou|perguntaram|pergunta|perguntam|perguntado|questionou|questionario|quis_saber|queria_saber ~14 disse|falei|respondi|neguei ~3 nao|nunca|verdade|jamais',
  'perguntou|perguntaram|pergunta|perguntam|questionou|quis_saber ~14 nao_penso|nunca_pensei|nunca_tive|nunca_quis|nao_e_isso|nada_a_ver|de_jeito_nenhum|gosto_de_viver',
]

/** The answer was not the truth. */
export const liedPatterns: readonly string[] = ['menti|mentira|mentindo|omiti|escondi']

export const newsWords = words(`
  jornal noticia noticias noticiario reportagem datena g1 radio televisao tv manchete pesquisa estatistica indice
  estudo caso casos numero numeros atentado
`)

export const workWords = words(`
  tcc dissertacao tese pesquisando palestra pesquisa artigo artigos prevencao seminario mestrado doutorado monografia disciplina prova redacao aula curso
  paciente pacientes samu plantao1 evolucao prontuario caps1 estudo estudar estudando pesquisador pesquisadora campanha setembro amarelo
  bula durkheim sociologia medicina juridico voluntario voluntarios sinais familia1 abordar tema trabalho1 notifiquei encaminhei
`).filter((word) => !/\d$/.test(word) || word === 'g1')

export const dreamWords = words('sonhei pesadelo pesadelos sonhando')

/** The violence is not over. */
export const persistsPatterns: readonly string[] = [
  'ainda|continua|continuam|voltou|atualmente|presente',
  'agora ~4 !feliz|bem|livre|estou',
  'mora|moro ~1 com|junto|perto|aqui',
  'hoje|ainda|todo ~1 ele|ela ~1 senta|frequenta|convive|mora|almoca|visita',
  'de novo',
  'vem|aparece|volta ~2 todo|domingo|casa|aqui',
]

export const pastWords = words(`
  tentei pensei pensava quis queria cortava batia apanhei apanhava sofri sofria fui tive vivi passei era tocava dei briguei bateu
  pensado tentativa sobrevivi machucava machuquei estava tinha morei senti sentia desejei planejei abusou abusava bati tentado batiam
  estuprou vivia sai larguei escapei aconteceu atendi cortei cogitei ficava quase tirou
`)

/** Trifles: with laughter beside them, 'quero morrer' is a figure of speech. */
export const trifles = words(`
  vergonha mico segunda prova calor jogo flamengo corinthians time show ingresso novela serie spoiler look roupa cabelo
  unha bolo brigadeiro pizza crush fila transito boleto reuniao sono fome dieta academia treino wifi internet bateria
  celular moletom chocolate leite blusa prova fisica matematica nota gato cachorro tenis ps play comeu comida lanche sport
  vasco palmeiras gremio inter santos onibus segunda-feira professor aula tarefa preguica trabalho meme video foto aniversario
`)

/** So small a cause that to kill somebody for it is a manner of speaking. */
export const pettyCauses = words(`
  blusa chocolate roupa roupas toalha bolo brigadeiro pizza carregador controle spoiler lanche sorvete comeu danone calca
  sapato maquiagem batom sobremesa iogurte wifi louca biscoito bolacha figurinha
`)

/** It was long ago. */
export const longAgoPatterns: readonly string[] = [
  'faz|ha ~2 anos|decada|decadas',
  'faz|ha muito tempo',
  'faz|ha tempo que',
  'faz|ha ~1 <num>|<muitos>|muito|dez|oito|cinco|vinte|varios ~1 anos|meses',
  'em|desde <ano>',
  'escola|colegio|infancia|crianca ~10 ate hoje',
  'quando ~2 era|tinha|fui ~3 crianca|pequena|pequeno|guri|guria|adolescente|jovem|novo|nova|moco|menina|menino|anos|moleque|mais',
  'com <muitos> anos',
  'aos <muitos>',
  'na|no ~1 infancia|adolescencia|juventude|passado',
  'antigamente|outrora',
  'naquela|nessa epoca ~12 hoje|agora',
  'antes de conhecer|jesus|deus|terapia',
  'ano passado ~8 hoje|agora|melhor|bem|limpa|limpo|terapia',
  'coisa de moco|jovem|adolescente',
  'quando jovem|crianca|pequena|pequeno|adolescente',
  'outro_tempo|outra_epoca|uma_epoca',
  'antes da|do terapia|tratamento|remedio',
]

/** It is over, whenever it was. */
export const overPatterns: readonly string[] = [
  'hoje|agora|atualmente ~5 bem|feliz|livre|estavel|melhor|outro|outra|limpo|limpa|casada|casado|amo|boa|firmao|paz|curto|ajudar|grata|grato|segura|seguro|superei|rimos|rio|ri|tratamento|forte|agradeco|sou|gracas',
  'hoje ~2 faco_terapia|nao_mais|conto|dou_gracas',
  'superei|superado|superada|superamos|curada|curado|recuperada|recuperado|sobrevivi|perdoei|perdoado',
  'mas|ja|isso|gracas ~2 passou ~1 $',
  'passou|ficou ~1 para tras',
  'gracas a deus ~2 passou|sai|superei|nao|estou|livre',
  'deus|jesus|senhor ~1 tirou|livrou|libertou|curou|arrancou',
  'nunca mais ~2 fiz|precisei|voltei|tive|pensei|quis|aconteceu',
  'me separei|divorciei ~6 hoje|livre|feliz|bem|anos',
  'ja trabalhei ~3 terapia',
  'por uma? fase|fase ~3 hoje|melhor',
  'me tirou da cova|fossa|depressao',
  'gracas a deus que nao fiz',
  'faco|farei|fiz|vejo|penso diferente',
  'hoje ~1 penso|quero|escolho ~1 em? viver',
  'que bom que nao fiz|aconteceu|consegui',
  'fui liberta|liberto|curada|curado|libertada',
]
