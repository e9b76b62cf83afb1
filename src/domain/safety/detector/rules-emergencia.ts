import type { Rule } from './rule.ts'

const work =
  `gato rato ratos barata formiga formigas cupim praga lavoura horta plantacao gado bezerro bezerros boi
  varal rede barco obra caca estande airsoft cozinha cliente clientes paciente pacientes receitou consulta vencido
  vencidos viagem mudanca cachorro balcao delegacia quartel curso aula treino rapel escalada`
    .trim()
    .split(/\s+/)
    .join('|')

/** Plan, means, date, farewell, attempt, in progress. */
export const rulesEmergencia = [
  {
    id: 'will-kill-self',
    level: 'emergencia',
    says: 'Diz que vai se matar.',
    catches: ['vou me matar hoje', 'já decidi que vou tirar minha vida'],
    spares: 'vou me matar de estudar hoje',
    patterns: [
      '{VOU} ~3 {ME_MATAR}',
      'vou ~1 pular|saltar|me_jogar ~3 {ALTO}|mar|rio|trem|onibus|caminhao|la',
      '{ME_MATO} ~4 {LOGO}',
      '{LOGO} ~4 {ME_MATO}',
      'eu {ME_MATO}',
      'vou ~1 tomar|engolir|beber ~2 tudo|todos|todas|cartela|veneno|chumbinho|a_caixa|o_frasco',
      'vou ~2 entrar no mar|rio|acude|lago ~6 nadar|cansar|nao|amanha|hoje|volto',
      'pulo|salto ~2 {ALTO}',
      'enfiar|meter|dar ~1 bala|tiro ~1 em_mim|na_minha|na_cabeca|no_peito|na_boca',
    ],
  },
  {
    id: 'took-poison-or-pills',
    level: 'emergencia',
    says: 'Conta que tomou veneno ou muitos remédios.',
    catches: ['tomei a cartela toda de rivotril', 'bebi água sanitária faz vinte minutos'],
    spares: 'tomei dois comprimidos pra dor de cabeça',
    patterns: [
      'tomei|engoli|ingeri ~2 comprimidos|remedios ~8 minutos|hora|horas|min|tonto|tonta|mole|sono_vindo',
      'vidro|frasco|cartela|cartelas ~3 vazio|vazia|vazios|vazias',
      'parei ~2 insulina ~6 proposito|morrer|efeito',
      'tomei|engoli|bebi|ingeri|injetei|virei|misturei|tomo ~3 {VENENO}',
      'tomei|engoli|ingeri|virei ~2 tudo|todos|toda|inteira|inteiro ~5 {REMEDIO}|caixa|tinha|gaveta|vez',
      'tomei|engoli|ingeri|virei ~2 {REMEDIO}|caixa|vidro ~2 toda|todo|todos|tudo|inteira|inteiro|agora|juntos',
      'tomei|engoli|ingeri ~2 monte|punhado|muito|varios|varias|bastante|<muitos>|vinte|trinta|quarenta|cinquenta ~2 {REMEDIO}|coisa',
      'tomei|engoli ~1 os|uns|as|umas ~1 comprimidos|cartelas|remedios ~3 agora|todos|foram|faz|tem|gaveta',
      'ja tomei|engoli|bebi|injetei ~2 metade|tudo|todos|agrotoxico|quase_tudo',
      'engoli|tomei ~1 metade',
      'acabei de tomar|engolir|beber|ingerir|injetar ~3 {VENENO}|tudo|toda|todas|todos|os_comprimidos|as_cartelas',
      'apliquei|injetei ~2 insulina|ampola*|tudo ~3 toda|vez|todas|em_mim|inteira',
      'tomei ~3 vidro|frasco ~1 de|todo|inteiro',
    ],
    unless: [
      'medico|medica receitou',
      'para dor|febre|gripe|alergia',
      'um|uma|meu|minha|dois|duas ~1 comprimidos|remedios|dipirona|paracetamol|dorflex|ibuprofeno|vitamina|calmante',
      work,
    ],
  },
  {
    id: 'bleeding',
    level: 'emergencia',
    says: 'Conta que se cortou e sangra, ou que cortou os pulsos.',
    catches: ['cortei o pulso e o sangue não para', 'me cortei fundo e tá sangrando muito'],
    spares: 'cortei o dedo picando cebola e sangrou',
    patterns: [
      'cortei|abri|rasguei ~2 pulso|pulsos|veia|veias|garganta',
      'passei ~2 {LAMINA} ~2 {CORPO}',
      'me cortei ~6 sangr*|sangue|fundo|passando|pano|dois',
      'cortei ~1 fundo|demais',
      'cortei ~4 {CORPO} ~6 sangue|sangrando|nao_para',
      '{LAMINA} ~3 no_meu_pulso|no_pulso|na_veia|no_pescoco',
    ],
    unless: ['cebola|cozinha|cozinhando|carne|pao|churrasco|vidro|obra|barbear|barbeando|serra'],
  },
  {
    id: 'attempt',
    level: 'emergencia',
    says: 'Conta uma tentativa recente, ou que vai tentar de novo.',
    catches: ['tentei me enforcar ontem', 'tentei me matar semana passada e ninguém soube'],
    spares: 'há dez anos tentei me matar, hoje estou bem',
    patterns: [
      'tentei ~2 {ME_MATAR}',
      'tentei suicidio',
      'me joguei ~2 na_frente|da|do|embaixo ~3 {ALTO}|onibus|carro|trem|metro|caminhao|carreta',
      'fizeram|fiz ~1 lavagem',
    ],
    unless: ['anos atras', 'ha|faz|tem ~2 anos', 'jogo|time|partida'],
  },
  {
    id: 'at-dangerous-place',
    level: 'emergencia',
    says: 'Está agora num lugar de onde pode se matar.',
    catches: ['tô no parapeito', 'estou sentado no trilho esperando o trem'],
    spares: 'tô na varanda tomando um café',
    patterns: [
      'gas ~2 aberto|ligado ~6',
      'estou ~3 parapeito|peitoril|marquise',
      'sentad* ~1 na|no beirada|beira|parapeito|grade|janela ~6',
      'estou|aqui ~3 em_cima|no_alto|na_beira|na_beirada|na_ponta|lado_de_fora|pendurad* ~2 {ALTO}|abismo|trilho',
      'estou ~3 trilho|trilhos|linha_do_trem ~3 esperando|sentad*|deitad*',
      'passei uma perna',
      'liguei|abri|deixei ~1 gas ~6 janela*|porta*|deit*|fech*|aberto|ligado',
      'laco|corda|cinto ~2 no|em|ao|redor meu? pescoco',
    ],
    unless: [work, 'festa|churrasco|fotos|vista_linda|trabalho|servico|bungee|pipa'],
  },
  {
    id: 'means-at-hand',
    level: 'emergencia',
    says: 'Tem o meio preparado: juntou remédios, arrumou corda, veneno ou arma.',
    catches: ['juntei remédio durante dois meses', 'o revólver do meu marido tá no meu colo'],
    spares: 'comprei corda pra laçar os bezerros',
    patterns: [
      'estou com ~1 corda|arma|revolver|veneno|gilete|faca ~4 quarto|aqui|mao|banheiro|pescoco|pulso',
      'usar em mim',
      'juntei|juntando|guardando|guardei|escondi|escondendo|separei|acumulei|estocando ~3 {REMEDIO}',
      'comprei|consegui|arrumei|peguei|arranjei ~2 {VENENO} ~4 hoje|ontem|para_mim|nao|esta|escondi|guardei',
      'carreguei ~2 {ARMA}',
      '{ARMA} ~8 colo|carregad*|na_minha_mao|na_mao|minha_cabeca|do_meu_lado|embaixo_do_travesseiro|debaixo_do_colchao',
      'corda ~4 pronta|amarrada|amarrei|armada|no_galpao|na_viga|no_teto|na_arvore|no_caibro|pendurada',
      'amarrei|preparei|testei|pendurei ~3 corda|no|laco|cinto|viga',
      'peguei|roubei|trouxe ~3 insulina|ampola*|morfina|anestesico|potassio',
    ],
    unless: [work],
  },
  {
    id: 'date-set',
    level: 'emergencia',
    says: 'Já tem dia, hora, lugar ou jeito decidido para morrer.',
    catches: ['tenho tudo planejado: o dia, o lugar, a hora', 'decidi o dia, o lugar e o jeito'],
    spares: 'já decidi o dia e o lugar do casamento',
    patterns: [
      'decidi|escolhi|marquei|planejei|planejado|defini ~4 dia ~6 lugar|hora|jeito|como',
      'decidi|escolhi|marquei|decidido ~3 vai ser {DIA}',
      'nao passo|passa|vou_passar ~1 desse|dessa|deste|desta|de ~1 hoje|noite|ano|semana|domingo|mes|sabado',
      'meu|minha ultimo|ultima dia|noite|aniversario|natal ~1 vivo|viva|de_vida|nesse|neste|na_terra',
      'vai ser {DIA} ~6 carta|decidi|decidido|resolvi|ninguem',
      'tenho|esta|deixei ~1 tudo ~1 preparado|planejado|pronto|ajeitado ~6 falhar|dia|hora|lugar|morrer|corda|ir',
    ],
    unless: [
      'casamento|festa|viagem|formatura|mudanca|emprego|demissao|cirurgia|cesarea|consulta|passagem|ferias',
    ],
  },
  {
    id: 'farewell',
    level: 'emergencia',
    says: 'Despede-se da vida ou deixa carta de despedida.',
    catches: [
      'adeus gente, não foi culpa de ninguém',
      'essa é minha última mensagem, quando lerem eu já fui',
    ],
    spares: 'adeus segunda-feira, bem-vindo feriado',
    patterns: [
      'adeus ~4 culpa|perdao|amo_voces|obrigado_por_tudo|mundo|para_sempre|a_todos',
      'minha|meu|e ultima mensagem|ultimo_recado',
      'quando ~2 lerem|ler|ler_isso|lerem_isso ~4 ja|fui|nao|perdoa|morto|morta',
      'nao ~3 culpa de ninguem',
      'ninguem tem|teve culpa',
      'ja me despedi ~2 todo|todos|deles|dela|dele|da|do|sem',
      'minha|escrevi|deixei|fiz|escrevendo ~2 carta|cartas|bilhete de despedida|adeus',
      'escrevi|deixei|escrever|fiz ~2 carta|cartas|bilhete|bilhetes ~6 filhos|filho|filha|mae|mesa|despedida|cada_um|pais|familia|marido|esposa|encontrarem',
      'ja nao vou estar|existir',
      'diz|fala|diga|digam|avisa para ~3 que ~2 amo|amei|amava|perdoo',
    ],
    unless: [
      'emprego|trabalho|escola|viagem|mudar|cidade|colegas|farda|turma|formatura|namoro|carta_de_demissao',
    ],
  },
] as const satisfies readonly Rule[]
