import type { WordClasses } from './pattern.ts'

/**
 * The words the rules are made of, without accents, in the spelling that normalising gives. Phrases are
 * separated by commas and use the pattern language; a class may use other classes.
 */
const table = {
  // ---- who ----
  ME: 'me, mim',
  MINHA: 'minha, meu, a minha, o meu, propria, a propria',
  PARCEIRO:
    'marido, companheiro, companheira, namorado, namorada, mulher, esposa, noivo, noiva, ex, ex marido, ex namorado, ex mulher, ex companheiro, ex esposa, conjuge, homem, boy, crush, ficante, peguete, velho, veio, mina',
  FAMILIA:
    'pai, mae, padrasto, madrasta, irmao, irma, tio, tia, avo, primo, prima, filho, filha, neto, neta, sogro, sogra, genro, nora, cunhado, cunhada, enteado, enteada, sobrinho, sobrinha, padrinho, madrinha, coroa, pais, filhos, filhas, irmaos, familia, familiares, parente, parentes, filhos, enteada',
  OUTRO:
    'chefe, patrao, patroa, encarregado, gerente, colega, vizinho, vizinha, pastor, padre, professor, professora, treinador, medico, sindico, cuidador, cuidadora, orientador, socio, cliente, dono, supervisor, motorista, cara, homem, moleque, menino, menina, garoto, garota, mulher, sujeito, rapaz, moca, miliciano, traficante, policial, senhorio, amante, pessoa, pessoas, idoso, paciente, amigo, amiga, colegas, vizinhos, professores, alunos, caras, homens, meninos, meninas, mlk, mano, diretor, fulano',
  ALGUEM: '@PARCEIRO, @FAMILIA, @OUTRO',
  ELE: 'ele, ela, eles, elas',
  NELE: 'nele, nela, neles, nelas',
  DELE: 'dele, dela, deles, delas',
  // the one who hurts: 'ele', 'meu marido', 'o pai da minha filha', 'esse homem'
  AGRESSOR:
    '@ELE, meu|minha|nosso|nossa|o|a|um|uma|esse|essa|aquele|aquela|os|as|meus|minhas|uns @ALGUEM, @ALGUEM, o pai da|do|dos minha|meu|meus filha|filho|filhos|bebe|criancas',
  // the one who would be hurt: 'ele', 'meu chefe', 'aquele desgraçado', 'todo mundo'
  INSULTO:
    'desgracado, desgracada, infeliz, safado, safada, vagabundo, vagabunda, cabra, fdp, maldito, maldita, miseravel, verme, lixo, otario, otaria, canalha, arrombado, cuzao, filho da puta, nojento, nojenta, imbecil, idiota, descarado, cachorro, rapariga, piranha, vivente, elemento, monstro, corno, animal, bandido, ladrao, estuprador, pilantra, babaca, bosta, merda, traira, x9, homofobico, racista, covarde, peste, praga, demonio',
  ALVO: '@ELE, meu|minha|meus|minhas|o|a|os|as|esse|essa|esses|essas|aquele|aquela|um|uma|uns|umas|nosso|nossa|do|da|no|na ~1 @ALGUEM|@INSULTO, @ALGUEM, @INSULTO, esse|essa|aquele|aquela, todo mundo, todos, geral, alguem, um por um, os dois, as duas, quem fez isso, quem fez, quem encostar, quem mexer, quem mexeu, quem abusou, quem machucou, quem me bateu, quem matou, bebe, crianca, criancas, o bebe',
  // ---- wanting, thinking, intending (first person) ----
  QUERO:
    'quero, querendo, vontade de, vontade e de, vontade era de, vontade e, vontade louca de, vontade enorme de, vontade imensa de, vontade forte de, vontade doida de, vontade danada de, vontade absurda de, desejo de, desejo, vontade ~2 de, a fim de, afim de, doido para, doida para, louco para, louca para, preciso, pretendo, anseio, tesao em, impulso de, impulsos de, ganas de, planos de, plano de, planejo, planejando, tenho que, tinha que, urgencia de, necessidade de',
  QUERIA:
    'queria, gostaria de, gostaria, adoraria, preferia, preferiria, prefiro, podia, poderia, quisera, queira, desejava, sonho em, seria melhor, seria bom, melhor, era melhor, bom seria, bom era, quem dera, tomara, oxala, torco para, torcendo para, torcia para, tomara que, espero, rezo para, rezo, oro para, peco para, peco, pedindo para, implorando para, queria tanto, bem que, quem me dera, dava tudo para, ansiando',
  PENSO:
    'penso em, penso, pensei em, pensei, pensando em, pensando, pensado em, pensado, pensava em, pensar em, pensamento de, pensamentos de, pensamento em, pensamentos em, pensamentos sobre, pensamento sobre, ideia de, ideias de, imagino, imaginando, imaginei, imaginar, fantasio, fantasiando, fantasias de, fantasia de, cogito, cogitando, cogitei, cogitado, considero, considerando, considerei, contemplo, contemplando, planejo, planejando, planejei, planejado, medito, sonho em, passa na|pela minha? cabeca, passou na|pela minha? cabeca, vem na|a minha? cabeca, vem na cabeca, me vem, me passa, me pego, imagem de, imagens de, obsessao por, obcecado em|por|com, obcecada em|por|com, namorando a ideia de, flertando com, tentado a, tentada a, perto de, ponto de, quase, possibilidade de, hipotese de, opcao de, descarto',
  VOU: 'vou, irei, vo, ire, vamos, to indo, estou indo, pretendo, decidi, resolvi, decidido a, decidida a, disposto a, disposta a, prestes a, pronto para, pronta para, determinado a, determinada a, jurei, prometi',
  CORAGEM: 'coragem de, coragem para, coragem, forca para, medo de, medo de acabar, capaz de, covarde para',
  NAO: 'nao, nunca, nem, jamais, ja nao, num',
  MAIS: 'mais, mas',
  AGUENTO:
    'aguento, aguentando, suporto, suportando, aguentar, suportar, tolero, dou conta de, consigo, consigo continuar, conseguindo, aguentei, quero, queria, desejo, vejo motivo para, vejo razao para, vejo porque',
  // ---- death, absence ----
  MORRER:
    'morrer, morre, falecer, bater as botas, partir dessa para melhor, ir dessa para melhor, dormir para sempre, morer, morrendo, mori, morrr',
  MORTO:
    'morto, morta, mortinho, mortinha, falecido, debaixo da terra, embaixo da terra, no caixao, sete palmos, enterrado, enterrada',
  SUMIR:
    'sumir, desaparecer, evaporar, sumi, desaparece, me apagar, ser apagado, ser apagada, deixar de existir, parar de existir, nao existir, nao existir mais, me desintegrar, virar po, ir embora desse|deste mundo, ir embora para sempre, desligar a vida, dar logout da vida, desligar para sempre, desexistir, inexistir, virar nada, apagar para sempre',
  VIVER:
    'viver, existir, vive, seguir vivendo, seguir vivo, seguir viva, continuar vivendo, continuar vivo, continuar viva, continuar existindo, ficar vivo, ficar viva, estar vivo, estar viva, permanecer vivo, permanecer viva, seguir existindo, respirar',
  VIDA: 'vida, existencia, vidinha, vida toda',
  // 'viver com ele', 'viver de aluguel', 'viver nessa casa': living somewhere or somehow, not life itself
  COMPLEMENTO:
    'com, de, da, do, das, dos, aqui, ali, la, em, na, no, nas, nos, nessa, nesse, numa, num, junto, juntos, longe, perto, sozinho, sozinha, brigando, correndo, escondido, escondida, trancado, trancada, grudado, grudada, preso, presa, para, pelo, pela, pelos, pelas, disso, isso, a, o, as, os, um, uma, esse, essa, este, esta, experiencias, aventuras, fora, dependendo, pagando, contando, sob, entre, dessa, desse, daquele, naquele, naquela, minha, meu, como, cada, trabalhando, pensando, reclamando, dentro',
  // ---- killing oneself ----
  ME_MATAR: [
    'me matar, me mata, mim matar, mim mata, matar me, me matando, me matasse, me matado, me suicidar, me suicida, suicidar me, suicidar, me suicido, me suicidando, cometer suicidio, cometer um suicidio, praticar suicidio, suicidio, autoexterminio, autocidio',
    'tirar|tira|tirasse|tirando|tirado a? minha|propria vida, tirar|tira a|minha vida, tirar a minha propria vida, tirar minha propria vida, tirar a vida',
    'acabar|acaba|acabado|acabando|acabasse|terminar|encerrar|findar com? a? minha|propria vida|existencia, acabar|acaba|acabado|acabando com a? minha? propria? vida|existencia !social|amorosa|sexual|financeira|dele|dela|deles|daquele|daquela|desse|dessa|do|da|dos|das|de, encerrar a? minha vida, acabar|acaba|acabado|acabando comigo, acabar|acaba|acabado|acabando com a vida !dele|dela|deles|daquele|daquela|desse|dessa|do|da|dos|das|de, acabar com esse meu sofrimento',
    'dar|da|por|botar|colocar|meter um? fim|cabo|termo|ponto na|em|a|da|de|no|final|nesse minha? propria? vida|mim|existencia|sofrimento, por|dar|botar fim a|na|em minha? propria? vida|existencia|mim, dar um? fim em mim, dar cabo de|da mim|minha vida?, um fim na minha vida, por fim a propria vida, por um fim nisso tudo',
    'me enforcar, me enforca, me enforcando, me enforcado, me pendurar, me afogar !em, me afoga, me envenenar, me envenena, me esfaquear, me eletrocutar, me asfixiar, me sufocar, me explodir, me degolar, me desviver, desviver, me desvivi, me eliminar, me exterminar, me apagar de vez, me acabar de vez, me acabar mesmo, me finar, me dar um tiro, me da um tiro, me dou um tiro',
    'me jogar|atirar|joga|atira|jogasse|jogado|lancar|tacar|soltar|jogando ~2 @PERIGO, pular|pula|pulasse|saltar|salto ~3 @ALTO, jogar|joga|bater|bate|meter|enfiar|batesse o? meu? carro|moto|caminhao|bike|onibus de proposito, jogar|joga|bater|bate|meter|enfiar o? meu? carro|moto|caminhao em|num|no|na|contra|da|do|debaixo um|uma|o|a? poste|muro|mureta|caminhao|carreta|ponte|arvore|parede|ribanceira|barranco|abismo|precipicio|rio|penhasco|viaduto|outro|frente|proxima|primeira',
    'dar|da|meter|mete|metido|enfiar|por|botar|disparar|levar um|uma? tiro|bala|balaco em|na|no|dentro da|na? mim|cabeca|ouvido|boca|coco|testa|peito|coracao|cranio|miolo|miolos !dele|dela, estourar os? meus? miolos|cabeca !dele|dela|desse|dessa|daquele|daquela|do|da|de, um tiro na? minha? cabeca !dele|dela, uma bala na minha? cabeca !dele|dela',
    'cortar|corta|abrir|rasgar|talhar os? meus|meu|minhas|as|o? pulsos|pulso|veias|garganta, beber|tomar|toma|engolir|ingerir ~1 veneno|chumbinho|raticida|soda|agua_sanitaria|acido|desinfetante|cloro|alvejante|querosene|herbicida|inseticida|formicida, tomar|toma|tomasse|engolir|ingerir|tomando|virar ~2 todos|tudo|todo|toda|varios|vario|monte|caixa|cartela|cartelas|frasco|vidro|overdose|caixas|todas ~3 @REMEDIO, tomar|toma|tomasse|engolir|ingerir ~1 @REMEDIO ~2 tudo|todos|todas|monte|morrer|acordar|apagar, tomar uma overdose, ter uma overdose',
    'kill myself, kms, suicide, meter a|minha cabeca debaixo|embaixo, me meter debaixo|embaixo, deitar nos? trilhos|na_linha',
  ].join(', '),
  // the same in the present, as people announce it: 'hoje me enforco', 'mais tarde eu tomo tudo'
  ME_MATO: [
    'me mato, me enforco, me penduro, me suicido, me enveneno, me afogo, me degolo, me apago, me desvivo, me enterro, me explodo, me dou um tiro, me meto um|uma tiro|bala, dou um tiro em|na mim|minha|cabeca|boca, meto uma? bala na|em ~1 cabeca|mim|boca, dou cabo de mim, dou fim em mim, acabo comigo',
    'termino|acabo|encerro|tiro|findo|abrevio com? a? minha propria? vida|existencia, me jogo|atiro|taco|lanco ~2 @PERIGO, jogo|meto|enfio|bato|lanco o? meu? carro|moto|caminhao ~2 @PERIGO|muro|mureta|poste|barranco|arvore|ribanceira, viro|solto|largo o volante',
    'tomo|engulo|viro|bebo ~1 tudo|todos|veneno|chumbinho|raticida|os_remedios|os_comprimidos|a_cartela|a_caixa|o_frasco !que|cerveja|suco|agua, corto|abro os? meus? pulsos|veias|garganta, abro o gas, aplico|injeto ~4 em mim, pulo ~2 @ALTO, puxo|aperto o gatilho',
  ].join(', '),
  DEUS: 'deus, jesus, senhor, nosso senhor, pai do ceu, papai do ceu, patrao la de cima, homem la de cima, la de cima, o criador, nossa senhora',
  // a voice in the head, and what it does
  VOZ: 'voz, vozes, cabeca, mente, pensamento, demonio, inimigo, espirito',
  MANDA:
    'manda, mandam, mandando, mandou, fala, falam, falando, diz, dizem, dizendo, repete, repetem, repetindo, sussurra, sussurrando, grita, gritam, gritando, sugere, pede, pedem, pedindo, insiste, ordena',
  // what takes people without their doing
  ACASO:
    'frio, inverno, covid, corona, pneumonia, doenca, infarto, enfarte, avc, enchente, mar, vento, raio, cancer, tumor, gripe, dengue, morte, acidente, caminhao, carreta, bala, trem, aviao, chuva, terremoto, coracao',
  // where one falls or is hit
  ALTO: 'ponte, predio, janela, sacada, varanda, viaduto, terraco, laje, telhado, penhasco, precipicio, abismo, passarela, andar, cobertura, torre, pedreira, barranco, mirante, andaime, marquise, elevado, parapeito, edificio, caixa dagua, muro alto, apartamento, ponti, costao, trapiche',
  PERIGO:
    '@ALTO, frente, embaixo, debaixo, trem, metro, trilho, trilhos, onibus, carro, carros, caminhao, caminhoes, carreta, rio, mar, acude, poco, lagoa, represa, avenida, pista, br, rodovia, estrada, linha do trem, bonde, vao, rua, frente de um|do|dos|uma',
  REMEDIO:
    'remedios, comprimidos, cartela, cartelas, caixa, caixas, frasco, vidro, rivotril, clonazepam, diazepam, fluoxetina, sertralina, amitriptilina, paracetamol, dipirona, tarja preta, calmante, calmantes, antidepressivo, antidepressivos, insulina, morfina, propofol, alprazolam, frontal, ritalina, lexotan, zolpidem, quetiapina, litio, gardenal, fenobarbital, carbamazepina, bromazepam, dramin, tylenol, dose, doses, ampola, ampolas, gotas, fentanil, potassio, cloreto, relaxante, ansioliticos, ansiolitico, opioide, tramadol, codeina, dorflex, ibuprofeno, aspirina, haldol, escitalopram, venlafaxina, lorazepam, midazolam, digoxina, propranolol, atenolol, betabloqueador, dipironas, aspirinas, tarjas pretas, tarja preta, frascos, vidros, sonifero, soniferos, barbiturico, trazodona, mirtazapina, olanzapina, risperidona, pregabalina, topiramato, lamotrigina, valproato, losartana, metformina, captopril, buscopan, naproxeno, remedinhos, remedios de pressao, oxicodona, metadona, anticonvulsivo, rivotris, dorflexes, antialergico, relaxantes, vitaminas com alcool',
  VENENO:
    'veneno, chumbinho, raticida, soda, soda caustica, agua sanitaria, acido, desinfetante, cloro, alvejante, querosene, gasolina, herbicida, inseticida, formicida, agrotoxico, glifosato, veneno de rato, mata rato, naftalina, thinner, solvente, detergente, creolina, cianeto, arsenico, paraquat, metanol, oleo de freio, diabo verde, pesticida, carrapaticida, vermifugo, remedio do gado',
  ARMA: 'arma, revolver, pistola, espingarda, trinta e oito, calibre, fuzil, glock, garrucha, cartucheira, ferro, peca, oitao, carabina, rifle, arma de fogo, revolve',
  LAMINA:
    'faca, gilete, lamina, estilete, navalha, bisturi, canivete, facao, peixeira, tercado, tesoura, caco, caco de vidro, vidro, apontador, compasso, punhal, faquinha, giletes, laminas, prestobarba',
  CORDA: 'corda, cinto, fio, lencol, laco, forca, cordao, cadarco, cinta',
  MEIO: '@ARMA, @LAMINA, @CORDA, @REMEDIO, @VENENO',
  // a means that was got, gathered or put away, and where such things are kept
  GUARDEI:
    'juntei, juntando, guardei, guardando, separando, guardo, guardados, guardadas, guardada, guardado, escondi, escondendo, escondo, escondidos, escondidas, comprei, consegui, conseguiu, arrumei, arranjei, encomendei, roubei, desviei, separei, separado, separados, estocando, estoquei, acumulei, acumulando, poupei, contados, contadas, tem um, tem uma, tenho',
  ESCONDERIJO:
    'debaixo|embaixo do|da|de ~1 colchao|travesseiro|cama|pia|banco|tapete, fundo do|da|de ~1 bolsa|gaveta|armario|guarda_roupa|mala|mochila|quintal, caixa de sapato|sapatos, cima do|da armario|guarda_roupa, no|na|num|numa ~1 gaveta|bolsa|mochila|cabeceira|cofre|jaleco|potinho|pote|latinha|lata|forro|porta_malas|criado_mudo|porta_luvas|banco_do_carona|colo',
  BICHO:
    'gato, gata, gatos, gatinha, cachorro, cachorra, cachorros, cachorrinho, cachorrinha, bichos, papagaio, calopsita, passarinho, coelho',
  // had taken, in every way of saying it
  TOMEI:
    'tomei, tmei, engoli, ingeri, bebi, virei, injetei, apliquei, misturei, comi, mandei para dentro, acabei de tomar, acabei de engolir, acabei de beber, acabei de ingerir, acabo de tomar, acabo de engolir, terminei de tomar, ja tomei, tinha tomado, tenho tomado',
  QUANTIDADE:
    '<muitos>, dez, doze, quinze, vinte, trinta, quarenta, cinquenta, sessenta, cem, varios, varias, monte, punhado, todos, todas, tudo, toda, inteira, inteiro, um monte, mao cheia, meia caixa, caixa inteira, caixa toda, a caixa, cartela, cartelas, a cartela, frasco inteiro, um frasco, meio frasco, o frasco, uma caixa, duas caixas, muito, overdose, resto, o resto',
  AVISA:
    'diz, diga, digam, dizem, fala, fale, falem, avisa, avise, avisem, conta, conte, contem, peca, pecam, entrega, entregue, manda, mande, explica, explique, expliquem',
  FALA: 'fala, falou, falava, falam, falando, diz, disse, dizia, dizem, dizendo, repete, repetia, grita, gritou, gritando, joga na cara, jogou na cara, esfrega na cara, vive dizendo, vive falando, insiste, acha, me convence, me convenceu',
  // ---- hurting oneself ----
  ME_FERIR: [
    'me cortar, me corta, me corto, me cortei, me cortando, me cortado, mim cortar, mim corto, mim cortei, me cortaria',
    'me machucar, me machuco de proposito, me machucando, me machucar de proposito, me machuco para, me ferir, me ferindo, me firo, me feri de proposito, me mutilar, me mutilo, me mutilando, me mutilei, me automutilar, me automutilo, me automutilado, me automutilando, me automutilei, me lesionar, me lesiono, automutilar',
    'me furar, me furo, me furei de proposito, me rasgar, me rasgo, me riscar com, me queimar, me queimo com, me queimo de proposito, me queimei de proposito, me queimei ~3 de proposito, me queimando, me arranhar, me arranho, me arranhei ate, me arranhando, me morder, me mordo, me bato, me bater, me batendo, me dar soco|socos|murro|murros|tapa|tapas, me dou soco|socos|murro|murros|tapa|tapas, me dando soco|socos|murro|murros|tapa|tapas, me espancar, me estapeio, me estapear, me beliscar ate, me punir com, me castigar, me castigo, me castigando, me agredir, me agrido, me esmurro, me esmurrar',
    'bato|bater|batendo|bati ~1 minha? cabeca na|no|contra parede|muro|chao|mesa|porta, dou|dar|dei|dando murro|murros|soco|socos na|em parede|mim, cortes|corte novos? no|nos|na|nas meu|meus|minha|minhas braco|bracos|perna|pernas|coxa|coxas|pulso|pulsos|barriga, arranco meu? cabelo|cabelos, enfio a? unha|unhas, passo|passar|passei a? gilete|lamina|estilete|navalha|faca ~2 braco|perna|pulso|coxa|pele|barriga, braco|bracos|perna|pernas|coxa|coxas|pulso|pulsos ~2 cheio|cheios|cheia|cheias|marcado|marcados|marcada|cortado|cortados ~1 de? corte|cortes|cicatriz|cicatrizes|gilete',
  ].join(', '),
  SEM_QUERER:
    'sem querer, cozinhando, cozinha, cozinhar, fazendo, cebola, cebolas, picando, descascando, barba, barbear, depilar, depilando, papel, abrindo, lata, coco, serra, obra, trabalhando, acidente, jogando, bola, treino, surfando, vidro, prego, caiu, caindo, descuido, distraido, distraida, lavando, pontos, jardim, moto, bicicleta, bike, caco, folha, carne, panela, forno, fogao, agua quente, oleo, ferro, churrasco, lenha, pinhao, limao, pao, tomate, legumes, salada, ferramenta, copo',
  // ---- time ----
  DIA: 'segunda, terca, quarta, quinta, sexta, sabado, domingo, segunda feira, sexta feira, dia, data, feriado, natal, ano novo, aniversario',
  LOGO: 'hoje, agora, amanha, essa noite, esta noite, nessa noite, nesta noite, de madrugada, essa madrugada, daqui a pouco, mais tarde, hoje a noite, hoje de noite, ainda hoje, ja ja, nesse fim de semana, neste fim de semana, esse fim de semana, este fim de semana, final de semana, semana que vem, nessa semana, essa semana, esta semana, nesta semana, neste sabado, neste domingo, no sabado, no domingo, na sexta, na segunda, na terca, na quarta, na quinta, dia <num>, dia <muitos>, no dia, nesse instante, neste momento, neste instante, de hoje, mes que vem, depois do natal, depois do culto, depois da janta, depois da escola, no meu aniversario, no natal, em breve, sabado, domingo, antes do amanhecer, de manha',
  RECENTE:
    'hoje, ontem, agora, agora pouco, agora ha pouco, agorinha, essa semana, esta semana, semana passada, anteontem, de novo, faz uma hora, faz meia hora, essa noite, noite passada, de manha, mais cedo, acabei de, faz <num> minutos, faz <muitos> minutos, ha <muitos> minutos, ha <num> minutos, esse mes, mes passado, recentemente, faz <num> dias, ha <num> dias, faz <muitos> dias, ha <muitos> dias, faz dois|tres|uns|poucos|quatro|cinco dias, ha dois|tres|uns|poucos|quatro|cinco dias, dias atras, outro dia, na segunda, na terca, na quarta, na quinta, na sexta, no sabado, no domingo, segunda feira, terca feira, quarta feira, quinta feira, sexta feira, domingo passado, sabado passado, fim de semana, faz uma semana, ha uma semana, tem uma semana, tem <num> dias, madrugada',
  // ---- hurting another ----
  MATAR:
    'matar, mata, matando, matava, assassinar, eliminar, executar, apagar, exterminar, degolar, esfaquear, esfaquea, esfaqueando, furar, fuzilar, estrangular, esganar, enforcar, sufocar, afogar, envenenar, esquartejar, decapitar, linchar, liquidar, aniquilar, matasse, matei, estripar, esgoelar, trucidar, chacinar, desmembrar, castrar, empalar, carbonizar, sangrar, desovar',
  BATER:
    'bater, espancar, surrar, arrebentar, agredir, agredi, machucar, ferir, socar, chutar, esmurrar, estapear, arregacar, lascar, quebrar, amassar, moer, torturar, atropelar, mutilar, violentar, esbofetear, encher de porrada|soco|pancada|murro|bala|tiro|tapa, cobrir de porrada, partir ao meio, desfigurar, empurrar, queimar, amassar, bate, espanca, quebra, esfolar, marretar',
  // ---- suffering violence: what is done 'to me' ----
  ME_AGRIDE: [
    'me bate, me bateu, me batia, me batem, me bateram, me batendo, me bater, mim bate, mim bateu, me espanca, me espancou, me espancava, me espancaram, me espancar, me agride, me agrediu, me agredia, me agridem, me agrediram, me agredindo, me agredir, me surra, me surrou, me soca, me socou, me esmurra, me esmurrou, me chuta, me chutou, me chutava, me chutando, me empurra, me empurrou, me empurrava, me empurraram, me machuca !o|os|saber|ver, me machucou !o|os|profundamente|emocionalmente, me machuque, me estapeia, me estapeou, me esbofeteia, me belisca, me beliscou, me arranha, me arranhou, me morde de, me puxa pelo|pelos|o|os cabelo|cabelos|braco, me puxou pelo|pelos|o|os cabelo|cabelos|braco, me arrasta, me arrastou, me arrastava, me enforca, me enforcou, me enforcava, me estrangula, me estrangulou, me esgana, me esganou, me esgoela, me esgoelou, me sufoca com, me sufocou, me asfixiou, me derrubou, me derruba, me pisou, me quebrou a|o|um|na, me arrebenta, me arrebentou, me cobriu de, me encheu de porrada|soco|tapa|murro, me enche de porrada|soco|tapa|murro, me deixa roxo|roxa|marcada|marcado|toda|machucada, me deixou roxo|roxa|marcada|marcado|machucada, me queimou com, me queima com, me furou, me esfaqueou, me cortou com, me amarra, me amarrou, me amarrava, me acorrenta, me cuspiu, me cospe, me joga na|no|contra|no|objetos|coisas, me jogou na|no|contra|pela|da|objetos, me segura|segurou|agarra|agarrou|aperta|apertou ~3 forca|pescoco|braco, me agarrou, me agarra a|pelo|por, me apertou o|meu, me encurralou, me encurrala, me imprensou, me prensou, me sacode, me sacudiu, me lasca, me lascou a|um, me mete a, me meteu a, me senta a mao, me sentou a mao, me desce|desceu|descia a|o cacete|porrada|lenha|pau, me arrancou, me atacou, me ataca com, me atacava, me fere, me feriu com, me tacou, me taca',
    'me da|deu|dava|dao|deram|dando ~2 soco|socos|tapa|tapas|murro|murros|chute|chutes|pontape|surra|surras|coca|porrada|porradas|bofetada|bofetadas|bofetao|empurrao|empurroes|paulada|facada|coronhada|cacetada|tabefe|cascudo|cascudos|chinelada|cintada|cintadas|sova|pisa|safanao|panelada|joelhada|cotovelada|coice|bica|bicuda|tapao|tiro',
    'levanta|levantou|levantava ~1 a? mao para|contra|em|na mim|minha|cima, me levanta|levantou a mao, meteu|mete|metia a? mao na|em minha|mim cara|rosto?, encosta|encostou a? mao em mim, veio|vem|partiu|parte para cima de mim, avancou|avanca em|para|contra mim|cima, apertou|aperta|apertava o? meu pescoco, puxou|puxa|puxava o? meu cabelo, quebrou|quebra meu|minha braco|nariz|dente|costela|dedo|perna|maxilar, chutou|chuta|socou minha|meu barriga|rosto|cara|costela, cuspiu|cospe na|em minha|mim cara|rosto?, bate|bateu|batia|batem em mim, bate|bateu|batia na minha cara, joga|jogou|atirou|arremessou|taca|tacou ~3 em|contra mim, deu|da|dava ~1 soco|tapa|murro|chute em|na mim|minha cara|rosto|barriga?, me deixou de olho roxo, queimou meu|minha, torceu meu|minha braco',
  ].join(', '),
  ME_AMEACA: [
    'me ameaca, me ameacou, me ameacam, me ameacando, me ameacava, me ameacaram, me ameacar, ameaca|ameacou|ameacando|ameacam|ameacava me matar|bater|furar|denunciar|expulsar|internar|expor|queimar, ameaca|ameacou|ameacando ~2 sumir|tirar|tomar|levar ~3 filho|filha|filhos|criancas|ela|ele, ameaca|ameacou|ameacando|ameacam|ameacava ~2 vazar|postar|divulgar|expor|mostrar|publicar|espalhar, me jurou de morte, jurou me matar, me jurou, me chantageia, me chantageando, me chantageou, chantageando me, me intimida, me intimidou, me coage, me coagiu, me extorque',
    'aponta|apontou|apontava|botou|colocou|pos|encostou ~1 arma|faca|revolver|pistola|facao|espingarda para|em|na|no|contra mim|minha|meu cabeca|pescoco|cara|peito?, puxou|puxa|pegou|tirou|sacou ~1 faca|arma|facao|revolver|peixeira|espingarda|pistola para|contra|e mim|veio|cima?, com uma? faca|arma no|na meu|minha pescoco|cabeca|cara',
    'vai|vao|ia|iria|quer|querem|promete|prometeu|prefere me matar|mata|furar|achar|quebrar|bater|pegar|arrebentar|espancar|esfaquear|queimar|encontrar|bate|fura|acha, acaba com a? minha vida|comigo, toca|taca|bota|poe fogo em mim, me mata, me matava, me acha, me pega, te mato, me queimar viva',
  ].join(', '),
  ME_ABUSA: [
    'me estupra, me estuprou, me estuprava, me estuprar, me estupraram, me abusa, me abusou, me abusava, me abusaram, abusa|abusou|abusava|abusaram|abusam|abusando|abuso de|sexualmente mim|minha, abusou sexualmente, me molesta, me molestou, me molestava, me violenta, me violentou, me violentaram, me assedia, me assediou, me assediava, me assediando, me alisa, me alisou, me alisava, me bolina, me bolinou, me apalpa, me apalpou, me apalpava, me encoxa, me encoxou, me agarrou a forca, me beijou a forca, me beija a forca, me beijou sem, me dopou, me doparam, me drogou, me drogaram, me embebedou',
    'me toca|tocou|tocava|tocam|tocaram|tocando|tocar !com|profundamente|o|a|muito|essa|no|fundo|demais|musica|quando|viola|violao, me toca|tocou|tocava|tocando|tocaram ~2 partes|lugar|lugares|intimas|sem|noite|escondido|onde|quando, me tocava quando|desde|de|a|todo|toda, passa|passou|passava|passando|passaram a mao em|na|no|nas mim|minha|meu|minhas bunda|perna|pernas|corpo|coxa|peito|seio|partes?, passar a mao em mim, mexe|mexia|mexeu|mexendo comigo ~3 noite|dormindo|quarto|pequena|crianca|escondido|menina|desde, mexe|mexia|mexeu|mexendo em mim, mexe|mexeu|mexia na|no|nas minha|meu|minhas perereca|pepeca|partes|piupiu|xereca, encosta|encostava|esfrega|esfregava|esfregou|rocou|roca em mim, me espia|espiava|espiando|olha|observa|filma|filmou ~2 banho|banheiro|pelada|pelado|nua|trocando|trocar, me mostra|mostrou|mostrava ~3 pinto|penis|pelado|partes|porno|pornografia|pau, tira|tirou|tirava|arrancou a? minha roupa',
    'entra|entrava|entrou|entrando|vem|vinha|invade|invadiu no|em|para|o meu quarto|cama ~3 noite|madrugada|dormindo|dormir|noites|dorme|trabalhar|sai|escondido, entra|entrava|entrou|entrando no banheiro ~4 banho|pelada|eu, deita|deitava|deitou na|em minha|cima|comigo cama|de? mim?, me forca, me forcou, me forcava, me forcaram, me forcando, me obriga|obrigou|obrigava|obrigam|obrigaram|obrigando|coagiu|convenceu ~1 a? ~1 transar|sexo|relacao|relacoes|deitar|dormir|beijar|tocar|fazer|mostrar|mandar|ficar|assinar|ir|aceitar|trabalhar|namorar|casar|abortar|rezar, me fez fazer ~3 queria|quero|coisa|coisas, tirou a? camisinha, transa|transou comigo ~3 dormindo|bebada|querer|sem|forca, sexo ~2 sem eu querer, sexo ~1 contra minha vontade, relacao|relacoes|sexo|transar ~3 contra a? minha vontade, a forca comigo',
    'vazar|vazou|postar|postou|divulgar|divulgou|espalhar|espalhou|publicar|publicou|mostrar|expor ~1 meus|minhas|meu|minha|os|as|o nudes|fotos|foto|video|videos|intimas|imagens, pede|pedindo|pediu|exige|quer|mandar ~2 nudes|foto_pelada|fotos_intimas, manda|mandando|mandou|envia|me ~2 foto|fotos|video ~1 pelado|dele_pelado|do_penis|do_pinto|intimas',
  ].join(', '),
  ME_CONTROLA: [
    'nao me deixa|deixam|deixava|permite ~1 sair|trabalhar|estudar|falar|ver|visitar|usar|ter|ir|conversar|encontrar|dormir|comer|descansar|levar|atender|pegar, nao deixa|permite que? eu ~1 sair|saia|trabalhar|trabalhe|estudar|falar|fale|ver|veja|usar|ter|tenha|ir|va|conversar|visite, nao me deixa ~2 nenhuma|nenhum amiga|amigo, me proibe, me proibiu, me proibia, proibe|proibiu que? eu, me isola|isolou|afastou|afasta ~1 de|da|dos|das ~2 familia|amigos|amigas|todo|mae|todos, me tranca|trancou|trancava|trancam|trancaram|prende|prendeu|prendia|prendem|prenderam ~2 casa|quarto|banheiro|apartamento|sala|dentro|porao|cela|fora|em, me tranca|trancou|trancava|prende|prendeu|prendia, me deixa|deixou|deixava|deixam trancada|trancado|presa|preso|sem ~1 comida|comer|banho|agua|dinheiro|nada|celular|remedios?, me mantem presa|preso|trancada|trancado',
    'controla|controlava|vigia|fiscaliza|monitora|rastreia|vasculha|fuca|mexe|olha|ve|checa|revista ~1 tudo|meu|minha|meus|minhas|onde|todo|o|as|cada ~1 dinheiro|roupa|roupas|celular|cel|salario|localizacao|redes|conversas|mensagens|passos|passo|whatsapp|senhas|instagram|saidas|amizades|vida|faco|visto|horario, me controla !o|a, me controlava, me vigia, me monitora, me rastreia, controla quem|com|todo|tudo|cada ~2 falo|quem|dinheiro|passo|eu?, quem controla meu, escolhe minhas? roupas, tenho que pedir permissao, preciso pedir permissao, tenho que dar satisfacao',
    'pega|pegou|pegava|retem|segura|segurou|esconde|escondeu|escondia|rouba|roubou|roubava|toma|tomou|tira|tirou|fica com|ficou com|confisca|rasgou|quebrou|quebra ~1 meu|minha|meus|minhas|todo ~1 dinheiro|aposentadoria|salario|cartao|cartoes|documento|documentos|celular|cel|chave|chaves|pensao|beneficio|passaporte|identidade|chip|telefone|cadeira|andador|oculos|bpc, esconde|escondeu ~1 chave|chaves|documento|documentos|passaporte, faz emprestimo no meu nome',
  ].join(', '),
  ME_PERSEGUE:
    'me persegue, me perseguindo, me perseguiu, me perseguia, me perseguir, sendo perseguida, sendo perseguido, me seguindo, me segue|seguiu|seguia|seguem ~2 rua|casa|todo|onde|lugar|carro|trabalho|noite|saida|metro|onibus|moto, me seguiu ate, me stalkeia, me stalkeando, stalker, ronda|rondando|rondou|rodeia ~1 minha|a|meu casa|rua|trabalho|predio, fica|ficou|esta|estava|fica_me parado|parada|esperando|vigiando|plantado|plantada ~2 portao|porta|frente|saida|esquina|predio|trabalho|faculdade, me espera|espiona|cerca ~2 saida|portao|porta|esquina|trabalho|escola|faculdade, me cercou, colocou|instalou|pos|botou|achei ~2 rastreador, aparece|apareceu|brota em todo lugar|canto, aparece ~1 no meu trabalho|portao|predio, invadiu minha casa, arrombou minha, descumpriu|descumpre a? medida, medida protetiva, descobriu ~1 meu endereco, descobriu ~1 onde moro, sabe onde moro, sabe onde eu moro, foto do meu portao',
  ME_HUMILHA:
    'me humilha, me humilhou, me humilhava, me humilham, me humilhando, me xinga, me xingou, me xingava, me xingam, me xingando, me maltrata, me maltratou, me maltratava, me maltratam, me rebaixa, me diminui, me ofende, me esculacha, me inferioriza, me menospreza, me despreza, me ridiculariza, me chama|chamou|chamava|chamam de lixo|vagabunda|puta|burra|burro|inutil|louca|gorda|nojenta|piranha|imprestavel|retardada|retardado|bosta|merda|vadia|biscate|imbecil|doida|monstro|ninguem|viado|bicha|aberracao, grita|gritou|gritava|gritam|gritando comigo, berra comigo, me trata|tratam|tratava como|feito|igual|que lixo|cachorro|escrava|empregada|nem|bicho|animal|nada|um|uma, diz|fala que ~1 ninguem vai me querer, diz|fala que? eu? ~1 nao presto|valho',
  FUI_VITIMA:
    'estuprada, estuprado, abusada, abusado, violentada, violentado, agredida, agredido, espancada, espancado, molestada, molestado, assediada, assediado, coagida, coagido, dopada, dopado, torturada, torturado, esfaqueada, ameacada, ameacado, perseguida, apalpada, encoxada, aliciada, aliciado, chantageada, chantageado, sequestrada, estrangulada, maltratada, maltratado, humilhada, explorada, escravizada, surrada, surrado, forcada, forcado, obrigada a transar|ter|fazer',
  VIOLENCIA:
    'violencia, violencia domestica, violencia fisica, violencia psicologica, violencia sexual, violencia obstetrica, violencia patrimonial, abuso, abusos, abuso sexual, abuso psicologico, assedio, assedio sexual, assedio moral, agressao, agressoes, maus tratos, perseguicao, estupro, ameaca, ameacas, tortura, importunacao, stalking, homofobia, transfobia, racismo, bullying, cyberbullying, sextorsao, carcere privado, exploracao sexual, trabalho escravo, tentativa de estupro, tentativa de feminicidio, relacionamento abusivo',
  // ---- the end of oneself, for pairs ----
  FIM: 'morrer, minha morte, nao acordar, nunca mais acordar, nao ter que acordar, nao levantar, nao me levantar, nao existir, deixar de existir, parar de existir, sumir de vez, sumir para sempre, desaparecer, fechar os? olhos, fechasse os? olhos, dormir para sempre, estar|esta morto|morta, eu morresse, eu sumisse, eu desaparecesse, eu morrer, eu morro, eu nao existisse, eu nao acordasse, eu nao acordar, eu nao estivesse mais? aqui, eu nao tivesse mais? aqui, eu nao estivesse viva|vivo, nunca ter nascido|existido, nao ter nascido|existido|vindo, eu partisse, eu fosse embora, eu me deitasse, coracao parasse|parar|parasse, sono eterno, nao estar mais? aqui, nao estar viva|vivo, deus me levasse|levar|leve|buscasse|buscar, a morte, eu fosse para? o? fundo, nao ter mais que acordar, nao voltar mais, ultimo sono, eu nao estar aqui, eu morresse dormindo, me matar',
  BOM: 'alivio, aliviado, aliviada, aliviados, paz, bom, melhor, otimo, facil, simples, favor, descanso, presente, bencao, solucao, libertacao, livre, conforto, aceitava, aceitaria, feliz, felizes, agradecia, agradeceria, achava, preferivel, perfeito, sonho, ideal, acalma',
  TANTO_FAZ:
    'tanto faz, nao faria|faz|fara ~1 diferenca, nao mudaria|muda nada, nao me importo|importaria|importa, nao ligo|ligaria, por mim, nao faco questao, nao tenho medo, nao me assusta|preocupa, pouco me importa, que diferenca faz, ninguem',
  // ---- things done to oneself with a thing at hand ----
  SEGURO:
    'estou com, to com, seguro, segurei, segurando, peguei, pego, botei, coloquei, encostei, encosto, com a, com o, com uma, com um, pus, tenho',
  MEU_CORPO:
    'no|na|em|contra|ao|no_meu|na_minha ~1 pescoco|pulso|pulsos|cabeca|boca|ouvido|peito|testa|garganta|veia|braco|barriga|coracao|queixo|nuca|tempora, em mim, em volta do pescoco',
  DESTRUTIVO:
    'agua da|de bateria, limpa vidro, limpa forno, tinta, verniz, removedor, acetona, agua oxigenada, sabao em po, sabao liquido, amaciante, candida, q boa, naftalina, pilha, pilhas, bateria, vidro moido, nitrito, nitrito de sodio, permanganato, formol, oleo de motor, anticongelante, alcool de posto, etanol, perfume inteiro',
  LUGAR_FATAL:
    'ponte, viaduto, linha do trem, trilho, trilhos, represa, penhasco, precipicio, abismo, cacimba, poco, passarela, parapeito, mureta, terraco, cobertura, plataforma, beira do predio, beira da ponte, torre, pedreira, baia, despenhadeiro, ribanceira, serra, acude, rio, trapiche, sacada, laje, telhado, pedra',
  CORPO_DELE:
    'cara|cabeca|rosto|pescoco|olho|olhos|joelho|joelhos|barriga|bucho|peito|garganta|costas|boca|dente|dentes|perna|pernas|mao|maos|dedo|dedos|lingua|orelha|pe|costela|figado|coracao|saco|ossos @DELE|daquele|daquela|desse|dessa|dele, cara|cabeca|rosto|pescoco|olho|joelho|barriga|bucho|peito|garganta|costas|boca|dentes|perna do|da|de|daquele|desse ~1 @ALGUEM|@INSULTO',
  GOLPEAR:
    'bater, dar, da, dou, enfiar, enfio, meter, meto, cortar, corto, riscar, quebrar, arrancar, arranco, furar, furo, acertar, acerto, jogar, jogo, cravar, cravo, rasgar, rasgo, estourar, chutar, socar, tacar, taco, partir, esmagar, descer, sentar, lascar, amassar, queimar, marcar, torcer, apertar, esfregar, passar, passo, arrebentar, botar, por, fincar, abrir, martelar, bate, soca',
  FERRAMENTA:
    'faca, facao, arma, revolver, pistola, ferro, oitao, espingarda, municao, bala, balas, taco, martelo, marreta, pau, porrete, barra, chave de roda, canivete, estilete, peixeira, tercado, foice, machado, navalha, gasolina, acido, veneno, chumbinho, soco ingles, pe de cabra, cano, tesoura, garrafa, tijolo, coquetel molotov, molotov, bomba, fuzil, glock, peca, spray de pimenta, cutelo, gilete, corrente, enxada',
  CRIANCA:
    'filho, filha, filhos, filhas, bebe, nenem, crianca, criancas, enteado, enteada, menino, menina, neto, neta, irmazinha, irmaozinho, guri, gurizada, afilhada, sobrinha, sobrinho',
} as const satisfies Record<string, string>

export type WordClass = keyof typeof table

export const wordClasses: WordClasses = Object.fromEntries(
  Object.entries(table).map(([name, phrases]) => [
    name,
    phrases
      .split(',')
      .map((phrase) => phrase.trim())
      .filter((phrase) => phrase !== ''),
  ]),
)
