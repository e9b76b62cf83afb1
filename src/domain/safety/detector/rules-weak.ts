import { rulesOf } from './rule.ts'

/** What many people say on a bad day. None gives a card by itself; different ones add up over the last messages. */
export const rulesWeak = rulesOf(
  'atencao',
  `
  [worn-out]
  > Não aguenta mais, está esgotada de tudo.
  + não aguento mais
  + cansei de tudo, sinceramente
  - não aguento mais essa música na minha cabeça
  nao ~1 aguento|suporto|consigo ~1 mais? !*
  nao ~1 aguento|suporto mais nada|tudo_isso|isso|,|e|viver
  cansei|cansad*|exaust*|esgotad*|fart* de tudo|todos|lutar|tentar|sofrer|fingir
  estou no meu limite
  sem forcas|forca para|de ~1 nada|continuar|levantar|lutar

  [no-way-out]
  > Não vê saída, acha que nada muda.
  + tô sem saída
  + não tem jeito, nada vai dar certo
  - essa rua é sem saída
  estou|me_sinto|fiquei|sinto_que ~2 sem saida|rumo|chao
  nao ~2 tem|vejo|ha ~1 jeito|solucao|saida|luz
  nada ~2 da_certo|dar_certo|muda|melhora|adianta|vale_a_pena
  no|fundo fundo? do poco
  tanto faz !*
  nao faz|tem mais? diferenca|sentido|graca
  ! rua|estrada|caminho|hotel|quarto|pagamento|problema_da_internet

  [empty]
  > Sente vazio, ou não sente mais nada.
  + sinto um vazio enorme
  + nada mais me anima
  - a geladeira tá um vazio enorme
  sinto|sentindo|tenho ~3 vazio|buraco|vazia
  nao ~1 sinto ~1 mais? nada
  nada|ninguem ~1 mais ~1 me anima|alegra|importa|interessa|prende
  perdi ~2 vontade|prazer|gosto de|por|em ~1 tudo|nada|qualquer_coisa
  nao ~1 tenho|faco ~2 planos|vontade_de_nada|animo
  morta|morto por_dentro

  [nobody-cares]
  > Sente-se só, acha que ninguém se importa.
  + ninguém me procura, ninguém lembra que existo
  + me sinto completamente sozinha
  - ninguém me procura pra trabalhar no feriado, que bom
  ninguem ~2 se_importa|liga_para_mim|lembra|me_procura|me_nota|me_entende|me_ouve|me_quer
  me_sinto|sou|estou ~3 sozinh*|invisivel|abandonad*|sobrando|rejeitad*
  nao tenho ~1 ninguem|com_quem|amigos
  ninguem sentiria|sente ~1 falta
  ! trabalhar|feriado|que_bom|venda|produto

  [is-a-weight]
  > Diz que atrapalha, que é inútil ou que falhou.
  + sou um lixo mesmo
  + me sinto um fracasso, falhei em tudo
  - o carro velho virou um problema
  sou|virei|me_sinto ~2 peso|fardo|estorvo|atraso|inutil|fracasso|fracassad*|lixo|decepcao|merda|problema
  so ~1 dou|atrapalho|causo|faco|trago ~2 trabalho|problema|problemas|despesa|errado|merda|desgosto
  nao sirvo para nada|presto
  nao presto|valho ~1 nada? !*
  me odeio|odeio a_minha_vida|minha_vida|quem_eu_sou
  a culpa e ~1 minha

  [asks-pardon]
  > Pede desculpa por tudo ou agradece por tudo, como quem fecha a conta.
  + desculpa por tudo, viu
  + queria te agradecer por tudo
  - desculpa por não ter ligado ontem
  desculpa|perdao|perdoa por tudo|existir|ser_assim|ser_um_peso
  agradecer|obrigado ~1 por tudo
  nao vou ~1 mais ~1 precisar|incomodar|atrapalhar

  [gives-things-away]
  > Dá as suas coisas, deixa tudo em ordem.
  + dei meu violão pro meu sobrinho
  + deixei a gata com a vizinha e paguei tudo o que devia
  - dei banho no meu cachorro
  dei|doei|deixei|distribui|vendi ~2 meu|minha|meus|minhas|a|as ~1 violao|coisas|roupas|livros|gato|gata|cachorro|cachorra|moto|relogio|discos|joias|ferramentas ~1 para|com|a
  doei|dei|distribui ~1 minhas coisas|roupas
  paguei ~2 o_que ~1 devia|todas_as_contas|todas_as_dividas
  deixei|arrumei ~1 tudo|papeis ~2 em_ordem|seguro|organizado
  ! mudanca|mudar|viagem|pet_shop|veterinari*

  [sleepless]
  > Não dorme, não come ou não sai da cama há dias.
  + faz dias que não durmo
  + não consigo nem levantar da cama
  - não dormi porque o vizinho fez festa
  nao ~1 durmo|como|tomo_banho|saio_de_casa|saio_da_cama ~3 dias|semanas|semana|direito|mais|nada
  nao ~1 consigo ~2 levantar ~1 da cama
  dias|semanas|semana ~2 que ~1 nao ~1 durmo
  insonia
  chor* ~3 todo_dia|todos_os_dias|a_noite_toda|a_noite_inteira|escondid*|dia_inteiro
  ! festa|barulho|bebe|plantao|viagem|jogo

  [wants-to-vanish laughter]
  > Quer sumir, fugir de tudo ou dormir muito.
  + queria sumir
  + que vontade de desaparecer de tudo
  - queria sumir com essa mancha da parede
  quero|queria|querendo|vontade|preciso ~2 sumir|desaparecer|evaporar|fugir !com|da_festa|para
  quero|queria ~2 que ~1 tudo acabe|acabasse|parasse
  ! semana|praia|ferias|sitio|mapa_do_jogo

  [thinks-of-death]
  > Fala da própria morte ou da falta que faria.
  + fico imaginando meu velório
  + o mundo seguiria igual sem mim
  - o velório do meu avô foi ontem
  meu proprio? velorio|enterro|funeral
  sem mim !*
  ir junto|embora com ~1 ela|ele
  quando eu morrer|me_for|nao_estiver
  quem se mata vai
  merecia ~1 morrer|sofrer
  ! seguro_de_vida|doador|doacao|heranca|inventario
`,
)
