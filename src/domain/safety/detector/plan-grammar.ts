import type { PlanCue, Rule } from './rule.ts'

/**
 * The grammar of a plan, once for all its orders: who intends it and what, and beside it with what, where, when, unseen by
 * whom. The slots are lists of word-classes.ts; two of them may be parted by the end of a sentence.
 */
const will = ['{VOU} ~3 {MORRER}', '{MORRO}']
const wish = ['quero|penso|pensando|vontade|coragem|preciso|ideia|cabeca ~3 {MORRER}|morrer']

/** An act without its name: 'aí eu faço', 'vou fazer isso'. `!*` is the end of a clause. */
const unnamedAct = [
  'eu faco|acabo|tomo|vou|pulo|termino|cumpro|encerro|parto|descanso|fico_em_paz !*',
  'faco|pulo|parto|encerro|acabo|termino !*',
  'me vou|fui !*',
  'eu ja fiz|fui !*',
  'eu faco|cumpro ~1 o_que|que_tenho|servico',
  'vou|irei|fazer fazer|isso ~1 isso|isto|o_que_tenho|o_que_planejei|hoje|agora|antes',
  'fazer ~1 que ~1 tenho que fazer',
  'pelo que farei|vou_fazer',
  'acaba|acabou|termina ~1 tudo !*',
  'e agora|hoje !*',
  'estou indo ~1 agora|embora_de_vez !*',
  'ir|vou embora de vez',
  'vou meter|bater|jogar o|meu carro|caminhao|moto',
  '{MORRO}',
  'pretendo usa*',
  'pretendo|vou usar ~1 em mim',
]

export const planCues: Readonly<Record<PlanCue, readonly string[]>> = {
  means: ['{MEIO}|{LAMINA}'],
  meansAtHand: [
    'tenho|comprei|peguei|consegui|arrumei|arranjei|juntei|separei|guardei|escondi|trouxe|amarrei|carreguei|achei ~4 {MEIO}|{LAMINA}',
    '{ARMA} ~4 carregad*',
    '{MEIO}|{LAMINA} ~3 aqui|na_mesa|no_copo|misturad*|guardado|escondid*|comprad*|comigo|na_mao|na_minha_mao|do_meu_lado|no_bolso|na_bolsa|pronta|pronto|separados|separadas|guardados|na_minha_frente|no_porta_malas',
  ],
  place: ['{ALTO}|{TRILHO}|{FUNDO}'],
  atPlace: ['estou|vim|cheguei|subi|parei|sentei ~5 {ALTO}|{TRILHO}|{FUNDO}'],
  time: ['{DIA}|agora|daqui_a_pouco|<hora>|dia_<num>|dia_<muitos>|meia_noite|esta_madrugada|em_meia_hora'],
  date: [
    'vai_ser|sera|marquei|escolhi|decidi|defini ~3 {DIA}|dia_<num>|dia_<muitos>|a_data|o_dia|madrugada|vespera',
    'tenho|tem|com data',
    'e|eh {DIA}|nesse_dia|nessa_noite|dia_<num>|dia_<muitos> !*',
  ],
  unseen: [
    'quando|depois_que|assim_que|hora_que|esperar|esperando|espero|esperei ~4 dormir|dormirem|sair|sairem|saia|pegar_no_sono|deitar|deitarem|escurecer|anoitecer|ficar_sozinh*|estiverem',
    'casa ~3 vazia',
    'ninguem ~4 em_casa|impedir|me_achar|me_ache|desconfi*|atrapalhar|me_salvar|me_ver',
    'tranquei|fechei|trancad* ~3 porta|quarto|banheiro|tudo',
    'minha|meu mulher|esposa|marido|mae|pai sai|dorme',
  ],
  decided: [
    'planejei|decidi|preparei|resolvi tudo !da|do|de|com|para',
    'ja|esta|estou|tenho|tudo ~2 decidid*|resolvid*|planejad*',
    'ja ~1 decidi|resolvi',
    'ninguem vai me convencer',
    'vou|prometi cumprir',
    'nao ~1 passa|passava|passo ~1 disso|dos|de_hoje|desse',
    'meu plano ~2 feito|pronto|de_pe',
    'nao volto atras',
    'nao ~2 volta !*',
    'sem volta',
  ],
  ready: [
    'tudo ~1 pronto|preparado|planejado|separado|acertado',
    'comprei|arrumei|tenho|separei|contei ~2 que ~1 precisava|preciso|precisa|faltava',
    'tenho|deixei|contei ~1 tudo ~1 separado|pronto|contado|planejado|que_preciso',
    'esta marcad*|certo|feito',
    'o no ~2 feito|amarrad*',
    'agora e so',
    'ja separei|preparei|comprei|escolhi|achei',
    'so ~1 falta|faltava ~2 coragem|data|subir|puxar|apertar|escurecer',
    'contas|dividas ~2 pagas|quitadas',
    'testamento|seguro ~2 registrado|feito|cobre|pago',
  ],
  noReturn: [
    'nao ~1 volto !*',
    'nao ~2 volto|voltar|saio|sair|descer|desco ~1 mais|para_casa|viv*|daqui|de_la',
    'nao vou|pretendo|penso ~1 voltar|sair !*',
    'nao ~1 sei nadar',
    'nao ~2 estarei|vou_estar ~1 mais',
  ],
  farewell: [
    'adeus',
    'perdoem|perdao|perdoa|me_desculpem|desculpa',
    'tchau ~1 gente|voces|pessoal|para|alguem',
    'tchau !*',
    'nao ~3 culpa',
    'amo|amei voces',
    'obrigado por tudo',
    'fiquem com deus',
    'me despedir|despeco|despedi',
    'carta|cartas|bilhete',
    'digam|diga|diz|fale|falem ~1 para|ao|a ~6 que',
    'avis* onde',
    'foi bom enquanto|conhecer',
    'falar com alguem antes',
  ],
  jump: [
    'vou|quero|penso|coragem|vontade ~2 pular|me_jogar|saltar|me_soltar|me_atirar|soltar',
    'trem|metro ~2 passa|passar|vir|vem|chegar|chega',
    'esperando ~3 trem|metro|proximo|coragem',
    'nao ~1 sei nadar',
    'me leva|levar|leve',
  ],
  act: unnamedAct,
  affairs: [
    'doei|dei|vendi|passei|transferi|distribui|deixei ~3 roupas|roupa|coisas|bens|casa|gato|gata|cachorro|cachorra|carro|moto|violao|senha|senhas|documento|documentos|dinheiro',
    'paguei|quitei|deixei ~3 enterro|funerario|funeral|caixao|seguro|aluguel|contas|dividas',
    'cuida|cuidem|cuide|cuidar ~2 da|do|de|dos|das ~1 minha|meu|meus|minhas|mae|pai|filhos|filho|filha|gato|gata|cachorro|belinha|casa',
    'nao|nem me procur*',
    'testamento|enterro|velorio',
    'apaguei|cancelei|cancelar|encerrei ~3 fotos|foto|conversas|redes|contas|internet|streaming|assinatura*|celular',
    'roupa ~2 enterro|caixao',
  ],
  knowHow: [
    'sei como !e|esta|foi|se|isso|que',
    'sei ~1 onde|quando|o_lugar|a_hora|a_dose|exatamente',
    'escolhi|decidi|achei ~2 corda|lugar|jeito|arvore|curva|ponte|metodo|predio|trecho|galho',
    'metodo ~2 escolhido',
    'passagem ~2 so_de_ida',
  ],
  hopeless: [
    'nao aguento',
    'nao enxergo|vejo ~2 saida',
    'em paz com isso',
    'motivo para descer|viver|voltar|ficar',
    'coragem',
    'terminando|termino|terminar ~2 cigarro|musica|novela',
    'alguem antes',
    'me ache|achem|acharem|encontrem ~3',
    'acabou',
    'chega',
    'desisti',
    'cansei',
    'ultima vez',
    'alguem soubesse',
  ],
}
export const planCueNames = Object.keys(planCues) as readonly PlanCue[]

const denied = [
  'nao|nunca|jamais ~2 {VOU}|{QUERO}|{PENSO} ~3 {MORRER}|morrer',
  'medo|pavor ~2 morrer',
  'de_rir|vergonha|saudade|fome|sono|calor|frio|tedio|rir',
  'vacina|cirurgia|exame|dentista',
]
/** What people plan, decide and get ready in ordinary life. */
const everyday = [
  'rato|ratos|barata',
  `festa|casamento|viagem|viajar|prova|consulta|mudanca|reuniao|entrevista|aula|jogo|show|formatura|surpresa|compras|almoco|
  janta|jantar|comida|bolo|cafe|trabalho|servico|faxina|roupa|academia|treino|cinema|praia|passeio|igreja|missa|pedido|
  namoro|noivado|demissao|emprego|projeto|reforma|obra|churrasco|presente|presentes|divorcio|cartorio|chave|aposent*|colegas|companheiros|escola|licenca|mudo|mudar|canada|concurso|cargo|feriado|sogra|inscricao|matricula|pagamento|mercado`.replaceAll(
    /\s+/g,
    '',
  ),
]

export const rulesOfPlans = [
  {
    id: 'intent-with-means-place-or-time',
    level: 'emergencia',
    hyperbole: 'trigger',
    says: 'Diz que vai morrer, e com quê, onde ou quando.',
    catches: ['hoje à noite eu acabo com tudo', 'Comprei a corda. Vou acabar com isso de uma vez.'],
    spares: 'amanhã eu acabo com essa reforma de uma vez',
    patterns: will,
    beside: [['means', 'place', 'time', 'unseen']],
    unless: denied,
  },
  {
    id: 'wish-with-means-at-hand',
    level: 'emergencia',
    hyperbole: 'trigger',
    says: 'Quer morrer ou pensa nisso, e tem o meio à mão ou já está no lugar.',
    catches: [
      'quero morrer e tenho veneno aqui',
      'Estou na ponte. Não paro de pensar em me jogar, quero morrer.',
    ],
    spares: 'tenho veneno de rato guardado e morro de medo do cachorro achar',
    patterns: wish,
    beside: [['meansAtHand', 'atPlace']],
    unless: denied,
  },
  {
    id: 'wish-with-means-place-or-time',
    level: 'risco',
    hyperbole: 'trigger',
    says: 'Quer morrer ou pensa nisso, e fala de um meio, de um lugar ou de uma hora.',
    catches: ['penso em acabar com tudo com os remédios da minha mãe', 'amanhã eu quero acabar com tudo'],
    spares: 'queria acabar com tudo que é barata, comprei veneno',
    patterns: wish,
    beside: [['means', 'place', 'time']],
    unless: [...denied, 'barata*|formiga*|cupim|praga|mosquito*|mofo|reforma|divida*|serie|estoque'],
  },
  {
    id: 'unnamed-plan',
    level: 'emergencia',
    says: 'Fala do que vai fazer sem dar nome, e do meio que tem, de quando ficar só ou de que não volta.',
    catches: [
      'comprei a corda ontem, quando todo mundo dormir eu faço',
      'Vou fazer isso na segunda. Já está tudo decidido, ninguém vai desconfiar.',
    ],
    spares: 'quando as crianças dormirem eu faço a janta, já está tudo separado',
    patterns: unnamedAct,
    beside: [
      ['unseen', 'meansAtHand', 'noReturn', 'farewell', 'affairs', 'knowHow', 'decided', 'ready', 'hopeless'],
      [
        'decided',
        'ready',
        'means',
        'meansAtHand',
        'noReturn',
        'farewell',
        'date',
        'time',
        'affairs',
        'knowHow',
        'place',
      ],
    ],
    unless: everyday,
  },
  {
    id: 'means-and-unseen',
    level: 'emergencia',
    says: 'Tem o meio à mão, e espera ficar sem ninguém, diz que não volta ou se despede.',
    catches: [
      'separei o veneno no copo, só tô esperando todo mundo dormir',
      'peguei a arma do meu pai, me perdoem',
    ],
    spares: 'comprei a faca nova e vou cozinhar quando minha mãe sair',
    patterns: planCues.meansAtHand,
    beside: [['unseen', 'noReturn', 'farewell', 'affairs', 'act', 'hopeless', 'decided']],
    unless: [
      ...everyday,
      'rato|ratos|barata|cozinh*|carne|receit*|farmacia|medico|medica|pressao|febre|dor|gripe',
    ],
  },
  {
    id: 'date-and-decided',
    level: 'emergencia',
    says: 'Marcou o dia, e já decidiu, deixou pronto, se despede ou espera ficar só.',
    catches: [
      'É amanhã, depois que minha mãe sair. Não tem mais volta.',
      'marquei a data, as contas estão pagas',
    ],
    spares: 'marquei a data da festa, já está tudo decidido',
    patterns: [
      'tenho|tem|ja_tem data|dia_certo|dia_marcado !de|da|do|para',
      'vai_ser|sera !ate ~2 {DIA}|dia_<num>|dia_<muitos>',
      'e|eh ~1 {DIA}|dia_<num>|dia_<muitos> !*',
      'e|eh {DIA} depois|quando|antes|que|cedo|ninguem',
      'escolhi|marquei|decidi|defini|marcado|falta ~3 data|dia|madrugada|vespera !de|da|do|para',
      'marquei|marcado para',
    ],
    beside: [
      ['decided', 'noReturn', 'affairs', 'knowHow', 'unseen', 'act', 'hopeless', 'meansAtHand', 'ready'],
    ],
    unless: everyday,
  },
  {
    id: 'last-affairs',
    level: 'emergencia',
    says: 'Deixa as coisas em ordem ou entregues, e fala de um dia, de uma despedida ou de não voltar.',
    catches: [
      'Já dei meu gato, já paguei o enterro. Amanhã às seis eu faço.',
      'tchau gente, cuida da minha gata, não me procurem',
    ],
    spares: 'passei as roupas e hoje arrumo o armário',
    patterns: planCues.affairs,
    beside: [
      ['act', 'farewell', 'noReturn', 'decided', 'ready', 'knowHow', 'hopeless', 'means'],
      ['act', 'date', 'time', 'farewell', 'noReturn', 'affairs', 'decided', 'ready', 'knowHow'],
    ],
    unless: everyday,
  },
  {
    id: 'knows-how-and-when',
    level: 'emergencia',
    says: 'Sabe como, onde e quando, ou já escolheu, e só espera.',
    catches: [
      'já sei como, já sei onde, só falta a noite chegar',
      'já escolhi a árvore, vai ser hoje à noite, não volto mais',
    ],
    spares: 'não sei como nem onde, só sei que vou viajar',
    patterns: planCues.knowHow,
    beside: [
      ['knowHow', 'ready', 'decided', 'date', 'act', 'noReturn', 'farewell'],
      ['knowHow', 'ready', 'decided', 'date', 'time', 'act', 'noReturn', 'farewell', 'unseen'],
    ],
    unless: [...everyday, 'nao sei'],
  },
  {
    id: 'at-place-to-die',
    level: 'emergencia',
    says: 'Está na beira de um lugar alto, do trilho ou da água, e fala de pular ou de não voltar.',
    catches: [
      'tô no terraço do prédio e vou pular',
      'parei o carro no acostamento da ponte, não volto pra casa',
    ],
    spares: 'tô na plataforma esperando o trem, já volto pra casa',
    patterns: [
      'estou|vim|cheguei|subi|parei|sentei|sentad*|aqui|beira|beirada|indo|vou ~5 {ALTO}|trilho|trilhos|linha_do_trem|linha_do_metro|{FUNDO}',
    ],
    beside: [['noReturn', 'farewell', 'jump', 'hopeless']],
    unless: [...everyday, 'foto|fotos|vista|transito|pesca*|piscina|nadar|barco|passagem|uber'],
  },
] as const satisfies readonly Rule[]
