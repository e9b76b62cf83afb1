import { rulesOf } from './rule.ts'

/** Plan, means, date, farewell, attempt, in progress. */
export const rulesEmergencia = rulesOf(
  'emergencia',
  `
  [will-kill-self laughter]
  > Diz que vai se matar.
  + vou me matar hoje
  + já decidi que vou tirar minha vida
  - vou me matar de estudar hoje
  decidid*|determinad* ~1 a|em|para {MATAR_ME}
  e|para|depois|dai|entao {MATAR_ME} ~1 {DIA}|dia_<num>|dia_<muitos>
  nao ~1 pretendo|vou|penso acordar ~1 amanha|mais
  nao ~1 pretendo|vou|penso sair|descer|voltar ~1 daqui|de_la|desse_quarto|dessa_ponte|para_casa ~1 viv*
  {VOU}|indo ~3 {ME_MATAR}
  esperando|esperar|espero|so_falta|depois_que|assim_que ~6 para {MATAR_ME}
  ia|iria {MATAR_ME}
  decidi|resolvi ~2 morrer
  sai|saido|sair|vim|vindo|fui ~4 para {ME_MATAR}
  eu {ME_MATO}
  ! acordar ~1 amanha cedo
  ! acordar ~2 cedo|domingo|feriado
  ! voce|ele|ela|quem|isso|isto|essa|esse|ansiedade|vicio ~2 vai|vao ~1 me_matar
  ! quem sabe
  ! achei|pensei que? ia me_matar

  [will-die-this-way]
  > Diz que vai pular, se jogar, atirar em si ou tomar tudo.
  + vou pular da laje
  + vou tomar a cartela toda
  - vou pular no mar quando chegar em Maceió
  so|basta ~1 eu? nao ~1 frear|desviar|fazer ~1 curva|ela !direito|errado
  deus|voz|vozes|senhor ~3 mostrou|mandou|falou|disse|pediu ~6 ir|irmos|subir ~2 juntas|juntos
  quando|assim_que|depois_que|hora_que ~5 dormir|dormirem|sair|sairem|viajar ~2 eu ~1 bebo|tomo|engulo|beber|tomar|engolir ~1 tudo|aquilo|veneno|chumbinho|comprimidos|remedios|cartela
  {VOU}|entro|entrar ~3 {FUNDO}|ponte|viaduto|trilho e ~1 nao_volto|nao_saio|nao_vou_voltar|nao_vou_sair|pronto|acabou|acaba
  vou|hoje|amanha ~4 meter|bater|enfiar|jogar|jogo|meto|bato ~1 carro|moto|caminhao ~2 poste|muro|caminhao|carreta|barranco|arvore|trem|proposito
  uso|usar ~1 {ARMA} em_mim
  vou|ir|indo ~1 pular|saltar|me_jogar ~3 {ALTO}|trem|onibus|caminhao|la_embaixo|la_de_cima
  vou ~1 me_jogar|me_atirar|me_afogar ~3 mar|rio|acude|represa|lagoa|poco|baixo|embaixo|frente
  vou pular ,|agora|e|hoje|quando
  vou ~1 tomar|engolir|beber ~2 tudo|todos|todas|cartela|veneno|chumbinho|a_caixa|o_frasco|uma_caixa
  entro|entrar ~2 mar|rio|acude|lago|agua|represa|lagoa ~6 nadar|cansar|nao_volto|nao_volta|nao_voltar|nao_saio|nao_sair
  pulo|salto ~2 {ALTO}
  vou|quero|vontade|penso|pensando|ia|hoje|arma|cano|preciso ~3 enfiar|meter|dar ~1 bala|tiro ~1 em_mim|na_minha_cabeca|na_cabeca|no_peito|na_boca
  ! piscina|praia|maceio|onda|ondas|cachoeira|paraquedas|bungee|rapel|carnaval|suco|agua|cafe|cerveja|vitamina|antibiotico

  [took-poison-or-pills]
  > Conta que tomou veneno ou muitos remédios.
  + tomei a cartela toda de rivotril
  + bebi água sanitária faz vinte minutos
  - tomei dois comprimidos pra dor de cabeça
  bebi|tomei|engoli ~4 embaixo|debaixo ~1 pia|tanque
  tomei|engoli|ingeri ~2 comprimidos|remedios ~8 minutos|hora|horas|min|tonto|tonta|mole|sono_vindo
  tomei|bebi|engoli|misturei|ingeri|cheirei|injetei ~6 para ~1 morrer|nao_acordar|me_matar|apagar_de_vez|acabar_com_tudo|dormir_para_sempre
  ja tomei|engoli|bebi ~1 agora|os_comprimidos|os_remedios !da|do|de|para
  tomei|engoli|virei tudo !*
  tomei|engoli|virei|bebi tudo ~2 tinha|achei|sobrou|tranquei|agora|de_uma_vez|na_gaveta
  misturei ~3 {REMEDIO}|tudo|veneno ~3 cachaca|vodka|alcool|bebida|pinga|uisque|vinho|cerveja|cloro
  parei ~3 insulina|remedio_da_pressao|remedio_do_coracao ~8 quanto_aguento|morrer|acabar|efeito|proposito
  {TOMOU} ~3 {DEMAIS} ~4 {REMEDIO}|{VENENO}
  {TOMOU} ~4 {REMEDIO} ~4 todos|todas|tudo|todinho|todinhos|todinha|inteiro|inteira|demais|morrer|proposito|apagar|rodando|girando
  {TOMOU} ~3 {VENENO}
  tomei|engoli|bebi|ingeri|injetei|virei|tomo ~2 {VENENO}
  tomei|engoli|ingeri|virei ~2 tudo|todos|toda|inteira|inteiro ~5 {REMEDIO}|caixa|tinha|gaveta|vez
  tomei|engoli|ingeri|virei ~2 {REMEDIO}|caixa|vidro ~2 toda|todo|todos|tudo|inteira|inteiro|agora|juntos
  ja tomei|engoli|bebi|injetei ~2 metade|tudo|todos|agrotoxico|quase_tudo
  engoli|tomei ~1 metade
  acabei de engolir|tomar|beber ~3 monte|troco|tudo|vidro|cartelas|limpeza|para_morrer
  bebi ~8 lavoura|roca|carrapato|mato
  apliquei|injetei ~2 insulina|ampola*|tudo ~3 toda|vez|todas|em_mim|inteira
  tomei ~3 vidro|frasco ~1 de|todo|inteiro
  tomei|engoli|bebi|ingeri ~3 negocio|produto|liquido|treco|troco|coisa|pozinho ~2 limpar|limpeza|piscina|lavar|desentupir|faxina|bateria|banheiro|planta|plantas|mato
  ! medico|medica|doutor|doutora|psiquiatra ~2 receitou|receitado|passou|mandou|prescreveu|orientou
  ! conforme|como ~2 receita|receitado|prescrito|combinado
  ! hora|horas|horario certa|certas|certo|marcada
  ! agua|nadar|nadando|natacao|metade ~6 piscina|cloro|mar|rio
  ! para dor|febre|gripe|alergia
  ! um|uma|meu|minha|dois|duas ~1 comprimidos|remedios|dipirona|paracetamol|dorflex|ibuprofeno|vitamina|calmante
  ! cliente|clientes|paciente|pacientes|receitou|consulta|vencidos|certinho|direitinho|suco|geladeira|antibiotico

  [took-whole-pack]
  > Conta que tomou uma cartela, caixa ou frasco inteiro, também do remédio que lhe receitaram.
  + tomei a cartela toda do remédio que o médico passou
  + engoli o vidro inteiro de gotas
  - tomei a caixa toda do antibiótico e a garganta não melhorou
  {TOMOU} ~1 cartela|caixa|vidro|frasco ~1 toda|todo|inteira|inteiro
  {TOMOU} ~1 toda|todo ~1 cartela|caixa|vidro|frasco
  joguei ~1 insulina ~3 lixo|fora|pia
  ! antibiotico|suco|leite|bombom|chocolate|cerveja|vitamina|vencid*|fogo|<ri>

  [bleeding]
  > Conta que se cortou e sangra, ou que cortou os pulsos.
  + cortei o pulso e o sangue não para
  + me cortei fundo e tá sangrando muito
  - cortei o dedo picando cebola e sangrou
  fundo ~12 braco|pulso|perna|coxa ~1 nao para
  fundo ~3 nao ~2 para|parando|parou ~1 sangr*|de_sangrar
  cortei ~4 para morrer
  enfiei|cravei|finquei ~1 {LAMINA} ~2 barriga|peito|pescoco|coxa|perna
  estou ~1 sangrando ~9 nao_quero ~3 socorro|ajuda|ambulancia|ninguem|samu|hospital
  cortei|abri|rasguei ~2 pulso|pulsos|veia|veias|garganta
  passei ~2 {LAMINA} ~2 {CORPO}
  me cortei ~6 sangr*|sangue|fundo|passando|pano|dois
  cortei ~1 fundo|demais|de_comprido
  sangrando|sangue ~4 muito|demais|para ~6 fui_eu|eu_que|de_proposito
  cortei ~4 {CORPO} ~6 sangue|sangrando|nao_para
  pulso|pulsos|veia ~2 aberto|aberta|abertos|cortado|cortados
  sangrando no|na box|banheiro|banheira|chuveiro|pia|cama
  estou cortando ~2 braco|bracos|pulso|pulsos|perna
  cortes|corte ~1 fundo|fundos ~6 sangr*|nao_para|braco|pulso
  sangrando|sangue ~3 cortei|me_cortei|pulso|pulsos
  {LAMINA} ~3 no_meu_pulso|no_pulso|na_veia|no_pescoco
  ! camisa|manga|cebola|cozinha|cozinhando|carne|pao|churrasco|vidro|obra|barbear|barbeando|serra

  [attempt]
  > Conta uma tentativa recente, ou que vai tentar de novo.
  + tentei me enforcar ontem
  + tentei me matar semana passada e ninguém soube
  - há dez anos tentei me matar, hoje estou bem
  tentar|tento de_novo|outra_vez ~2 assim_que|quando|logo_que ~4 sozinh*|alta|sair|dormir
  tentei ~2 {ME_MATAR}|suicidio ~8 ontem|anteontem|hoje|agora|noite|madrugada|semana|mes|domingo|sabado|sexta|dias|horas|de_novo|outra_vez|recentemente|hora|meia_hora|minutos|terca|quarta|quinta|segunda|dezembro|natal
  ontem|anteontem|hoje|agora|noite|madrugada|semana|mes|domingo|sabado|sexta|dias|horas|de_novo|recentemente ~8 tentei ~2 {ME_MATAR}|suicidio
  quase me_matei|me_enforquei|me_joguei_da|me_joguei_do
  tentei ontem|anteontem|semana_passada|segunda|terca|quarta|quinta|sexta|sabado|domingo|hoje|agora ~8 de_novo|de_outro_jeito|com_remedio|com_corda|com_remedios|nao_deu_certo|falh*|vomit*|hospital|arrebent*
  sai|alta|voltei|saida ~4 uti|hospital|upa|internacao|psiquiatria ~10 tentar_de_novo|planejando|repetir|ainda_quero|guardei_mais|juntando|terminar|faco_de_novo|vou_fazer
  tiraram|salvaram|socorreram|acharam|impediram|socorreu|salvou|tirou|achou ~5 trilho|trilhos|da_ponte|corda|comprimidos|viaduto|pular|tomei|veneno|remedios
  acabei|acabado de tentar ~1 {MATAR_ME}|suicidio
  pulei|me_atirei|me_joguei ~1 na_frente|embaixo|debaixo ~3 onibus|carro|trem|metro|caminhao|carreta|moto
  fizeram|fiz ~1 lavagem
  ! em <ano>
  ! anos atras
  ! ha|faz|tem ~2 anos
  ! jogo|time|partida|engravidar|gravid*|fiv|fertilizacao|vaga|concurso|prova|senha|ligacao|contato|golpe|assalto|parto

  [at-dangerous-place]
  > Está agora num lugar de onde pode se matar.
  + tô no parapeito
  + estou sentado no trilho esperando o trem
  - tô na varanda tomando um café
  passei|passo a|as|uma perna|pernas ~2 grade|sacada|janela|mureta|parapeito
  telhado|terraco|laje|predio|beirada ~14 perna|pernas ~2 fora
  parapeito|sacada|laje|mureta|ponte|viaduto ~4 perna|pernas|pes ~1 fora|balancando
  abri|liguei|deixei ~2 fogao|gas|bocas|bocas_do_fogao ~8 pano|toalha|toalhas ~2 porta|janela|fresta|vao
  gas ~2 aberto|ligado ~6
  estou ~3 parapeito|peitoril|marquise
  sentad* ~1 na|no beirada|parapeito|grade !da_cama|da_piscina|do_sofa|da_praia
  estou|aqui ~3 em_cima|no_alto|na_beira|na_beirada|na_ponta|lado_de_fora|pendurad* ~2 {ALTO}|abismo|trilho
  estou ~3 trilho|trilhos|linha_do_trem ~3 esperando|sentad*|deitad*
  sentei|deitei|deitad*|sentad* ~1 no|nos|na trilho|trilhos|linha_do_trem
  estou|sentei|subi|cheguei|aqui ~4 ponte|viaduto|passarela|telhado|terraco|parapeito|sacada|laje|predio|janela|trilho|trilhos ~6 nao_aguento_mais|coragem|pular|me_jogar|me_soltar|acabou|adeus|desisti|chega
  fechei|fechada|trancad*|fechado ~4 garagem ~6 liguei|carro|motor|morrer|ligado
  dentro do carro ~3 garagem ~6 fechada|motor|ligado|ache|morrer
  liguei ~1 carro|motor ~6 garagem|fechad*|fumaca
  dentro ~1 mar|rio|agua ~6 roupa|andando|continuar|nao_sei_nadar|peito
  beira ~3 represa|rio|barranco|penhasco|abismo ~6 acelerar|motor
  passei uma perna
  pe|pes|perna|pernas|corpo ~3 fora ~3 janela|sacada|grade|varanda|parapeito|ponte
  lado de fora ~2 grade|sacada|ponte|viaduto|parapeito|mureta|varanda
  estou|escrevendo|sentad*|parad* ~3 beira|beirada ~2 viaduto|ponte|telhado|predio|acude|trilho|linha|precipicio|abismo|rio|pedreira|laje|represa
  entrei|entro|entrar|vou_entrar ~2 agua|rio|mar|acude|represa ~10 nao_sei_nadar|num_sei_nadar|deixar_levar|nao_vou_sair|nao_saio|peito|me_leve|me_levar
  solto|soltar ~1 volante|guidao ~6 hoje|estrada|curva|caminhao|carreta|agora
  corda|lencol|cinto|fio|laco|no ~6 so_falta|falta|faltando ~1 subir|empurrar|coragem|cadeira
  ja amarrei
  passei|subi|sentei|pulei ~3 lado_de_fora|parapeito|peitoril|mureta|guarda_corpo
  tranquei|fechei|vedei ~4 abri|liguei|soltei ~1 gas
  liguei|abri|deixei ~1 gas ~6 janela*|porta*|deit*|fech*|aberto|ligado
  ! gato|rato|ratos|barata|formiga|formigas|cupim|praga|lavoura|horta|plantacao|gado|bezerro|bezerros|boi|varal|rede|barco|obra|cacar|cacada|javali|estande|airsoft|cliente|clientes|paciente|pacientes|receitou|consulta|vencido|vencidos|viagem|mudanca|cachorro|balcao|delegacia|quartel|curso|aula|treino|rapel|escalada
  ! festa|churrasco|foto|fotos|show|jogo|bola|vista_linda|trabalho|servico|bungee|pipa|transito|engarrafamento|calor|barulho|antena|goteira|reforma

  [means-at-hand]
  > Tem o meio preparado: juntou remédios, arrumou corda, veneno ou arma.
  + juntei remédio durante dois meses
  + o revólver do meu marido tá no meu colo
  - comprei corda pra laçar os bezerros
  separei|juntei|guardei|tenho|deixei ~2 {REMEDIO} ~3 para ~1 tomar ~1 tudo|todos|de_uma_vez
  copo ~2 veneno ~1 na_mao
  ja misturei
  {ARMA} ~1 esta aqui ~1 na|no|em|do mesa|colo|cama|lado|minha_frente
  {ARMA} ~3 municiad*
  {ARMA} ~2 no colo !dele|dela|do|da
  encostei|encosto|apontei ~2 no|na|para queixo|tempora|ceu_da_boca|minha_testa|minha_cabeca
  tirei|cortei|arranquei|soltei a? tela|redinha|rede|grade da|do janela|varanda|sacada|quarto
  coloquei|botei|enfiei|ponho o|a cano|arma|revolver na|no ~1 boca|cabeca|ouvido|queixo
  escond* ~2 {ARMA} ~3 achei|encontrei|peguei
  {ARMA} ~5 encostad* ~1 na|no ~1 cabeca|testa|peito|queixo|tempora
  comprei|arrumei|arranjei a corda ontem|hoje|ja !*
  estou com ~1 corda|arma|revolver|veneno|gilete|faca ~4 quarto|aqui|mao|banheiro|pescoco|pulso
  usar|uso|usa_la|usa_lo em mim
  amarrei|prendi|pendurei ~1 o|a? lencol|corda|cinto|fio ~2 na|no|em grade|viga|janela|teto|porta|ventilador|cano|arvore|galho
  vim|fui|subi|comprei|guardei|estocei|estoquei|juntei|separei|peguei|trouxe|escondi ~8 para ~1 me_jogar|pular|me_matar|me_enforcar|me_cortar|me_furar|me_envenenar|tomar_tudo|tomar_de_uma|usar_em_mim|acabar_comigo
  corda|lencol|cinto|fio|laco|cabo ~3 no_pescoco|no_meu_pescoco|em_volta_do_pescoco
  falta|vou|coragem|dedo|hora ~3 apertar|puxar|no ~1 gatilho
  {LAMINA} ~3 encostad* ~2 braco|pulso|pescoco|barriga
  seringa|ampola ~4 na_minha_mao|na_mao
  peguei|fiz|dei|amarrei ~1 lencol|corda|cinto|fio|laco ~4 dei|fiz|no|nos|laco|pescoco|viga|caibro
  {ARMA} ~3 para_a_minha_cabeca|para_minha_cabeca|na_minha_testa|na_boca|na_minha_boca|na_cabeca|na_testa|no_peito|no_queixo|na_tempora
  peguei|achei|trouxe|roubei|tenho|estou_com ~2 {ARMA} ~10 trancad*|banheiro|sozinh*|nao_estou_bem|coragem|hoje|quarto
  comprei|arrumei|tenho|achei|peguei|consegui ~2 {ARMA}|corda|veneno|gilete ~4 para_mim|e_pra_mim|em_mim|comigo_mesm*|para_mim_mesm*
  aluguei|comprei|peguei|guardei|separei|juntei|escolhi|arrumei|vim|reservei ~8 para ~1 morrer|me_matar|nao_acordar|acabar_com_tudo|acabar_comigo|dormir_para_sempre
  suficiente|suficientes|bastante|da ~1 para ~1 nao_acordar|morrer|me_matar|acabar_comigo|apagar
  comprei ~1 {VENENO}|corda ~8 porta_malas|porta_mala|tudo_pronto|escondi*
  comprimidos|remedios ~2 tudo? na mao|boca
  em tres|duas|varias|quatro farmacias ~6 desconfi*
  {LAMINA} ~1 na_mao|no_braco|na_coxa|no_pulso|na_minha_mao ~8 sozinh*|agora|trancad*|coragem|banheiro|nao_sei
  sozinh*|banheiro|trancad* ~3 com ~2 {LAMINA}
  comprimidos|remedios|cartelas ~4 na_minha_frente|na_palma|espalhad*|na_minha_mao|em_cima_da_cama
  juntei|juntando|guardando|guardei|escondi|escondendo|separei|acumulei|estocando ~3 {REMEDIO}
  comprei|consegui|arrumei|peguei|arranjei ~2 {VENENO} ~4 hoje|ontem|para_mim|nao|esta|escondi|guardei
  carreguei ~2 {ARMA}
  {ARMA} ~8 no_meu_colo|na_minha_mao|na_minha_cabeca|do_meu_lado|embaixo_do_meu_travesseiro|debaixo_do_meu_colchao
  tenho|estou_com|peguei|guardo|achei|minha|deixei ~3 {ARMA} ~4 carregad*|na_mao|aqui|colo|travesseiro|colchao|gaveta
  corda ~4 pronta|amarrei|armada|no_galpao|na_viga|no_teto|no_caibro|no_lustre
  ja|deixei|minha|a corda ~1 esta ~1 amarrada|pendurada
  amarrei|preparei|testei|pendurei ~3 corda|o_no|um_no|laco|cinto|viga
  peguei|roubei|trouxe ~3 insulina|ampola*|morfina|anestesico|potassio
  amarr*|testei|testar|viga|galho|corda|lencol|cinto|gancho|laco ~8 aguent*|segur*|suport* ~2 peso
  ! {REMEDIO} ~4 para ela|ele|eles tomar
  ! colocavam|colocaram|apontaram|botaram|encostaram|apontada|apontou|colocou|botou|encostou|pesadelo*
  ! derrubo|mato|atiro|acerto|furo|acabo_com|pego ele|ela|eles|elas|nele|nela
  ! gato|rato|ratos|barata|formiga|formigas|cupim|praga|lavoura|horta|plantacao|gado|bezerro|bezerros|boi|varal|rede|barco|obra|cacar|cacada|javali|estande|airsoft|cliente|clientes|paciente|pacientes|receitou|consulta|vencido|vencidos|viagem|mudanca|cachorro|balcao|delegacia|quartel|curso|aula|treino|rapel|escalada
  ! barbear|barba|depil*|raspa*|cebola|carne|legume*|pao|bolo|organizei|organizando|cozinhando|cortando|bingo
  ! estante|prateleira|balanco|televisao|da_semana|para_o_mes|para_o_tratamento

  [date-set]
  > Já tem dia, hora, lugar ou jeito decidido para morrer.
  + tenho tudo planejado: o dia, o lugar, a hora
  + decidi o dia, o lugar e o jeito
  - já decidi o dia e o lugar do casamento
  data que escolhi|marquei|decidi e|eh|sera
  planejo|planejando|planejar|planejado ~1 minha ~1 morte
  vou_ter|terei morrido|me_matado
  nao vou_esta ~1 mais? viv*
  plano|planos|planejando|planejo|planejei|planejado|planejar ~3 suicidio|me_matar|tirar_minha_vida|acabar_com_minha_vida
  suicidio|morte|fim ~2 tem|esta|ja ~2 data|marcad*|planejad*|agendad*
  decidi|escolhi|marquei|planejei|planejado|defini ~4 dia ~6 lugar|hora|jeito|como
  hoje|domingo|amanha|semana|ano|noite eu? nao passo
  nao pretendo|vou|quero|devo ~1 chegar|passar|estar|amanhecer ~1 viv*
  agora|ja ~1 posso morrer|partir|ir_em_paz !feliz|de|em_paz|porque
  nao chego|amanheco|acordo|estarei|vou_estar|vou_amanhecer|estou ~1 mais? viva|vivo
  data esta marcada
  esse|este|essa|esta|hoje e|eh|sera ~1 meu|minha ultimo|ultima dia|noite|mensagem|recado !de|em|na|no|aqui|com|antes
  hoje|amanha|agora|domingo|sabado ~3 eu morro !de|com|do|por
  vou_estar|estarei|vou_ser ~2 mort*|pendurad*|enforcad*|boiando
  marquei|escolhi|planejei|decidi ~3 minha ~1 morte
  nao passo|passa|vou_passar|pretendo_passar ~1 desse|dessa|deste|desta|de|do ~1 hoje|noite|ano|semana|domingo|mes|sabado|feriado|natal
  {DIA} ~5 eu nao|ja existo|nao_estou|nao_existo ~1 mais|aqui
  meu|minha ultimo|ultima dia|noite|aniversario|natal ~1 vivo|viva|de_vida|nesse|neste|na_terra
  vai ser {DIA} ~6 carta|decidi|decidido|resolvi|ninguem
  tenho|esta|deixei ~1 tudo ~1 preparado|planejado|pronto|ajeitado ~6 falhar|dia|hora|lugar|morrer|corda|ir
  ! playlist|ladeira|treino|escola|licenca|cargo|empresa|firma|emprego|curso|estagio|contrato|turno|tchau_gente|concurso|trabalho
  ! casamento|festa|viagem|formatura|mudanca|emprego|demissao|cirurgia|cesarea|consulta|passagem|ferias

  [farewell]
  > Despede-se da vida ou deixa carta de despedida.
  + adeus gente, não foi culpa de ninguém
  + essa é minha última mensagem, quando lerem eu já fui
  - adeus segunda-feira, bem-vindo feriado
  carta|cartas ~2 pronta|prontas|escrita|escritas ~3 para cada
  papel|bilhete|recado ~8 explicando|explicava ~1 tudo|por_que|para|o_que
  ja escrevi a|as|minha|minhas|o carta|cartas|bilhete !de|do|da|para|ao
  como se fosse a ultima vez ~1 porque e|eh|vai
  adeus ~4 culpa|perdao|amo_voces|obrigado_por_tudo|mundo|para_sempre|a_todos
  quando ~2 lerem|ler|ler_isso|lerem_isso|ouvirem|ouvir|receberem ~4 ja|fui|nao|perdoa|morto|morta
  gravei|gravando|gravar|programei ~3 video|audio|audios|mensagem ~3 despedida|me_despedindo|adeus|quando_eu_for|depois_que_eu_for
  achar|acharem|encontrar|encontrarem|encontrou|enterrem|cremem ~2 meu_corpo
  essa|esta|isso e ~1 a|minha despedida
  me despeco aqui|de_voces|de_todos|da_vida|agora|hoje
  ultima vez que ~1 gente|eu|voce ~2 conversa|falo|fala|escrevo|ve|vejo
  carta ~8 me_matei|me_suicidei|por_que_eu_fiz|quando_eu_nao|explicando
  adeus ~8 acabou|perdoem|perdoa|perdao|ja_era|ja_fui|minutos|meia_hora|nao_estarei|nao_vou_estar|descans*|obrigad*|fiquem
  gravei|escrevi|mandei|deixei|gravar ~2 audio|audios|video|videos|carta|cartas|voz|mensagem ~8 perdao|despedi*|ouvir_depois|ouvirem_depois|quando_crescer|nao_vou_estar|nao_estiver|nao_estarei|quando_eu|que_amo|amo|cada_filho|cada_um
  escolhi|separei|minha|passei ~2 roupa ~3 do_meu_caixao|do_enterro|do_caixao|meu_enterro|ser_enterrad*|me_enterrarem
  me despedi ~4 todos|todo_mundo|deles|cada_um|familia ~8 amanha|hoje|nao_estou|ninguem|vez|perceber*|nem
  escrevi|acabei_de_escrever|deixei ~2 carta ~3 minha|meu|meus|minhas mae|pai|filhos|filha|filho|pais ~6 mesa|geladeira|travesseiro|piano|cima|embaixo|hoje
  hoje|amanha ~1 nao ~1 tem|estou|vou_estar ~1 mais ~1 eu|aqui !*
  ja me despedi ~2 todo|todos|deles|dela|dele|da|do|sem
  minha|escrev*|deixei|fiz|fazendo|fazer|terminar|terminei|comecar|comecando|assinei|tenho|guardo|pronta ~3 carta|cartas|bilhete de despedida|adeus|suicidio
  carta|cartas|bilhete de suicidio ~4 pronta|pronto|escrita|gaveta
  escrevi|deixei|escrever|fiz ~2 carta !do|da ~6 mesa|geladeira
  escrevi|deixei|escrever|escrevendo|fiz ~2 carta|bilhete !do|da ~6 cada_um|para_cada|despedida|encontrarem|acharem|achar|quando_eu_nao|as_senhas|lerem_depois|ler_depois
  ja nao vou estar|existir
  diz|fala|diga|digam|avisa|avisem para? ~3 que ~3 amei|amava|perdoo|eu_tentei
  ! assinar|assinatura|correio|cartorio|banco
  ! personagem|filme|serie|livro|novela|historia|amor|demissao ~2 carta
  ! professora|professor|aposent*|estagiari*|emprego|no_trabalho|meu_trabalho|desse_trabalho|da_escola|na_escola|viagem|mudar|cidade|colegas|farda|turma|alunos|aula|formatura|namoro|carta_de_demissao

  [will-be-found laughter]
  > Diz onde ou como vão achar o seu corpo.
  + quando vocês acordarem vão me achar pendurada
  + de manhã vão me encontrar no fundo da represa
  - se chover de novo vão me achar nadando na garagem
  vao|vai|vou ~1 me achar|encontrar ~3 acude|represa|poco|trilho|trilhos|pedreira|lagoa|rio
  vao|vai ~1 me achar|encontrar ~3 mort*|pendurad*|enforcad*|boiando|sem_vida|gelad*
  ! pesca*|pesco|rio_de_janeiro|barco|churrasco|nadando|trilha|show|foto|fotos|praia
`,
)
