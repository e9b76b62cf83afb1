import { errands } from './errands.ts'
import type { Rule } from './rule.ts'

/** Thoughts of death and self-harm by family: see families-emergencia.ts. */
export const thoughtsByFamily: readonly Rule[] = [
  {
    signal: 'uma voz manda',
    level: 'risco',
    fate: true,
    unless: ['filme|livro|serie|jogo|personagem|paciente'],
    patterns: [
      '@VOZ ~3 @MANDA ~6 me_matar|me_mata|me_jogar|me_cortar|me_machucar|me_enforcar|me_ferir|morrer|morre|pular|pula|se_mata|se_mate|se_joga|acabar_com_tudo|acabar_logo|acabar_com_isso|me_entregar',
      'ouco|escuto ~6 que_devo|para_eu|mandando ~3 morrer|morte|me_matar|pular|me_entregar',
    ],
  },
  {
    signal: 'pensa na lâmina, no tiro ou na queda contra si',
    level: 'risco',
    hyperbole: true,
    unless: ['dele|dela|paciente|filme|cebola|churrasco|barba|jogo|neles|nele|nela'],
    patterns: [
      '@QUERO|@QUERIA|@PENSO|imagino ~1 enfiar|cravar|meter|fincar|passar|botar ~2 @LAMINA ~2 no|na|em|nos ~2 peito|barriga|pescoco|mim|pulso|pulsos|braco|coracao|perna|garganta|veia|coxa',
      '@LAMINA|faca|gilete ~8 @PENSO ~1 passar|enfiar|cravar|usar|meter ~2 no|na|em|nos ~2 peito|barriga|pescoco|mim|pulso|pulsos|braco|perna|garganta|veia',
      '@QUERO|@QUERIA|@PENSO ~1 enfiar|botar|por|colocar|meter|jogar|tacar ~2 cabeca|cara|carro|corpo|moto ~4 trem|trilho|trilhos|caminhao|carreta|onibus|metro|poste|muro|forno',
      '@PENSO|@QUERO|@QUERIA ~1 tomar|beber|engolir|injetar ~6 nao|nunca ~2 acordar|voltar|levantar',
      'teto|ventilador|viga|galho|caibro|lustre ~8 aguentaria|aguente|aguenta|aguentar ~2 peso|me|$',
      'era so ~1 nao fazer|frear|virar ~2 curva|volante|$',
      '@LAMINA|faca|viaduto|ponte|janela|sacada ~8 mais tempo|pouco ~1 do? que ~1 devia|precisa|deveria',
      'tempo ~4 aguenta ~3 sem_ar|sem_respirar|debaixo_da_agua',
      'vi|pesquisei|pesquiso|procurei|li ~4 quantos comprimidos|remedios',
      'brincando|brinco com ~1 gilete|lamina|faca|estilete|navalha ~2 de_novo|no_braco|no_pulso|$',
      'so nao fiz|faco|fui ~1 ainda|isso ~2 por|porque|pela|pelos',
      'vontade de pular|me_jogar|me_soltar|me_atirar ~5 @ALTO|onibus|trem|carro|andando',
      'tenho|ando|venho|vivo ~1 me machucado|cortado|ferido|batido|queimado|arranhado|mutilado|machucando|cortando|ferindo|batendo|queimando|arranhando !com|no|na|muito',
      'manga|moletom|casaco|calca ~8 bracos|pernas|pulsos|braco cortados|cortadas|marcados|cortado|riscados',
    ],
  },
  {
    signal: 'arrisca a vida de propósito',
    level: 'risco',
    unless: ['filme|livro|jogo|corrida|esteira'],
    patterns: [
      'acelero|acelerei|dirijo|piloto|corro|atravesso ~6 querendo|torcendo|esperando|de_proposito|desejando ~6 bater|pior|voe|voar|morrer|acidente|capotar|atropelar|atropelem|acabar',
      'perigo|perigoso|perigosa|risco ~1 para mim mesmo|mesma|propria|proprio',
      'cheio|cheia|cheios|cheias ~1 de ~1 corte|cortes|queimaduras|cicatrizes ~2 que? eu? ~1 fiz|faco|mesma|mesmo',
      'ver se ~1 eu? morria|morresse|morro',
      'fazer|faco ~1 alguma|uma|qualquer ~1 coisa|algo ~1 comigo',
    ],
  },
  {
    signal: 'chama pela morte ou pela lâmina',
    level: 'risco',
    hyperbole: true,
    unless: ['paciente|filme|livro|serie|tcc|palestra|prevencao|barba|cozinha'],
    patterns: [
      'desse|dessem|metesse|metessem|acertasse um|uma tiro|fim|bala|facada ~1 em_mim|na_minha_cabeca|$',
      'faca|gilete|lamina|corda|janela|ponte|altura|remedios|trilho|sacada ~1 me chama|chamando|tenta|atrai|seduz',
      'sinto|sentindo|com|tenho|que ~1 falta|saudade ~1 da|de|do gilete|lamina|me_cortar|corte|cortes|me_machucar|estilete',
      'video|videos|tutorial|site|forum|pagina ~2 de|sobre|com|ensinando ~1 como ~1 se|me matar|suicidar|enforcar|morre',
      'que|qual|quantos|quanto|quantas ~5 @REMEDIO ~4 perigosa|perigoso|perigo|mata|matam|letal|fatal|suficiente|overdose|da_para_morrer',
      'pedi|peco|implorei|imploro ~5 me matar|matasse|mate',
      'no meu|meu ~1 enterro|velorio|funeral ~6 poe|ponham|toquem|toca|toque|chorem|chore|venham|forem|musica',
    ],
  },
  {
    signal: 'quer pôr fim a tudo',
    level: 'risco',
    hyperbole: true,
    unless: [
      errands,
      'namoro|relacionamento|noivado|divida|dividas|geladeira|comida|guerra|briga|contrato|faculdade|empresa|reforma|tratamento|castigo',
    ],
    patterns: [
      '@QUERO|@QUERIA|@PENSO|coragem_de|coragem_para ~1 acabar|terminar|dar_um_fim|dar_fim|por_um_fim|por_fim|botar_um_fim ~1 com? ~1 tudo|isso|nisso|nisso_tudo|em_tudo|isso_tudo|tudo_isso ~1 de_uma_vez|de_vez|logo|de_uma_vez_por_todas|$ !que',
      'morrer|morte|suicidio|me_matar ~1 e|seria|parece|virou ~2 unica|unico ~1 saida|solucao|opcao|jeito|caminho|alternativa',
      '@QUERO|@QUERIA|@PENSO ~6 acelerar|pisar_fundo|pisar ~5 bater|poste|muro|caminhao|carreta|arvore|ponte|abismo|ribanceira !meta|recorde',
      '@QUERO|@QUERIA|@PENSO ~1 entrar|nadar|andar|caminhar ~2 mar|rio|acude|lagoa|represa|agua ~6 nao_voltar|nao_volto|sumir|afundar|nunca_mais|cansar|sem_volta|nao_dar_mais',
      '@QUERO|@QUERIA|@PENSO ~2 tomar|engolir|beber|ingerir|virar ~3 @QUANTIDADE ~3 @REMEDIO',
      'se eu? ~1 tomar|tomasse|engolir|misturar|beber|ingerir ~2 @QUANTIDADE ~3 @REMEDIO|@VENENO',
      'acontece|aconteceria|morro|morre|da_para_morrer ~4 tomar|engolir|misturar|beber ~3 @QUANTIDADE|@VENENO',
      '@QUERO|@QUERIA|@PENSO|coragem_de ~1 tomar|beber|engolir ~1 tudo|todos|veneno|chumbinho ~1 $',
    ],
  },
  {
    signal: 'segura-se para não se ferir',
    level: 'risco',
    firm: true,
    patterns: [
      'faz|ha|estou|so|completei ~2 <num>|<muitos>|um|uma|dois|duas|tres|quatro|cinco|seis|sete|uns|poucos|alguns ~1 dias|dia|semanas|semana|horas ~1 que? ~1 nao|sem ~1 me corto|cortar|cortei|machuco|machucar|mutilo|mutilar|automutilo|automutilar|ferir|firo|queimar|queimo',
      'aguento|aguentar|consigo|conseguir|sei|garanto ~6 sem fazer ~1 besteira|loucura|bobagem|merda|cagada|desgraca|burrada ~2 !no|na',
      'apago|apaguei|encosto|encostei|apagar ~1 o|a|um? ~1 cigarro|isqueiro|ferro|vela|fosforo|bituca ~2 em_mim|na_minha|no_meu|no_braco|na_perna|na_pele|na_mao|na_coxa|no_pulso',
      'passo|passei|passando|esfrego|enfio|enfiei|aperto ~1 a|o|uma|um? ~1 gilete|lamina|estilete|faca|agulha|alfinete|compasso|tesoura|caco|navalha ~1 na|no|nas|nos ~1 minha|meu|meus|minhas? ~1 perna|pernas|braco|bracos|coxa|coxas|pulso|pulsos|barriga|pele|mao|dedo ~1 !dele',
    ],
    unless: ['acidente|cozinha|barba|depilar|depilacao|costura|costurando|sem_querer|churrasco'],
  },
]
