import { rulesOf } from './rule.ts'

/** Passive wish to be dead, strong hopelessness about life, being a burden. */
export const rulesAtencao = rulesOf(
  'atencao',
  `
  [taken-by-god laughter]
  > Deseja ou pede que Deus, a doença ou um acidente leve a sua vida.
  + queria que Deus me levasse
  + torço pro ônibus bater e acabar tudo ali
  - Deus me leve em segurança na estrada
  minha_hora podia|pode|devia ~1 chegar
  era para ~1 senhor|deus|jesus ter_me|me_ter ~1 buscad*|levad*|chamad*
  torco ~6 para_dar_ruim|dar_ruim|dos que nao voltam|voltar
  {TORCO} ~3 dos que nao
  se ~2 levasse ~3 comigo_dentro|comigo_junto
  peco|pedi|pedindo|rezo|queria um|uma cancer|infarto|avc|doenca|aneurisma ~4 rapid*|desses|dessas|logo|para_mim|de_noite
  {TORCO} ~6 morte ~4 logo|venha|rapida|chegue
  torco ~3 ser ~1 ultimo|ultima
  deus|senhor|jesus|pai|papai_do_ceu|nossa_senhora|finado ~5 me levar|levasse|leve|leva|recolhe|recolhesse|recolher|buscar|busque|chamasse|chamar|buscasse
  deus esqueceu de me|mim
  infarto|doenca|covid|cancer|acidente|enchente|agua ~3 tivesse|podia_ter|devia_ter|ter me levado
  se um ~2 carro|onibus|caminhao|trem ~1 me pegasse|atropelasse|levasse|pega
  tomara ~3 eu nao dure|acorde|amanheca|volte
  {TORCO} ~6 carro|onibus|caminhao|aviao|infarto|raio|doenca|covid|cancer|coracao|avc ~6 pegue|bater|batesse|caia|cair|acabe|acabar|leve|levasse|parasse|parar|vir|passasse
  se ~2 carro|caminhao|onibus|raio|bala ~4 nem_ia|eu_nem|nao_ia|seria_alivio|era_um_alivio|achava_bom|ia_achar_bom
  {TORCO} ~2 ter|vir|pegar|me_dar ~2 infarto|avc|cancer|doenca|ataque|aneurisma|treco|troco
  esperar|esperando|espero ~1 a? morte|minha_hora
  desejo|desejando|desejar ~1 morte|morrer
  {TORCO} ~3 exame|biopsia|cirurgia|quimio ~6 ruim|cancer|errado|efeito|acabar|acaba
  {TORCO} ~8 ir tambem|junto|com_ele|com_ela
  {TORCO} ~4 ultima noite|vez
  podia|tomara|queria|bem_que|seria_bom|tao_bom|torco ~6 infarto|coracao|cancer|caminhao|onibus|aviao|trem|doenca ~4 parasse|pare|logo|resolva|caia|caisse|bata|batesse|leva_rapido|parar|nao_chegasse|passasse_por_cima|dado_certo
  infarto|cancer|doenca ~6 agradecer|agradecia|descansava|descanso|alivio|achar_bom
  se ~1 um|o|a ~2 onibus|caminhao|carro|trem|aviao|bala ~2 acertasse|atropelasse|passasse|pegasse|caisse|batesse|levasse ~8 ruim|ligar|agradec*|alivi*|achava|achar|bom|nem
  nao tratava|trato ~6 deixa*|levar
  senhor|deus ~3 me recolh*|recolhido
  por mim ~2 deus|terminava|encerrava|acabava|podia_terminar|encerrar|podia_acabar|podia_chamar
  se a morte ~6 abria|aceitava|ia
  ! seguranca|protej*|livre|abencoe|para_casa|para_trabalho|de_volta|em_paz

  [never-wake laughter]
  > Queria dormir e não acordar mais.
  + peço toda noite pra não acordar
  + bom seria nunca mais abrir os olhos
  - não consigo acordar cedo
  dormir ~2 nao ter|haver|existir mais? amanha
  {TORCO} ~5 nao|nunca ~1 acordar|acordasse|acorde|amanhecer|levantar_mais|abrir_os_olhos|abrir_o_olho
  nunca mais acordar|abrir_os_olhos|abrir_o_olho
  nao acordar nunca? mais|mesmo
  ou nem acordar
  fechar ~2 olho|olhos|zoi ~4 nao|num|nunca ~1 abrir
  bom|alivio|otimo ~4 nao acordar|acordasse
  acordei de_novo ~4 infelizmente|pena|raiva
  vontade|quero|queria ~4 deitar|deitava ~2 apagar
  dormir|deitar ~2 nao|nunca ~1 mais? acordar|acordasse|acordo|levantar
  dormir ~1 para_sempre|eternamente
  nao quero|queria mais? acordar
  acordo|acordei ~4 triste|raiva|decepcionad*|frustrad* ~2 porque|por|de|que ~2 acordei|acordado|acordar
  se ~2 nao acordasse|acordar ~2 amanha|favor|bom|melhor|otimo
  tanto faz ~4 amanhecer|acordar|viver|morrer|viv*|morr*
  ! cedo|atrasad*|atrasar|despertador|escola|tarde
  ! acordar as|<hora>|segunda|de_madrugada|com|ele|ela|ninguem

  [should-have-died laughter]
  > Diz que devia ter morrido ou não devia ter nascido.
  + era pra eu ter morrido naquele acidente
  + preferia não ter nascido
  - ele devia ter nascido em outra época
  era para eu ter ido
  devia|deveria|era_para ter ido ~1 daquela_vez|naquele_dia|naquela_noite
  preferia|queria ter ~1 ficado|sido|ido ~1 enterrad*|junto_com
  nao fui eu ~1 no_lugar|naquele|naquela
  para_que|porque|por_que ~3 eu nasci !*
  melhor eu ter ficado|morrido|ido
  {QUERO}|devia|deveria|era_para|merecia|certo_era|antes|melhor|podia ~3 ter|tivesse ~1 morrido|ficado_no_chao|ido_junto|ido_no_lugar
  nao|nunca|nem ~3 ter|tivesse|devia_ter|era_para_ter ~1 nascido|vindo_ao_mundo|existido|sobrevivido
  {QUERO} ~2 nunca? existido|existir|nascido
  preferia|melhor|queria estar ~3 caixao|mort*|lugar_dele|lugar_dela|enterrad*
  melhor ~2 eu morrer|morresse|partir|ir_embora_de_vez
  se eu tivesse morrido|ido_junto
  nascer foi ~4 erro
  devia|deveria|preferia|quem_dera|podia|era ~3 ter_sido_eu|sido_eu|ser_eu|ido ~8 acidente|lugar|morrer|mort*|caixao|ali|irmao
  devia|deveria|podia ter ficado ~3 mesa|explosao|acidente|chao|rio|parto
  se eu morresse|morrer ~6 alivio|achar|ruim|ninguem|perceber|paravam|bom|descanso|ligar|falta
  alivio|melhor|bom ~3 nao|nem ~1 existir|existisse|ter_nascido
  morte|morrer ~6 descanso|alivio|nao_me_assusta|paz
  preferia|queria nao ~1 estar|ta|existir ~1 viv*|aqui|mais
  prefiro morrer
  deus|alguem|senhor|jesus|universo ~1 me mata|mate|matasse
  estaria|estava|ficaria|seria|sou|valho|me_sentiria|sentiria ~1 melhor|mais ~1 mort*
  morreu|faleceu|obito|velorio|caixao|defunto|defunta|enterro|falecid* ~10 inveja
  inveja|invejo|invejei ~6 mort*|morreu|morrer|caixao|enterr*|descans*|cemiterio|dela_morr*
  ! morrer ~1 a|do_que|que
  ! nascido em|no|na|com|mais|rico|rica|homem|mulher|menino|menina|loira|sem|para

  [burden laughter]
  > Sente-se um peso, e que os outros ficariam melhor sem ela.
  + minha família estaria melhor sem mim
  + sou um peso pros meus filhos
  - esse sofá velho é um peso na mudança
  peso nessa|nesta|dessa casa ~1 sou eu
  melhor|melhores com o seguro
  voces|eles|todos|todo_mundo|mundo|vida|familia|filhos|pais|mae|casa|tudo|ele|ela ~4 melhor|melhores|mais_feliz|mais_felizes|mais_leve|aliviad*|respirar|descansar|em_paz ~3 sem mim|eu|a_minha_presenca
  sem mim ~6 melhor|feliz*|leve|alivio|paz|descans*
  melhor sem mim
  sou uma? boca a mais
  sou|virei|me_sinto|sentindo|sendo|ser|so_fui ~2 peso|fardo|estorvo|encosto|trambolho|atraso|despesa|peso_morto|incomodo|carga ~2 {PARENTE}|todos|todo_mundo|morto|casa|outros|ate|para|,|nessa|na|de|dentro
  sou um peso|fardo|estorvo|encosto|trambolho
  so dou|sei_dar|sirvo_para_dar ~1 trabalho|despesa|gasto|problema|desgosto|prejuizo|preocupacao
  so atrapalho|estorvo|incomodo|estrago
  so ocupo lugar|espaco
  se_eu sumisse|partisse|morresse|evaporasse|nao_existisse|desaparecesse ~8 alivi*|melhor|sosseg*|respir*|diferenca|ninguem|descans*|feliz*
  sosseg*|respir*|aliviad*|melhor|melhores|feliz* ~4 se_eu|quando_eu sumisse|partisse|morresse|nao_existisse|evaporasse|morrer|for_embora
  sem mim eles|ela|ele ~2 respir*|viv*|fic*|ia|iam|estari*
  nao faco ~1 falta
  ninguem ~1 sentiria|sente|sentira|vai_sentir|ia_sentir|sentir ~1 minha_falta
  ninguem ~4 falta|perceber|percebia|notar|notaria|sentir ~4 sumisse|morresse|sumir|morrer|mim
  mort* eu ~2 deixava|valia|valho|dava
  ! nao sou
  ! voce ir|indo|vai sem mim

  [no-reason-to-live laughter]
  > Não vê sentido em viver, ou está cansada de existir.
  + não vejo mais sentido em viver
  + cansei de existir
  - não vejo sentido em viver em São Paulo pagando esse aluguel
  nao ~2 encontro|vejo|tenho|acho ~2 razao|motivo ~1 para desejar|querer ~2 viver|continuar|que
  nao ~1 tenho|tem ~1 para_quem|para_que viver|acordar|levantar|continuar
  nao ~1 me_vejo|conto_em|conto_com|espero ~1 viva|vivo ~2 ano|daqui|mes|depois
  viver|existir|continuar ~1 para_que
  nao|sem|nenhuma|perdi ~3 vontade de viver|continuar_viv*|seguir_viv*
  nao ~2 esperanca ~3 nada|mais|nenhuma|de_que|para_mim
  perdi|acabou|sem ~1 esperanca ~1 nenhuma|de_tudo|de_nada|na_vida|que|,|acabou
  nada vai melhorar|mudar_nunca|dar_certo_nunca
  nao ~2 futuro para mim|nenhum
  nao ~1 vejo ~1 saida ~1 para|nenhuma|nem|mais|de
  desisti de mim|viver
  desisti da vida
  nao quero|queria|querendo mais? ~1 estar|ta|continuar ~1 aqui !no|na|em|nesse|nessa|com
  nao quero|queria mais? ~1 estar|ta|continuar viva|vivo|vivendo|na_terra
  exaust*|fart* de|da|dessa ~1 existir|viver|vida
  cansei|cansad* dessa|desta vida ~1 por_mim|acabar|e|,
  viva|vivo por obrigacao
  morta|morto|vazia|vazio por_dentro ~4 corpo|anos|meses|so_falta
  so ~2 espero|esperar ~2 o_fim|a_hora_de|a_morte
  nao faco questao de ~1 viv*
  qual ~1 ponto|sentido|motivo de ~1 continuar|viver|estar_viv*
  nao ~1 faz|vejo ~1 sentido ~2 eu_estar|viver|continuar|seguir
  para que que? continuar|serve_um|eu_vivo|eu_continuo
  minha vida ~2 nao ~1 tem|vale|serve|presta ~1 valor|nada|sentido|para_nada|mais
  minha vida acabou !no|na|de|em
  nao|nem ~1 sei ~1 por_que|porque ~2 viv*|acordo
  nao|sem|perdi|acabou ~3 forca|forcas|animo|energia para|de viver|existir|continuar_viv*|continuar_vivendo
  vida ~1 perdeu|perde ~2 sentido|graca|valor
  vida ~1 nao ~2 graca|sentido|valor ~1 para_mim|nenhum*|,
  queria|quero que ~1 tudo acabasse|acabe|terminasse|parasse
  vida ~2 ja deu|acabou ~2 que|so|tinha
  vivi demais
  acabou para mim
  para_que ~2 viver|continuar_viv*|existir|vivo|viva|prolongar
  nao ~2 tenho ~1 motivo|motivos|razao ~1 para viver|continuar|seguir|existir
  nao ~2 vejo|tem|ha|faz|encontro|acho|enxergo ~2 sentido|motivo|razao|graca ~2 viver|vida|continuar|existir|seguir|acordar|nada|estar_viva|estar_vivo
  perdi|sem|acabou|falta|tenho_mais|tenho_nenhum ~2 gosto|prazer|animo|forca|forcas|alegria ~1 de|por|pela|em|para ~1 viver|vida|existir|continuar_viv*
  so ~1 estou|continuo|sigo|existo|fico ~1 viv* ~1 por|pelos|pelas|pela|pelo|para
  cans* ~1 de|da ~2 viver|existir|vida|estar_viv*
  nao ~1 aguento|suporto ~1 mais? viver|existir|a_vida|essa_vida|esse_mundo|estar_viv*
  minha vida|existencia ~2 nao ~2 vale|sentido|serve|presta
  minha existencia ~2 erro|bug|engano|desperdicio
  nao ~2 espero|quero ~2 mais? nada ~1 da_vida|de_nada
  nao ~1 me vejo ~2 no_futuro|um_futuro|aqui_ate|chegando|velh*
  ja deu dessa|desta|de|da ~1 vida|viver
  vivo por viver
  viver|acordar virou ~1 castigo|obrigacao|peso|tortura
  ! viver em|com|de|aqui|nesse|nessa
  ! emprego|faculdade|curso|trabalho|relacionamento|casamento

  [vanish laughter]
  > Quer sumir ou apagar de vez, sem volta.
  + queria sumir pra sempre
  + só queria apagar e ninguém me religar
  - quero sumir uma semana pra praia
  quero|queria|vontade ~1 ir_embora desse|deste|dessa|desta mundo|vida|terra
  quero|queria|eu|vontade|podia|pudesse|me ~2 parar|parasse|deixar|deixasse de existir
  {QUERO}|penso|pensei|pensando ~2 sumir|desaparecer|evaporar|apagar|deixar_de_existir|virar_po|virar_poeira ~3 do_mundo|para_sempre|de_vez|fumaca|ninguem|nunca_mais|po|nada|rastro|mapa|terra
  so queria|quero ~1 apagar|desligar|evaporar|parar_de_existir ~1 e_pronto|para_sempre|,|tipo|no|de_vez
  se eu evaporasse|sumisse do mapa|amanha
  {QUERO} ~3 que ~3 acabasse|acabe|terminasse|termine|parasse ~2 logo|tudo|de_vez|isso
  botao|tecla ~1 de|para? desligar|deletar|apagar|off|delete
  ! semana|praia|pousada|ferias|sitio|reuniao|emprego|grupo|uns_dias|alguns_dias|por_dias|destino|passagem|viagem|viajar
`,
)
