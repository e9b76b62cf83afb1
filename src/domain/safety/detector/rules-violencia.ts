import type { Rule } from './rule.ts'

/** Intent to harm another. */
export const rulesViolencia = [
  {
    id: 'will-kill-other',
    level: 'violencia',
    saysNo: true,
    says: 'Diz que vai ou quer matar ou ferir gravemente outra pessoa.',
    catches: ['vou matar meu padrasto hoje', 'minha vontade é enforcar minha mulher'],
    spares: 'vou matar meu irmão, ele comeu meu bolo kkk',
    patterns: [
      '{VOU} ~2 {MATAR} ~2 {PESSOA}',
      'vontade|quero|queria|querendo|capaz|quase ~3 {MATAR} ~3 {PESSOA}',
      'hoje|amanha|domingo|segunda|sexta|sabado ~2 eu mato|furo|atiro|esfaqueio|quebro|acabo ~2 {PESSOA}',
      'eu atiro|furo|esfaqueio|mato ~1 nela|nele|ela|ele|aquele|esse',
      'atirar|dar_um_tiro|meter_bala|meter_uma_bala|passar_a_faca|dar_uma_facada ~2 em|no|na|nele|nela|naquele|meu|minha',
      'botar|tacar|colocar|meter|por fogo ~2 casa|carro|nele|nela|barraco ~4 dentro|dele|dela|dormindo|velho|{PESSOA}',
      'passo|passar ~3 carro|trator|caminhao|moto ~1 por_cima|em_cima ~2 dele|dela|{PESSOA}',
      'vai|vao ~1 pagar com ~2 sangue|vida',
      'nao chega|passa ~1 vivo|viva|de_hoje',
      'jogar|jogo|joga ~1 agua_fervendo|oleo_quente|acido|gasolina|soda ~2 na|nele|nela|no|em',
      'vou jogar ~2 cara dele|dela|daquela|daquele',
      'entro|entrar|chegar la atirando',
      'ate ~2 parar de respirar|nao_levantar|nao_respirar',
      'vai|vao morrer por_isso|pela_minha_mao|na_minha_mao|pelas_minhas_maos',
      'vou|quero quebra|quebrar ~1 perna|pernas|cara|bracos|dentes ~2 do|da|dele|dela|desse|daquele',
      'terminar|termino o servico',
    ],
    unless: [
      '<ri>',
      'jogo|partida|boss|gta|filme|serie|novela|livro|barata|rato|ratos|galinha|porco|mosquito|aula|fome|saudade|tempo|sede|bolo|brincadeira|brincando|brigadeiro|carinho|beijo*|cocegas',
    ],
  },
  {
    id: 'armed-against-other',
    level: 'violencia',
    saysNo: true,
    says: 'Arma-se ou prepara-se contra alguém.',
    catches: [
      'comprei uma arma e não é pra mim, é pro meu sócio',
      'tô com a faca na bolsa esperando ele chegar',
    ],
    spares: 'comprei uma faca nova pra cozinha',
    patterns: [
      '{ARMA}|faca|facao|gasolina|galao ~10 esperando|espero|dele|dela|nele|nela|ele_dentro|ela_dentro ~4 chegar|sair|passar|dormindo|porta|casa|hora',
      'comprei|peguei|arrumei|levei|levar ~2 {ARMA}|faca|facao ~12 ele|ela|socio|dele|dela|{PESSOA}',
      '{ARMA}|faca na cintura',
      'coloquei|botei|por|colocar|botar|boto ~2 {VENENO} ~4 marmita|comida|cafe|suco|bebida|dele|dela',
    ],
    unless: ['cozinha|<ri>|pesca|caca|churrasco|estande|vigilante|jogo|filme'],
  },
  {
    id: 'may-hurt-someone-weaker',
    level: 'violencia',
    says: 'Feriu ou teme ferir uma criança, um idoso ou alguém que depende dela.',
    catches: ['tenho medo de fazer mal pro meu bebê', 'dei uma surra de fio na minha filha'],
    spares: 'tenho medo de dar banho no bebê e ele escorregar',
    patterns: [
      'medo|vontade|quase|pensamento*|impulso ~4 machucar|fazer_mal|sufocar|sacudir|jogar|esganar|bater|afogar|apertar_o_travesseiro ~4 bebe|filho|filha|nene|crianca|mae|pai|avo|idosa|idoso|rosto',
      'dei uma surra ~4 filho|filha|enteado|enteada|menino|menina|crianca|neto|neta',
      'bati|espanquei|surrei ~2 nela|nele|minha_mulher|minha_esposa|meu_filho|minha_filha ~8 boca|vontade|de_novo|continuar|fio|cinta|sangrar',
    ],
    unless: ['<ri>'],
  },
] as const satisfies readonly Rule[]
