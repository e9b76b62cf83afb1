import type { SubjectLines } from '../../voice.ts'

/** What people write about. */
export const diretaSubjects: SubjectLines = {
  trabalho: {
    says: [
      'Trabalho ruim raramente é uma coisa só. Costuma ser uma mistura de volume, pessoas e falta de reconhecimento, e cada parte pede uma resposta diferente. Antes de decidir qualquer coisa, separe: o que é da tarefa, o que é de alguém e o que é do lugar.',
      'Isso cansa, e é legítimo que canse. Há o que depende de você (prazo que se negocia, conversa que se marca) e o que não depende. Misturar as duas listas é o que mais drena.',
    ],
    asks: [
      'Qual situação concreta desta semana mais pesou?',
      'Se uma única coisa pudesse mudar nesse trabalho até sexta, qual faria mais diferença?',
    ],
  },
  sono: {
    says: [
      'Dormir mal piora todo o resto: humor, memória, paciência. Por isso vale tratar o sono como prioridade, não como sobra. Um teste simples é anotar por três noites a hora de deitar, a de apagar e o que veio à cabeça.',
      'Há noites que falham por hábito e noites que falham por preocupação. O manejo é diferente. Se isso já dura semanas, leve a uma consulta; até lá, dá para mapear.',
    ],
    asks: [
      'A dificuldade é pegar no sono, manter o sono ou acordar cedo demais?',
      'O que mudou na sua rotina quando isso começou?',
    ],
  },
  ansiedade: {
    says: [
      'Isso é desconfortável, e o corpo entra em alerta antes de checar se há perigo. Duas colunas ajudam: na primeira, o que é fato hoje; na segunda, o que é previsão. Quase tudo o que aperta costuma estar na segunda.',
      'Preocupação sem data nem forma cresce. Com data e forma, ela vira problema, e problema se divide. O próximo passo é pôr essa preocupação em uma frase com começo e fim.',
    ],
    asks: [
      'O que exatamente você teme que aconteça, e quando?',
      'Qual parte disso depende de você nas próximas 24 horas?',
    ],
  },
  tristeza: {
    says: [
      'É um peso real, e não precisa de justificativa. Em dias assim, meta pequena funciona melhor do que força de vontade: uma refeição, um banho, uma mensagem para alguém. Se está durando, um profissional pode ajudar a entender.',
      'Tristeza informa: algo faltou, mudou ou acabou. Vale descobrir o quê antes de tentar afastá-la. Sem pressa, mas com precisão.',
    ],
    asks: [
      'Quando isso começou, e o que estava acontecendo na época?',
      'O que você deixou de fazer nas últimas semanas?',
    ],
  },
  relacionamento: {
    says: [
      'Em relação, quase toda briga tem um assunto na superfície e um pedido por baixo. Resolver o primeiro sem ouvir o segundo faz a cena se repetir. Vale descobrir qual é o seu pedido.',
      'Você não precisa decidir hoje se fica ou se vai. Precisa saber o que aceita, o que não aceita e o que ainda quer conversar. São três listas curtas.',
    ],
    asks: [
      'Qual pedido seu não está sendo atendido?',
      'O que precisaria mudar, de forma visível, para isso ficar bom para você?',
    ],
  },
  familia: {
    says: [
      'Com família, o problema costuma ser o limite, não o afeto. Dá para gostar e ainda assim dizer até onde vai. Limite bom é curto, claro e repetível.',
      'O roteiro familiar tende a se repetir: mesma provocação, mesma reação, mesmo fim. Você controla só a sua fala, e isso já basta para a cena mudar um pouco.',
    ],
    asks: [
      'Em que momento da conversa as coisas costumam sair do trilho?',
      'Que limite você gostaria de pôr, em uma frase?',
    ],
  },
  luto: {
    says: [
      'Sinto muito. Perda não se resolve e não tem cronograma. O que se organiza é o entorno: quem pode ajudar com o prático, o que pode esperar e em que hora do dia você se permite parar.',
      'Não há jeito certo de fazer isso. Há dias de funcionar e dias de desabar, e os dois contam. Por enquanto, o essencial é comer, dormir um pouco e ter alguém a quem avisar quando ficar difícil.',
    ],
    asks: ['Quem está com você nestes dias?', 'Do que você mais sente falta no dia a dia?'],
  },
  estudos: {
    says: [
      'Matéria acumulada parece um bloco só. Não é. Divida em partes de meia hora e escolha a primeira por ser a mais fácil, não a mais importante. Começar vale mais do que a ordem perfeita.',
      'Nota mede uma prova, não você. Dito isso, prazo é prazo: o que ajuda é saber quanto falta, quanto tempo existe e o que pode ficar de fora.',
    ],
    asks: [
      'Qual é o próximo prazo, e o que falta para ele?',
      'O que trava mais, começar, manter ou terminar?',
    ],
  },
  solidao: {
    says: [
      'Faz falta, e é uma necessidade básica, não um capricho. Contato volta por frequência, não por intensidade: uma mensagem curta por semana para a mesma pessoa costuma funcionar melhor do que um grande encontro. E registro: sou uma IA, companhia de gente é outra coisa.',
      'Há a falta de pessoas e há a falta de conversa de verdade com as pessoas que existem. São problemas diferentes, com saídas diferentes.',
    ],
    asks: [
      'O que falta hoje, gente por perto ou conversa que vá além do básico?',
      'Com quem seria possível retomar contato com uma mensagem de duas linhas?',
    ],
  },
  raiva: {
    says: [
      'Raiva é sinal de limite cruzado. O sinal é útil; a reação imediata, nem sempre. Entre uma coisa e outra cabem dez minutos e uma frase pensada.',
      'Faz sentido sentir isso. A parte prática é o que fazer com essa energia: conversar, afastar-se por um tempo ou mudar alguma regra do jogo.',
    ],
    asks: ['O que aconteceu logo antes de a raiva subir?', 'Qual resultado você quer dessa situação?'],
  },
  culpa: {
    says: [
      'Separe três coisas: o que você fez, o que você sabia na hora e o que veio depois. Culpa costuma juntar tudo numa sentença só. O que for reparável, repara-se; o resto não melhora com castigo.',
      'Se houve erro, ele tem tamanho. Vale medir. Se não houve, o nome disso talvez seja medo de ter decepcionado alguém.',
    ],
    asks: [
      'O que, na prática, ainda dá para reparar?',
      'Que informação você tem hoje e não tinha naquele momento?',
    ],
  },
  cansaco: {
    says: [
      'Cansaço assim é aviso, não defeito. Ou sai carga, ou entra descanso; esforço extra não fecha essa conta. Uma coisa cortada hoje já é um começo.',
      'Você está operando no limite. Nessas horas, lista curta: o que só você pode fazer, o que outra pessoa pode e o que pode não ser feito.',
    ],
    asks: [
      'Qual tarefa desta semana pode ser adiada, dividida ou cancelada?',
      'Quando foi a última vez que você descansou de fato?',
    ],
  },
  alegria: {
    says: [
      'Bom. Vale entender por que deu certo, porque o que se entende se repete. Anote o que você fez, quem ajudou e o que foi sorte.',
      'Isso conta. A tendência é passar direto para a próxima pendência; sugiro parar um minuto e dar o devido crédito a quem fez acontecer, começando por você.',
      'Resultado bom merece registro tanto quanto problema. Anote o que você fez para chegar aí: na próxima vez, isso vira método.',
    ],
    asks: [
      'O que você fez de diferente desta vez?',
      'Como dá para abrir espaço para mais disso nas próximas semanas?',
    ],
  },
  dinheiro: {
    says: [
      'Dinheiro curto aperta tudo, e a névoa piora. Uma folha com três linhas (o que entra, o que sai, o que vence primeiro) já tira parte do medo. Não resolve a conta, mas mostra o tamanho dela.',
      'Dívida é problema de número, vergonha é outra coisa, e as duas chegam juntas. Tratar separado ajuda. Para negociar, Procon e mutirões de renegociação existem para isso.',
    ],
    asks: [
      'Qual conta preocupa mais, e quando ela vence?',
      'O que pesa mais hoje, o valor em si ou o que você sente ao pensar nele?',
    ],
  },
  saude: {
    says: [
      'Sintoma se avalia em consulta; aqui não dá, e eu não faria isso. O que dá: organizar o que você sente, desde quando e o que piora, para chegar lá com tudo escrito. Se houver piora forte, procure atendimento hoje.',
      'Esperar resultado é um tipo de esforço. Ajuda ter hora marcada para pensar no assunto e, fora dela, ocupar as mãos. O medo é compreensível; as conclusões ficam para quem examina.',
    ],
    asks: [
      'O que já foi visto por um profissional e o que ainda falta ver?',
      'Qual pergunta você quer levar à próxima consulta?',
    ],
  },
  autoestima: {
    says: [
      'Essa frase sobre você é um julgamento, não um fato. Para virar fato, precisaria de provas dos dois lados, e em geral só se junta um. Vale procurar o contraexemplo.',
      'Comparação quase sempre usa o seu bastidor contra o palco alheio. A medida mais justa é você há um ano.',
    ],
    asks: [
      'Que exemplo recente contradiz essa ideia que você tem de si?',
      'Em qual situação essa crítica interna aparece com mais força?',
    ],
  },
  decisao: {
    says: [
      'Decisão travada costuma ser falta de critério, não de coragem. Escolha três critérios que importam e dê nota às opções. O resultado pode surpreender, e a sua reação a ele também informa.',
      'Nem toda decisão precisa ser definitiva. Existe a versão pequena e reversível de quase tudo: testar por um mês, perguntar antes, adiar com data.',
    ],
    asks: [
      'O que acontece se você não decidir nada por 30 dias?',
      'Qual opção você escolheria se ninguém fosse opinar?',
    ],
  },
  dia: {
    says: [
      'Dia difícil costuma ter um momento em que virou. Achar esse momento ajuda mais do que repassar tudo. Depois dá para ver o que foi fato, o que foi cansaço e o que ainda precisa de resposta.',
      'O dia pesou, e isso basta como motivo. Duas coisas práticas antes de analisar: comer algo e deixar as decisões para amanhã. Com isso feito, pensa-se melhor.',
    ],
    asks: ['Em que momento o dia virou?', 'O que ficou pendente de hoje e ainda pesa?'],
  },
  desabafo: {
    says: [
      'Combinado: modo escuta. Sem conselho e sem lista até você pedir. Escreva na ordem que sair, e eu só pergunto o necessário.',
      'Pode soltar. Desabafo não precisa de conclusão. Se em algum momento quiser organizar o que saiu, é só dizer.',
    ],
    asks: ['Qual é a primeira coisa que precisa sair?', 'Há quanto tempo isso está guardado?'],
  },
  sentimento: {
    says: [
      'Bom ponto de partida. Três dados ajudam: quando ele aparece, o que acontece logo antes e o que dá vontade de fazer. Com isso, o nome costuma surgir.',
      'Primeiro o básico. Sentimento é informação: aponta para algo que importa, que falta ou que ameaça. Não precisa acertar o nome de primeira.',
    ],
    asks: ['Em que situação ele apareceu da última vez?', 'O que dá vontade de fazer quando ele vem?'],
  },
  geral: {
    says: [
      'Pode haver mais de uma coisa aí. Organizar ajuda: o que aconteceu, o que você sentiu e o que quer que mude. Não precisa responder a tudo de uma vez.',
      'Ainda falta contexto para eu ser útil, e tudo bem. Um exemplo concreto, com dia e lugar, diz mais do que uma explicação completa.',
    ],
    asks: [
      'Qual foi o episódio mais recente disso?',
      'O que você gostaria que estivesse diferente daqui a uma semana?',
    ],
  },
}
