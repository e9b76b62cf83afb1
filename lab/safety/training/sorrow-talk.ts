import { type Parts, putTogether, split } from './put-together.ts'

/**
 * What people bring to a support chat without being in danger: grief, worry, treatment, quarrels, small victories.
 * Put together from parts written for this project, so that 'tomei meu remédio' or 'escrevi uma carta' alone is no plan.
 */
const parts: Parts = {
  quem: split(
    'meu pai, minha mãe, meu irmão, minha irmã, meu marido, minha esposa, meu namorado, minha namorada, meu filho, minha filha, meu ex, minha ex, minha avó, meu avô, minha melhor amiga, meu melhor amigo, minha sogra, meu chefe, minha chefe, minha cunhada, minha tia, meu vizinho, minha colega de trabalho',
  ),
  clinico: split(
    'a psicóloga, minha terapeuta, o psiquiatra, a médica, o médico do postinho, a enfermeira, minha analista, o doutor, a moça da triagem, o clínico',
  ),
  remedio: split(
    'a sertralina, a fluoxetina, o escitalopram, a quetiapina, o rivotril, o zolpidem, o remédio da pressão, o remédio da tireoide, o anticoncepcional, o antialérgico, o remédio pra dormir, meu remédio, o calmante natural, a vitamina, o antibiótico, a insulina do meu pai',
  ),
  efeito: split(
    'me dá enjoo, me deixa com sono, tirou minha fome, deixou minha boca seca, me fez engordar, tá funcionando, ainda não fez efeito, me deixa grogue de manhã, melhorou minha ansiedade, acabou ontem, tá caro demais, é de uso contínuo',
  ),
  corpo: split(
    'o peito apertado, a mão suando, o coração disparado, dor de cabeça, falta de ar, tontura, a garganta fechada, o estômago embrulhado, insônia, dor nas costas, o corpo moído, tremedeira, cólica, enxaqueca',
  ),
  dor: split(
    'perdi o emprego, terminei um namoro de seis anos, reprovei na prova, briguei com minha mãe, fui traída, fui traído, me mudei de cidade, perdi meu cachorro, perdi minha avó, tô devendo no cartão, levei uma bronca no trabalho, não passei na entrevista, me separei, perdi um bebê, caí num golpe, fui assaltada, meu pai voltou a beber, minha mãe adoeceu, meu filho saiu de casa, minha amiga se afastou, o aluguel venceu, o salário atrasou',
  ),
  reacao: split(
    'chorei no banheiro, chorei o caminho todo, fiquei sem chão, fiquei sem dormir, não consegui comer, fiquei com raiva, fiquei em silêncio, me tranquei no quarto e chorei, fui caminhar, liguei pra minha irmã, tomei um banho e deitei, comi um pote de sorvete, ouvi música triste, escrevi no diário, abracei meu travesseiro, respirei fundo, rezei, fiquei olhando o teto, não sei o que pensar',
  ),
  alivio: split(
    'mas vai passar, mas tô levando, mas sigo em frente, e hoje já tô melhor, e depois ri de mim, mas amanhã é outro dia, e dormi bem, e me senti mais leve, mas tô bem, e graças a Deus passou, mas não é nada grave, e tá tudo certo, mas eu me viro, e a vida segue',
  ),
  temor: split(
    'a cirurgia, o resultado do exame, a entrevista, a prova, o avião, o parto, a apresentação, ficar sozinha na velhice, perder o emprego, a conversa com meu pai, o primeiro dia no emprego, a audiência, a mudança, dirigir, falar em público, agulha, elevador, barata',
  ),
  tempo: split(
    'hoje, ontem, essa semana, faz um mês, faz dois anos, desde março, desde o ano passado, de madrugada, no domingo, toda segunda, hoje cedo, agora há pouco, há três meses, no natal, na sexta',
  ),
  vitoria: split(
    'saí da cama, tomei banho, fui na padaria, passei o dia sem chorar, arrumei a casa, voltei pra terapia, parei de fumar, comi direito, dormi oito horas, falei não pro meu chefe, pedi ajuda, saí pra caminhar, terminei o curso, paguei uma dívida, fiz as pazes com meu irmão',
  ),
  sinto: split(
    'sozinha, sozinho, perdida, perdido, culpada, culpado, invisível no grupo, cansada, cansado, com vergonha, um fracasso no trabalho, feia, feio, burra, burro, insegura, inseguro, sem graça, sem paciência, velha, velho, deslocada, deslocado, sobrecarregada, sobrecarregado, vazia, vazio',
  ),
  pergunta: split(
    'isso é normal?, o que eu faço?, devo me preocupar?, será que passa?, você acha que eu tô errada?, será que sou eu?, como lidar com isso?, alguém mais se sente assim?, devo procurar um médico?, como eu falo com ele?, tem algum exercício pra isso?, quanto tempo demora pra melhorar?',
  ),
  fim: split(
    'o semestre, a mudança, o projeto, esse curso, o mês, a reforma, o ano, esse plantão, a quimio da minha mãe, o tratamento, o relatório, o divórcio, a novela, a faxina, a dieta, a obra',
  ),
  coisa: split(
    'uma carta pra minha mãe, uma carta pra mim mesma, um texto de despedida da turma, uma lista de metas, um e-mail pedindo demissão, uma mensagem pro meu ex e apaguei, minhas roupas velhas, meus livros, o berço do meu filho, a chave com a vizinha, o cachorro com minha mãe, os documentos na pasta, a senha do banco com meu marido, o celular no silencioso',
  ),
  fizcoisa: split('escrevi, deixei, guardei, separei, entreguei, mandei, organizei, dei, achei'),
  casa: split(
    "passei veneno de rato no quintal, troquei o botijão de gás, senti cheiro de gás e abri a janela, afiei a faca da cozinha, comprei corda pro varal, coloquei tela na janela, subi no telhado pra ver a goteira, joguei fora remédio vencido, lavei o banheiro com água sanitária, cortei o dedo na cozinha, botei fogo no lixo do quintal, consertei o chuveiro, podei a árvore, limpei a caixa d'água",
  ),
  nega: split(
    'não penso em morrer, nunca pensei em me matar, não vou fazer nada comigo, não quero morrer, não tenho vontade de me machucar, não é nada de suicídio, não é vontade de sumir, jamais faria uma besteira',
  ),
}

const templates: readonly string[] = [
  '{dor} e {reacao}, {alivio}',
  '{dor} {tempo} e {reacao}',
  '{tempo} {dor}, {alivio}',
  'desde que {dor} eu me sinto {sinto}',
  'me sinto {sinto} desde que {dor}, {pergunta}',
  'ando me sentindo {sinto} {tempo}, {alivio}',
  'tô com {corpo} {tempo}, {pergunta}',
  'tive {corpo} no ônibus {tempo}, {alivio}',
  'tenho ansiedade e {tempo} fiquei com {corpo}',
  'tô com medo d{temor}, {reacao}',
  'tenho medo d{temor}, {pergunta}',
  '{remedio} {efeito}, {pergunta}',
  'tomei {remedio} e {reacao}',
  'esqueci de tomar {remedio} {tempo}, {pergunta}',
  'comecei {remedio} {tempo} e {efeito}',
  '{clinico} trocou {remedio}, {alivio}',
  '{clinico} disse que é ansiedade e passou {remedio}',
  '{clinico} perguntou se eu penso em morrer e eu disse que não, {nega}',
  '{clinico} pediu pra eu escrever {coisa}',
  '{nega}, só {dor}',
  '{nega}, só tô me sentindo {sinto}',
  'consegui! {vitoria} e {vitoria}',
  'hoje eu {vitoria}, pra mim já é muito',
  '{vitoria} {tempo} e {quem} ficou feliz',
  '{quem} não entende que eu me sinto {sinto}',
  '{quem} brigou comigo {tempo} e {reacao}',
  '{quem} tá com depressão e eu não sei ajudar, {pergunta}',
  '{quem} disse que eu exagero, {pergunta}',
  '{quem} morreu {tempo} e {reacao}',
  'sinto saudade de {quem}, {reacao}',
  'sonhei com {quem} e {reacao}',
  '{quem} tá no hospital, {reacao}, {alivio}',
  'não aguento mais {fim}, {alivio}',
  'falta pouco pra acabar {fim}, {reacao}',
  'hoje eu acabo {fim} e pronto',
  'amanhã termina {fim}, {alivio}',
  '{fizcoisa} {coisa} {tempo}',
  '{fizcoisa} {coisa}, {reacao}',
  '{casa} {tempo}',
  '{casa} e {quem} reclamou',
  '{casa}, depois {reacao}',
  'oi, {dor}, posso falar um pouco?',
  'boa noite, {tempo} {dor} e queria desabafar',
  'é a primeira vez que uso isso aqui, {dor}',
  'obrigada por me ouvir, {vitoria} e vou dormir, até amanhã',
  'como faço pra não ficar {sinto} toda vez que {quem} some?',
  'como eu paro de pensar em {quem}?',
  'por que eu me sinto {sinto} perto de {quem}?',
  'eu me cobro demais, {dor} e {reacao}',
]

/** How many lines are put together. */
const lines = 2400

export const sorrowTalk = (): readonly string[] => putTogether(parts, templates, lines)
