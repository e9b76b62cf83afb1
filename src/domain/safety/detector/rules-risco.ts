import { rulesOf } from './rule.ts'

/** Thoughts of suicide, self-harm now. */
export const rulesRisco = rulesOf(
  'risco',
  `
  [wants-to-kill-self laughter]
  > Quer se matar.
  + tô com vontade de me matar
  + nunca quis tanto me matar como agora
  - nunca quis me matar
  {QUERO} ~2 enfiar|cravar|meter ~2 {LAMINA} no|na ~1 peito|barriga|pescoco|coracao|pulso !dele|dela|do|da|de|deles
  fazer|faco comigo ~1 mesmo|igual
  {QUERO} ~2 tomar|engolir ~2 vidro|frasco|cartela|caixa|caixinha|monte|punhado|tudo ~4 remedio|remedios|comprimidos|caixinha|armario
  escond*|pedi|guard*|tirei|tirar ~7 {LAMINA}|facas|giletes|remedios|remedio|comprimidos ~2 de_mim|longe_de_mim
  pensando|penso|pensei|pensado|vontade ~2 fazer ~1 eu_mesm*|isso comigo
  fiquei|tive|ando|estou_com|tenho medo de mim !*
  so penso|pensando em fazer ~1 !*
  eu me_matar|me_enforcar
  vontade e|eh ~1 soltar|me_jogar|acelerar|pular
  {QUERO} ~3 {ME_MATAR}
  {QUERO} ~2 enfiar|cravar|passar ~2 {LAMINA} ~2 em_mim|no_meu|na_minha
  coragem ~2 {ME_MATAR}
  se eu ~1 {ME_MATAR}
  ja teria|tinha ~1 me matado|acabado_comigo|suicidado
  cabeca|voz|vozes|mente ~3 manda*|dizendo|fala|diz|falando|repet* ~3 {ME_MATAR}|se_mata
  saida|solucao|opcao|alternativa|unica_coisa|unico_jeito ~6 {ME_MATAR}
  so me_matando|morrendo ~4 acaba|para|resolve|passa|sossego|paz|jeito|descanso|isso
  voz|vozes ~6 se_mata|se_mate|se_joga|pula|acaba_com_isso|acaba_logo|acabar_comigo|me_matar|morre
  me_mataria|me_matava ~4 coragem|pudesse
  tentacao ~3 {ME_MATAR}
  medo|vontade|vou|penso|pensando|quero ~2 fazer ~2 coisa|algo|mal ~1 comigo|contra_mim
  so|ainda|hoje nao me_mato|me_matei|me_mata ~1 por|porque|pela|pelo|pelos|pelas
  fazer|faca|fazendo|faco|fiz|fizesse ~2 besteira|loucura|bobagem|desgraca|merda ~1 comigo|contra|contra_mim
  pensando|penso|medo ~2 fazer uma? besteira|loucura|desgraca
  segurando|segurar|segurei|segurado|lutando|esforcando|rezando ~2 para nao {ME_MATAR}|me_cortar|me_machucar|me_jogar|pular
  acabar fazendo ~2 besteira|loucura|desgraca
  para eu {ME_MATAR}
  tenho|sinto|estou_com|com medo de mim ~1 mesm*|hoje|agora
  nao respondo|garanto por mim
  medo do que ~2 posso|vou|possa|sou_capaz ~2 fazer ~1 comigo
  nao confio em mim ~3 sozinh*|faca|remedios|noite|janela

  [near-killing-self laughter]
  > Diz que deveria, precisa ou pode se matar, que está perto disso ou que luta para não fazer.
  + sinto que posso me matar a qualquer momento
  + tô a um passo de me matar
  - deveria me matar de estudar essa semana
  quase|prestes ~1 me_matando|me_enforcando|me_suicidando
  beira|prestes|ponto|perto ~2 suicidio
  {DEVO} ~2 {MATAR_ME}
  tentando|tentar|tento|consegui|conseguir|consigo|prometi|luto|esforco|preciso ~2 nao {MATAR_ME}
  nem para {MATAR_ME} ~3 sirvo|presto|tenho|consigo|coragem|garanto|competencia
  falo|falar|falando|falei ~1 sobre|em|de {MATAR_ME}
  {QUERO}|dps|depois e? {MATAR_ME}
  ! para eu|me ~1 me_matar_de|matar_a_fome

  [own-suicide]
  > Fala do suicídio como coisa sua: saída, solução, desejo.
  + pra mim o suicídio virou a única saída
  + o suicídio me atrai cada dia mais
  - o suicídio não é a solução pra ninguém
  termo a ~1 existencia|vida
  suicidio ~1 parece|e|seria ~1 coisa|ideia mais logica|certa|sensata
  meu proprio? suicidio
  suicidio ~1 e|eh|seria|sera|parece|virou|como|mesmo ~3 saida|solucao|opcao|alternativa|caminho|jeito
  saida|solucao|opcao|alternativa ~4 suicidio
  suicidio ~4 me atrai|tenta|chama|cairia|consola|conforta|seduz
  suicidio ~3 tentador|bem_vindo|resolveria|resolvia|acabaria
  {QUERO}|{DEVO}|disposto|disposta ~3 cometer|tentar ~1 suicidio
  estou|sou|me_sinto|ando|fiquei|fico|extremamente|tao|virei|ficando ~1 suicida
  estou com ideacao
  ! suicidio nao|nunca|jamais|nem ~1 e|eh|resolve|pode|era
  ! reportagem|noticia|palestra|tcc|pesquisa|prevencao|setembro_amarelo|campanha|taxa|taxas|indice|casos

  [attempt-before]
  > Conta que já tentou se matar, sem dizer que passou.
  + já tentei suicídio duas vezes e ninguém sabe
  + eu tentei me enforcar no banheiro
  - há dez anos tentei me matar, hoje estou bem
  tentei|tentado ~2 {ME_MATAR}|suicidio
  minha|minhas|depois_de|tive ~2 tentativa|tentativas ~1 de suicidio
  ! anos atras
  ! ha|faz|tem ~2 anos
  ! reportagem|noticia|caso|casos

  [suicidal-thoughts]
  > Pensa em se matar, ou fala do próprio pensamento de suicídio.
  + tô pensando em me matar
  + o pensamento suicida voltou essa semana
  - li uma reportagem sobre suicídio
  me vem ~6 virar_o_volante|soltar_o_volante|pular|me_jogar
  tem querido|tenho_querido tirar_minha_vida|tirar_a_minha_vida|me_matar|morrer
  desaparecesse|sumisse|morresse ~1 por minha_conta|conta_propria
  de dar_fim_em_mim|dar_um_fim_em_mim|dar_cabo_de_mim !*
  me ~1 vem|veio|vinha|sobe|subiu|bate|bateu|passa|passou ~6 de {MATAR_ME}
  {PENSO} ~2 entrar ~10 nao_voltar|nao_sair
  rio|mar|represa|acude|ponte|trilho ~3 me chama|chamando ~1 para? entrar|ir|pular
  me_matar ~14 e_serio|nao_e_piada
  morrer|partir|existir|existisse|ir_embora ~3 por_conta_propria|por_minha_conta
  trem|metro|onibus ~8 um passo|passinho
  ideia|vontade|pensamento de sumir|desaparecer de_vez|para_sempre
  {PENSO}|planejo ~4 me_mataria|me_enforcaria|me_jogaria|eu_morreria
  para_baixo|la_embaixo|la_de_cima ~2 imaginando|imaginei|imagino|pensando|pensei|vontade ~4 soltar|me_soltar|me_jogar|pular|rapidinho|acabava|resolvia
  pensamento|pensamentos|ideias de_morte|de_morrer ~2 voltaram|voltou|nao_saem|nao_sai|nao_param|de_novo
  atravess*|piloto|pilotando|dirijo|dirigindo ~2 sem_olhar ~14 pega|pegue|torcendo|sorte
  {LAMINA} ~6 pensei|pensando|penso ~1 coisa|coisas|besteira|besteiras
  sera_que doi morrer
  impulso|vontade|penso|pensando ~3 virar_o_volante|entrar_na_contramao
  morte|morrer ~1 por|pelas minhas proprias? maos
  {PENSO} ~6 {ME_MATAR}
  {PENSO} ~4 acabar com tudo
  {PENSO} ~5 me_acabar|me_apagar !de|do|da|com|na|no
  {PENSO} ~4 tomar ~3 tudo|todos|comprimidos|remedios|vidro|cartela
  me imagino|imaginei|imaginando enforcad*|pendurad*|no_caixao|mort*
  impulso|imagino|quase|vontade ~4 me_jogar|o_pulo|pular|puxar_o_volante|soltar_o_volante
  por_que|porque nao pulei|me_joguei|me_matei
  pesquiso|pesquisando|pesquisei ~2 suicidio ~10 madrugada|historico|leio|noite|apago|todo
  voz|vozes|demonio|cabeca ~5 manda|mandando|repetindo|oferecendo|dizendo|pede ~4 me_jogar|a_corda|pular|acabar_comigo|me_matar
  comecei|tenho_tido|tendo ~2 ideias|ideia|pensamentos suicidas|de_acabar
  olho|olhei|vejo ~3 arma|carreta|ponte|trilho|janela ~8 penso|vontade|jeito_que_me|me_assusta|me_jogar
  penso|pensando|pensei|pensado|pensar|cogito|cogitei|considero|considerando ~3 suicidio
  tenho|tive|sinto|estou|meu|minha|meus|minhas|ando|tendo|vem|veio|voltaram|voltou|sofro|me_da|me_vem ~4 pensamento|pensamentos|ideia|ideias|ideacao|ideacoes|impulso|impulsos|vontade|tendencia* ~2 suicid*
  pensamento|pensamentos|ideia|ideias|ideacao|ideacoes|impulso|impulsos|vontade ~2 suicid* ~4 me|minha|voltou|voltaram|comecou|comecaram|aumentou|aumentaram|todo_dia|toda|sempre|diario*|de_novo|na_cabeca|agora
  pensamento|pensamentos|ideia|ideias|vontade ~2 suicidio
  tirar|sai|sair|saia|esquecer ~3 suicidio|me_matar ~2 da_cabeca|do_pensamento|da_minha_cabeca|da_mente
  penso|pensando|pensar ~1 na_morte|na_minha_morte ~2 tempo|todo|toda|dia|sempre|direto|o_dia
  suicidio ~6 penso|pensando|unica_saida|minha_cabeca|me_larga|sai_da|pensativ*
  {PENSO} ~3 me_jogar|pular|nao_frear|eu_me_jogando|soltar_o_guidao|soltar_o_volante|jogar_o_carro|jogar_o_caminhao|jogar_a_moto|bater_o_carro
  jogar ~1 carro|caminhao|moto ~1 contra|no|na|embaixo|em_cima ~2 barranco|muro|poste|carreta|caminhao|arvore|ribanceira|mureta
  imagin* ~3 minha_morte|minha_propria_morte|me_matando|morrendo_pela
  ! reportagem|noticia|documentario|palestra|tcc|pesquisa|prevencao|filme|serie|livro|paraquedas|bungee|piscina|tirolesa
  ! que|isso esta|estao ~1 me_matando
  ! atendo|atende|atendemos gente|pessoas|pacientes com ideia|ideias|pensamento|pensamentos
  ! prima|primo|amiga|amigo|irma|irmao tem|teve ideia|ideias|pensamento|pensamentos

  [asks-how-to-die]
  > Pergunta ou procura como morrer, ou quanto de algo mata.
  + qual o jeito mais rápido de morrer
  + quantos comprimidos precisa pra morrer
  - quantas gotas de dipirona pra febre do meu filho
  escolhendo|escolho|escolher|pesquis*|procur* ~3 jeito|jeitos|forma|formas|maneira|maneiras|como ~1 morrer|me_matar|se_matar|me_enforcar
  qual|que|quais ~1 remedio|remedios|veneno|comprimidos ~2 mata|matam !rato|barata|dor|mosquito|formiga
  quantos|quantas ~6 matam|mata|morre|morrer
  jeito|jeitos|forma|formas|maneira|como|metodo ~5 morrer|me_matar|cometer_suicidio ~3 dor|dormindo|rapido|sofrer|sentir
  jeito|forma|maneira|metodo ~3 rapido|rapida|facil|indolor|certo|certa ~1 de|para morrer|me_matar|cometer_suicidio|suicidio
  dose letal|fatal
  doi|dor ~2 morrer enforcad*|afogad*|queimad*
  ! cachorro|gato|prova|aula|enfermagem|tcc|bula|serie|filme|livro|rato|ratos|barata|planta|paciente*

  [wants-to-die laughter]
  > Diz que quer morrer ou que não quer mais viver.
  + quero morrer
  + tô cansada a ponto de querer morrer
  - não quero mais viver com ele
  quero|queria muito? morre !*
  num quero|queria mais vive|viver|existir
  unica|so|minha ~1 saida|solucao|opcao|alternativa ~5 morte
  quero|queria|querendo|quis|preciso|desejo|desejava|queremos so|muito|mesmo|logo|apenas|realmente|tanto|e|eh|mais|ate|simplesmente|nem? sumir_e|desistir_e|desaparecer_e|dormir_e? morrer
  vontade|desejo|desejar ~2 morrer
  querer ~1 morrer
  quero|queria|vontade ~4 e|ou morrer
  saida|solucao|unica_coisa|unico_jeito|alivio ~6 morrer
  so a morte ~3 resolve|acaba|cura|alivia|salva|me
  morrer ~2 unica|solucao|saida|melhor_coisa
  desistir da vida|de_viver
  {PENSO}|{QUERO} ~3 acabar|terminar com ~1 meu|minha|o|a|essa|esse sofrimento|dor|agonia|existencia
  penso|pensei|pensar|pensando|pensado|cogito|ideia ~2 em|de ~1 morrer
  nao quero|queria|tenho_vontade_de|consigo ~2 viver|existir|continuar_viva|continuar_vivo|estar_viva|estar_vivo
  quero|queria|preferia ~1 estar|esta|ser|era morto|morta|enterrado|enterrada
  quero|queria|vontade ~1 sumir|desaparecer|sair|partir ~2 desse_mundo|deste_mundo|do_mundo|da_terra|da_face
  quero|vou|vontade|queria ~1 encontrar|ficar|junto ~3 falecid*|finad*|morreu|no_ceu|la_no_ceu
  ! viver com|a_base|assim|aqui|de|sem|em|longe|perto|sob|naquela|aquele|aquela|na|no|isso|preso|presa|como|sozinh*|disso|para
  ! viver nesse|nessa|neste|nesta|esse|essa|desse|dessa ~1 casa|cidade|apartamento|bairro|lugar|relacao|relacionamento|casamento|rotina|correria|bagunca|medo|mentira|predio|rua|calor|pais|barulho|jeito|aperto
  ! morrer de|com ~1 vergonha|rir|saudade|raiva|medo|calor|fome|sono|inveja|tedio|frio|cansaco|amor|orgulho|colica|dor|tanta|tanto
  ! ia|fosse|iria|posso|podia morrer
  ! morrer feliz|cedo|nova|novo|velhinh*|de_velh*|velho|velha|rindo|seu|sua|amig*|em_paz_bem|na_praia
  ! morrer ~2 por_um_momento|por_um_segundo|por_um_instante|na_hora
  ! vergonha|mico ~3 vontade|quero|queria

  [self-harm]
  > Machuca a si mesma de propósito.
  + voltei a me cortar ontem
  + eu me queimo com a chapinha de propósito
  - me cortei fazendo a barba
  corte|cortes ~3 nao foi|foram acidente
  esfreg*|esfregando ~4 ate virar carne_viva
  fecho o? olho|olhos ~4 acelero|sinal|farol
  apago|apagando|apaguei|apagar ~1 cigarro|cigarros|bituca ~1 no|na|em ~4 {CORPO}|mim
  queimo|corto|arranho|belisco|mordo|furo|risco|queimei|arranhei ~1 meu|minha|meus|minhas ~1 {CORPO} ~8 sangue|cigarro|quando|abrir|proposito|machucar|ninguem|isqueiro
  arranho|coco|mordo|esfrego|soco|corto ~6 ate ~1 sair|tirar|ver sangue
  me furo|queimo|corto|espeto com ~1 agulha|ferro|cigarro|isqueiro|alfinete|{LAMINA}
  deixo|deixei|parei de_tomar ~3 {REMEDIO} ~3 proposito|morro|morrer
  arranho|arranhei|coco|mordo|esfrego|corto ~4 ate_sangrar
  voltei|comecei|parar|continuo|penso|vontade|quero|preciso|fico|precisei ~2 me cortar|machucar|mutilar|ferir|furar|queimar|arranhar|bater|morder|punir|beliscar
  estou|ando|vivo ~1 me cortando|machucando|mutilando|ferindo|furando|queimando|arranhando|batendo|beliscando|mordendo|punindo|espetando
  braco|bracos|coxa|coxas|perna|pernas|barriga|pulso|pulsos ~3 cheia|cheias|cheio|cheios|toda|todas|todo|todos|riscad*|marcad* ~2 corte|cortes|cortad*|gilete|riscos|riscad*|cicatriz*|queimadura*
  me corto|mutilo|automutilo|machuco|furo|queimo|arranho|bato|firo|belisco|mordo ~8 proposito|alivi*|acalm*|escondid*|sangr*|braco|bracos|coxa|sempre|toda|de_novo|toda_vez|quando|para|cara
  me machuquei|feri ~8 proposito|alivi*|escondid*
  me cortei|mutilei|furei|queimei|arranhei ~8 proposito|de_novo|ontem|hoje|alivi*|acalm*|escondid*|banheiro|braco|bracos|coxa
  cortei|arranhei|queimei|risquei|furei ~2 coxa|coxas|braco|bracos|perna|pernas|barriga ~8 {LAMINA}|proposito|ninguem|calca|manga|esconder|cigarro|alivi*|isqueiro
  fiz ~1 uns? cortes|riscos
  me|voltei|comecei|parar|minha|faco|fiz|pratico|vontade ~3 automutil*|autolesao
  arranquei|arranco|mordi|cocei|esfreguei ~3 {CORPO} ~3 ate_sangrar|proposito|ferida
  me dou|dei tapa*|soco*|murro*
  soco|soquei ~1 parede ate|direto|para_sentir
  me bato|soco|belisco|mordo|arranho|cortei|queimei|arranhei|soquei ~8 ate|alivi*|roxo|roxa|inchar|sangue|mais|todo_dia|cigarro|cinto
  me corto|queimo|mutilo|automutilo ~1 desde|ninguem|com|todo|toda|quando|hoje
  bati|bato|batendo ~2 cabeca ~1 parede
  arranco|arrancando|arranquei ~1 pele ~3 braco|bracos|dedo|ate
  acabei de me queimar|bater|arranhar|furar
  sem me cortar ~4 vontade
  vontade ~2 passar|usar a|o gilete|lamina|estilete
  eu me machuco|bato|arranho|soco !com|no|na|muito|jogando|treinando|facil|sem
  acabei de me machucar|cortar
  ! corte|cortes ~4 cabelo|franja|unha|tecido|gastos|orcamento|papel|grama
  ! descasc*|de_rir|papel|barba|barbear|depilar|cozinha|cebola|futebol|treino|bike|academia|sem_querer|acidente|obra|parei|sol|forno|mosquito*|catapora|acne|espinho*

  [not-safe]
  > Diz que não está em segurança.
  + não, não estou em segurança agora
  + não me sinto segura comigo mesma hoje
  - não estou segura se passei na prova
  nao ~2 estou|sinto|fico em_seguranca
  nao ~2 estou|sinto|fico segur* ~1 comigo|sozinh*

  [worth-more-dead laughter]
  > Diz que vale mais morta do que viva.
  + com esse seguro eu valho mais morta
  + somei tudo e eu valeria mais morto pros meus filhos
  - esse pintor vale mais morto do que vivo
  mort* eu ~2 valho|rendo|sirvo|ajudo mais
  valho|valeria|valia|valendo mais mort*
  ! jogo|ranked|artista|pintor|boi|gado|porco
`,
)
