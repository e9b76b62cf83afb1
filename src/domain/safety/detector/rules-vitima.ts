import { rulesOf } from './rule.ts'

/** Suffers violence or abuse. */
export const rulesVitima = rulesOf(
  'vitima',
  `
  [is-hit laughter]
  > Conta que alguém bate nela ou a machuca.
  + meu marido me bateu de novo ontem
  + minha mãe me espanca desde pequena
  - a porta do carro me bateu no joelho
  apanhei|apanhava|apanho ~1 de mangueira|fio|cinto|cabo|pau|vara|chinelo|ripa|corda
  amarravam|amarraram|amarram|dopavam|doparam a_gente|nos|eu|todo_mundo|quem ~4 cama|maca|quarto|cadeira|lencol
  apanho|apanhei|apanhando|apanhava ~1 do|da|dos|das meu|minha|meus|minhas {PARENTE}
  segurou|segura|segurava|agarrou meu|minha pescoco|garganta|goela
  dia de apanhar
  quem me_bate|me_agride|me_machuca ~2 minha|meu
  {AGRESSOR}|ja me furou|esfaqueou|baleou|esganou
  levei|tomei|levo um|uma? soco|socos|murro|coronhada|surra|chute|panelada|facada|cintada|paulada ~1 na|no|nas|nos|do|da|de|dele|gravida
  me da|deu|desce|bate de ~1 cinto|cinta|fio|chinelo|vara|cabo|corda|toalha
  estou com ~1 olho roxo
  bate|bateu|batia|batem|bateram|espanca em|na mim|gente|todos_nos|nos
  me bate|batem|cercam|cercaram|espancam|amarram|seguraram ~6 escola|saida|banheiro|desde|dia|toda|todo|toalha|filmam|rua
  me joga|jogou|jogava ~1 coisa|coisas|copo|prato|objeto* ~3
  joga|jogou ~1 coisas|coisa|copo|prato em mim
  ele|ela|esposa|marido|namorada|namorado|companheira|companheiro ~6 me arranha|arranhou|morde|corta|cortou|empurra|empurrou
  chutou|chuta|socou minha|a_minha barriga
  ele|ela|pai|mae|mulher|madrasta|padrasto ~5 queima|queimou|belisca|empurra|bate|bateu|tranca ~2 meu|minha|em_meu|na_minha|no_meu ~1 irmaozinho|irmazinha|irmao|irma|mae|avo|filho|filha|vovo|bebe
  irmao|irma|mae|avo|filho|filha|irmaozinho ~2 apanha do|da|de meu|minha
  apanho|apanhei ~2 se|de_cinto|de_fio|por_ser|so_por|ate_ficar|de_tres|quando|calad* ~6
  me {DEU} ~2 {GOLPE}|tiro|tiros
  me {DEU}|bateu|bate|batia ~1 com o|a|uma|um ~3 cinto|cinta|fivela|chinelo|sandalia|rodo|vassoura|cabo|fio|corda|vara|pau|ferro|panela|colher|garrafa|facao|mangueira|secador|bengala
  me {DEU}|desce|desceu a|na mao_na|cara|maozada|porrada
  me jogou|joga|jogava|jogaram|derrubou|empurrou|arremessou|atirou ~1 no|na|contra|da|do|pela|pelo ~1 chao|parede|escada|porta|pia|mesa|rua|armario|fogao
  me pega|pegou|pegava|segura|segurou|agarrou|agarra|puxa|puxou|puxava|arrasta|arrastou|tirou|acorda|levantou ~5 pelo|pelos|pela pescoco|cabelo|cabelos|orelha|garganta|gola|goela
  me esbofete*|empurraram|queimaram|cuspiram|seguraram|encurralaram|cercaram !ate|para|com|na_cadeira
  me cospe|queimou|queima ~2 com|e|todo|braco|mao|perna|antebraco|pele
  cospe|cuspiu|cuspia|cuspiram ~1 em_mim|na_minha_cara
  {AGRESSOR} ~3 vem|vinha|veio|vindo|indo|foi|partiu|avancou ~1 para_cima de mim
  jogou ~3 quente|fervendo|copo|prato|garrafa ~2 em_mim|na_minha|no_meu
  {AGRESSOR} ~6 me {BATE}
  me bateu|espancou|agrediu|enforcou|esganou|estrangulou|chutou|esmurrou ~6 de_novo|ontem|hoje|frente|rosto|cara|parede|olho|ele|ela|chao
  apanho|apanhei|apanhando|apanhava ~3 do|dele|dela|da|em_casa|ate|de|dos ~2 marido|pai|mae|namorado|namorada|ex|companheiro|hoje|cinta|esposo|esposa|mulher|fio|novo|filho|neto|irmao|tio|padrasto|madrasta|patrao|policiais|policial|pm|pms|seguranca|segurancas|cuidador*|rua
  apanho|apanhei|apanhava gravida|calad*
  estou|fui|ando|venho|vivo|continuo ~1 sendo ameacad*|agredid*|perseguid*|chantagead*|vigiad*|espancad*
  estao|esta|ta|tao me chantage*
  apert* ~2 meu_pescoco|minha_garganta
  sou|fui|estou_sendo ~1 agredid*|espancad*|torturad*|ameacad* ~1 pelo|pela|por|em_casa|toda|todo
  sou|fui|estou_sendo ~1 vitima de ~1 violencia|abuso|agressao|agressoes|estupro|stalking|carcere
  sofro|sofrendo ~1 violencia|agressao|agressoes|ameaca|ameacas|maus_tratos
  quebrou|quebraram|torceu|torce|queimou|fraturou|deslocou o? meu|minha braco|nariz|costela|dente|mao|perna|dedo|pulso|rosto|maxilar|ombro
  me quebrou|quebraram|quebra|arrancou|trincou|rachou|furou|estourou ~2 dente*|costela*|nariz|braco|dedo*|cabeca|garrafa|timpano|maxilar
  olho|braco|rosto roxo ~8 ele|marido|cai|escada|inventei|namorado
  ele|ela ~2 jogou ~3 em mim
  apagou|apaga cigarro em|na|no
  me surraram|bateram|espancaram|chutaram|agrediram|amarraram
  bate|bateu|batia|batendo|espanca|espancou|tranca|belisca|maltrata|amarra|surra ~1 na|no|em|a|o? minha|meu|minhas|meus|nossa|nosso|nossos mae|avo|irma|irmao|vovo|filha|filho|filhos|filhas|bebe|crianca|criancas|pai|neto|neta|tia
  ! surra de um? caminhao|trator
  ! bate_no_jogo|bateu_no_jogo|videogame|fifa|uno|luta|boxe|jiu|carate|judo|gol|bola|<ri>|novela|filme|livro|porta_do|onda|sol
  ! birra|sem_querer|brincando|brincadeira|balanco|queimado|um_paciente|paciente_me|meu_paciente|da_paciente|meu_bebe|minha_bebe|nao_cair|altura|braco_de_ferro|tatame|sensei|valorant|treino|dancar|dentista|siso|foto|truco|domino|sinuca|xadrez|baralho|bochecha
  ! de_leve|no_coracao|no_conserto|no_preco|no_bolso|dos_peixes|para_fora|gravata|colar|coleira|cracha|fisioterapeuta|massag*|quiropra*
  ! na_cadeira_de_rodas|minha_cadeira_de_rodas|porrada_de|nas_costas_e
  ! empurrao ~5 negocio|carreira|comecar|abrir|vida
  ! bate ~1 foto|fotos

  [sexual-abuse saysNo]
  > Conta abuso, assédio ou violência sexual.
  + fui estuprada na festa da faculdade
  + meu tio passou a mão em mim no velório da vó
  - adoro postar minhas fotos da praia
  mexe|mexeu|toca|tocou comigo|em_mim|nela ~6 segredo|segredinho
  colocou|pos|botou|enfiou|passou|bota|poe ~1 mao ~2 dentro|debaixo|embaixo|baixo ~1 minha|meu|da_minha|do_meu blusa|saia|short|calca|roupa|vestido|sutia|coberta
  faz|fez|fazia ~1 cocega|cocegas|carinho|brincadeira ~3 debaixo|embaixo|dentro|baixo ~1 roupa|calcinha|coberta|pijama|short|blusa
  orar|ora|oracao|rezar|reza|aconselhamento|terapia|confissao ~6 mao ~1 na|em minha perna|coxa|barriga|cintura|nuca
  oracao|espirito|imposicao|passe|cura|benzer|maos ~10 sem_roupa|nua|pelada
  tapou|tapa|tampou|tampava ~1 minha boca
  segura|segurou|prende|prendeu ~1 meus_bracos|minhas_maos|meu_braco|meus_pulsos ~4 assim_mesmo|mesmo_assim|por_cima|faz|fez
  digo|falo|disse|falei que? nao ~10 vai|foi|faz|fez assim_mesmo
  senao|se_nao ~1 manda|mostra|posta|envia|vaza|espalha ~2 minha|meu|todo_mundo|todos|grupo
  video|foto|fotos|print|nudes ~10 grupo|familia|marido|mulher|igreja|trabalho|chefe ~4 se eu nao
  pedi|implorei ~2 parar e|mas ~1 ele ~1 nao_parou|continuou|riu
  nao ~2 queria|quis|afim|consenti ~4 fez|faz|continuou mesmo_assim !*
  acho_que|certeza_que fizeram|fez ~1 coisa|algo comigo
  padrasto|tio|avo|pai|primo|cunhado|padrinho ~3 vem|vinha|deita|deitava ~1 na|no minha|meu rede|cama|colchao
  enfiou|meteu|enfia|mete a mao em_mim|por_baixo|debaixo
  padrasto|pai|tio|avo|vizinho|primo|padrinho|professor|pastor ~6 abusando|abusa|abusou|abusava dela|dele|da|do|de
  padrasto|tio|vizinho|avo|primo|pai|padrinho|professor|pastor ~3 mexe|mexia|mexeu|toca|tocou|passa_a_mao nela|nele|na_minha|no_meu
  nao ~1 quero|queria transar|sexo|relacao ~4 obriga|forca|me_segura|mesmo_assim
  pastor|padre|diacono|missionario|bispo|guru|medium ~2 me toca|tocava|tocou|alisa|beija|agarra
  me agarrou|agarra ~1 deposito|estoque|cozinha|escritorio|almoxarifado|vestiario|camarim
  fui|sou|era|sofri|sofro ~2 estuprad*|abusad*|violentad*|molestad*|assediad*|estupro|abuso|abusos|assedio
  me estuprou|estupra|estupraram|abusou|abusa|abusava|molestou|molestava|violentou|assediou|assedia|dopou
  {AGRESSOR} ~6 entra|entrava|entrou|vem|vinha no_meu_quarto|no_quarto|no_banheiro|na_minha_cama ~4 noite|madrugada|quando|desde|banho
  {AGRESSOR} ~3 mexe|mexia|mexeu comigo|em_mim ~4 noite|escondid*|quarto|sala|desde|durmo|pequena|crianca
  me toca|tocava|tocou ~3 gabinete|de_novo|ainda|desde|pequena|crianca|noite|sempre|ele_diz|e_diz
  me obriga|obrigou|forca|forcou ~3 transar|coisas|cama|programa|foto|fotos|video|ver|toda_noite|quando|pelad*|nu|nua|mandar|deitar
  me beijou|agarrou ~2 a_forca|forca|vestiario|sem_eu
  me segurou ~2 na_cama|pelo_pescoco
  espalhando|vazando|vazou|espalhou|soltar|vazar ~2 meus|minhas|meu|minha nude|nudes|video|videos|fotos|foto
  tem minhas|meus|video|videos|fotos|foto fotos|videos|nudes|meu|meus|minha|minhas ~4 disse|diz|falou|ameaca
  tirou a camisinha ~2 sem
  passa|passou|passava a_mao ~1 toda|em_mim|na_minha
  {AGRESSOR} ~8 tirou|tira|tirava ~1 roupa|calca|minha_roupa|a_roupa
  me apalp*|bolina|bolinou|alisa|alisou|alisava|encoxa|prensa|imprensa|encurrala|encurralava
  espalh*|vaz*|publicou|publicaram|mostrou|mostraram|ameac* ~6 fotos|foto|video|videos ~3 minha|minhas|meu|meus? nua|pelada|nu|pelado|intim*|sem_roupa
  fez|fazia|faz comigo o_que ~1 quis|queria|quer|quiser
  so ~6 se eu dormir|transar|deitar|sair com ele
  abus* ~2 da|do|de ~1 minha|meu|mim
  padrinho|tio|avo|padrasto|pastor|professor|primo|vizinho|treinador ~6 nosso_segredo|segredo_nosso|segredinho|nosso_segredinho|e_segredo|era_segredo|guardar_segredo
  me toca|tocou|tocava|apalpou|agarrou|agarra|encoxou|encosta ~6 gabinete|forca|quarto|sem|estoque|peito|duas|vezes|intim*|dormindo|durmo|escondido|pequena|crianca|calad*|barraca|banho|banheiro|sala|partes
  me prensou|encurralou|imprensou ~3 parede|arquivo|quarto|sala|porta|banheiro|estoque|canto|contra|almoxarifado|deposito|elevador|copa|garagem|carro
  obrigad*|obriga|obrigou|forca|forcou|forcad* ~3 transar|relacao|relacoes|sexo|deitar
  mexe|mexeu|mexia ~1 com|comigo ~3 minha_irma|minha_filha|irma|filha|enteada|mim|crianca|pequena|menina
  vazar|soltar|espalhar|postar ~2 nudes|meus_nudes|fotos_intimas !dela|dele|delas|deles
  ! novela|filme|livro|serie|palestra|aula_sobre|curso_de|curso_sobre|reportagem|noticia

  [without-consent saysNo]
  > Conta que usaram o corpo dela sem que quisesse ou pudesse dizer sim.
  + fui dopada numa festa e acordei sem calcinha
  + acordei e ele tava em cima de mim
  - acordei e o gato tava em cima de mim
  acordei ~14 sem calcinha|roupa|cueca
  acordei ~4 ele|alguem|homem|cara ~3 em_cima|dentro de mim
  ! filme|livro|serie|novela|gato|cachorro|calor|de_cama

  [is-threatened laughter saysNo]
  > Conta que alguém a ameaça ou persegue.
  + meu ex falou que se eu arranjar outro ele me mata
  + ele fica me seguindo e mandando foto de arma
  - minha mãe vai me matar quando vir a nota
  marido|ex|namorado|companheiro|padrasto|esposo|noivo|traficante|agiota ~2 quer|querem|quis|vai me matar
  por|na|minha cabeca_de|cruz|caixao ~6 minha_porta|meu_portao|meu_terreiro|meu_nome
  senao|se_nao ~1 as_fotos|o_video|os_videos|vai|vao ~2 para|pro minha|meu|diretora|chefe|todo
  mandou|mandaram|recebi ~3 foto|video ~8 escola|portao|casa ~3 minha|meu|nossa !amiga|amigo
  nao ~1 denuncio|denunciei ~1 ele|ela|meu_marido|minha_esposa
  ex ~6 aparece|surge ~2 onde|todo_lugar|em_todo
  carro dele|dela ~3 parado|estacionado ~4 frente|porta|rua|predio|esquina
  foto minha dormindo|saindo|chegando|na_rua|em_casa
  se eu arranjasse|arrumasse|arranjar|arrumar outr* ~4 acabava|matava|acaba|mata|morria
  vieram|veio|chegaram|mandaram ~14 pistola|arma|fuzil|faca|revolver na|no nuca|cabeca|cara|peito
  descobriu|sabe|achou onde ~1 moro|trabalho|estudo ~8 parad*|esquina|bilhete|medo|porta|portao|frente
  vai|quer|ia por|botar|tacar|atear|jogar fogo|gasolina em_mim|na_minha|no_meu
  medida_protetiva ~2 ele|ex|marido|namorado
  disse|diz|falou|fala|jurou|jura|ameacou|prometeu|repete ~8 me_mata|vai_me_matar|me_matava|me_quebra|me_bota_na_rua|me_pega|me_enterra|mata_meu|mata_minha
  trancad*|escondid*|tranquei|banheiro|aqui_dentro ~8 ele|ela|marido|pai|padrasto|ex ~4 quebrando|chutando|esmurrando|gritando|arrombar|arrombando|bebado|porta|armado
  ele|ela|marido|pai|padrasto|ex esta ~2 quebrando|chutando|esmurrando|arrombando ~2 tudo|porta|casa
  gritando|quebrando ~1 tudo ~8 tranquei|escondi|escondid*|trancad*
  disse|falou|diz|jurou|juraram|jura|ameacou|fala|dizendo ~12 me_mata|me_matar|mata_eu|mata_meu*|me_acha|me_passa|passam_eu|nao_erra|nao_escapava|nao_escapo|pegar_minha|pega_minha|pegar_meu*|queima_a_casa|jogar_acido_em_mim|acido_em_mim
  jurou|juraram|jurando ~3 de_morte|me_matar|matar
  traficante|trafico|agiota|agiotas|milicia|faccao|dono_da_boca|caras_da_boca ~8 ameac*|mandou|falou|disse|jurar*|armad*|pegar
  puxou|botou|colocou|encostou|bota|poe|pos|apontou ~1 a|o? faca|{ARMA} ~2 meu_pescoco|para_mim|em_mim|na_mesa|minha_cabeca|meu_rosto|pescoco
  meu|minha ex ~8 portao|porta|frente|rondando|esperando|parado|espera ~3 minha|meu|servico|trabalho|predio|casa|da_facul
  ex ~8 medida_protetiva
  esta|estao me seguindo|perseguindo|rondando
  me seguiu ~6 casa|agarrou|portao|rua
  nao_aceita|aceita|aceitou o? fim|termino|separacao ~8 ameac*|gasolina|portao|porta|segue|matar|quebr*
  medo|socorro|ajuda|fugir|fugi|escondid*|policia|denunci*|trancad* ~8 quer|querem|vai|vao|querendo|ia me matar
  {AGRESSOR} ~2 tentou|tentaram ~1 me matar
  me ameaca|ameacou|ameacava|ameacando|ameacaram ~4
  {AGRESSOR} ~3 ameac* ~4 me|mim|meu|minha|filhos|morte|matar
  me persegue|perseguindo|segue|seguindo|vigia|rondando|stalkeia ~6 rua|trabalho|casa|ex|todo|ele|ela|carro|gps
  mandou|mandando|manda|mostra|mostrou ~2 foto* de arma|faca|minha_casa
  leva bala|tiro|chumbo
  ex|ele|homem|cara ~2 me persegue|perseguindo|stalkeia|vigia
  me botou|bota|expulsou|botaram|expulsaram ~1 para_fora|de_casa|na_rua
  disse|diz|falou|fala ~6 me interna|internar|furar|fura|quebrar|queimar|atropela|atropelar|arrebentar|arrebenta|cacar|deportar|achar
  ele|marido|filho|pai|namorado|companheiro|padrasto|ex|irmao ~2 quebrando|quebra|quebrou tudo ~2 aqui|em_casa|dentro|quando|casa
  tenho|estou_com|com|morro_de medo dele ~1 chegar|me|fazer|beber|bater|matar|voltar|vir|descobrir|,
  tenho|estou_com|com|morro_de medo do_meu_marido|do_meu_pai|do_meu_ex|do_meu_padrasto|do_meu_namorado|do_meu_companheiro|dela_chegar
  ! mae|avo|cunhada|irma|amiga|amigo|prima|tia|sogra|madrinha|chefe|professora ~2 disse|falou|diz|fala que|se ~1 eu !contar|falar|denunciar|largar|separar|terminar|abrir|sair
  ! nota|boletim|aplicativo|app|bola|flores|<ri>|barata|wifi|internet|mesada|surpresa|o_gato|gato_me|cachorro_me|coracao|recuperacao|quando_ver|quando_vir|vai_me_matar_de|calor|saudade

  [is-controlled laughter saysNo]
  > Conta que é controlada, presa, explorada ou impedida de sair, trabalhar ou falar.
  + ele não me deixa trabalhar nem ter celular
  + a patroa segura meu documento e não me deixa sair
  - minha mãe não me deixa em paz com essa história de casamento
  tranc* a_gente|nos ~2 noite|quarto|dentro
  nao deixam|deixa a_gente|nois|nos|ninguem ~1 sair|ir_embora
  nunca vi um real
  tenho_que|preciso ~1 mandar foto ~4 chegada|volta|ida|saida
  tenho_que|preciso|obriga ~3 filmar|provar|mandar_foto ~3 onde|rua|lugar|quem|chegada
  trazer|mostrar|levar|apresentar|guardar ~1 nota|notinha|cupom|recibo ~2 tudo|cada
  fez|fizeram|tirou|tiraram ~1 emprestimo|consignado ~6 meu_nome|nao_assinei|sem_eu|sem_me
  salario|pagamento|dinheiro ~5 guardando|guarda|guardado para mim
  meu|meus documento* ~4 cofre|com_ela|com_ele|com_eles|com_a_patroa|com_o_patrao|trancad*
  nunca recebi|vi ~2 salario|pagamento|dinheiro
  me deixou|botou|largou|trancou ~1 para_fora|lado_de_fora|no_quintal ~3 noite|frio|madrugada|chuva
  me deixa|deixam|deixou|larga ~4 sem banho|trocar|trocar_a_fralda|comer|comida|remedio|agua|fralda|tomar_banho
  ele|ela|marido|namorado|companheiro|esposo|noivo|esposa|patrao|patroa|sogra ~3 nao ~1 deixa eu ~2 sair|falar|trabalhar|ter|estudar|ir|ver_minha
  marido|esposo|namorado|namorada|companheiro|companheira|ele|ela ~3 controla ~2 cada_centavo|tudo|dinheiro|meu|minha|ate
  ele|marido|namorado ~8 escolhe ~2 roupa|minha_roupa|o_que_visto
  nao posso ~1 ter|sair|trabalhar|ver|falar ~6 ele ~2 nao? deixa|escolhe|apanho|manda|tranca
  salario|aposentadoria|dinheiro ~3 cai|vai|fica ~2 conta|mao dele|dela
  quebrou|rasgou|jogou_fora|escondeu|esconde ~1 meu|minha|meus|minhas celular|chip|notebook|documentos|documento|vestido|roupas|protese|anticoncepcional|remedios|muleta*|bengala|cadeira
  furou|fura ~1 camisinha
  me tranca|trancam|trancou|trancaram ~3 celular|quartinho|fora|sem|fundos|viaja
  me toma|tomou ~1 aposentadoria|salario|dinheiro|cartao|beneficio
  nao me deixa|deixam|deixou ~1 ir_embora|sair_de_casa|sair_daqui|sair_do
  nunca|nao ~1 me pagou|pagaram|paga|pagam|pagava ~5 desde|mes|meses|sair|documento|anos|salario|da_familia|comida
  diz|dizem|fala|falam|disse ~5 devo|devendo|deve ~3 passagem|comida|viagem|hospedagem
  nao me deixam|deixavam|deixaram ~1 sair|falar|telefonar|ligar|comer|dormir
  instalou|botou|colocou|pos ~2 aplicativo|rastreador|gps|camera* ~4 meu_celular|meu_carro|meu_quarto|no_quarto|ver_onde|saber_onde|me_vigiar
  me xinga|humilha|chama|xingam|humilham ~2 de? ~1 lixo|inutil|burra|vagabunda|puta
  tira|tirou|pega|pegou|esconde|escondeu ~1 meu|minha|meus|minhas ~1 cartao|remedios|insulina|cadeira|aposentadoria|beneficio|salario|dinheiro
  foto|fotos|localizacao|video|print ~9 hora_em_hora|relogio_aparecendo|dez_em_dez|<num>_em_<num>|<muitos>_em_<muitos>|notinha
  nao ~1 me deixa sair|trabalhar|ter_celular|usar_o_celular|ver_minha|falar_com|estudar
  me proibe|proibiu|proibia ~1 de ~1 sair|trabalhar|estudar|falar|ver|usar|visitar|conversar|ir|ligar|encontrar
  me tranca|trancou|trancava|trancaram|prende|prendeu|prendia|amarra|amarrou|acorrenta|acorrentou ~2 em_casa|quarto|casa|banheiro|dentro|cama|porao|carro|cadeira|quando|para|porque
  tranca|trancou ~1 a? geladeira|portao|porta ~4 cadeado|chave|sair|me
  {AGRESSOR} ~4 pega|pegou|tira|tirou|segura|fica|ficou|toma|tomou|seguraram|retem|quebrou ~3 meu|minha|meus|minhas documento*|aposentadoria|cartao|salario|dinheiro|beneficio|carteira|passaporte|bpc|pensao
  segur*|ficou|ficaram|fica|tomou|tomaram|pegou|pegaram|reteve|escondeu|prendeu|prenderam|tirou ~1 com? ~1 meus|meu|minha|minhas|nosso|nossos documento*|carteira|passaporte|rg|identidade|muletas|bengala
  ele|ela|marido|namorado ~2 olha|fuca|controla|confere|le|rastreia|mexe|vasculha ~3 meu celular|zap|whatsapp|mensagem|mensagens|telefone
  so posso falar ~6 ele|ela|chega|escondid*
  {AGRESSOR} ~3 me humilha|xinga|diminui|chama ~6 todo|todos|sempre|dia|lixo|inutil|burra|vagabunda|gorda|frente
  ! em_paz|<ri>|deixa_dormir|deixam_dormir|na_escola|da_escola|festa_do|multa|medico|medica

  [hides-marks laughter saysNo]
  > Esconde marcas no corpo, ou inventa uma queda para explicá-las.
  + comprei uma base mais forte pra cobrir o roxo do olho
  + falei no hospital que caí da escada, e nem tem escada lá em casa
  - passei base pra cobrir a olheira e fui pro trabalho
  falei|disse|contei|inventei ~2 posto|hospital|upa|medico|medica|enfermeira ~1 que ~1 cai|escorreguei|bati|tropecei
  base|maquiagem|corretivo|oculos|lenco|cachecol|gola ~6 cobr*|esconde*|tapa*|disfarc* ~3 olho|rosto|pescoco|cara
  falei|disse|inventei|digo|contei|menti|jurei|expliquei|falo ~6 cai|escorreguei|bati|tropecei ~3 escada|porta|armario|banheiro|quina|tapete
  cai|tropecei|escorreguei ~5 escada ~8 de_novo|terceira|quarta_vez|outra_vez|terrea|nem_tem|nem_escada
  ! tatuagem|espinha|espinhas|acne|olheira|olheiras|siso|botox|novela|filme|personagem

  [guards-against-someone laughter saysNo]
  > Protege-se de alguém em casa: encosta um móvel na porta, finge dormir, apaga as conversas.
  + durmo com a cadeira encostada na porta desde que ele veio morar aqui
  + tenho que apagar essa conversa antes dele chegar
  - deixa a cadeira na porta que eu levo pro conserto
  durmo|dormi|dormir|coloco|boto|ponho|encosto|arrasto ~4 cadeira|comoda|armario|guarda_roupa|movel|cama|faca ~3 na|atras_da|contra_a|encostad* ~1 porta
  ele|ela|padrasto|pai|passos|firme|noite ~8 finjo|fingi ~2 durmo|dormir|dormindo
  apag* ~4 conversa|conversas|mensagem|mensagens|historico|tudo|isso ~4 antes|dele|dela|ele_chegar|ela_chegar|ele_ver
  depende|sei|saber|conhecer|sabe|como_vai_estar ~4 humor dele
  ouco|escuto|escutar|ouvir|escuta ~3 chave|portao|carro|passos|moto ~8 quiet*|escond*|deslig*|gel*|trem*|medo
  medo ~2 de_chegar_em_casa|de_voltar_para_casa|de_ir_para_casa ~6 ele|ela|meu|minha|apanhar|bater
  mochila|sacola|mala|bolsa ~8 documento*|certidao|certidoes|roupa|roupas ~8 escondid*|vizinha|comadre|garantia|via_das_duvidas
  mochila|sacola|mala|bolsa ~3 escondid*|escondi|pronta ~8 documento*|certidao|certidoes
  nao posso|da falar|escrever|demorar ~2 muito|alto ~6 ele|ela|lado|perto|chega|chegar
  ! calor|mosquito|vento|gripe|reuniao|fralda|despertador|aula|cedo|viagem|doacao|doar|surpresa|<ri>
`,
)
