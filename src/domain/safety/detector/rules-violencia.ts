import { rulesOf } from './rule.ts'

/** Intent to harm another. */
export const rulesViolencia = rulesOf(
  'violencia',
  `
  [will-kill-other laughter saysNo]
  > Diz que vai ou quer matar ou ferir gravemente outra pessoa.
  + vou matar meu padrasto hoje
  + minha vontade é enforcar minha mulher
  - vou matar meu irmão, ele comeu meu bolo kkk
  vou abrir|cortar|furar ele|ela|a_cabeca_dele|a_cabeca_dela|esse|aquele
  vou|vamos|quero por|prender|tacar|botar|colocar fogo ~6 gasolina|dentro|dormindo
  taco|tacar|jogo|jogar ele|ela na parede
  se nao ~1 ser|for minha|meu nao ~1 ser|sera de_ninguem
  vai ser minha nao vai ser de_ninguem
  fazer o_que a_justica|a_policia nao faz|fez
  eu corto esse|aquele homem|cara|desgracado
  nao foi para cana|carne|lenha ~4 para ele|ela
  se ~4 nao ~1 voltar|for|ficar ~1 comigo ~4 nao ~1 fica|vai_ficar|sera ~3 ninguem
  jogar|jogo ~2 coisa|oleo|agua|acido ~2 na_cara|no_rosto dele|dela
  enquanto ele|ela ~1 respirar
  ele|ela|eles|vai|vao ~1 come|bebe|toma|dorme|dormir ~8 nao|num ~1 levanta|acorda|acordam mais
  dessa|desta|de|essa noite|semana|hoje ~1 ele|ela|eles|desgracado|infeliz|safado nao passa|passam
  se ~5 nao ~4 comigo ~1 nao ~4 ninguem
  manda|mandam|mandou ~3 colocar|botar|por|jogar|afogar ele|ela|bebe|nenem ~1 na|no agua|rio|banheira|fogo
  ele|ela ~8 jogar|jogo ~1 carro|caminhao|moto ~1 em_cima|por_cima|na_traseira
  vai|vao levar|tomar|ganhar ~1 corretivo|licao ~12 andar|aula|sair|levantar|so_tapa|hospital|nunca
  nao vai ser so tapa|grito|empurrao
  esperando|esperar com ~1 barra_de_ferro|pau|taco|porrete
  nao|num ~1 volta|volta_mais|sai|saem ~1 andando|viv*|em_pe ~2 casa|dessa|de_la|daqui
  queria|vou|vontade ~6 meter bala !na_agulha
  {VOU}|indo ~3 esfaquear|executar|esganar|assassinar !*
  entro|entrar|invadir ~3 escola|faculdade|igreja|creche|firma ~3 acabo|acabar|mato|matar|atiro ~1 todo|todos|geral
  descarrego|descarregar ~3 nele|nela|neles|naquele|naquela
  antes ~2 morrer|ir ~1 levo ele|ela|um|alguem ~1 comigo|junto
  {VOU}|vamos|vamo ~1 tocaiar|emboscar
  fazer ~1 filha|filho|mulher|familia|mae dele|dela ~1 sofrer|pagar|sangrar
  encho|encher ele|ela|eles|aquele de ~1 furo|bala|tiro|facada
  {VOU}|{QUERO}|{PENSO}|planejo|planejando|fazer ~2 massacre|chacina|atentado ~3 escola|faculdade|colegio|igreja|trabalho|firma|creche|shopping
  lista ~3 vao|vai pagar|morrer
  {VOU}|vou passar|meter|enfiar|descer ~1 tercado|facao|faca|peixeira|machado|foice nele|nela|naquele|naquela|neles
  jurei ~3 de morte
  peguei|segurei|agarrei|apertei ela|ele|minha|meu ~2 pelo_pescoco|o_pescoco|pela_garganta
  apertei ~1 pescoco ~1 dela|dele|da_minha|do_meu
  enforquei|esganei|estrangulei minha|meu|ela|ele
  paga|pagar|pagam com ~1 vida|sangue
  dar_um_fim|dar_fim|dar_cabo|acabar_com_a_vida|acabar_com_a_raca|acabo_com_a_raca ~1 na|no|nele|nela|dele|dela|daquele|daquela|desse|dessa|do|da|de ~2 {PESSOA}
  dar_um_fim|dar_fim|dar_cabo|acabo_com_a_raca|acabar_com_a_raca nele|nela|neles|dele|dela|deles|daquele|daquela
  quero|queria|vai|vao|sossego|ver ~6 debaixo_da_terra|sete_palmos|boca_cheia_de_formiga
  vai|vao levar tiro|bala|facada|chumbo
  botar|colocar|por ~2 coisa|veneno|remedio|chumbinho ~3 cafe|comida|suco|bebida|marmita
  com ~2 {ARMA}|faca|facao ~4 atras|encontro|casa|porta dele|dela|daquele|daquela
  se ~1 ele|ela|aquele|aquela ~8 eu mato|furo|atiro|esgano !de|saudade|a
  quase sufoquei|sacudi|esganei|afoguei|machuquei|matei|joguei ~2 bebe|filho|filha|mae|pai|crianca|nenem|mulher|esposa
  ele|ela vai morrer se|por|hoje|na_minha|quando
  acabo|acabar ~1 com a_vida dela|dele|deles|daquele|daquela
  quero que ~1 ele|ela|meu|minha ~2 morra ~6 vou|eu|jeito
  {VOU}|{QUERO} ~1 dar uma? surra|coca ~1 nele|nela|naquele|no|na|em ~8 hospital|nunca_mais|levanta|mort*|chao|aprender|sangr*
  {VOU}|{QUERO}|{PENSO} ~2 enfiar|cravar|meter|fincar ~2 {LAMINA} ~4 dele|dela|nele|nela|deles|daquele|daquela|desse|dessa|do_meu|da_minha
  {VOU}|indo|vamos|preciso|decidido|decidida ~3 {MATAR}|empurrar|arrebentar|cegar|estuprar|machucar ~2 {PESSOA}
  eu furo|esgano|atiro|esfaqueio|enveneno|atropelo|arrebento|estrangulo|degolo ~1 ele|ela|os_dois|nos_dois|nele|nela|todos|eles
  se ~10 eu? mato|furo|esgano|atiro|atropelo|enveneno ~1 ele|ela|os_dois|nos_dois|nele|nela|e_sumo|o_juiz
  se ~12 eu? acabo com ele|ela|os_dois|eles|aquele|aquela
  penso|pensando|pensado|pensei|imagino|imaginando|imaginado|planejo|planejando|fantasia|fantasias|sonho_acordado|detalhes ~6 {MATAR}|empurrar|machucar|esganar ~3 {PARENTE}|{PESSOA}|socio|vizinho|professor|agente
  voz|vozes|senhor|deus ~3 manda|mandam|mandou|mandando|dizem|diz ~3 {MATAR}|machucar|eliminar
  {VOU}|{QUERO}|{PENSO}|eu|hoje|amanha|decidido|decidida ~3 dar|dou ~2 tiro|tiros|peixeirada|facada|facadas ~3 {PESSOA}|cabra|bucho|dois|nela|nele|minha_sogra
  meto|meter|encho|encher ~1 bala|de_tiro|de_bala ~3 {PESSOA}|nele|nela|bar|casa|todos|eles|aquele
  passo|passar|meto|enfio a? faca|peixeira|facao ~1 naquele|naquela|nele|nela|no|em|desse
  vou|indo|vamos|juntar|hoje|sabado|sexta|amanha|pego ~8 quebrar|quebro|arrebentar|arrebento|espancar|deixar ~2 ele|ela|eles|moleque|cara|tudo_eles|{PESSOA} ~3 porrada|pau|pancada|barra|martelo|no_meio|no_chao|de_maca|na_paulada|a_pau
  vou|eu|pego|e ~3 quebro|quebrar ~2 pernas|perna|cabeca|dentes|cara|bracos ~1 dele|dela|daquele|daquela|desse|da_minha|do_meu|hoje
  vou|eu|hoje|amanha|combinei|vamos|esperando|esperar|planejando ~4 pego|pegar|acertar|acerto ele|ela|aquele|aquela|moleque|cara|fiscal ~6 saida|intervalo|bar|facao|faca|barra|pau|cano|ferro|sangrar|corto|estacionamento|armad*
  esperar|esperando|espero|pego|seguindo ~3 sair|saida|ela|ele|vizinho|fiscal ~8 facao|faca|barra_de_ferro|meter_bala|acertar|quebrar|arrebentar|apanhar
  jogar|jogo|joga ~1 carro|carreta|moto|caminhao ~1 em_cima ~2 dele|dela|da|do|daquele|dos|das|de
  passar|passo|derrubar ~3 por_cima dele|dela|deles|daquele
  {VOU}|penso|decidi|quero|pensando|vontade ~2 envenenar ~3 {PARENTE}|{PESSOA}|comida|cafe|dono|socio
  contratei|paguei|arrumei|chamei|juntei|juntar|combinei|juntamos ~4 cara|caras|rapaz|alguem|quem|sujeito|parcas|parca|parceiro|amigos ~8 matar|fim|tiro|susto|pegar|quebrar|jeito|sumico|some|sumir|espancar|surra
  levar|levo|levando ~2 {ARMA}|faca|ferro ~5 escola|faculdade|colegio
  levo|levar ~2 {ARMA}|faca|facao ~4 servico|trabalho|firma ~6 acab*|resolv*|ver|encarregado|chefe
  entrar|ir ~4 escola|firma|igreja|faculdade ~4 armado|atirar|atirando|pagarem|pagar_com_a_vida
  armado|armada e eles|elas|ele|ela vao|vai pagar|ver
  atirar em quem|todos|todo_mundo|alguem
  quero|quer|vontade|sossego|juro ~2 ver ~4 morto|morta|sangrando|sofrer|sangue|no_caixao ~8 mao|maos|disposto|disposta|chao|vou_la|sei_onde|vou_fazer
  quero que ~4 sofra|morra ~8 eu_que|sou_eu|sou_eu_que|minha_mao|vou_fazer
  ele|ela|vizinho|dono|socio ~2 nao passa ~1 dessa|desse|deste|desta|de|do ~1 semana|mes|hoje|natal
  ele|ela|eles ~4 sai|sair|desce|chega|ver|vai ~3 caixao|de_maca|de_vala|vivo|morto|natal|cemiterio|casa_viv*
  afiei|afiando|amolei|amolada ~3 {LAMINA} ~8 {PESSOA}|vizinho|aprender|pagar|ver
  hoje|amanha|agora|la|vou ~3 atropelo|atropelar ~3 {PESSOA}|agente|pessoal|fdp
  da_proxima|proxima_vez ~2 eu? empurro|mato|furo|esgano|faco_pior|vai_pior|acabo_matando
  {ARMA}|facao|espingarda ~8 acertar_as_contas|acertar_contas|resolver_com|resolvo_com|pego_ele|pegar_ele|casa_do_amante|casa_dela|casa_dele
  acertar ~1 contas ~2 bala|na_bala
  fazer|faco ele|ela sangrar|sofrer|pagar_com_a_vida
  vontade|quero|queria|querendo ~3 {MATAR} ~3 {PESSOA}
  sou|estou|seria|fui capaz de {MATAR} ~2 {PESSOA}
  botar|tacar|tocar|atear|toco|taco|boto|ponho fogo ~4 nele|nela|neles|com_ele|com_ela|ele_dentro|ela_dentro|todo_mundo_dentro|familia
  eu atiro|furo|esfaqueio|mato ~1 nela|nele|ela|ele|aquele|esse
  {VOU}|{QUERO}|capaz|preciso ~3 atirar|dar_um_tiro|dar_tiro|meter_bala|meter_uma_bala|passar_a_faca|dar_uma_facada ~2 em|no|na|nele|nela|naquele|meu|minha
  botar|tacar|colocar|meter|por fogo ~2 casa|carro|nele|nela|barraco ~4 dentro|dele|dela|dormindo|velho|{PESSOA}
  passo|passar ~3 carro|trator|caminhao|moto ~1 por_cima|em_cima ~2 dele|dela|{PESSOA}
  nao chega|passa ~1 vivo|viva|de_hoje
  jogar|jogo|joga ~1 agua_fervendo|oleo_quente|acido|gasolina|soda ~2 na|nele|nela|no|em
  entro|entrar|chegar la atirando
  ate ~2 parar de respirar
  apanhar|bater|socar|chutar ~4 ate ~1 nao_levantar|nao_respirar|nao_se_mexer
  vai|vao morrer por_isso|pela_minha_mao|na_minha_mao|pelas_minhas_maos
  vou|quero quebra|quebrar ~1 perna|pernas|cara|bracos|dentes ~2 do|da|dele|dela|desse|daquele
  ! fogo ~2 churrasqueira|fogueira|lareira|lenha|fogao
  ! rocar|capim|cana|churrasco|carne
  ! pescoco da garrafa
  ! <ri>
  ! em mim
  ! penso em matar ~1 trabalho|tempo|saudade
  ! na|em minha cabeca|cara|consciencia
  ! pedra|pedras|bola|foto|fotos|flecha
  ! paintball|airsoft|no_jogo|do_jogo|um_jogo|esse_jogo|joguinho|videogame|partida|boss|gta|filme|serie|novela|livro|barata|rato|ratos|galinha|porco|mosquito|aula|fome|saudade|tempo|sede|bolo|brincadeira|brincando|brigadeiro|carinho|beijo*|cocegas

  [armed-against-other laughter saysNo]
  > Arma-se ou prepara-se contra alguém.
  + comprei uma arma e não é pra mim, é pro meu sócio
  + tô com a faca na bolsa esperando ele chegar
  - comprei uma faca nova pra cozinha
  comprei|peguei|arrumei|levo ~2 {ARMA}|faca ~6 nao_e_para_mim|para_matar|contra_ele|contra_ela
  comprei|arrumei|tenho ~2 {ARMA}|faca ~4 falta|espero|esperando ele|ela|eles ~1 aparecer|chegar|passar|sair
  esperar|espero|esperando ~2 com ~1 {ARMA}|faca|facao|peixeira
  {ARMA}|faca|facao|gasolina|galao ~10 esperando|espero|dele|dela|nele|nela|ele_dentro|ela_dentro ~4 chegar|sair|passar|dormindo|porta|casa|hora
  estou|ando|vou|fui|sai|indo|saio ~3 {ARMA}|faca na cintura
  levo|levar|pego|comprei|arrumei ~2 {ARMA}|faca|facao|<muitos> ~8 acabo_com|resolver|resolvo|acertar|acerto|cobrar|acabar_com ~4 {PESSOA}|conta|contas|parada
  indo|vou|fui|chegando|saindo|estou|parad* ~3 casa|atras|encontro|portao|porta|frente ~4 {PESSOA} ~3 com ~3 {ARMA}|faca|facao|pau|porrete|barra|taco|machado|foice|enxada|martelo|gasolina
  coloquei|botei|por|colocar|botar|boto ~2 {VENENO} ~4 marmita|comida|cafe|suco|bebida|dele|dela
  ! cozinha|<ri>|pesca|caca|churrasco|estande|vigilante|jogo|filme

  [plans-against-other laughter saysNo]
  > Fala do que vai fazer com alguém, e de uma arma ou do que serve de arma.
  + segunda ele vai ver, tenho duas facas na mochila
  + amanhã cedo eu acabo com o Zé, a espingarda já está limpa
  - segunda ele vai ver a faca nova que comprei pra cozinha
  esse|aquele ~1 nao passa|volta|amanhece
  ele|ela|nome ~2 nao amanhece
  dali|daqui|de_la ninguem sai|passa|volta
  eles vao entender|ver|lembrar
  quando ele|ela dormir|sair|chegar|virar ~1 eu? vou_resolver|resolvo|acabo
  prato|comida|janta|cafe|cha|suco|marmita|copo dele|dela|deles
  ele|ela|eles|elas vai|vao ver|aprender|pagar|sentir|parar_de_rir|se_arrepender !o|a|os|as|um|uma|como|se|que|na|no|por
  sei o_horario|a_hora|onde|que_horas|quem ~3 ele|ela|eles|elas ~1 sai|saem|desce|descem|passa|chega|estaciona|mora|moram|senta|dorme|trabalha|fica
  nao|num ~1 passa|sai|volta|chega ~1 viv*|andando|em_pe|inteir*
  de_la|daqui|dali|de_hoje ele|ela|eles nao passa|passam|sai|saem
  {DIA} ~2 eu? acabo com o|a|ele|ela|eles
  resolvo|resolver|acerto|acertar|atravesso ~4 com_ele|com_ela|com_eles|e_resolvo|as_contas
  esperando|espero|pegar|pego ele|ela|eles ~3 passar|sair|chegar|descer|dormir
  por_ele|por_ela|por_eles|ele|ela no_chao|na_vala|no_caixao
  & weapon
  ! cozinh*|churrasco|pesca*|caca|jogo|filme|serie|<ri>|estante|oficina|mecanico|posto|carro|moto|tanque|conserto|bateria|limpeza|barata|rato|ratos

  [may-hurt-someone-weaker saysNo]
  > Feriu ou teme ferir uma criança, um idoso ou alguém que depende dela.
  + tenho medo de fazer mal pro meu bebê
  + dei uma surra de fio na minha filha
  - tenho medo de dar banho no bebê e ele escorregar
  vai descansar ~8 travesseiro
  travesseiro na_mao|nas_maos ~8 cama|rosto|minutos|ele|ela
  sacudi ~2 meu|minha|o|a ~1 bebe|bb|nenem|recem_nascid*
  quase|vontade|peguei|botar|botei|coloquei ~2 travesseiro ~14 na_cara|no_rosto dela|dele|da_minha|do_meu
  vontade|impulso|quase|medo ~2 sacudir|sacudi|jogar|sufocar|esganar ~1 ele|ela|nenem|bebe ~3 ate|parede|calar|chao|de_novo
  sacudi ~1 nenem|bebe|crianca|ele|ela ~6 medo|minha_mao
  chutei|soquei|esmurrei meu|minha filho|filha|mae|pai|mulher|enteado|enteada
  apertei|apertar|aperto|seguro|segurei ~1 travesseiro ~8 rosto|sufoc*|terminar|cara
  penso|pensei|quero|queria|vontade|impulso|quase|vou|cocando|ponto_de|medo_de ~4 machucar|sufocar|sacudir|esganar|afogar|empurrar ~3 bebe|crianca|criancas|filho|filha|mae|pai|avo|velho|idoso|idosa
  bati|espanquei|surrei|soquei na|no|em ~1 minha|meu mulher|esposa|marido|namorada|mae|companheira|noiva
  desci|dou|dei|meto ~3 cinto|fio|vara|cabo|murro|soco ~3 minha|meu|na_minha|no_meu ~1 filho|filha|menina|menino|enteado|enteada
  empurrei|joguei ~2 minha|meu mae|pai|avo|mulher|esposa|filho|filha ~2 da|na|no
  medo|vontade|quase|pensamento*|impulso ~4 machucar|fazer_mal|sufocar|sacudir|jogar|esganar|bater|afogar|apertar_o_travesseiro ~4 bebe|filho|filha|nene|crianca|mae|pai|avo|idosa|idoso|rosto
  dei uma surra ~4 filho|filha|enteado|enteada|menino|menina|crianca|neto|neta
  bati|espanquei|surrei ~2 nela|nele|minha_mulher|minha_esposa|meu_filho|minha_filha ~8 boca|vontade|de_novo|continuar|fio|cinta|sangrar
  ! <ri>
`,
)
