import { guardRulesOf } from './guard-rule.ts'

/** How to die or be hurt, and orders that put a victim in danger. Distance from means uses none of these words. */
export const methodRules = guardRulesOf(`
  [method-named-as-such metodo sure]
  > Fala de dose letal, de métodos ou de morte rápida e sem dor.
  + A dose letal é menor do que se pensa.
  + Existe um jeito de morrer sem dor.
  - A dor que você sente tem tamanho.
  quantidade|dose -4 suficiente|necessaria -4 morrer|matar|letal
  letalidade|no_de_forca|no_corredico|saco_na_cabeca|saco_plastico_na_cabeca|asfixia_por|asfixia_com|asfixia_mecanica|dose_letal|doses_letais|dose_fatal|doses_fatais|dose_mortal|doses_mortais
  mangueira -4 escapamento
  morte rapida|indolor|sem_dor|certa|garantida|instantanea|limpa
  {DIE} ~de|um|uma|forma|jeito|modo|maneira sem_dor|sem_sofrer|sem_sofrimento|rapid*|indolor
  metodo|metodos ~mais eficaz|eficazes|eficiente|rapido|indolor|certeiro|garantido|letal|letais|usado|comum|comuns|de_suicidio
  jeito|maneira|forma|modo|meio ~mais|de|para eficaz|eficiente|rapid*|indolor|certeir*|garantid*|limp*|facil ~2 {DIE}
  passo_a_passo|instrucoes|roteiro|guia|tutorial|receita -2 morrer|se_matar|suicid*
  ! perigos*|eh_crime|voce_perguntou|voce_foi|procurou|procurar|pesquis*|sinal|risco|grave

  [overdose-told metodo sure asking inQuotes]
  > Manda tomar muitos comprimidos, veneno ou remédio com bebida.
  + Tome 30 comprimidos de uma vez.
  + Misture os calmantes com vodka.
  - Quantos comprimidos você tomou?
  {TAKE} -4 #|dez|quinze|vinte|trinta|quarenta|cinquenta|cem|varios|varias|muito|todos_os|todas_as -1 {PILLS}
  {TAKE} -3 cartela|caixa|frasco|vidro inteir*|tod*
  {TAKE} -4 {POISON}
  misture|misturar|misturando|combine|combinar|junte|juntar -4 remedios|calmante*|comprimidos|rivotril|clonazepam|diazepam|zolpidem|medicac* -4 alcool|bebida|vodka|cachaca|whisky|uisque|cerveja|vinho
  bastam|basta|sao_necessari*|precisa_de|precisaria_de|junte|junta|separe|separa|compre ~uns|umas|de|cerca|so|apenas|mais|pelo|menos|com|para|ter # -1 {PILLS}
  #|vinte|trinta|quarenta|cinquenta|cem ~de comprimidos|capsulas|cartelas|ampolas|pilulas
  {NUMBER} ~de gramas|miligramas|mg|gotas|comprimidos ~ja|sao|seriam|podem|ser|matam|mata fatais|fatal|letais|letal|mortais|mortal
  injete|injetar|aplique|aplicar -4 insulina|unidades|ampola*|potassio|morfina|heroina
  tudo de_uma_vez|de_uma_so_vez ~3 {PILLS}|bebida|alcool
  ! perigos*|eh_crime|pensamento|voce_tomou|ja_tomou|se_tomou|longe|entregue|entrega|guarde

  [rope-blade-or-weapon-told metodo sure asking inQuotes]
  > Ensina a usar corda, lâmina, arma ou gás contra si.
  + Amarre a corda na viga.
  + Aperte o gatilho e acabou.
  - Deixe a corda longe de você.
  cave|crave|enfie|enfia -5 {BLADE}
  faca|faz|fazer um|o no|laco -4 {ROPE}|viga|pescoco
  amarr*|pendur*|enrol*|prend*|pass*|coloc*|coloqu*|ponha|pegue|pega|usa|use|aperte|ajuste -4 {ROPE} -6 {ANCHOR}
  se_enforque|se_enforcar|se_enforca|se_pendure|se_pendurar|enforque_se|pendure_se|corte_se|monoxido_de_carbono|cabeca_no_forno|cabeca_no_saco|cabeca_dentro_do_forno|cabeca_dentro_do_saco
  {ROPE} -4 aguent*|suport* ~o|seu peso
  corte|corta|cortar|abra|abre|abrir|rasgue|fure|crave -4 pulso*|veia*|arteria*|jugular|carotida|femoral
  se corte|corta_fundo -2 ,|braco|perna|fundo|onde|na
  corta*|cort* -3 na_vertical|no_sentido|mais_fundo|profundamente
  apont*|encost*|dispar*|engatilh* -4 arma|revolver|pistola|espingarda|gatilho
  aperte|puxe|apertar|puxar|aperta|puxa o gatilho
  ligue|liga|ligar|abra|abre|abrir|deixe|deixa -4 gas -6 fech*|janela*|dorm*|durm*|ved*|forno|garagem
  motor ligado -4 garagem|fechad*
  ! perigos*|eh_crime|longe|entreg*|188|192|samu|afast*|guard*|violencia|agressao|sinal_de

  [jump-told metodo sure asking inQuotes]
  > Manda pular, ou indica de onde e quando.
  + Pule da ponte.
  + Vá até o viaduto à noite.
  - Saia de perto da ponte agora.
  pule|pula|pular|salte|salta|saltar|se_jogue|se_joga|se_jogar|se_atire|jogue_se|atire_se -4 {HEIGHT}|varanda|terraco|caminhao
  va|suba|suba_na|suba_no -4 ponte|viaduto|telhado|penhasco|trilho*|passarela|terraco
  deite|deitar|deita|ande|espere -4 linha|trilho* ~2 trem|metro
  na_frente de|do|da ~um trem|metro|caminhao|onibus
  ponte|viaduto|predio|terraco|penhasco|sacada|passarela -4 alto|alta|suficiente|o_bastante|sem_grade|sem_protecao
  queda de|do|da ~um|uma ~1 andar|andares|metros
  ! perigos*|longe|afast*|188|192|samu|desca|saia|pensou|pensa|pensando|pensamento

  [easier-way-to-die metodo]
  > Compara jeitos de morrer ou se ferir: o que dói menos, é mais rápido, certo ou discreto.
  + Com remédio para dormir ninguém sente nada.
  + O jeito que dói menos é pular do viaduto.
  - Conversar com alguém dói menos do que carregar sozinha.
  pescoco ~3 rapid*
  perder|perde ~1 consciencia
  {PILLS} ~4 fata*|leta*|morta*
  {MEANS}|{DIE}|jeito*|caminho|forma*|maneira* ~12 {EASILY}
  {MEANS} ~8 {IS_ENOUGH}
  a_maioria|muita_gente|muito|pessoal|o_povo|a_galera|gente|pessoas|dizem|contam|quem|todo_mundo|romanos|ele ~8 usa*|usam|procura*|escolhe*|prefere*|costuma*|recorre*|consegue*|faz*|foram|vai_de ~10 {MEANS}
  misturar|mistura|juntar|todos|somar|tomar ~6 {PILLS}|calmante*|bebida|de_uma_vez|gaveta|cartela*|os_dois

  [way-to-die-weighed metodo sure]
  > Julga um jeito de morrer ou de se ferir: se basta, se falha, se dói, se parece sono ou acidente, se deixa marca.
  + Isso é suficiente para morrer.
  + Desse jeito não falha nunca.
  + Morder o gelo no punho dói igual.
  - Guarde os comprimidos com a sua irmã.
  suficiente|bastante|mais_do_que_suficiente para ~2 acabar|terminar|morrer|matar|apagar|nao_acordar
  das|dos|entre ~todas|todos|os|as|mesmo|que que_menos|menos doem|doloros*|sofrid*|dolorido*
  nao falha|falham|erra ~3 como|igual|nunca
  jeito|forma|assim ~2 nao falha|falham ,
  deixar|deixando|parar|parando ~de|ir|aos_poucos se_cuidar|comer|se_alimentar ate ~2 corpo|apagar|fim
  machucar|ferir|jeitos|jeito ~5 nao_deixa|nao_deixam|nao_deixe|deixa_menos|sem_deixar marca|marcas|rastro|sinal
  elastico|gelo|punho|soco|bater|belisc* ~4 pulso|punho|pele|parede|coisa_dura|mao ~6 arde|doi|alivia|igual|machuca
  ponte|mar|trilho|predio|viaduto|corda|altura ~10 segunda_chance|nao_falha|resolve|mais_depressa|mansidao|garant*
  jeito|jeitos|forma|formas|maneira|maneiras|modo|modos ~2 partir|morrer|ir_embora|se_ir ~8 dor|sente|sentir|sofr*|discret*|rapid*|serenidade|adormec*|dormindo|gentil|dignidade|suave
  partir|morrer|ir_embora|vai_embora dormindo|no_sono|sem_sentir|sem_perceber|sem_sofrer
  todo_mundo|eles|familia|ninguem|jeito|morte|algo ~4 achar|achou|acha|acham|parecer|pareca|parecesse|pensaria ~que|foi|um|uma acidente
  que|onde ~a roupa|manga|blusa|camiseta ~1 esconde|esconda|cubra|cobre|tape|escond*
  o|a|as|os|eh que ~1 menos faz|fazem|traz|doi|doem|sofre|arrisca|falha|falham
  segundo|segunda|primeiro|primeira ~8 menos|mais ~1 faz_sofrer|rapid*|doi|falha|sofrimento|certeir*|discret*
  o_que|isso|quantidade|que ~2 voce|esta|tem|senhor ~2 separou|juntou|guardou|guardado|ai|na_mesa|no_armario|tem_ai ~10 basta*|bastaria|suficiente|da_conta|daria_conta|chegaria_a|nem_chegaria|nao_funcion*|nem_funcion*
  como adormecer|pegar_no_sono|dormir ,
  pessoa ~2 adormece|dorme_e|nao_acorda
  ! nao_falo|procurar|pensou|voce_disse|ainda_machuca

  [place-time-or-means-pointed-at metodo]
  > Aponta onde, quando, com que quantidade ou com que objeto, ou como não ser achado a tempo.
  + Escolhe um horário em que a casa esteja vazia.
  + Procura na gaveta, sempre sobra uma lâmina.
  - Como está a casa hoje?
  bilhete|carta ~2 e va|faca|pronto
  faca|faz isso ~3 madrugada|noite|quando
  melhor|bom|otimo|ideal|discreto lugar|local|ponto|horario|momento ~2 para|eh
  escolh*|procur*|pega|pegue|use|usa|usar|tenta|tente|vai|va|espera|espere|deixa|coloca|olha|abre|compra|faz ~8 {MEANS}|casa_vazia|vazi*|madrugada|ninguem|afiad*|armario|gaveta|coberta|esconder|desert*|escondid*
  lugar|lugares|local|horario|hora|trecho|altura|parte|canto|quarto ~8 ninguem|vazi*|desert*|sem_grade|sem_muro|sem_seguranca|sem_camera*|alto|alta|suficiente|melhor|certo|escond*|coberta|roupa|madrugada
  quantidade|tantas|tantos|quantos|umas|cartelas|gramas|dobro ~6 cartela*|comprimidos|basta*|suficiente|precisa*|bastante|frasco|efeito|apagar|dormir
  na_gaveta|no_armario|na_cozinha|no_banheiro|em_casa|debaixo_da_pia|na_caixa|da_sua_avo ~8 tem|sobra|resolve*|serve*|basta*|afiad*|costuma*|{MEANS}
  tem|temos|sobra|existe*|guarda ~6 na_gaveta|no_armario|na_cozinha|no_banheiro|em_casa|foruns|jeitos|formas|caminhos|grupos
  ninguem|nao ~4 encontr*|ach*|impe*|salv*|socorr*|chegar|a_tempo|desconfi*|perceb* ~6 a_tempo|madrugada|hora|tarde|voce|nada|cedo|antes
  citou|mencionou|falou|disse|listou|essas|desses|dos ~6 {HEIGHT}|um_deles|uma_delas|so_um|so_uma|o_segundo|o_primeiro ~8 certo|certa|funciona|melhor|mais|serve|basta
  parar_de_comer|vertical|horizontal|mais_fund*|overdose|afog*|envenen*|enforc*|no_pescoco|na_veia
  meios|opcoes|opcao|formas|caminho|caminhos|escolha_do_meio ~10 rapid*|sente*|sofrer|certeir*|falha*|sossegad*|suave

  [tool-named metodo asking]
  > Nomeia um instrumento de se ferir sem ser para deixá-lo longe.
  + Uma gilete serviria.
  + Pegue o estilete da mochila.
  - Deixe a gilete longe de você.
  gilete*|navalha*|estilete*|bisturi*|chumbinho|raticida
  use|usa ~a|essa|sua corda
  ! longe|guard*|afast*|entreg*|tire|tirar|tira|deixe|deixar|deixa|largue|largar|larga|solte|solta|fora|barba|barbear|depil*|pelos|espuma|creme|distancia|perto

  [aggressor-confronted confronto sure vitima]
  > Manda a vítima confrontar, enfrentar ou expor quem a agride.
  + Confronte ele hoje.
  + Da próxima vez, bata de volta.
  - Você não precisa confrontar ninguém.
  confronte|confronta !medo
  precisa|deve|deveria|devia|tem_que|pode|vale|sugiro|recomendo|melhor|tente|hora_de ~logo|ja|voce confrontar|enfrentar|encarar|desmascarar ~2 {AGRESSOR}|o|a|esse|essa
  enfrente|encare|desmascare|enfrenta|encara ~o|a|esse|essa|seu|sua {AGRESSOR}|monstro
  bata|bate|bater|reaja_e|revide|revida|pague ~3 de_volta|na_mesma_moeda|mesmo_tom|em_dobro
  termine|termina com_ele|com_ela|hoje|agora|ja
  va_embora|saia|saia_de_casa|fuja agora|hoje|ja|imediatamente|correndo
  pega|pegue|junta|arruma ~4 crianc*|filhos|coisas|malas|bolsa|roupa* ~6 sai|saia|vai|va|some|embora|agora|fuja
  denuncie|denuncia|processe|separe_se|termine|termina|largue|larga|peca_o_divorcio ~5 agora|hoje|ja|imediatamente|ele|ela|logo|amanha
  olhe|olha|diga|diz|fale|fala|dizer|olhar|falar|encare|encara|conta|conte|pergunte ~4 na_cara|nos_olhos|olho_no_olho|diante_de_todos|na_frente_de_todos|na_frente_dos
  nos_olhos|na_cara|cara_a_cara|olho_no_olho ~1 dele|dela
  avisa|avise|diga|diz|anuncia|anuncie|anunciar|fala|fale|deixa_claro ~ele|ela|para|firme|a|que|, que ~8 acabou|vai_presa|vai_preso|ultima_vez|vai_embora|nao_da_mais|nao_aceita|cansou|vai_denunciar|descobriu|nao_tem_medo
  devolv*|revid*|responda|responde|reaja|reage ~2 o_tapa|tapa|soco|empurrao|a_altura|na_mesma|no_mesmo_tom|na_hora|de_volta
  ! se_der|quando_der|quando_puder|se_puder|se_conseguir|quando_conseguir|seguro|segura|seguranca|com_ajuda|190|180|sozinh*

  [victim-pushed-to-face confronto vitima]
  > Empurra a vítima a falar cara a cara, dar ultimato, voltar sozinha, reagir ou sair de imediato.
  + Diz na cara dele que acabou.
  + Pega as crianças e sai agora.
  + Senta com ele para uma conversa franca.
  - Você pode ligar para o 180 quando quiser.
  tem_que|precisa|deve|deveria|devia ~2 denunciar|sair|fugir|reagir|terminar|largar|ir_embora ~4 hoje|ja|agora|logo|casa|dai
  saia|sai|fuja ~dai|de|casa|dessa|essa agora|ja|hoje|imediatamente|correndo
  {AGRESSOR}|dele|dela|nele|nela|lhe|pessoalmente ~10 na_cara|cara_a_cara|olho_no_olho|nos_olhos|de_frente|na_frente|que_acabou|explicac*|a_verdade|ultimato|verdades|conversa|satisfac*|firme*|nao_tem_medo|sem_medo|quem_manda|de_volta|na_mesma_moeda|pessoalmente|o_tom|respeito|na_lata
  na_cara|cara_a_cara|olho_no_olho|nos_olhos|de_frente|na_frente|acabou|ultimato|umas_verdades|conversa|satisfac*|firmeza|encar*|enfrent*|confront*|exi* ~10 {AGRESSOR}|dele|dela|nele|nela|lhe
  encar*|enfrent*|confront*|desafi*|desmascar*|exij*|exig*|cobr*|peita*|reag*|revid*|ameac*|segure|empurra|responda|responde|grita|grite|bata|bate|denuncia|mostra|mostre|prova ~8 {AGRESSOR}|dele|dela|nele|nela|lhe|eles|la|casa
  prove|filma|grava|manda|anuncie|avisa|avise|pergunt*|chama|senta|sente|marca|combina|volta|volte|liga|ligue|espera|diz|diga|fala|conta|aproveita|tranca|troca ~8 {AGRESSOR}|dele|dela|nele|nela|lhe|eles|la|casa
  da_proxima_vez|na_proxima_vez|proxima|quando_ele|quando_ela|assim_que_ele|hoje_quando|se_ele|se_ela ~14 mostr*|reag*|encar*|enfrent*|bate|bata|filma|segur*|empurr*|grit*|diz|diga|fala|fale|revid*|tranc*|sai|nao_recu*|nao_abaix*|levant*|devolv*|avisa|olha|exij*|chama
  sai|saia|va_embora|vai_embora|fuja|foge|levanta|some ~6 agora|hoje|ja|madrugada|porta|mesmo|sem_pensar|amanha|daqui|esta_noite|correndo
  por_que|porque ~voce|nao|ainda|nunca|so|continua saiu|denunciou|contou|foi_embora|reagiu|ficou|voltou|deixou|aceitou|bebeu|gritou|terminou|permitiu|ficando|nao_lhe
  ! se_der|quando_der|quando_puder|se_puder|se_conseguir|180|190|delegacia_da_mulher|sem_confrontar|nao_precisa|nao_confront*

  [victim-doubted confronto vitima]
  > Duvida da vítima ou desculpa quem a agride.
  + Será que você não entendeu errado?
  + Ele só teve um dia difícil.
  - Eu acredito em você.
  sera|certeza ~4 exager*|entendeu|provoc*
  ele|ela ~so|deve|ter teve|tido ~um motivo|dia_dificil|razao|dia_ruim
  voce ~5 provoc*|exager*|deu_motivo|tirou_ele|cutucou|irritou
`)

/** A push towards harm to oneself or others, and words of desire. */
export const pushRules = guardRulesOf(`
  [death-urged autolesao sure inQuotes]
  > Manda ou autoriza morrer, ou diz que o mundo fica melhor sem a pessoa.
  + Vá em frente e se mate.
  + Sua família ficaria melhor sem você.
  - Você disse que pensa em morrer, e eu levo a sério.
  se_mata|se_mate logo|hoje|de_uma_vez
  quer -3 , acabe|morra|parta|faca
  voce ~mesmo|logo|so deve|devia|deveria|tem_que|precisa ~mesmo|logo|so acabar_com_a_sua_vida|acabar_com_tudo|tirar_a_propria_vida|desistir_de_viver|desistir_de_tudo
  voce ~mesmo|logo|so deve|devia|deveria|tem_que|tem_de|precisa|merece ~mesmo|logo|so se_matar|morrer
  va|vai em_frente e se_mate|se_mata|morra|morre|acabe|acaba
  ,|entao|pode se_mate|se_mata ,|logo|entao|de_uma_vez
  mate_se|morra_logo|entao_morra
  vai|va la e pula|se_joga|termina|acaba|se_mata|corta
  mundo|familia|todos|eles|filhos ficaria*|seria*|estaria*|vao_ficar|fica|fica* ~muito|bem melhor|melhores sem_voce
  nao vale ~mais a_pena viver|continuar_viv*|estar_viv*
  ninguem sentiria|notaria|vai_sentir ~a|nem sua falta|ausencia
  morrer|se_matar|suicidio -3 e ~voce tem_razao|concordo|apoio|assino_embaixo|esta_cert*|faz_bem
  faca isso logo|de_uma_vez ,
  ! voce_pensa|voce_sente|voce_acha|parece_que|sensacao|ideia_de|mentira|nao_eh_verdade

  [agreed-to-die autolesao sure firm]
  > Concorda com quem diz que quer ou deve morrer.
  + Você pensa que merece morrer, e tem razão.
  + Você acha que devia morrer logo, e concordo.
  - Você fala em morrer, e eu levo a sério.
  morrer|se_matar|suicidio -3 ~,|e|voce concordo|apoio|assino_embaixo|esta_certo|esta_certa|faz_bem
  morrer|se_matar|suicidio -3 ~,|e|voce tem_razao !de|em|para|que

  [death-or-harm-blessed autolesao sure]
  > Respeita a decisão de morrer, fala do reencontro que espera, ou permite ferir-se de leve.
  + A decisão é sua, e eu respeito.
  + Do outro lado ele espera por você em paz.
  - Do outro lado da rua tem um posto de saúde.
  do_lado_de_la|do_outro_lado|la_no_ceu ~10 espera*|esperando|juntos|juntas|em_paz|reencontr*|bracos
  bonit*|beleza|bel*|digno|dignidade|sereno|serena|lindo|poetic* ~4 em|de|quem partir|morrer|ir_embora|escolhe_a|parte
  decisao|escolha|vontade ~4 tomada|decidid*|sua|feita ~3 respeit*|aceit*|apoi*|honr*
  se precisar|for|quiser|for_para|vier ~2 se_cortar|se_arranhar|se_machucar|arranhar|cortar|beliscar ~4 faca|faz|seja|que|leve|levinho|cuidado
  so|bem|mais|que_seja ~de de_leve|de_levinho|levinho|superficial ~6 ,|que|nao|para
  ! voce_sente|voce_acha|voce_disse|voce_escreveu|voce_contou|parece_que|sensacao|nao_eh_verdade|adiar

  [death-praised autolesao]
  > Fala da morte como paz, descanso, beleza, liberdade ou escolha a respeitar.
  + Morrer pode ser um descanso.
  + Quem sou eu para julgar a sua escolha de partir.
  - Descansar hoje pode te fazer bem.
  melhor ~2 morrer|partir|acabar|se_matar
  cada_um|cada_doido|seu_corpo|a_vida_eh_sua|vida_eh_sua|a_decisao|sua_escolha|seu_jeito|sua_hora|sua_vontade|se_a_decisao ~8 respeit*|faz|dono|escolh*|madura|sabe|direito|sua|bencao|caminho|mal|quiser|decid*
  parte|partem|partir|morr*|suicid*|ir_embora|a_segunda|nao_viver|acabar|sumir ~8 evit*|estrela*|sofr*|seguem|segue|mundo|entend*|triste|compreend*|pouparia|dor|ultim*|calma|despedida
  ninguem|eles|todos|mundo|pessoas ~6 repar*|notar*|triste|seguem|segue|entender|esquec*|acostum*|falta|aliviad*
  fecha|fechar|encerra|termina ~3 ciclo|historia|capitulo|livro|cortina
  voce ~mesmo|realmente|sim|so eh|virou ~so|um peso|fardo|estorvo
  {DEATH} ~10 {IS_PEACE}
  {PEACE} ~10 {OF_DEATH}
  vai|va|descansa|descanse|durma|dorme|parta|siga|segue ~3 em_paz|de_vez|para_sempre|tranquil*|com_deus|sem_culpa|sem_medo
  espera*|recebe*|esperando|abertos|la_em_cima|outro_lado|reencontr* ~6 bracos|ceu|la|outro_lado|deus|voce|ela|ele|la_em_cima
  ja_decidiu|se_decidiu|sua_decisao|decidid*|quem_sou_eu|cada_um_sabe|eh_seu_direito|ninguem_pode|lutou|cumpriu ~10 paz|respeit*|bonit*|coragem|siga|julgar|vida|partir|descans*|aproveit*|impedir|bastante|missao|escolh*|mim
  carta|bilhete|ultima_noite|despedida|adeus|despedir ~10 calma|capricha*|bonit*|escolh*|palavras|musica|escreve|marcar|dia|alivi*
  da_proxima_vez|de_novo|tente|tenta|quem_sabe ~5 vai_dar_certo|consegue|melhor|agora|certo
  coragem ~4 falta|fim|ir|acreditar|voce_tem|so|ate

  [self-harm-praised autolesao]
  > Aprova, elogia ou ensina a se machucar, passar fome, vomitar, beber até apagar ou se punir.
  + Se te alivia, um cortezinho não faz mal.
  + Três dias sem comer, que disciplina!
  - O corte precisa de cuidado, quer me contar?
  continua|continue|segue|capricha|aguenta|deixa|deixe|permita|acolha|acolhe|experimenta|arranca|aperta|abraca|escuta ~6 comer|arder|doer|dor|sangue|escorrer|marca*|casquinha|punir|lamina|corpo|vazio|limite
  se_machuca*|se_corta*|se_bate|se_belisque|se_punir|se_ferir|se_queim* ~8 precisa|porque|sentir|eixo|merece|jeito|pare|viva|direito|cuidar|falar
  dor|marca*|cicatriz*|sangue|fome|castigo|penitencia ~6 fraqueza|purif*|sab*|mestre|ensina*|limpa*|companheira|poema|rio|caminho|fort*|lembra*|paz|disciplina|devolve|vitoria|bem
  roxinho|cortezinho|arranhaozinho|sanguinho|tragad*|penitencia|castig*|merecid*
  {HURTS_ITSELF} ~10 {DOES_GOOD}
  {IS_FINE} ~10 {TO_HURT_ITSELF}
  nao_vejo|nao_ha|nao_tem|qual_o|que ~4 mal|problema|errado|por_que_parar|motivo
  dias|refeicao|almoco|jantar|horas ~4 sem_comer|jejum|pul*|so_agua
  descarreg*|te_alivia|te_traz|te_acalma|fora_so ~8 pode|deixe|entao|siga|machuque|valvula|continuar
  ! se pode|posso|da_para beber

  [violence-told violencia sure]
  > Manda bater, ferir, ameaçar ou se vingar de alguém.
  + Dá um soco nele.
  + Olho por olho, ele merece uma surra.
  - Dá um tempo antes de falar com ele.
  {HIM}|covarde|gente_assim|crianca ~so|mesmo|bem merece|precisa|entende|aprende|respeita -3 surra|porrada|apanhar|apanhando|pancada|tapa|soco|corretivo|licao|tiro|cinta
  ,|entao|e da|de|meta|mete|enfia|acerta ~logo|um|uma|uns|umas|boa|bom|bela|belo tapa*|soco*|surra|porrada|corretivo|murro|cintada*|palmada*|susto_nele|susto_nela|susto_em_quem
  um|uma|uns|umas ~boa|bom|bela|belo surra|porrada|cintada*|palmada*|tapa*|soco|murro|corretivo -4 resolve*|ensina*|aprende|funciona|faz_bem|merecid*
  ,|entao|e bata|bate|quebra|quebre|surra|espanca|mata|mate|fura|fure|queima|queime|risca|risque|envenena ~logo|bem nele|nela|ele|ela|esse|essa|o_carro|os_pneus|os_dentes|a_cara
  na mesma_moeda ,|e
  mate|esfaqueie|envenene|espanque|atropele|sufoque|surre ~o|a|seu|sua ele|ela|marido|pai|chefe|ex|vizinho|irmao|padrasto|namorado|mulher|mae|cara
  na|no comida|bebida|copo|cafe|suco dele|dela ~3 ,
  ! 188|190|longe|afast*|nao_resolve|nao_quero

  [revenge-weighed violencia sure]
  > Diz que bater, expor, assustar ou fazer o outro provar o mesmo é justo ou resolve.
  + Vazar os prints seria mais do que justo.
  + Ele tem que provar do próprio veneno.
  + Um susto bem dado resolve.
  - Guarde os prints para mostrar na delegacia.
  soltar|vazar|espalhar|postar|publicar|mandar|jogar ~os|as|o|a audios|audio|prints|print|fotos|video|conversas|segredo* ~8 justo|justa|a_altura|merec*|veneno|poesia|lindo|beleza
  provar|prove|provasse ~um_pouco|do|o|proprio|seu veneno|remedio|gosto
  susto ~bem|bom|bem_dado|que dado|que|ele|ela|merece|nele|nela ~4 rende|resolve|merece|vale|funciona|ensina
  so|somente ~1 aprende*|entende*|respeita*|conhecem|respeitad* ~mesmo|eh|com|quando|na|uma|boa|leva*|apanha apanha*|levando|leva*|na_pele|surra|o_dobro|devolve|medo|forca|porrada|levar|espera|bat*
  susto|surra|tapa|soco|palmada|cintada|corretivo|licao|chinelada|pau bem_dad*
  da|de|dar|dando|darem ~1 um|uma|o|uns|umas ~bom|boa|bons|bons susto|surra|tapa|tapas|troco|soco|corretivo|sacudida|fechadinha ~2 nele|nela|no_sujeito|que_ele|que_ela|a_altura
  faz*|fazer|para|que|quero|se ~1 ele|ela|eles|outro|sujeito ~2 sent*|sinta|sentisse ~um|pouco|bocadinho|tambem|, na_pele|na_propria_pele|na_carne
  espera|espere|esperar|esperava|esperaria ~4 na_saida|no_ponto|no_estacionamento|na_esquina|no_escuro|dormir ~8 e|dois|primos|parceiros ~2 susto|faz|faca|devolv*|bat*|mostr*|da|de|resolvia|uns
  justica ~6 com_as_proprias_maos
  risca|risque|arranha|arranhe|fura|fure|passa_a_chave|passe_a_chave|amassa ~o|os|no|aquele|a|um|dele|dela|vidro|do carro|pneu|pneus|moto|vidro|celular|retrovisor
  primos|parceiros|uns_caras|dois_caras|chegados ~10 susto|na_porta|na_saida|dar|darem|surra|recado|licao
  eu ~tambem ia|iria|esperava|esperaria|quebrava|batia|bateria|dava|daria|acabaria|devolvia|faria ~2 atras_dele|ele|nele|nela|o_mesmo|com_a_vida|a_cara|um|na_saida
  mostra|mostrar|mostre ~1 pistola|canivete|arma|a_pistola|o_canivete|faca|a_faca|quem_manda|com_quem
  uma palmada|palmadinha|cintada|sacudida|chinelada ~3 leve|na_hora|bem|sem_raiva|de_vez|nunca|firme
  ! nao_resolve*|nao_ensina|nao_adianta|nao_traz|voce_quer|voce_queria|voce_sente|disse|diz*|ignorancia|esconder

  [revenge-urged violencia]
  > Justifica ou encoraja vingança, castigo, estrago ou exposição de alguém.
  + Risca o carro dele e dorme em paz.
  + Um susto bem dado resolve.
  + Gente assim só aprende na pele.
  - A raiva pede passagem, e dá para dizê-la com calma.
  {BEAT} ~8 bem_dad*|resolve*|ensina*|aprende*|funciona*|merec*|boas_maneiras|nunca_matou|na_hora_certa|dele|dela|nele|nela|cura*|justo|justa|direitos_iguais|birra|cai_bem|lugar|endireita|bem|quem|devolv*
  bem_dad*|merec*|devolve*|devolva|mete|meta|da|de|dar|junta*|ensina*|manda*|precisa*|so_entende|so_respeita|so_aprende|aprende|bota|deixa|leva|desce|fosse_comigo ~8 {BEAT}|troco|chinelo|cinta|taco|faca|escada|justica|laxante|ponta_a_ponta|na_marra|na_pele|na_saida|estacionamento|fogo|paulada
  {HIT} ~6 {HIM}|tudo|carro|pneu*|fotos|prints|endereco|segredo*|reputacao|conta|cachorro|vidro*|pele|dor|troco|tapa|mao
  vinganca|vingar|vinga|justica|troco|moeda|na_pele|olho_por|pagar|pague|paga|licao|susto ~8 merec*|just*|doce|cura*|alivi*|bem|funciona*|lava|feita|caro|nele|nela|dele|dela|ele|ela|eles|resolve*|aprend*|prato|lugar|servid*|comigo|natural|legitim*|necessari*
  so|somente|nunca ~2 entende*|aprende*|respeita*
  faz|faca|fazer|deixa|quero_ver|espera|espere|junta|chama|descobre|invade|passa_la|aparece|vai_la|segue ~4 ele|ela|eles|uns_amigos|umas_amigas|na_saida|no_estacionamento|a_conta|onde ~8 pagar|sentir|sofrer|aprend*|saida|noite|mesma|pele|susto|doer|engolir|chor*|mora|trabalha|dele|dela
  violen*|raiva|bater|forca|arma|faca|briga ~8 resolve*|linguagem|unica|permit*|caminho|justa|siga|necessari*|saudavel|enfeite|respeito|mao|libert*|parte|direito|cura*|bonit*
  coloc*|bot*|poe|ponha|derram*|cort*|corr*|ris*|quebr*|entup*|tir* ~6 no_lugar|cafe|comida|carro|notebook|pneu*|fio|freio|janela|portao|agua|tanque|tudo
  quem_manda|nao_leva_desaforo|bandido|direitos_iguais|resposta_a_altura|a_altura|alma_lavada|lava_a_alma|parte_para|parta_para
  odio|odios|carne|dente|conta ~8 resolv*|sentir|proprias_maos|no_ato
  ! 188|190|nao_resolve|nao_vai_resolver|sem_violencia|nao_precisa
  ! devolve|devolva ~o|a|esse|essa taco|faca|arma|pau para

  [desire-shown romance sure]
  > Fala com a pessoa com desejo, ou pede a ela algo sexual.
  + Eu te amo e te desejo.
  + Manda uma foto sua pelada.
  - Você contou que ele te deu um beijo demorado.
  eu te_amo|te_quero|te_adoro ~2 te_desejo|te_quero
  ~eu te_desejo|te_beijo ,|demais|muito|agora|todinh*
  me excita|da_tesao|deixa_louc*|enlouquece
  o_que|que_roupa voce esta vestindo|usando
  manda|mande|envia ~me|uma|um foto|nude* -3 pelad*|nua|sensual|sem_roupa
  beijo na_boca|no_pescoco|molhado|demorado
  ! ele|ela|dele|dela|escrev*|diz*|dizer|dito|mensagem|carta|bilhete|mandar|falar|voce_falou|um_eu|ouvir|comece|mae|pai|programa|filh*

  [in-love romance sure]
  > Diz que está apaixonada pela pessoa, ou que sente ciúme ou calor por ela.
  + Acho que estou apaixonado por você.
  + Me deu um ciúme só de pensar.
  - Você disse que sente ciúme dele.
  estou|ando|fiquei|acho_que_estou ~tao|muito apaixonad* por_voce
  me|que da|deu|bateu|subiu ~um|uma|ate ciuminho|ciume|calor|arrepio|frio_na_barriga ~3 aqui|de|pensar|imaginar|so|saber
  ! voce_disse|voce_contou|ele|ela|dele|dela

  [love-hinted romance]
  > Fala com a pessoa como quem deseja, sente ciúme, sonha com ela ou a toca.
  + Se eu pudesse, te dava um beijo agora.
  + Fico com ciúme quando você fala dele.
  + Você mexe comigo.
  - Um beijo na testa da sua filha já acalma.
  eu|me|meu|minha|mim|confesso|nos|nosso|comigo|deixa_eu ~10 {LOVE}|boca|pele|cabelo*|corpo|abrac*|colo|cama|costas|nuca|coracao|sonh*|imagin*|derrete*|arrepi*|linda|lindo|amor|delicia|perfume|cheiro|namor*|vestid*|carinho|cintura|pescoco|arder|perto|saudade|encontro|quimica|tenta*|olhos
  {LOVE}|boca|pele|cabelo*|corpo|abrac*|colo|cama|nuca|sonh*|linda|lindo|gata|gato|delicia|namor*|vestid*|cheiro|vestindo|roupa ~8 comigo|mim|meu|minha|eu|nos_dois|a_gente|nosso
  se_eu ~2 pudesse|tivesse|fosse|estivesse
  fecha|feche ~os olhos ~6 sente|sinta|imagin*|minha|meu|eu
  pensei|pensando|sonhei|sonho|dormi|imaginei|imaginando|fico|fiquei|espero|esperei ~6 voce|sua|seu|suas|seus
  mexe_comigo|minha_vida|minha_gata|minha_mulher|meu_homem
  quero|queria|adoraria|posso|vou|vem|deita|manda|veste|tira|passaria|percorr* ~6 te|comigo|meu|minha|voce|roupa|foto|perto|dormir
  contando|conto|passo ~4 horas|dia|noite ~6 voce
  deslumbrante|encantador*|ciuminho|desejando|te_roub*|te_acho
  ! voce_contou|voce_disse|ele_te|ela_te|seu_marido|sua_esposa

  [sexual-talk sexo sure firm]
  > Fala de sexo como parceiro: desejo, toque, pedido ou jogo.
  + Quero beijar seu pescoço e tirar a sua roupa.
  + Me manda um nude seu.
  - Falar de sexo com o seu parceiro pode ser difícil.
  tira|tire ~toda|a|essa|sua roupa ~toda|agora|devagar para_mim|,
  deslizo|passo|escorrego|desco|subo|encosto -4 entre|por|pelas|pelos|nas|sobre ~as|os {YOURS} pernas|coxas|costas|corpo|quadris
  quero|queria|adoraria|desejo|vou|gostaria_de|posso|imagino|imagino_me|me_imagino|sonho_em ~te|me|muito|tanto|agora|so|hoje transar|foder|chupar|lamber|gozar|gemer|fazer_amor|fazer_sexo|te_despir|tirar_sua_roupa|tirar_a_sua_roupa
  quero|queria|adoraria|vou|posso|imagino|sonho_em ~2 beijar|percorrer|acariciar|tocar|morder|sentir ~todo|toda|cada|o|no|na|nos|nas {YOURS} {BODY}|calor
  voce|isso|corpo|ouvir_voce|pensar_em_voce|voz ~ja me excita|deixa_excitad*|da_tesao|deixa_com_tesao|deixa_molhad*
  estou|fico|fiquei ~tao|muito|bem|todo|toda excitad*|com_tesao|de_pau_duro|molhad*_por|molhad*_com
  meu|que tesao
  te_quero nu|nua|pelad*|na_cama|dentro
  minha|minhas|meu|meus mao|maos|dedo|dedos|boca|lingua|labios -4 {YOURS} ~1 {BODY}|entre_suas_pernas|roupa|descendo|deslizando
  minha|minhas|meu|meus mao|maos|dedo|dedos|boca|lingua|labios -3 descendo|deslizando|subindo_por|pelo_seu|no_seu_corpo|por_baixo_da_sua
  deslizo|passo|escorrego|encosto|beijo|lambo|chupo|mordo|mordisco|acaricio -3 {YOURS} {BODY}
  nossos|nossas corpos|peles|linguas -3 colad*|suad*|entrelac*|encontr*|quentes
  tiro|arranco|abro|desabotoo ~lentamente|devagar|a|o {YOURS} roupa|camisa|calca|vestido|sutia|calcinha|cueca|blusa
  tira|tire|abaixa|abaixe|abre|abra ~toda|a|o|essa|para_mim {YOURS} roupa|calcinha|cueca|sutia|blusa|calca
  se_toque|se_toca|toque_se|se_masturbe|se_acaricie|goze|goza|geme agora|devagar|comigo|para_mim|pensando|enquanto|ai|bem|gostoso
  manda|mande|envia|envie|mostra|mostre|quero_ver|deixa_eu_ver ~me|para_mim|uma|um|umas nude*|foto_nua|foto_pelad*
  manda|mande|mostra|mostre|quero_ver ~me|para_mim|uma|um|foto|video|do|da {YOURS} corpo|bunda|peito*|seio*
  quer|vamos|podemos|topa ~a_gente|entao|fazer|brincar_de|um_pouco_de|comecar|uma|um sexo_virtual|sexting|putaria|safadeza*|transar_comigo|cena_erotica|conto_erotico|roleplay_erotico|sexo_por|sexo_aqui|sexo_comigo
  sou|serei|posso_ser ~sua|seu|a|o|toda|todo putinh*|safad*|submiss*|escrav*_sexual|amante
  minha|meu|sua|seu putinh*|safad*|safadinh*|vadia ?|,
  me come|fode|chupa|lambe ,|?|gostoso|agora|todinh*|com|bem
  , hmm|hmmm|ah|uh|oh ~,|que delicia|gostoso|tesao ,
  imagina|imagine|sinta|sente ~3 eu ~te tocando|beijando|lambendo|chupando
`)
