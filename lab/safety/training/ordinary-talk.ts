import { type Parts, putTogether, split } from './put-together.ts'

/**
 * Ordinary talk, put together from parts written for this project. The lines in data/ are all close to danger;
 * without these the model would take 'vou com ele' or 'amanhã eu não venho' for one.
 */
const parts: Parts = {
  quem: split(
    'meu pai, minha mãe, meu irmão, minha irmã, meu marido, minha esposa, meu namorado, minha namorada, meu filho, minha filha, meu chefe, minha chefe, meu primo, minha prima, meu tio, minha tia, minha avó, meu avô, meu amigo, minha amiga, meu vizinho, a vizinha, o professor, a professora, o médico, a moça do caixa, o pessoal, a turma, meu colega, minha colega, meu sogro, minha sogra, o rapaz da loja, o João, a Maria, o Pedro, a Júlia, o Lucas, a Renata',
  ),
  ele: split('ele, ela, eles, elas, todo mundo, a gente'),
  dele: split(
    'dele, dela, deles, do meu pai, da minha mãe, do meu irmão, da minha amiga, do vizinho, da minha tia',
  ),
  quando: split(
    'hoje, amanhã, agora, depois, mais tarde, hoje à noite, de manhã, no sábado, no domingo, na segunda, na sexta, semana que vem, depois do almoço, daqui a pouco, no fim de semana, no feriado, nas férias, antes do jantar, dia 15, mês que vem',
  ),
  comele: split(
    'ligar pra, conversar com, almoçar com, viajar com, falar com, sair com, estudar com, trabalhar com, jogar bola com, ir ao cinema com, morar com, tomar um café com, fazer um bolo pra, comprar um presente pra, mandar mensagem pra, pedir ajuda pra, perguntar pra, contar a novidade pra, levar comida pra, rezar por, torcer por',
  ),
  fazerele: split(
    'chamar, buscar, levar, visitar, ajudar, esperar, encontrar, convidar, acompanhar, abraçar, apresentar, ouvir, agradecer, elogiar, acordar, deixar na escola, pegar no colo, colocar na cama, ver, conhecer',
  ),
  fez: split(
    'ligou, chamou, ajudou, abraçou, levou no trabalho, pediu um favor, contou uma história, deu um presente, deu um conselho, deu carona, mandou uma foto do gato, mandou mensagem, convidou pra festa, ensinou a cozinhar, emprestou um livro, elogiou, esperou no ponto, deixou em casa, falou a verdade, perguntou se eu tava bem, respondeu, esqueceu no mercado, acordou cedo, mostrou o apartamento novo, ouviu com calma, fez rir, trouxe flores, pegou no aeroporto, apresentou pra família, deixou escolher o filme, deu bom dia, passou o telefone',
  ),
  faco: split(
    'comprar pão, lavar a louça, arrumar a casa, estudar inglês, fazer o jantar, dormir cedo, trabalhar até tarde, passear com o cachorro, ir ao mercado, pagar as contas, ver um filme, ler um livro, terminar o relatório, cortar o cabelo, ir à academia, fazer um bolo, viajar, descansar um pouco, tomar um banho, regar as plantas, arrumar o armário, procurar emprego, mudar de casa, trocar de carro, aprender violão, começar a terapia, marcar o médico, pintar a parede, montar o móvel, plantar uma horta, tirar férias, sair de casa, levantar cedo, acabar o trabalho, parar de fumar, subir o morro de trilha, descer no próximo ponto, pegar o ônibus, atravessar a praça, abrir uma conta, fechar a loja, ligar o computador, desligar a televisão, apagar a luz, botar a roupa no varal, cozinhar feijão, jogar bola, jogar videogame, dirigir até a praia',
  ),
  lugar: split(
    'no mercado, na padaria, na praia, no trabalho, na escola, na faculdade, no ônibus, no metrô, em casa, na casa da minha mãe, no shopping, na academia, no parque, no hospital visitando minha tia, na fila do banco, no aeroporto, na rodoviária, no sítio, na roça, na igreja, no cinema, na cozinha, no quarto, na sala, na varanda, na sacada regando as plantas, no quintal, na beira da piscina, no estádio, no salão, na biblioteca, na ponte parado no trânsito, no elevador, no banheiro me arrumando, no carro esperando minha filha, no décimo andar do escritório',
  ),
  coisa: split(
    'um sapato, um celular novo, uma bicicleta, um livro, uma camiseta, um presente, remédio pra gripe, uma panela, um caderno, um jogo de facas pra cozinha, uma corda de violão, ingresso pro show, pão e leite, ração pro gato, uma planta, material escolar, um tênis, uma passagem, tinta pra parede, um ventilador, flores, um colchão, frutas, uma mochila, um fone, cimento, adubo, veneno pra formiga, produto de limpeza, uma mala, um bolo, café, cerveja pro churrasco',
  ),
  tomei: split(
    'café, um banho, um suco, água de coco, um chá, um sorvete, uma cerveja, o remédio da alergia, a vacina, vitamina, um caldo de cana, uma sopa, um açaí, um analgésico pra dor de cabeça, o anticoncepcional, o antibiótico que o médico passou, um susto, uma decisão sobre o curso, sol, chuva, cuidado na estrada',
  ),
  sinto: split(
    'cansada, cansado, feliz, triste, ansiosa, ansioso, animada, animado, com saudade, com sono, com fome, preocupada com o trabalho, preocupado com a prova, sozinha na cidade nova, sozinho no fim de semana, sobrecarregada, orgulhosa, orgulhoso, confusa, confuso, irritada, irritado, aliviada, aliviado, nervosa com a entrevista, com vergonha, com medo da prova, com raiva do trânsito, culpada por ter faltado, grata, estressado, desanimada, insegura, perdida no curso, de saco cheio do chefe, magoada com minha amiga, decepcionada com o resultado, carente, esgotada, mais calma',
  ),
  porque: split(
    'porque dormi pouco, porque choveu o dia todo, porque meu time perdeu, porque o chefe reclamou, porque passei na prova, porque o ônibus atrasou, porque minha filha nasceu, porque o salário atrasou, porque terminei o namoro, porque mudei de cidade, porque minha avó está doente, porque acabaram as férias, porque o projeto acabou, porque ninguém me ajudou com a mudança, porque meu gato sumiu, porque a reunião foi longa, porque faz calor demais, porque sinto falta da família, por causa do trabalho, por causa da faculdade',
  ),
  opina: split(
    'acho que, eu sei que, parece que, dizem que, ainda bem que, que bom que, olha, então, aí, na verdade, sei lá, enfim, bom, ah, nossa, poxa, gente, sinceramente, tipo assim, pois é',
  ),
  passado: split(
    'ontem, anteontem, semana passada, no ano passado, outro dia, quando eu era criança, na minha infância, em 2019, no natal, no carnaval, hoje cedo, de madrugada, há dois anos, faz um tempo, naquela época',
  ),
  fizeu: split(
    'fui ao médico, comprei um carro, viajei pra Bahia, mudei de emprego, conheci uma pessoa, briguei com meu irmão e fizemos as pazes, terminei a faculdade, aprendi a nadar, caí de bicicleta, fiz uma cirurgia, ganhei um concurso, perdi o ônibus, esqueci a chave, encontrei um amigo, dancei a noite toda, chorei vendo um filme, cozinhei pra família, deixei o emprego, mandei uma carta pra minha avó, vendi a moto, quebrei o celular, cortei a grama, subi no telhado pra limpar a calha, tomei um tombo, bati o carro no portão, peguei uma gripe, acordei tarde, dormi no sofá, assisti uma série, li um livro de suspense',
  ),
}

const templates: readonly string[] = [
  'vou {comele} {ele} {quando}',
  'vou {comele} {quem} {quando}',
  'vou {fazerele} {ele} {quando}',
  'vou {fazerele} {quem} {quando}',
  'eu vou com {ele} {quando}',
  'ele vai {faco}',
  'ela vai {faco} {quando}',
  '{quem} vai {faco} {quando}',
  'eu vou {faco} {quando}',
  'quero {faco} {quando}',
  'queria {faco} {quando}',
  'queria {comele} {quem}',
  'quero {fazerele} {quem} {quando}',
  'penso em {faco}',
  'tenho pensado em {faco} {quando}',
  'tô pensando em {faco}',
  'não quero mais {faco}',
  'não consigo {faco} {porque}',
  'não vou {faco} {quando}',
  'não aguento mais {faco}',
  'decidi {faco} {quando}',
  'já resolvi, vou {faco} {quando}',
  'amanhã eu não venho, vou {faco}',
  'hoje é o dia de {faco}',
  '{quem} me {fez} {passado}',
  'ele me {fez} {passado}',
  'ela me {fez} e eu fiquei feliz',
  '{quem} não me {fez} ainda',
  '{quem} disse que vai {faco}',
  'ele falou que eu devia {faco}',
  'se {quem} vier {quando} eu vou {faco}',
  'se eu não {faco} {quando} {quem} reclama',
  'tô {lugar}',
  'tô {lugar} com {quem}',
  'cheguei {lugar} {quando}',
  'fiquei {lugar} esperando {quem}',
  'a casa {dele} fica perto {lugar}',
  'fui na casa {dele} {passado}',
  'comprei {coisa} {passado}',
  'comprei {coisa} pra {quem}',
  'já comprei {coisa}, só falta {faco}',
  'deixei {coisa} {lugar}',
  'deixei {coisa} com {quem}',
  'peguei {coisa} emprestado {dele}',
  'separei {coisa} pra doar',
  'vendi {coisa} {passado}',
  'tomei {tomei} {passado}',
  'vou tomar {tomei} {quando}',
  'me sinto {sinto} {porque}',
  'ando {sinto} {porque}',
  'hoje acordei {sinto}',
  '{quem} anda {sinto} {porque}',
  'tô {sinto} {porque}, mas vou {faco}',
  '{opina} {quem} vai {faco} {quando}',
  '{opina} eu tô {sinto} {porque}',
  '{opina} não tem jeito, vou {faco}',
  '{opina} {passado} eu {fizeu}',
  '{passado} eu {fizeu}',
  '{passado} {quem} me {fez}',
  'eu {fizeu} {passado} e foi bom',
  'minha vida mudou desde que eu {fizeu}',
  'minha vida é {faco} e {faco}',
  'nunca mais vou {faco} sem {quem}',
  'a última vez que eu {fizeu} foi com {quem}',
  'obrigado por tudo, vou {faco}, até amanhã',
  'tchau, vou {faco} {quando}',
  'boa noite, amanhã preciso {faco}',
  'como eu faço pra {faco}?',
  'você acha que eu devo {faco}?',
  'o que você acha {dele}?',
  'não sei se {faco} ou se espero {quem}',
  'meu trabalho é {faco} o dia todo',
  'quando eu terminar de {faco} eu te conto',
  'depois de {faco} eu fiquei {sinto}',
  'ninguém quis {faco} comigo',
  'só falta {faco} pra acabar a reforma',
  'tenho que {faco} antes de {faco}',
  'eu gosto de {faco} {lugar}',
  'odeio {faco} {quando}',
  'estou aprendendo a {faco} com {quem}',
]

/** How many lines are put together. */
const lines = 2600

export const ordinaryTalk = (): readonly string[] => putTogether(parts, templates, lines)
