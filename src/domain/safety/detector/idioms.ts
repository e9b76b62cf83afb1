const trifle =
  `rir riso risada rindo vergonha saudade fome sede sono calor frio medo raiva inveja tedio preguica cansaco
  cansado cansada amor amores ciumes dor_de_cabeca susto ansiedade curiosidade odio rir_com nervoso nervosa dor_nas
  chorar estudar trabalhar comer dancar correr malhar treinar fazer tanto rir_de orgulho felicidade alegria pena
  nojo vontade preocupacao dor`
    .trim()
    .split(/\s+/)
    .join('|')

const close = '{PARENTE}|amig*|vizinh*|alguem|policia|medic*|psicolog*|psiquiatra|terapeuta'

/**
 * Sayings with death and violence in them that mean neither. They are cut out of a message, and what is left is
 * still read: in 'tô morrendo de rir, mas quero morrer' only the first half goes.
 */
export const idioms: readonly string[] = [
  `morr*|mort* ~1 de ${trifle}|tao`,
  `me matei|matando|matar|mato|mata|matou ~1 de ${trifle}`,
  `me acabei|acabar|acabando|acabo ~1 de|na|no|em ${trifle}|pista|danca|festa|docinho|bolo|brigadeiro|chocolate|churrasco`,
  'matar|matando|matei|mato|mata|matou|matava|matamos ~1 aula|aulas|saudade|fome|sede|curiosidade|charada|vontade|coelhos|lombriga|barata|baratas|mosquito|mosquitos|rato|ratos|cobra|galinha|porco|boi|boss|zumbi|zumbis|formiga|formigas|praga|servico|questao|prova|inglesa|no_peito|a_bola|o_jogo|a_aula|a_fome|a_saudade|a_sede|a_vontade|essa_aula|minha_fome|minha_saudade|a_charada|uma_galinha|um_porco|o_tempo|a_pau|cachorro_a_grito|dois_coelhos|de_aula',
  'matar|matando|mata|mato o? tempo',
  'dieta|calor|espera|trabalho|curso|prova|ansiedade ~1 vai me matar',
  'mae|chefe|professora|professor|sogra|patroa|patrao|tecnico|treinador|treinadora|operadora|mulher|esposa|namorada|noiva|diretora|avo|irma|tia|prima|amiga|nutri|dentista|personal ~2 vai|vao|iria|ia me matar',
  'vai|vao|ia|quer|querem me matar ~2 com essa|esse|esses|essas|tanta|tanto',
  'vai|vao|iria|ia|quer|querer me matar ~2 nota|dessa|desse|<ri>|quando_vir|quando_ver|quando_souber|quando_descobrir',
  'me mata|matando|matou ~1 do|de coracao|rir|vergonha|orgulho|susto|raiva|amor|saudade',
  'essa|esse|isso|aquilo|calor|dieta|dor|enxaqueca|coluna|cabeca|sapato|curiosidade|ansiedade|espera|saudade|prova|chefe|joelho|costas|dente|time|flamengo|corinthians|palmeiras|vasco|gremio ~2 me matando|mata|matou',
  'lind*|gat*|calor|frio|car*|fei*|chat*|cansaco|bo*|doce|sono|preguica|tedio|trabalho|cansativ* ~1 de matar|morrer',
  'preco|arroz|carne|aluguel|gasolina ~3 de matar|pela_hora_da_morte|morte',
  '<ri> ~1 morri|morta|morto|to_morta|morrendo',
  'morri|morrendo|morro|morta|morto ~3 <ri>',
  'morri|morrendo|morro ~1 com|quando|desse|dessa|nessa',
  'te|lhe mato|matar|mata ~3',
  'vou te matar',
  'mato ou morro',
  'enforc* ~1 sexta|segunda|feriado|aula|quinta|dia|semana|trabalho',
  'tiro no pe|escuro',
  'corda no pescoco ~4 conta|contas|cartao|boleto|boletos|divida|dividas|aluguel|banco|prazo|prazos|fatura|parcela|parcelas',
  'mata leao ~5 jiu|jitsu|tatame|luta|treino|academia|golpe',
  'jogar|jogo|joguei|jogando|jogou ~3 bungee|paraquedas|parapente|tirolesa|rapel',
  'surra ~4 domino|xadrez|truco|baralho|futebol|videogame|fifa|sinuca|bilhar|pebolim|buraco|uno|dama',
  'vaso ruim nao quebra',
  'nem morto|morta ~1 eu|que|uso|vou|como|volto',
  'apanh* ~1 do|da|de|dos|das matematica|fisica|prova|jogo|computador|excel|planilha|sistema|impressora|vida|celular|tecnologia|massa|receita',
  'levei|levar|foi|e um? tapa|soco|murro ~2 cara|estomago|da_realidade ~3 preco|conta|boleto|realidade|nota|noticia|valor|verdade',
  'prova|boleto|despertador|treino|academia|vida|fatura|banca|ano|preco|conta ~3 me espanc*|agred*|agride|bateu|surrou|deu_uma_surra|deu_um_tapa|deu_cada_rasteira',
  'tapa|soco|surra|rasteira ~1 da vida',
  'quase ~2 me? fez|faz|fazendo? infartar|enfartar|morrer|ter_um_treco|ter_um_troco',
  'enfi* ~1 cara|cabeca nos|no|na livros|livro|estudos|trabalho|terra|servico',
  'de tirar o folego',
  'pular|pulei|pulando|pulo ~1 de alegria|carnaval|paraquedas|corda|bungee|fogueira|onda|felicidade|trampolim|cama|asa',
  'pul* corda|carnaval|refeicao|amarelinha|ondinhas|muro|catraca|etapa|anuncio|musica',
  'me jogar|jogo|joguei|jogando ~1 na|no|nos|em|de sofa|cama|pista|danca|vida|estudos|estudo|trabalho|braco|bracos|piscina|serie|comida|projeto|cabeca|colo|rede|samba|forro',
  'cort* ~2 coracao|cabelo|franja|relacoes|contato|carboidrato|acucar|custos|gastos|grama|unha|unhas|internet|luz|energia|caminho|barato',
  'cair|caiu|cai|caindo matando',
  'suicidio profissional|social|politico|financeiro|academico|comercial',
  'me mordo|mordendo|mordi de',
  'quase morri|morro|morre ~3',
  'so faltou|falta eu? morrer|me_matar',
  'ate que a morte',
  'ate morrer|a_morte ~1 ,|vou|amo|sou|amar|torcer',
  'morr* ~2 por_dentro_de|na_praia',
  'a morte da|do bezerra|cisne|ivan',
  'vida e morte',
  'fim da picada|do_mundo|da_linha|de_semana|de_ano|do_mes',
  'matar|mata|mato um leao',
  'sangue nos olhos|bom|frio|doce',
  'facada nas costas|no_bolso|no_preco',
  'com a corda no pescoco ~3 divida*|boleto*|banco|prestacao|conta*|trabalho',
  'bala de coco|na_agulha|perdida',
  'viver ~1 de amor|aparencia*',
  'adeus ~1 segunda|sexta|dieta|boleto*|ferias|verao|inverno|carnaval|domingo|rotina|dividas|farda|preguica|<ano>|ano_velho|janeiro|agosto|dezembro|calor|frio|gripe|tpm|gesso|obra|reforma|aluguel|celulite|espinha*|aparelho',
  'ja vai|vao|foi|foram tarde',
  'me mata|matando|matar|enforca|enforcando|tortura|torturando|massacra|espanca|esgana|esfaqueia ~1 com|de ~2 piada*|pergunta*|audio*|historia*|fofoca*|trocadilho*|meme*|dever_de_casa|planilha*|reuniao|reunioes',
  'bater ~1 perna|ponto|papo|bola|meta|bolo|palmas|foto|cartao',
  'bat* ~1 meta|metas|recorde|ponto|papo|bolo|palmas|na_porta|na_tecla|um_papo|uma_fome|uma_saudade|saudade|fome|tristeza',
  'bate|bateu|batendo ~1 uma? saudade|tristeza|fome|cansaco|vontade|sono|desespero|preguica|medo|bad|culpa|ansiedade|deprimencia|carencia|nostalgia',
  // No saying, but a step away from the means: people write it into their safety plan, and it must not be answered like a plan to die.
  'deixar|entregar ~2 {MEIO}|{LAMINA}|facas|remedio com a|o|minha|meu',
  `deix* ~2 {MEIO}|{LAMINA}|facas|remedio com|na_casa_da|na_casa_do|na_casa_de ~1 ${close}`,
  `entreg* ~2 {MEIO}|{LAMINA}|facas|remedio com|pra|pro|para|ao ~1 ${close}`,
]
