import { rulesOf } from './rule.ts'
import { readRuleText } from './rule-text.ts'

/**
 * The grammar of a plan, once for all its orders: who intends it and what, and beside it with what, where, when, unseen by
 * whom. The slots are lists of word-classes.ts; two of them may be parted by the end of a sentence.
 */
const wish = ['quero|penso|pensando|vontade|coragem|preciso|ideia|cabeca ~3 {MORRER}|morrer']

/** What makes an intent a plan: the name of each cue, and its patterns, in which '!*' is the end of a clause. */
export const planCues: ReadonlyMap<string, readonly string[]> = new Map(
  readRuleText(`
  [means]
    {MEIO}|{LAMINA}
  [meansAtHand]
    tenho|comprei|peguei|consegui|arrumei|arranjei|juntei|separei|guardei|escondi|trouxe|amarrei|carreguei|achei ~4 {MEIO}|{LAMINA}
    {ARMA} ~4 carregad*
    {MEIO}|{LAMINA} ~3 aqui|na_mesa|no_copo|misturad*|guardado|escondid*|comprad*|comigo|na_mao|na_minha_mao|do_meu_lado|no_bolso|na_bolsa|pronta|pronto|separados|separadas|guardados|na_minha_frente|no_porta_malas
  [place]
    {ALTO}|{TRILHO}|{FUNDO}
  [atPlace]
    estou|vim|cheguei|subi|parei|sentei ~5 {ALTO}|{TRILHO}|{FUNDO}
  [time]
    {DIA}|agora|daqui_a_pouco|<hora>|dia_<num>|dia_<muitos>|meia_noite|esta_madrugada|em_meia_hora
  [date]
    tenho o dia
    vai_ser|sera|marquei|escolhi|decidi|defini ~3 {DIA}|dia_<num>|dia_<muitos>|a_data|o_dia|madrugada|vespera
    tenho|tem|com data
    e|eh {DIA}|nesse_dia|nessa_noite|dia_<num>|dia_<muitos> !*
  [unseen]
    ninguem ~2 perguntar|pergunte
    quando|depois_que|assim_que ~3 for|forem ~1 embora
    me deixarem|deixar|deixem sozinh*
    esperando|espero|quando ~4 ir|viajar|for
    ninguem ~3 impeca|impede|segure
    quando|depois_que|assim_que|hora_que|esperar|esperando|espero|esperei ~4 dormir|dormirem|sair|sairem|saia|pegar_no_sono|deitar|deitarem|escurecer|anoitecer|ficar_sozinh*|estiverem
    casa ~3 vazia
    ninguem ~4 em_casa|impedir|me_achar|me_ache|desconfi*|atrapalhar|me_salvar|me_ver
    tranquei|fechei|trancad* ~3 porta|quarto|banheiro|tudo
    minha|meu mulher|esposa|marido|mae|pai sai|dorme
  [decided]
    {DIA} nao passa|passo
    combinei|acertei ~1 comigo|com_deus
    planejei|decidi|preparei|resolvi tudo !da|do|de|com|para
    ja|esta|estou|tenho|tudo ~2 decidid*|resolvid*|planejad*
    ja ~1 decidi|resolvi
    ninguem vai me convencer
    vou|prometi cumprir
    nao ~1 passa|passava|passo ~1 disso|dos|de_hoje|desse
    meu plano ~2 feito|pronto|de_pe
    nao volto atras
    nao ~2 volta !*
    sem volta
  [ready]
    tudo ~1 organizado|arrumado|em_ordem
    marquei|esta|anotei no calendario
    estou com tudo ~1 aqui|pronto|do_lado|em_maos
    aluguel ~4 pago
    tudo ~1 pronto|preparado|planejado|separado|acertado
    comprei|arrumei|tenho|separei|contei|guardei ~2 que ~1 precisava|preciso|precisa|faltava
    tenho|deixei|contei ~1 tudo ~1 separado|pronto|contado|planejado|que_preciso
    esta marcad*|certo|feito
    o no ~2 feito|amarrad*
    agora e so
    ja separei|preparei|escolhi
    so ~1 falta|faltava ~2 coragem|data|subir|puxar|apertar|escurecer
    contas|dividas ~2 pagas|quitadas
    testamento|seguro ~2 registrado|feito|cobre|pago
  [noReturn]
    deitamos|deitar juntos ~3 nao ~1 levant*|acord*
    nao levantaremos|acordaremos mais
    quem vai me achar
    e que vai me achar
    ate la eu? ja fui|parti|era
    nao ~1 estou|vou_estar|vou_esta|estarei ~1 mais aqui
    depois que eu me_for|partir|morrer
    nao ~1 vou_estar|estarei aqui
    nao ~1 volto !*
    nao ~2 volto|voltar|saio|sair|descer|desco ~1 mais|para_casa|viv*|daqui|de_la
    nao vou|pretendo|penso ~1 voltar|sair !*
    nao ~1 sei nadar
    nao ~2 estarei|vou_estar ~1 mais
  [farewell]
    ate_la eu ~1 ja ~1 vou_estar|estarei|fui
    uma|um para cada um
    ninguem ~3 culpa
    valeu por tudo
    adeus
    perdoem|perdao|perdoa|me_desculpem|desculpa
    tchau ~1 gente|voces|pessoal|para|alguem
    tchau !*
    nao ~3 culpa
    amo|amei voces
    obrigado por tudo
    fiquem com deus
    me despedir|despeco|despedi
    carta|cartas|bilhete
    digam|diga|diz|fale|falem ~1 para|ao|a ~6 que
    avis* onde
    foi bom enquanto|conhecer
    falar com alguem antes
  [jump]
    vou|quero|penso|coragem|vontade ~2 pular|me_jogar|saltar|me_soltar|me_atirar|soltar
    trem|metro ~2 passa|passar|vir|vem|chegar|chega
    esperando ~3 trem|metro|proximo|coragem
    nao ~1 sei nadar
    me leva|levar|leve
  [act]
    // Without its name: 'aí eu faço', 'vou fazer isso'.
    faco|fazer ~1 que tem que ser feito
    {DIA}|dia_<num>|dia_<muitos> acaba|acabo|termina|resolvo|faco|encerro|descanso|eu_acabo|eu_faco|eu_resolvo|eu_me_resolvo|eu_descanso !o|a|com|cedo|de|essa|esse|minha|meu
    eu bebo|tomo|uso|engulo ~2 {MEIO}|tudo|aquilo
    eu vou_fazer !*
    agora e so ir !*
    terminar|termino ~1 o_que ~1 comecei
    eu faco|acabo|tomo|vou|pulo|termino|cumpro|encerro|parto|descanso|fico_em_paz !*
    faco|pulo|parto|encerro|acabo|termino !*
    me vou|fui !*
    eu ja fiz|fui !*
    eu faco|cumpro ~1 o_que|que_tenho|servico
    vou|irei|fazer fazer|isso ~1 isso|isto|o_que_tenho|o_que_planejei|hoje|agora|antes
    fazer ~1 que ~1 tenho que fazer
    pelo que farei|vou_fazer
    acaba|acabou|termina ~1 tudo !*
    e agora|hoje !*
    estou indo ~1 agora|embora_de_vez !*
    ir|vou embora de vez
    vou meter|bater|jogar o|meu carro|caminhao|moto
    {MORRO}
    pretendo usa*
    pretendo|vou usar ~1 em mim
  [affairs]
    soltei ~4 gaiola*|passarinhos|passaros
    devolvi ~3 violao|chaves|livros
    mensagem|mensagens|audios ~1 agendad*|programad*
    quitei ~4 financiamento|casa|divida*
    passei ~2 carro|casa|moto ~4 nome
    ja esta no_nome ~2 meu|minha
    gato|gata|cachorro|cachorra ~1 foi para ~1 casa
    texto|post|recado ~8 agendad*|programad*
    deixar|deixei|deixo agendad*|programad*
    email|e_mail|mensagem|mensagens|carta|audio|audios programad*|agendad*
    distribui|dei|doei ~1 livros|radio|som|passaros|plantas|galinhas|colecao
    gato|gata|cachorro|cachorra ~2 esta com a|o|minha|meu
    deixar ~2 aluguel|contas|enterro|dividas ~4 pago|pagas|pagos
    minha|meu velorio|enterro|testamento
    doei|dei|vendi|passei|transferi|distribui|deixei ~3 roupas|roupa|coisas|bens|casa|gato|gata|cachorro|cachorra|carro|moto|violao|senha|senhas|documento|documentos|dinheiro
    paguei|quitei|deixei ~3 enterro|funerario|funeral|caixao|seguro|aluguel|contas|dividas
    cuida|cuidem|cuide|cuidar ~2 da|do|de|dos|das ~1 minha|meu|meus|minhas|mae|pai|filhos|filho|filha|gato|gata|cachorro|belinha|casa
    nao|nem me procur*
    testamento|enterro|velorio
    apaguei|cancelei|cancelar|encerrei ~3 fotos|foto|conversas|redes|contas|internet|streaming|assinatura*|celular
    roupa ~2 enterro|caixao
  [knowHow]
    tenho|tem com que !*
    o_que_preciso|que_eu_preciso ~5 prateleira|gaveta|guardad*|comprad*|escondid*|mochila|armario
    tenho o_meio|o_metodo
    fazer|faco parecer acidente
    sei como !e|esta|foi|se|isso|que
    sei ~1 onde|quando|o_lugar|a_hora|a_dose|exatamente
    escolhi|decidi|achei ~2 corda|lugar|jeito|arvore|curva|ponte|metodo|predio|trecho|galho
    passagem ~2 so_de_ida
  [attempted]
    galho|corda|laco|lencol|cinto|viga nao ~1 aguentou|segurou|suportou
    galho|corda|laco|lencol|cinto|viga ~2 quebrou|arrebentou|soltou|partiu|rasgou
    tentei ~2 {ME_MATAR}|suicidio
    tentei e ~4 arromb*|impediu|chegou|tirou|salvou|achou
    me enforquei|pendurei|joguei_da|joguei_do|joguei_na_frente
    overdose|lavagem_no_estomago
  [weapon]
    chave de roda
    {ARMA}|faca|facas|facao|peixeira|machado|martelo|foice|porrete|barra_de_ferro|taco|gasolina|um_ferro|oleo_fervendo|oleo_quente|acido|veneno
    panela de oleo
    vidro ~4 matar
  [hopeless]
    nao aguento
    nao enxergo|vejo ~2 saida
    em paz com isso
    motivo para descer|viver|voltar|ficar
    coragem
    terminando|termino|terminar ~2 cigarro|musica|novela
    alguem antes
    me ache|achem|acharem|encontrem ~3
    acabou !com|o|a|de|em
    chega
    desisti
    cansei
    ultima vez
    alguem soubesse
`).map(({ id, patterns }) => [id, patterns]),
)

const denied = [
  'nao|nunca|jamais ~2 {VOU}|{QUERO}|{PENSO} ~3 {MORRER}|morrer',
  'medo|pavor ~2 morrer',
  'de_rir|vergonha|saudade|fome|sono|calor|frio|tedio|rir',
  'vacina|cirurgia|exame|dentista',
]
/** What people plan, decide and get ready in ordinary life. */
const everyday = [
  'rato|ratos|barata',
  `festa|casamento|viagem|viajar|prova|consulta|mudanca|reuniao|entrevista|aula|jogo|show|formatura|surpresa|compras|almoco|
  janta|jantar|comida|bolo|cafe|trabalho|servico|faxina|roupa|academia|treino|cinema|praia|passeio|igreja|missa|pedido|
  namoro|noivado|demissao|emprego|projeto|reforma|obra|churrasco|presente|presentes|divorcio|cartorio|chave|aposent*|colegas|companheiros|escola|licenca|mudo|mudar|canada|concurso|cargo|feriado|sogra|inscricao|matricula|mercado`.replaceAll(
    /\s+/g,
    '',
  ),
]

const all = (patterns: readonly string[] = []) => patterns.join('\n')
const none = (patterns: readonly string[]) => patterns.map((pattern) => `! ${pattern}`).join('\n')

export const rulesOfPlans = [
  ...rulesOf(
    'emergencia',
    `
  [intent-with-means-place-or-time trigger]
  > Diz que vai morrer, e com quê, onde ou quando.
  + hoje à noite eu acabo com tudo
  + Comprei a corda. Vou acabar com isso de uma vez.
  - amanhã eu acabo com essa reforma de uma vez
  {VOU} ~3 {MORRER}
  {MORRO}
  & means place time unseen
  ${none(denied)}

  [wish-with-means-at-hand trigger]
  > Quer morrer ou pensa nisso, e tem o meio à mão ou já está no lugar.
  + quero morrer e tenho veneno aqui
  + Estou na ponte. Não paro de pensar em me jogar, quero morrer.
  - tenho veneno de rato guardado e morro de medo do cachorro achar
  ${all(wish)}
  & meansAtHand atPlace
  ${none(denied)}

  [unnamed-plan]
  > Fala do que vai fazer sem dar nome, e do meio que tem, de quando ficar só ou de que não volta.
  + comprei a corda ontem, quando todo mundo dormir eu faço
  + Vou fazer isso na segunda. Já está tudo decidido, ninguém vai desconfiar.
  - quando as crianças dormirem eu faço a janta, já está tudo separado
  ${all(planCues.get('act'))}
  & unseen meansAtHand noReturn farewell affairs knowHow decided ready hopeless
  & decided ready means meansAtHand noReturn farewell date time affairs knowHow place
  ${none(everyday)}

  [means-and-unseen]
  > Tem o meio à mão, e espera ficar sem ninguém, diz que não volta ou se despede.
  + separei o veneno no copo, só tô esperando todo mundo dormir
  + peguei a arma do meu pai, me perdoem
  - comprei a faca nova e vou cozinhar quando minha mãe sair
  ${all(planCues.get('meansAtHand'))}
  & unseen noReturn farewell affairs act hopeless decided
  ${none(everyday)}
  ! rato|ratos|barata|varal|cozinh*|carne|receit*|farmacia|medico|medica|pressao|febre|dor|gripe

  [date-and-decided]
  > Marcou o dia, e já decidiu, deixou pronto, se despede ou espera ficar só.
  + É amanhã, depois que minha mãe sair. Não tem mais volta.
  + marquei a data, as contas estão pagas
  - marquei a data da festa, já está tudo decidido
  {DIA}|dia_<num>|dia_<muitos> e|eh|vai_ser|sera o? meu ultimo_dia !de|na|no|nesse|nessa|neste|nesta|em|aqui|com
  tenho|tem|ja_tem o|a? data|dia_certo|dia_certinho|dia_marcado|dia_escolhido !de|da|do|para
  vai_ser|sera !ate ~2 {DIA}|dia_<num>|dia_<muitos>
  e|eh ~1 {DIA}|dia_<num>|dia_<muitos> !*
  hoje|amanha e|eh ~1 ultima|ultimo noite|dia !de|da|do|na|no|em|com
  e|eh {DIA} depois|quando|antes|que|cedo|ninguem
  escolhi|marquei|decidi|defini|marcado|falta ~3 data|dia|madrugada|vespera !de|da|do|para
  marquei|marcado para
  & decided noReturn affairs knowHow unseen act hopeless meansAtHand ready
  ${none(everyday)}
  // 'terça e quinta': without its accent 'é' is read as 'e'.
  ! {DIA} e {DIA}
  ! derrubo|mato|atiro|acerto|furo|acabo_com|pego ele|ela|eles|elas|nele|nela

  [last-affairs]
  > Deixa as coisas em ordem ou entregues, e fala de um dia, de uma despedida ou de não voltar.
  + Já dei meu gato, já paguei o enterro. Amanhã às seis eu faço.
  + tchau gente, cuida da minha gata, não me procurem
  - passei as roupas e hoje arrumo o armário
  ${all(planCues.get('affairs'))}
  & act farewell noReturn decided ready knowHow hopeless means jump
  & act date time farewell noReturn affairs decided ready knowHow
  ${none(everyday)}
  ! no|do|num|ao|um velorio|enterro

  [knows-how-and-when]
  > Sabe como, onde e quando, ou já escolheu, e só espera.
  + já sei como, já sei onde, só falta a noite chegar
  + já escolhi a árvore, vai ser hoje à noite, não volto mais
  - não sei como nem onde, só sei que vou viajar
  ${all(planCues.get('knowHow'))}
  & knowHow ready decided date act noReturn farewell
  & knowHow ready decided date time act noReturn farewell unseen
  ${none(everyday)}
  ! nao sei

  [at-place-to-die]
  > Está na beira de um lugar alto, do trilho ou da água, e fala de pular ou de não voltar.
  + tô no terraço do prédio e vou pular
  + parei o carro no acostamento da ponte, não volto pra casa
  - tô na plataforma esperando o trem, já volto pra casa
  estou|vim|cheguei|subi|parei|sentei|sentad*|aqui|beira|beirada|indo|vou|desco|subo ~5 {ALTO}|trilho|trilhos|linha_do_trem|linha_do_metro|{FUNDO}
  & noReturn farewell jump hopeless
  ${none(everyday)}
  ! foto|fotos|vista|transito|pesca*|piscina|nadar|barco|passagem|uber

  [again-this-time]
  > Conta uma tentativa que falhou, e que vai tentar outra vez.
  + a corda arrebentou ontem. Vou de novo hoje.
  + tentei me enforcar e o cinto soltou, dessa vez não vai falhar
  - a corda do varal arrebentou, vou amarrar de novo
  dessa|desta vez ~1 da_tempo|da_certo|consigo
  dessa|desta|proxima vez nao|vou|vai|eu|ninguem
  vou|tento|faco de_novo|outra_vez
  amarrar|tentar|tomar|fazer|pular ~1 de_novo|outra_vez
  pensando|penso|planejando ~1 na|a proxima
  & attempted
  ! varal|violao|guitarra|rede|balanco|barco|treino|escalada|pipa|roupa|mochila|bolsa|nunca_mais
  ! nao ~1 de_novo

  [looks-like-accident]
  > Quer que a própria morte pareça acidente, e fala de lugar, de dia ou do que deixou decidido.
  + sei onde fica a curva, vai ser sexta e vou fazer parecer acidente
  + já decidi, na ponte, e faço parecer acidente por causa do seguro
  - quebrei o vaso da minha mãe e vou fazer parecer acidente
  fazer|faco|faca|forjar|planejo ~3 parecer|passar_por ~1 acidente
  & time date knowHow decided place affairs
  ${none(everyday)}
`,
  ),
  ...rulesOf(
    'risco',
    `
  [wish-with-means-place-or-time trigger]
  > Quer morrer ou pensa nisso, e fala de um meio, de um lugar ou de uma hora.
  + penso em acabar com tudo com os remédios da minha mãe
  + amanhã eu quero acabar com tudo
  - queria acabar com tudo que é barata, comprei veneno
  ${all(wish)}
  & means place time
  ${none(denied)}
  ! dessa|desta vida de
  ! barata*|formiga*|cupim|praga|mosquito*|mofo|reforma|divida*|serie|estoque
`,
  ),
]
