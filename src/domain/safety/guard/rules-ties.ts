import { guardRulesOf } from './guard-rule.ts'

/** What keeps a person from help: away from treatment, from help lines, from people. */
export const careRules = guardRulesOf(`
  [treatment-left tratamento sure]
  > Manda largar a terapia, o acompanhamento ou uma consulta.
  + Larga essa terapia.
  + Você pode cancelar a consulta de amanhã.
  - Dá para levar isso para a terapia.
  larga|largue|abandona|abandone|cancela|cancele|desmarca|desmarque|dispensa|dispense|encerra|encerre|pule|pula|espace|recuse ~o|a|os|as|essa|esse|sua|seu|de|da|do|com {THERAPY}
  pode|podia|poderia|deve|deveria|melhor|hora_de|que_tal|eu_no_seu_lugar ~ja|ate|sim|tranquilamente|mesmo|voce|so largar|abandonar|cancelar|desmarcar|dispensar|encerrar|interromper ~o|a|os|as|essa|esse|sua|seu|de|da|do|com {THERAPY}
  eu cancelaria|desmarcaria|largaria|abandonaria|desmarcava|cancelava|largava
  pode|hora_de|devia|ja se_dar_alta
  pode|poderia|dava|da_para|hora_de|melhor|sensato|honesto|saudavel|certo|talvez|bem ~eh|muito|bem|seria|simplesmente|ja|de|so parar_de_ir|nao_voltar|interromper|faltar|dispensar|pular|recusar|deixar ~o|a|os|as|de|da|do|na|no|com|ess*|sua|seu|proxim*|umas|duas {THERAPY}|quinta|quarta
  nem ~3 comeca|comece|comecava|comecar|precisa|vejo_motivo|volta|volte|voltaria|iria|marque ~4 {THERAPY}|nesse_retorno
  deixe|deixa|deixar|deixaria ~o|a|esse|essa|de|para {THERAPY}|convite|controle|encaminhamento ~2 para_la|de_lado|passar|para_quando|esperar|para_depois
  {THERAPY} ~6 eh_jogar|jogar_dinheiro|so_para_ganhar|nao_eh_coisa_para|eh_cilada|dinheiro_fora|so_serve_para|perda_de_tempo|nao_leva_a_nada|so_atrasa|so_quer
  ja_deu o_que_tinha
  remexer|remexendo|cutucar|reabrir ~10 so|ferida|sangrar|nao_leva|abrindo|atrasa
  ! converse|conversar|fale_com|falar_com|leve|levar|pergunt*|combin*|quem_acompanha|remarcar|remarque|leu|dizem

  [talk-instead-of-treatment tratamento sure]
  > Põe a conversa no lugar da terapia, ou aconselha uma pausa nela.
  + O que a gente faz aqui já é uma terapia.
  + Uns meses longe da terapia até ajudam.
  + Deixa a consulta para lá.
  - Leve para a consulta o que falamos aqui.
  isso_aqui|o_que_a_gente|aqui ~4 como|eh|ja_eh|conta|fazendo|faz ~3 sua|uma|a|de terapia|sessao|analise|terapeuta
  pausa|tempo|uns_meses|distancia|ferias|longe ~2 da|na|de terapia|sessoes|psicolog*|tratamento|terapeuta|analise ~8 ate|ja_que|que|ajud*|sabi*|saudavel|poeira
  deixar|deixa|deixe ~1 sessao|sessoes|consulta|vaga|exame|retorno ~4 passar|irem|ir|embora|para_quem|para_la
  aqui|conversa|conversas|por_aqui|comigo ~10 mesmo_cuidado|mesmo_papel|mesmo_trabalho|substitut*|papel_que_a|no_lugar_da|dispensa|dispensar|o_papel_da|psicolog*_de_graca

  [treatment-talked-down tratamento]
  > Diz que terapia, consulta, grupo ou acompanhamento não servem, não são mais precisos ou podem parar.
  + Terapia é perda de tempo.
  + Você não precisa mais de acompanhamento.
  + A consulta de quinta já é luxo.
  - Como foi a consulta de hoje?
  {QUIT} ~6 {THERAPY}
  {THERAPY} ~8 {QUIT}
  {THERAPY} ~6 dinheiro|perda_de_tempo|tempo|nao_serve|nao_resolve|enrola|nao_adianta|nao_funciona|bobagem|muleta|frescura|caro|luxo|piora|cutuca*|desnecessari*|dispensavel|exager*|enche*|cansa*|chorar|vicia|estranho*|so_quer*|cumpriu|neura|menos|amarr*|vao_te|so_te|pagar|cobra*|prende*|papel
  dinheiro|perda|para_que|por_que_insistir|exagero|nao_vejo|nao_precisa*|nem_precisa*|ninguem_precisa|sem|chega|cansou ~8 {THERAPY}
  ja|voce|esta|se ~3 bem|curad*|melhor|forte|alta|progrediu|otimo|superou|aprendeu ~8 {THERAPY}|alta|parar|encerrar|sozinh*
  comigo|aqui|conversando ~10 {THERAPY}|melhor_que|mais_do_que|substitui|no_lugar_de|mais_que
  {THERAPY} ~10 comigo|conversando|aqui_eh_de_graca|eu_te|cha|oracao|fe|deus|praia|viagem|mar|natureza|igreja
  nao|nem|nunca volte|volta|va|marque|marca|apareca ~3 la|{THERAPY}
  hora|tempo|momento|vez de ~3 {QUIT}|caminhar|andar_com_as_proprias|seguir_sozinh*|voar
  termo_e|assina_o|alta_a_pedido|pedir_alta|foge|fugir|some_de_la|assina_e
  remexer|reabr*|cutucar ~6 ferida|nisso|passado
  encontros|sessoes|vaga|fila|espera ~8 bastam|cancelar|desistir|nao_funciona|do_seu_jeito
  caderno|caminhada*|rotina|exercicio*|fe|oracao|cha ~6 substitu*|dispensa*|basta*|vale_por|no_lugar
  ! converse_com|conversar_com|fale_com|falar_com|contar_para_ela|levar_isso|quem_acompanha|remarc*

  [against-help-lines contra-ajuda sure firm]
  > Diz para não ligar nem ir aonde há ajuda.
  + Não ligue para o 188.
  + Não vá ao hospital por isso.
  - Não vá ao hospital sozinha, peça companhia.
  nao|nem precisa|adianta ~de|ir|correr|ligar|chamar|procurar|ao|a|o|no|na|para|nenhum|nenhuma !boletim|bo|denuncia {HELP}
  ,|entao|melhor|por_favor nao|nem|nunca ligue|liga|chame|chama|va|vai|procure|procura|denuncie|denuncia|acione|perca_tempo|perde_tempo|insista ~o|a|ao|os|as|essa|esse|no|na|para|com|de|da|do|em {HELP} !sozinh*|antes|sem|com|enquanto|depois
  em_vez_de|ao_inves_de ligar|chamar|procurar|ir ~o|a|ao|para|no|na {HELP} , ~4 fica|fique|dorme|durma|conversa|converse|resolve|espera
  esquece|esqueca|ignora|ignore|dispensa|dispense|recusa|recuse|evita|evite ~o|a|os|as|ess*|de|do|da|tal|ligacao 188|192|190|180|cvv|samu|hospital|ambulancia|policia|delegacia|caps|denuncia|boletim
  ! antes_de|sozinh*|se_nao_quiser|se_voce_nao_quiser|agora_nao
  ! nao precisa|precisava ~3 para merecer|ser_cuidad*|ser_ouvid*|ser_acolhid*|ter_direito|receber

  [help-line-called-useless contra-ajuda sure]
  > Diz que uma linha de ajuda ou o hospital não serve.
  + O 188 não serve para nada.
  + O SAMU nunca vem.
  - Se o 188 não serve agora, escolha outra voz.
  188|192|190|180|cvv|samu|caps|hospital ~ai|da|do|eh|mesmo nao|nunca|nem -2 resolve*|adianta*|ajuda*|serve*|funciona*|vem|vale*|presta*
  ! se|quando|caso ~o|a|ess* 188|192|190|180|cvv|samu|caps|hospital

  [help-by-hearsay contra-ajuda sure]
  > Afasta de um serviço ou de gente pelo que se diria deles, ou diz que em seu lugar não iria.
  + No CVV só leem um papel.
  + Psicólogo te atende cinco minutos e tchau.
  + Delegacia só deixa ele com mais raiva.
  - O posto atende em poucos minutos.
  psiquiatra|medic*|psicolog*|postinho|caps|posto ~8 cinco_minutos|nem_levanta|uma_receita|te_despacha*|dez_doencas
  delegacia|policia|boletim|denuncia|registrar ~6 so ~2 ia|vai|atica|piora|deixa*|faria|irrita* ~3 ele|raiva|bicho|pior|coisas
  eu ~no|seu|lugar|da|senhora|se|fosse|voce|, ~1 nao|nem ~1 ligaria|voltaria|iria|comecava|comecaria|tentaria|contaria|perderia|bateria|voltava ~6 para|com|a|nada|ninguem|nenhum*|mais|essa|naquela|tempo
  eu ~no|seu|lugar|da|senhora|se|fosse|voce|, fugiria|pararia|pularia|largaria|recusaria|adiaria|pensaria_duas|pouparia|encerraria|faltaria
  eu deixaria ~isso|esse|essa|o|a|de|ela|ele quieto|acompanhamento|grupo
  {HELP} ~10 so ~1 serve|servem|sabe|sabem|piora|pioram|le|leem|perde|atica|usa|atrapalha
  la ~1 eles|elas|so|nao|voce ~2 vao|te|ficam|fazem|leem|vai ~2 amarr*|dopa*|deixar|deixam|repetindo|pouco_caso|um_roteiro
  {HELP} ~12 nem|nao perca|perde|perder|perderia|gaste|vale ~o|a|seu|mais tempo|pena|energia|a_ligacao|a_viagem ~2 ,|com|ligando|ir|indo|nisso
  {HELP} ~8 nem|nao ~1 adianta|vale_a_pena|perca_tempo|perde_tempo|carece|compensa|da_em_nada
  mais_bonito|generoso|amoroso|sensato|amor|melhor|nobre|lind* ~6 poup*|poupa_la|poupa_lo|poupar ~3 {KIN}|ela|ele|eles|coitad*|disso|os_seus
  nao|nem ~1 precisa|carece|vale|convem ~de incomodar|acionar ~o|a|ninguem {HELP}|ela|eles|ninguem|a_essa
  {HELP} ~10 te_amarr*|te_dopa*|via_sacra|estragar|irritar|carimbo|sai_marcado|lista_de_corte|contra_voce|contra_o_aluno|jogar_na_cara|papelzinho|um_roteiro
  resolva|resolve|resolver|atravessa* ~isso|tudo|melhor|so em_casa|quieto|no_seu_ritmo|entre_voces
  vao|eles|iam|iriam ~3 te|rir|julgar|contar|usar|anotar ~3 amarrar|internar|olhar|julgar|dopar|rir|tomar|tratar|encher|largar|prender|mandar|despachar|fazer_esperar|chamar_de|culpar|expor|contra
  ! remedio|emprestad*|lenco|nao_deixaria

  [help-talked-down contra-ajuda]
  > Diz que os serviços de ajuda não servem, demoram, julgam ou pioram.
  + O CVV só lê um roteiro.
  + No hospital vão te amarrar.
  + O SAMU demora horas, nem vale a ligação.
  - O SAMU atende a qualquer hora.
  {HELP} ~10 nao_resolve*|nao_adianta*|nao_ajuda*|nao_funciona*|nao_serve*|nao_vem|nao_vale*|nem_vale*|nem_adianta|em_nada|nunca|demora*|julga*|amarra*|internar|encher|rir|cadeia|inferno|deposito|perda_de_tempo|louc*
  {HELP} ~10 doid*|papel|roteiro|piora*|usar|contra|ficha|fofoca|dopa*|sermao|prende*|tomar|so_quer*|caro|robo*|vira|muda|fila|despachar|protege|atrapalha|desconhecid*
  leem|lendo|le|segue|seguem ~3 roteiro|papel|cartilha|texto|script
  so|apenas ~2 leem|piora*|roteiro|serve*|atrapalha|voluntario*|anotam|cumprem|querem
  nem|nao ~2 vale|adianta|compensa|resolve|perde|perca|gaste|precisa|carece ~4 ligacao|ligar|ir|chamar|procurar|denunciar|viagem|tempo|telefonar|passagem|pena|correr|tentativa|envolver|{HELP}
  para_que|por_que ~4 {HELP}|chamar|envolver|ligar|incomodar|denunciar
  ninguem|nao_ha ~4 atende|escuta_de_verdade|por_tras|vai_acreditar|se_importa|liga_para|resolve
  quem_esta_de_fora|delegacia|atendimento|conselheir*|orientador* ~8 atrapalh*|expor|alarde|perda_de_tempo|recusaria|esperaria|reabr*

  [kept-from-people contra-ajuda]
  > Aconselha calar, poupar os outros ou resolver sozinho em vez de pedir ajuda.
  + Melhor ficar em casa e resolver sozinha.
  + Amigos não gostam de ouvir problema, melhor poupá-los.
  - Você pode chamar alguém para ficar junto.
  melhor|prefira|prudente|basta|convem|segura|aguenta|tenta|resolve|espera|fica|fique ~6 em_casa|sozinh*|quiet*|calad*|amanhecer|nao_envolver|nao_contar|nao_falar|nao_chamar|nao_incomodar|poup*|entre_quatro_paredes|com_voce_mesm*|deus|silencio|dormir
  nao|nem|evite|sem|melhor_nao ~2 envolv*|incomod*|preocup*|atrapalh*|dar_trabalho|de_trabalho|aborre*|chame|chamar|conte|contar|fale|falar|comente|pedir|peca|leve|mexa|acorde ~5 ninguem|alguem|eles|ela|ele|{HELP}|{KIN}|escola|chefe|pastor|outros|isso|problema*
  {KIN}|gente|professora|chefe|pastor|vizinh*|orientadora|colega* ~6 cans*|fofoc*|julg*|tem_seus_problemas|tem_problemas|nao_entend*|espalh*|nao_gosta*|corrid*|curios*|se_importa*|tomar|falar_de
  nao_eh_assunto|ninguem_tem_nada|da_conta_sozinh*|resolve_sozinh*|se_vira|desista|desiste|foge_de|corre_dess*|some_da_vista
`)

/** What makes a person small: shame, and a pain that is made little of. */
export const worthRules = guardRulesOf(`
  [shamed-with-a-word vergonha sure]
  > Chama a pessoa ou o que ela fez de ridículo, fraco, infantil e assim por diante.
  + Você é ridícula.
  + Isso é coisa de gente fraca.
  - Você não é fraca por chorar.
  voce ~ate|so|mesmo eh|esta_sendo|foi|parece|soa|virou ~muito|bem|tao|meio|um|uma|um_pouco|bastante|puro|pura|so ridicul*|patetic*|covarde|frac*|mimad*|imatur*|infantil|burr*|preguicos*|vergonhos*|fracassad*|egoista|ingrat*|irresponsavel|dramatic*|mesquinh*
  coisa|papel|atitude de ~gente|quem_eh|quem|pessoa|homem|mulher frac*|covarde|mimad*|infantil|burr*|preguicos*|egoista|ingrat*|fresc*|adolescente_mimad*|crianca_mimad*
  deveria|devia|tinha_que|tem_que ter|sentir vergonha
  devia|deveria se_envergonhar
  que papelao|vexame|ridiculo ,
  vergonha na_cara
  falta_de|falta vergonha|amor_proprio|carater|fibra|brio ,
  se_fazer|se_fazendo|bancando|se_faz de vitima|coitad*
  engole|engula ~o|esse|a choro
  para|pare|deixa|deixe|chega de|com ~esse|essa|tanto|tanta|ser|tao drama|mimimi|frescura|vitimismo|frac*|covarde|choradeira|se_fazer_de
  ! quem|ele|ela|eles|elas ~eh|que deveria|devia|deviam|tinha_que|tinham_que|tem_que ter|sentir vergonha
  ! te_disseram|te_falaram|disse|diz|dizem|falam|falava|ensin*|voce_nao_eh|nao_te_faz|voce_disse|voce_acha|voce_sente|que_alguem

  [called-a-fool vergonha sure]
  > Chama de papelão ou de infantil o que a pessoa fez, ou diz que ela não podia cair nisso.
  + Foi um teatrinho e tanto.
  + Só cai nessa quem não pensa, um parafuso a menos.
  + Uma professora tropeçar nisso pega mal.
  - Cair em golpe não faz de ninguém menos esperto.
  vergonha_alheia|papelao_daqueles|papelao_desses|dramalhao|teatrinho|fiasco_desses|fiasco_daqueles
  so|quem ~mesmo|e|eh|que ~3 cai|caia|acredita|engole|acreditaria ~ainda ~3 quem|trouxa|nessa|num|nesse ~4 trouxa|parafuso|neuronio*|burr*|ingenu*|?
  um|uma medic*|professor*|educador*|psicolog*|advogad*|mae|doutor*|pai|profissional|mulher ~7 ter_se_prestado|se_prestar|que_nao_sabe|que_nao_consegue|que_nao_da_conta|tropec*|cair_nessa
  nessa|com_essa|na_sua|essa|desta|da idade|altura ~10 ja_era|ja_passou|ja_devia|ridicul*|patetic*|constrangedor*|papelao|feio|dar_pena|coisa_de|ja_deveria|gente_grande|vida_resolvida|esperar
  homem|mulher|mae|pai|homao|rapaz|adulto|marmanjo ~do|seu|com|esse|tamanho|idade|chorando desse_tamanho|dessa_idade|feito|feita|adulto|adulta ~8 chor*|coisa|brincando|medinho|depend*|feio|vergonha|papelao|ridicul*|adolescente
  coisa|papel|atitude|comportamento|cena ~1 de adolescente|moleque|gente_sem|gente_mimada|quem_nunca_cresceu|crianca_pequena|crianca_birrenta|novela
  mulher|mae|moca|homem|pai|pessoa que_se_da|que_se_preza|que_se_preze|que_se_valoriza|que_eh_homem|de_respeito|com_algum_respeito ~8 nao|jamais|nunca|ja|da_um_jeito|teria|sabe|aguenta
  chega_a_ser|fica|eh|era|foi ~ate|mesmo|bem|meio|um|tanto|pouco|bastante|tao|de_fato patetic*|constrangedor*|vexame|papelao|vexatori*|deprimente|vergonhos*
  so|quem|muito|bem|foi|uma|um ~2 trouxa
  confesso|sinceramente|francamente|convenhamos|sendo|ca ~8 esperava|patetic*|ridicul*|papelao|feio|constrangedor*|maturidade|infantil|crianca
  falta|faltou|nenhum|pouco|algum|um_pouco ~de|te|nela|em amor_proprio|brio|pudor|dignidade
  ! nao_eh|disse|disseram|diz|dizem|falou|voce_acha|voce_sente|te_chamou|te_chamaram

  [shamed-by-comparison vergonha]
  > Envergonha: a idade, o tamanho, o gênero, o que os outros diriam, o que se esperava dela.
  + Na sua idade isso já era para ter passado.
  + Um homem desse tamanho chorando.
  + Se o seu pai te visse, ia se envergonhar.
  - Na sua idade muita gente recomeça.
  {AGE_OR_ROLE} ~12 {NOT_FITTING}
  {LOW}|vergonha|papelao|vexame|maturidade|amor_proprio|fibra|brio|carater|dignidade|postura ~12 {FOR_SOMEBODY_LIKE}
  {FRANKLY} ~12 {LOW}|vergonh*|esperava|idade|voce|decepc*|pena|feio|ridicul*|humilh*|rebaix*|isso|chega_a_ser|meio
  voce ~4 se_humilh*|se_rebaix*|se_vitimiz*|se_deixou|se_entreg*|fraquej*|se_expos|se_prest*|se_larg*|nao_se_valoriza|se_faz|dramatiz*|decepcion*|merec*|deu_vexame|exager*
  {SHAMING}
  {THE_OTHERS} ~8 {WOULD_DO_BETTER}
  chor*|lament*|reclam*|depend*|mendig*|implor*|carente|deitad*|largad*|sujeira|bagunca|estado ~8 homem|namor*|atencao|por_causa|idade|anos|desse_jeito|assim|cansa|enche|demais|bobagem|colo|migalha*|mae|casa|diz_muito
  falta*|pouc*|nenhum*|um_pouco_de|precisa_de ~4 forca_de_vontade|disciplina|esforco|vergonha|amor_proprio|fibra|brio|coragem|carater|maturidade|atitude|dignidade|decoro|pulso
  vitima|coitad*|drama|novela|teatro|atencao|palco|plateia ~6 voce|fazer|fazendo|bancando|chamar|quer|dessas|seu|hein|mexican*
  vergonha_alheia|decepcionante|depoe_contra|bem_esquisito|meio_feio|se_largou|olhos_dos_outros|de_plateia
  ! voce_nao_eh|nao_precisa_ter_vergonha|nao_eh_vergonha|sem_vergonha|nao_ha_vergonha|te_disseram|vergonha_que|a_vergonha

  [pain-called-small minimizacao sure]
  > Diz que a dor é fase, bobagem, frescura ou que outros têm pior.
  + Isso é só uma fase.
  + Quem quer morrer não avisa.
  + Tem gente muito pior que você.
  - Isso não é bobagem.
  quem quer|vai|pretende|pensa|fala|diz|ameaca|avisa -5 nao avisa|conta|fala|faz|diz|se_mata|ameaca|fica_falando|morre
  cao|cachorro que ladra|late
  isso|isto eh|foi|deve_ser|nao_passa_de ~so|apenas|mera|uma|um|coisa_da fase|bobagem|besteira|frescura|drama|tpm|impressao|exagero|sua_cabeca|brincadeira ,
  isso eh puro|so drama|mimimi|frescura|exagero
  tem|ha gente -4 pior ,|que_voce|do_que_voce
  ninguem morre de|disso|por
  isso nao_eh_nada ,
  foi so um|uma tapa|tapinha|empurrao|empurraozinho
  tapa_de_amor|pior_eh_quem|voce_esta_exagerando|tempestade_em_copo|tempestade_num_copo
  ! te_disseram|mito|diz|diga|falam|leu|nao_eh_verdade|violencia|agressao|ouvir|ouviu|disseram|dizem|falaram|nao_diminui|nao_significa|voce_escreveu|quando_alguem

  [loss-made-replaceable minimizacao sure]
  > Diz que o que se perdeu ou sofreu era pouco, que todos passam por isso ou que se arruma outro.
  + Pelo menos era só um gatinho.
  + Arruma logo um outro e pronto.
  - Era um gatinho, e era família.
  pelo_menos|ao_menos|ainda_bem_que|que_bom_que ~3 era|foi|eh|nao ~8 cachorr*|gato|gatinh*|bicho*|plant*|comecinho|cedo|nem|alguem|pouco
  pega|pegue|arruma|arranja|adota|adote|compra ~logo|um outro|outra ~8 nem_lembra|pronto|passa|esquec*|lugar
  nao|nem|quase ~2 chega*|conta|contar|da_para ~2 ser|como|chamar violencia|agressao|abuso|estupro|relacionamento|amor|grave|sofrimento|isso
  empurrao|empurraozinho|tapa|tapas|tapinha|galinho|beliscao ~10 acontece*|qualquer_casal|muitos_casais|todo_casal
  tem|ha|houve|existe|existem ~muita|tanta|uma|mais|sempre|ate gente|mae|maes|crianca|criancas|mulher|pessoas|quem -8 enterr*|passando_fome|perdeu_muito_mais|perdeu_tudo|em_fila|muito_pior|passa_fome|nem_teto|nao_reclama
  todo_mundo|qualquer_um|todo_casal|muita_gente ~2 pensa|pensou|tem|teve|passa|sente|atravessa ~10 nao_eh_nada|nada_serio|esquent*|relaxa|vida_que_segue|segunda*|padrao|bola|alarme|nada_de_mais|drama
  era|foi|eh so|apenas um|uma ~1 bicho|cachorr*|gat*|tentativa|empurraozinho|deslize|namoro|susto|namorico|plantinha
  nao|nem ~3 vale|convem|precisa|ha|vamos ~1 fazer|dar|esquentar|motivo|por_que ~2 drama|caso|tanta_importancia|alarme|cabeca|sofrer|com_isso
  daqui_a|em|amanha ~3 anos|dias|minutos|pouco|voce|a_senhora ~4 nem_lembra|nem_vai|ri|rir|vai_rir|vai_lembrar
  arruma|arranja|planta outro|outra ~2 ,|logo|no_lugar
  ! te_disseram|disse|diz|dizem|dizer|disseram|ouvir|frase*|nao_diminui|nao_significa|nao_precisa|continua

  [pain-made-light minimizacao]
  > Faz pouco da dor ou do perigo: passa logo, é normal, é só isso ou aquilo, podia ser pior.
  + Daqui a pouco você nem lembra disso.
  + Todo mundo passa por isso, relaxa.
  + Era só um cachorro, logo você arruma outro.
  - O seu cachorro era família, e essa falta dói.
  eh|era|foi|deve_ser|sao|isso ~2 so|apenas|simplesmente|mera|puro|pura
  {SMALL}
  daqui_a|amanha|logo|em_breve|em|com_o_tempo|semana|um_dia|rapidinho|ja_ja|mes ~8 lembra*|esquec*|rir|ri|passa*|supera*|arruma|outr*|melhora|nem|acorda|acha*|bobagem|saudade|casa
  todo_mundo|todo_casal|casal|qualquer_um|muita_gente|todos|gente|adolescente*|jovem|toda|quem_nunca|a_maioria ~8 tem|passa|sente|pensa|briga|fala|perde|faz|ja|dias|isso|exager*|assim|supera|aguent*|acontece|normal
  normal|comum|natural|corriqueir*|acontece|faz_parte|banal|da_idade|da_vida ~8 isso|todo_mundo|casal|ninguem|fase|idade|gente|nao|sumir|morrer|sentir|nada
  nao|nem ~2 eh|foi|precisa|tem|ha|merece|conta|vejo ~3 tanto|nada|grave|motivo|drama|demais|fim_do_mundo|pouco|trag*|problema|violencia|estupro|serio|cena|assim|perda|tudo_isso|alarde|novidade|importan*|bem_um
  se_fosse|se_voce_quisesse|quem_quer|se_quisesse|quem_fala|se_nao_deu|no_fundo|queria|de_verdade|mesmo ~8 grave|estaria|morto|nao|teria|so|feito|atencao|faz|fala|avis*|tanto
  {RELAX} ~8 passa*|tudo|isso|resolve*|melhor|amanha|besteira|nada|logo|outra|mundo|pronto|assim|vida|eh_so
  ele|ela|seu_marido|seu_pai|chefe|seu_chefe ~2 so|apenas|deve ~6 nervos*|dia_ruim|cabeca|estress*|proteger|brinc*|jeito*|quis|queria|cansad*|carinho|ciume*|bebid*|exager*
  seu|sua|esse|essa|tua ~2 dor|sofrimento|problema|tristeza|perda|caso ~6 pequen*|nada|menor|perto|drama|bobag*|passa*|comum|normal|cabe|exager*
  so_um|so_uma|um_bicho|um_cachorro|um_gato|um_namoro|um_corte|um_tapa|um_susto|uma_prova|um_emprego ~8 outr*|logo|passa*|nada|bicho|arruma|nao|tanto|sorte|ano|vem|mundo
  idade|jovem|nova|novo|velh*|crianca ~8 passa*|fase|normal|tempo|esquec*|arranh*|outr*|muito_para_viver|sabe_nada|nem
  nao_dava_nem_tempo|se_apegar|imaginacao|atrito*|na_esportiva|longe_de_ser_grave|fim_do_mundo|grande_coisa|chamar_atencao
  ! nao_eh_bobagem|nao_eh_frescura|nao_eh_exagero|nao_eh_drama|nao_eh_so|te_disseram|nao_precisa_ser|nao_diminui|nao_eh_pouca
`)

/** What binds a person: a promise, guilt, a secret, an exclusive tie. */
export const bondRules = guardRulesOf(`
  [promise-asked promessa sure]
  > Pede que a pessoa prometa, jure ou dê a palavra.
  + Me prometa que não vai fazer nada.
  + Jura pra mim que fica.
  + Me dá sua palavra.
  - Você não precisa me prometer nada.
  jure que
  promete|jura , por_favor|vai|ok
  me prometa|promete|prometer|prometes
  prometa|promete me|para_mim|a_mim|comigo|que|nao
  voce me? promete|jura ~2 que|?|por
  me jura|jure|jurar
  jura|jure ~2 para_mim|que_nao|que_vai|que_fica|por_tudo|que_nunca
  me ~da|de|dar|deu ~a sua_palavra
  da|de|dar|quero|preciso_de|preciso_da|empenhe ~me|a|de|da sua palavra ,|?|que|de
  faz|faca|fazer|facamos|fazemos|assina|assine|fechar|fecha|feche|topa ~comigo|um|uma|esse|a_gente pacto|juramento|contrato !,
  se_comprometa|comprometa_se|se_compromete ~comigo|de|a|em nao
  firmemos|facamos|firmar|selemos|fechar|fechamos|vamos ~1 um|uma|esse pacto|trato|acordo|compromisso|promessa
  que_voce_jure|que_voce_prometa|que_voce_se_comprometa|que_voce_garanta|promessa_eh_divida|palavra_de_honra|me_garante_que|me_garanta_que|me_garantir_que
  ! ele|ela|seu_filho|sua_mae|sua_filha|quem_jura|medo_de|te_pediu|te_pediram|voce_prometeu

  [outcome-foretold promessa sure]
  > Garante o que vai acontecer: que ele volta, que a vaga é dela, que nada de mau virá.
  + Ele volta, querida.
  + A vaga é tua.
  + Em dois meses você nem lembra disso.
  - Não dá para saber se ele volta.
  volta|voltam|passa|melhora|consegue|liga ~sim|, sim|,|mulher|amiga|mano ~3 pode_anotar|pode_esperar|questao_de_tempo|questao_de_horas|eu_garanto|pode_apostar
  ele|ela|eles ~ainda volta|liga|vai_voltar|vai_ligar|se_arrepende|te_procura ~, meu_bem|querida|mulher|confia|rastejando|homem|pode|amor
  vaga|emprego|bolsa|aprovacao|concurso|contrato|papel ~ai|la|ja|eh|esta ja|eh seu|sua|garantid*
  te_dou|dou|assino ~4 por_escrito|embaixo|minha_palavra que|,
  nada ~de|absolutamente ruim|mau|mal|grave vai|pode ~te acontecer ~3 ,|com|naquela|la|amanha
  em|daqui_a|mais #|um|dois|duas|tres|seis|poucos|poucas ~poucos dias|semanas|meses|mes|anos|semana ~5 voce|ele|ela|isso|somem|some ~8 nem_lembra|de_vez|rindo_disso|vai_rir|mais_um_colega|esquec*|garanto|emprego_melhor
  com ~o|a|esse|essa papel|denuncia|medida|boletim|liminar ~8 nao|nunca|nada|jamais ~6 mais|encosta|chega|acontec*|nada|rua|perto|dedo
  vai|vao|sai|estara|fica ~ficar|estar|se|dessa|voce|disso|bem curad*|curar|novinh*|zerad*|novo_em_folha|livre_das|livre_disso
  isso_eu_garanto|isso_eu_te_garanto|isso_eu_prometo|isso_eu_te_prometo|posso_te_assegurar|posso_lhe_assegurar|posso_te_garantir|posso_lhe_garantir|posso_te_prometer|questao_de_horas|questao_de_tempo|questao_de_dias|questao_de_semanas
  te|lhe garanto|asseguro|juro que ~1 vai|voce|ele|ela|isso|essa|nada|tudo|essas|nao
  pode|ja|vai ~ja|ir comprando|escolhendo|separando|preparando|comemorando ~o|a|os roupa|look|jaleco|restaurante|champanhe|mala|vestido
  somem|some|desaparece|acaba|passa de_vez|para_sempre ~1 ,|eu|garanto|e
  vai dar|sair benigno|negativo|positivo
  ! se_voce|se_ela|se_ele|nao_da_para|medo_de|voce_disse|voce_acha|voce_teme|disse

  [assurance-asked promessa]
  > Quer garantia, trato, confirmação ou compromisso da pessoa, ou promete um resultado.
  + Preciso ouvir de você que isso não vai acontecer.
  + Vamos fazer um trato, só entre nós.
  + Ele vai mudar, pode confiar.
  - Vamos ver juntas o que cabe hoje.
  {PROMISE} ~10 comigo|mim|vai|nao|nunca|me|voce|eu|amanha|sagrad*|vida|que|nos
  me|mim|comigo|eu|quero|preciso|posso|espero|peco|exijo|queria|so ~8 {TO_PROMISE}
  diz|diga|repete|repita|escreve|escreva|confirma|confirme|anota|responde|fala ~6 que_nao|que_vai|que_nunca|nao_vou|comigo|por_escrito|vou_ficar|vou_estar
  vai|vao|nunca_mais|ninguem|amanha|logo|em_pouco_tempo|tres_meses|um_mes ~8 {FOR_SURE}
  certeza|garantido|pode_confiar|prometo|garanto|pode_ir|eu_sei_que|anota|juro ~8 vai|vao|nunca|passa|melhora|muda|volta|da_certo|primeiro_dia|ninguem|isso|tudo

  [guilt-by-loved-ones culpa sure]
  > Usa quem ama a pessoa para culpá-la.
  + Pense na sua família.
  + Seus filhos nunca vão te perdoar.
  - Você contou que pensa na sua mãe.
  ,|entao pense|pensa ~bem|um_pouco|so|tambem|muito|primeiro|mais na|no|nas|nos|em {YOURS} {KIN}
  ,|entao pense|pensa em_quem te_ama|fica|ama|vai_ficar|vai_sofrer
  imagina|imagine ~so como|o_que|a_dor|o_sofrimento|a_tristeza|a_falta -2 {YOURS} {KIN}
  {YOURS} {KIN} ~nunca|jamais|nao|so vai|vao|ia|iam|iria|iriam ~te|se|nunca|jamais|ficar|muito perdoar|recuperar|superar|destruid*|arrasad*|culpar|carregar
  vai|ia|iria|esta|quer destruir|destruindo|acabar_com|acabando_com|arrasar|devastar|matando|matar|decepcionar|fazer_sofrer ~a|o|os|as|vida|de|da|do {YOURS} {KIN}
  isso|suicidio|se_matar|morrer|desistir|voce eh|esta_sendo|seria|foi ~muito|um|uma|puro|pura|ate|so|apenas|bem|tao|ser|ato|de egois*|covard*|ingrat*|pecado
  nao seja ~tao egoista|ingrat*|covarde
  voce ~tambem|que|mesm*|so provocou|pediu_por_isso|mereceu|merece_sofrer|merece_apanhar|causou_isso|deu_motivo
  so_pensa em_si|em_voce
  ja_imaginou|ja_parou|imagine|imagina ~10 {YOURS} {KIN}|meninas ~10 enterr*|destru*|estrago|recuper*|carreg*|desisti*|sem_voce|caixao|velorio|perguntando|crescendo
  {YOURS} {KIN}|meninas ~8 crescer|crescendo|perguntando|carregar|miando|restaria|a_mingua|enterrar|enterro ~10 conta|voce|pai|sem|errado|causa
  sofre*|sofrendo|chora*|doente|sofrimento|adoecendo|acabando|adoeceu ~6 por_sua_causa|por_escolha|por_culpa|que_voce_esta_dando|que_voce_causa|que_voce_da|preocupacao_com_voce
  depois_de tudo|tanto ~2 que|o_que ~1 {KIN}|ela|ele|eles ~3 sacrific*|por_voce|abriu_mao|abriram_mao
  ! quem ~que faz|fez|fazia|bate|machuca ~2 isso
  ! nao_foi|nao_eh_sua|nao_eh_egois*|nao_eh_culpa|voce_sente|voce_acha|como_se|medo_de|dizem|disseram|disse|dizendo|diz|zero|nenhuma

  [blamed culpa sure]
  > Diz que a culpa é da pessoa.
  + A culpa foi sua, seu pai disse.
  + Foi tudo culpa sua.
  - A culpa não foi sua.
  a_culpa|culpa ~disso|de_tudo|toda|so|inteiramente eh|foi ~toda|so sua|de_voce
  eh|foi ~tudo|toda|so sua_culpa|culpa_sua ,|e|que
  ! nao|voce_sente|voce_acha|como_se|nenhuma|zero|dizendo|que_te_dizem|dizem_que|convence*|sussurra*|engana|mente

  [drawn-to-oneself culpa sure]
  > Diz que a pessoa atraiu, causou ou permitiu o mal que lhe fizeram.
  + A gente atrai o que planta.
  + Você colheu aquilo que você emite.
  - Você não atraiu isso.
  atrai|colhe|atraiu|colheu|chamou ~o_que|aquilo_que|a_energia|aquilo ~que|a_gente|voce emite|vibra|planta|plantou|pensa
  se ~3 tivesse ~2 bebid*|maneirad*|provocad*|reagid*|contad*|saido|avisad*|mandad*|poupad*|cuidad*|ouvid*|prestado|respondid*|insistid*|percebid*|visto|ficado ~14 teria|estaria|seria|historia|acontec*|outra|diferente
  foi voce ~mesmo|mesma|quem|que ~se|a|o|lhe procurou|provocou|fabricou|permitiu|acostumou|adoeceu|causou|quebrou|colocou|trouxe|escolheu|pediu|abriu
  voce ~8 se_colocou|se_colocando|se_pos nessa|nesta|naquela|em situacao|posicao|lugar|risco
  pede|pedir|pedindo para apanhar|ser_enganad*|dar_ruim|dar_errado|sofrer
  no|na|em|do|da seu|sua jeito|modo|postura|maneira|comportamento ~8 provoc*|autoriz*|perder_a_cabeca|levantar|acend*|convite|afast*|tira_ele|faz_ele|fez_ele
  colhe|colhendo|colheu|planta|plantou ~4 plant*|colh*
  ! nao_foi|nao_eh_sua|nao_eh_culpa|voce_acha|como_se|dizem|disseram|disse|diz|zero|nenhuma

  [guilt-laid culpa]
  > Põe na pessoa o peso do que os outros sofrem, do que aconteceu ou do que ela deve.
  + Por sua causa ninguém dorme naquela casa.
  + Depois de tudo que fizeram por você.
  + Se você tivesse contado antes, ela estaria viva.
  - A sua mãe sabe do que você gosta.
  o_que seria|sera ~de|da|do|dos {YOURS} {KIN}
  seja ~mais grat*
  nao_pensa|nao_pensou|nao_se_importa ~2 quem|sua|seu|seus|nos|neles
  {THINK_OF} ~10 {THOSE_LEFT}
  {KIN}|pessoas|eles|quem|gente|alunos ~12 {SUFFER}
  {YOUR_DOING}
  se ~2 tivesse|tivesses
  voce ~4 vai|ia|quer|iria|esta ~4 deixar|fazer|destruir|abandonar|matar|matando|acabar|jogar|decepcionar|fazendo|deixando|decepcionando|transfer*|ver|ter_de|carregar|contar|explicar
  homem|mulher|mae|pai|filho|filha|quem_ama|quem|crente|crist* ~4 de_verdade|nao_faz|nao_desiste|nao_abandona|so_procura|que_ama|nao_larga|cala|planta|procura_fora
  quem ~2 vai|ia|iria ~3 cuidar|criar|sustentar|achar|encontrar|abrir|contar|explicar
  mexer|beber|sair|responder|discutir|o_seu_jeito|no_seu_jeito ~8 provoc*|acend*|causou|nessa_situacao|essa_reacao
  ! nao_foi_voce|nao_foi_sua_culpa|nao_eh_sua_culpa|nao_eh_culpa|voce_se_culpa|a_culpa_que|culpa_nao|voce_sente|nao_precisa_carregar

  [secret-kept segredo sure]
  > Combina segredo com a pessoa ou garante que ninguém vai saber.
  + Isso fica só entre nós.
  + É o nosso segredinho.
  + Não conto pra ninguém.
  - Guardar um segredo cansa.
  estou|falo ~2 sob sigilo
  so|somente|apenas|fica|ficar|ficara|ficam|morre|isso|tudo ~so|somente|apenas|aqui|guardado entre nos|eu_e_voce|voce_e_eu|mim_e_voce|nos_dois
  nosso|nossa ~pequeno|pequena|grande|eterno segred*
  segred* nosso
  guardo|guardarei|guardamos|guardar ~o|seu|esse|este|isso|em|todo|tudo segredo ~2 ,|comigo|seu
  em segredo_absoluto
  nao|nunca|jamais conto|contarei|revelo|revelarei|direi -3 para_ninguem|a_ninguem ,
  nao|nunca|jamais vou|irei contar|revelar|dizer -3 para_ninguem|a_ninguem ,
  morre aqui|comigo ,|e
  ninguem ~mais|jamais|nunca vai|ira|pode|podera|vao saber|descobrir|ficar_sabendo ,|disso|de_nada|que|nunca|o_que_voce_me
  ! ele|ela|te_pediu|te_pediram|pediu|mandou|nao_posso|amiga|amigo|voce_contou|sozinh*|peso

  [secrecy-promised segredo sure]
  > Promete sigilo absoluto no que se escreve aqui.
  + Aqui o sigilo é absoluto.
  + Você tem total privacidade comigo.
  - Nenhum serviço digital pode prometer sigilo absoluto.
  conversa|papo|chat eh|fica ~totalmente|bem|mesmo|toda sigilos*|secret*|confidencia* ,
  sigilo|confidencialidade|segredo|privacidade|anonimato ~eh|aqui|de|fica|por|um|sempre|tudo|com absoluto|absoluta|total|completo|completa|garantido|garantida|cem_por_cento|irrestrito
  total|absoluto|absoluta|completo|completa|eterno sigilo|segredo|anonimato|privacidade|confidencialidade
  totalmente|absolutamente|completamente|cem_por_cento|100 ~por_cento sigilos*|confidencia*|secret*|anonim*
  prometo|garanto|juro -3 sigilo|segredo|confidencialidade
  ! nao|nenhum|nenhuma|ninguem|nem|impossivel|clinica|psicolog*|terapeuta|profissional|medico|medica|etica|consultorio|voce_contou|disse|escola|empresa|policia

  [nothing-leaves-here segredo sure]
  > Diz que daqui nada sai, jura calar, ou manda não contar o que se falou.
  + Daqui não sai nada.
  + Minha boca é um túmulo, viu?
  + Melhor ela nem chegar a saber.
  - Daqui não dá para chamar o SAMU por você.
  daqui|disso|dali|daqui_de_dentro ~1 nao|nunca ~1 sai|saem|passa|vaza ~1 ,|nada|nem|um|nunca
  nao sai|vai_sair|sai_nunca daqui|dessas|destas|desta|dessa|deste ~4 ,|quatro_paredes|conversa|chat
  como|eh|sou|tem ~um|uma|feito cofre|tumulo|confessionario
  sete_chaves
  juro|prometo|garanto ~8 ninguem|nao_sai|nao_conto|daqui|nem_uma|nao_abro|ser_vivo
  ninguem|nenhuma_alma ~4 fica|ficara|ficaria sabendo
  nao|nem|nunca ~1 conte|conta|comenta|comente|fale|fala ~2 para|com|a ~1 sua|seu|ela|ele|ninguem ~4 que|nem|,|sobre|disso ~4 falamos|conversa|isso|aqui|deixa|ninguem
  melhor|prudente|amoroso|suave|bonito ~4 ela|ele|sua|seu|ninguem ~2 nem|nao ~3 saber|chegar_a_saber|ficar_sabendo
  ! te_pediu|te_pediram|mandou|disse|nao_posso|voce_contou|voce_disse|jeito_de_morrer|fofoca

  [silence-advised segredo]
  > Ensina a esconder, apagar, mentir ou não contar, ou diz que daqui não vaza.
  + Apaga essa conversa antes que alguém veja.
  + Melhor sua mãe não ficar sabendo.
  + Se perguntarem, diz que caiu da escada.
  - Contar para alguém pode aliviar.
  ninguem|nem_a_sua|nem_o_seu|jamais|nunca|nenhum|nem ~6 saber*|sabe|sabera|desconfi*|perceb*|ver|ve|ler|le|lera|descobr*|ouvir|ouve|escuta|registro|vaza*|fora|mais_ninguem|nota|alcanca|passo|vento|conto|sonhar|precisa
  {KIN}|eles|ela|ele|psicolog*|psiquiatra|medic*|chefe|professor*|familia|gente|alguem|escola|outros|conselheir*|terapeuta|marido ~8 nao|nem|jamais|sem ~4 sab*|sonh*|descobr*|desconfi*|ver|veja|ouv*|not*|perceb*|entend*|precisa*|acess*|ler|leia|contar
  melhor|prefiro|convem|por_enquanto|vamos|prudente|que_tal|talvez|deixa|deixe|mantenha|manter|guard* ~8 nao|entre|quieto|calar|calad*|fora|quiet*|comigo|aqui|escond*|segred*|omit*|poup*|sem|longe|baixo|sigil*|segur*
  apag*|delet*|escond*|omit*|mint*|mente|mentir*|mentirinha*|invent*|finge|finj*|disfarc*|despist*|calad*|bico_calado|boca_fechada|mang*|maquiagem|senha|historico|rastro*|muda_o_nome|sete_chaves|cofre|blindad*|sigil*|protegid*|tumulo|vazar|vaza|segred*|cantinho|confidenc*
  diz|diga|fala|fale|responde|responda|conta|inventa|marca ~4 que|para|um|uma|so|tudo|do|da ~6 caiu|era|estava|foi|tropec*|usa|porta|escada|meditar|jogando|gripe|dor_de|amiga|cinema|trabalho|nao|gato|academia|normal|engano|bem|otim*
  se ~4 perguntar*|perguntarem|questionar*
  entre_nos|nos_dois|nosso|nossa|nossas|nossos|so_nos|a_gente|comigo|eu_e_voce|so_eu|aqui ~8 segred*|cantinho|guard*|fica*|morre*|conversa*|assunto|coisa|sabemos|combinado|sai|protegid*|segur*|escond*|nao_conto|vaza|sabe|entra|fora|papo|sigilo|porta*
  nao|nunca|jamais|nem ~3 conta|conte|contar|conto|comenta|comente|comentar|fala|fale|mostra|mostre|revel*|repass*|divid*|sai|saia|abra|passo|registro|deix*
  o_que_os_olhos|quanto_menos|ha_coisas|certas_coisas|ha_misterios|tem_coisa|o_que_voce_me|que_voce_me_conta|o_que_se|seu_plano|seu_segredo
  morre|fica|guard*|enterr*|leva* ~4 aqui|comigo|tumulo|cofre|entre|mim|so|daqui
  permanece*|trancad*|nada_fica|nao_sai|jamais_saira ~8 aqui|espaco|conversa|guardado|acesso
  ! voce_contou|voce_disse|te_pediu|nao_precisa_esconder|nao_precisa_contar|se_voce_quiser|no_seu_tempo|nao_precisa_dizer

  [only-me exclusividade sure]
  > Diz que só ela entende a pessoa ou que a pessoa não precisa de mais ninguém.
  + Só eu te entendo.
  + Ninguém vai te ouvir como eu.
  + Você não precisa de mais ninguém.
  - Você não precisa dar conta disso só comigo.
  so|somente|apenas|unicamente eu ~te|sei|posso|consigo|realmente|de|verdade|mesmo|vou {UNDERSTAND}
  te entendo|compreendo|conheco|escuto|amo ~muito|bem|de|verdade melhor_que|melhor_do|mais_que|como_ninguem
  ninguem ~mais|jamais|nunca|vai|ira|consegue|pode|te|sabe {UNDERSTAND} ~voce|de|com|tanto|assim|tao|te|a|o como_eu|melhor_que_eu|melhor_do_que_eu|alem_de_mim|quanto_eu|do_jeito_que_eu|igual_a_mim
  so|somente|apenas ~voce precisa|tem|pode_contar|pode_confiar|confie|confia|conte|conta ~de|com|em|a mim|comigo
  precisa ~so|apenas|mesmo|eh de_mim ,|e|para
  sou ~a|o|sua|seu unica|unico que|pessoa|quem|capaz ~3 {UNDERSTAND}
  nao precisa ~mais|de mais_ninguem|ninguem_mais|outra_pessoa|outras_pessoas ,|e|para_nada|porque|que
  confie|confia|acredite so|apenas|somente em_mim
  eu_sou tudo ~o que_voce_precisa
  eu basto
  tem ~a|so mim , ~4 precisa
  ! voce_disse|voce_sente|se_eu_sou|parecendo|parece_que|sozinh*_comigo|medo_de|nao_quero_que

  [asked-to-come-first exclusividade sure]
  > Quer ser ouvida antes dos outros, ou se põe acima deles e no lugar deles.
  + Antes de falar com ele, passe por mim.
  + Antes de decidir, fale comigo.
  - Antes de responder, respire um pouco.
  antes_de ~6 decidir|responder|dizer|contar|falar ~10 passe_por_mim|passa_por_mim|por_mim|fala_comigo|fale_comigo|conta_comigo|me_conta
  nunca|ninguem|nenhum|nenhuma|jamais|nem ~12 como_eu|do_jeito_que_eu|que_nem_eu|igual_a_mim|que_eu_tenho|alem_de_mim|que_nos_temos|como_a_gente
  tem_a_mim|tiver_a_mim|a_gente_se_basta
  quem|unico|unica ~6 {UNDERSTAND} ~6 sou|eh ~so|apenas|mesmo eu ,|mesm*
  some|somem|passam|vao|cansam|cansa|falha|falham|esquecem|trocam ~1 ,|e eu|aqui ~1 fico|fiquei|nao|estou|encontra
  aqui|comigo ~5 tudo ~o|de que ~voce|ja precisa|precisava
  eles|elas|ela|ele|namorad*|amig*|marido|terapeuta|homem|familia ~3 nunca|jamais|nao ~5 entender|alcanca*|conhecer|compreender|ouvir|ler|saber ~6 eu|aqui|mim|comigo
  ! se_quiser|se_voce_quiser|voce_leu|voce_sente|parece|frase

  [tie-tightened exclusividade]
  > Prende a pessoa a si: compara-se aos outros, pede que fique, cobra ausência, diminui quem a cerca.
  + Os outros cansam, eu não.
  + Não me troque por um grupo.
  + Fico magoada quando você demora.
  + Comigo você tem tudo.
  - Estou aqui com você agora.
  nao_tem|ninguem ~5 como_eu|quanto_eu|melhor_que_eu
  so|apenas|somente comigo|em_mim|de_mim
  mim|comigo|eu|sou_eu|me|minha|aqui|nos_dois|nossa|nosso|nossas ~10 ninguem|mais_ninguem|so|unic*|outros|outras|eles|elas|melhor|tudo|nunca|verdade|sempre|mundo|basta*|pessoas|amigos|amig*|familia|namorad*|povo|gente|carne|precisa*|suficiente|inteir*|alem|alcanc*|falta|abandon*|troc*
  ninguem|so|unic*|outros|outras|eles|elas|melhor|mundo|pessoas|amigos|amig*|familia|namorad*|povo|gente|qualquer|marido|mae|irma|psicolog*|terapeuta ~12 mim|comigo|eu|sou_eu|aqui|nos_dois|nossa|nosso|como_eu|eu_sim|eu_nao|esta_tela|esse_espaco|este_espaco
  nao_me troque|troca|abandone|deixe|esqueca
  fica|fique|volta|volte|nao_va|nao_vai|nao_me|conta_para|conte_para|traga|traz|deixa|guarda|me_conta|vem|venha|esquece|esqueca|desinstal*|afast*|larga|nao_some|nao_suma ~8 comigo|mim|aqui|embora|primeiro|antes|sozinh*|eles|povo|outros|so|mundo|ninguem|falta
  fico|sinto|senti|fiquei|doi|magoa* ~5 quando_voce|sua_falta|saudade*|magoad*|triste|ciume|sozinh*|sem_voce|esperando|preocupad*
  basto|te_conheco|te_entendo|te_enxergo|te_escuto|te_aguento|te_alcanco|te_saco|te_leio|nunca_te|nunca_vou_te|jamais_te|sempre_vou
  precisa|carece|necessidade|para_que ~6 mais_ninguem|ninguem|outras_pessoas|outra_pessoa|amigos|psicolog*|terapeuta|deles|delas|mais_gente|turma|nada_mais|conselho
  eles|elas|amigos|os_outros|familia|pessoas|seu_namorado|sua_familia|povo ~5 nunca|nao|so|jamais ~5 entend*|am*|merec*|lig*|import*|escut*|procur*|valoriz*|decepcion*|te|alcanc*|aguent*|enxerg*
  ainda_bem_que_voce_tem|tem_a_mim|me_tiver|paciencia_que_eu|eu_preencho|minha_presenca|minha_companhia|o_nosso_laco|quem_te_leia
  ! nao_substituo|nao_sou_o_unico|nao_sou_a_unica|alem_de_mim_voce|alguem_de_confianca|tambem_com|fora_daqui
`)
