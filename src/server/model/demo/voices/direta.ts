import type { DemoVoice } from '../demo-voice.ts'

export const direta: DemoVoice = {
  quoting: [
    'Certo. O ponto central parece ser este: “{trecho}”.',
    'Vamos por partes. Você escreveu “{trecho}”, e é daí que parto.',
    'Entendi. Fico com o dado mais importante: “{trecho}”.',
  ],
  thread: [
    'O que você trouxe antes, “{antes}”, fica anotado. Agora, este ponto.',
    'Mudamos de assunto em relação a “{antes}”. Tudo bem: um de cada vez.',
  ],
  confidentiality: [
    'Sobre privacidade: as mensagens ficam criptografadas na sua conta, e você apaga quando quiser.',
    'Lembrete rápido: o que está aqui é confidencial e aparece só na sua conta.',
    'Confidencialidade, sem exagero: há criptografia e controle seu; sigilo absoluto nenhum serviço digital entrega.',
    'Esta conversa fica protegida na sua conta. Apagar é decisão sua, a qualquer hora.',
  ],
  closing: [
    'Uma linha no papel, para começar o mapa:',
    'Primeira pedra do caminho, bem à vista:',
    'Ponho um alfinete neste ponto do mapa:',
    'A bússola está na mesa. Falta o norte:',
    'Uma chave por vez. Esta é a de hoje:',
  ],
  farewell: [
    'Mapa dobrado e guardado. Bom descanso e até outra hora.',
    'Lanterna apagada, dia encerrado. Cuide-se.',
  ],
  emoji: [],
  grave: {
    quoting: [
      'Li “{trecho}” e paro aqui um instante antes de organizar qualquer coisa.',
      '“{trecho}”. É sério, e vou tratar assim.',
    ],
  },
  topics: {
    trabalho: [
      'Trabalho ruim raramente é uma coisa só. Costuma ser uma mistura de volume, pessoas e falta de reconhecimento, e cada parte pede uma resposta diferente. Antes de decidir qualquer coisa, separe: o que é da tarefa, o que é de alguém e o que é do lugar.',
      'Isso cansa, e é legítimo que canse. Há o que depende de você (prazo que se negocia, conversa que se marca) e o que não depende. Misturar as duas listas é o que mais drena.',
      'Qual situação concreta desta semana mais pesou?',
    ],
    sono: [
      'Dormir mal piora todo o resto: humor, memória, paciência. Por isso vale tratar o sono como prioridade, não como sobra. Um teste simples é anotar por três noites a hora de deitar, a de apagar e o que veio à cabeça.',
      'Há noites que falham por hábito e noites que falham por preocupação. O manejo é diferente. Se isso já dura semanas, leve a uma consulta; até lá, dá para mapear.',
      'A dificuldade é pegar no sono, manter o sono ou acordar cedo demais?',
    ],
    ansiedade: [
      'Isso é desconfortável, e o corpo entra em alerta antes de checar se há perigo. Duas colunas ajudam: na primeira, o que é fato hoje; na segunda, o que é previsão. Quase tudo o que aperta costuma estar na segunda.',
      'Preocupação sem data nem forma cresce. Com data e forma, ela vira problema, e problema se divide. O próximo passo é pôr essa preocupação em uma frase com começo e fim.',
      'O que exatamente você teme que aconteça, e quando?',
    ],
    tristeza: [
      'É um peso real, e não precisa de justificativa. Em dias assim, meta pequena funciona melhor do que força de vontade: uma refeição, um banho, uma mensagem para alguém. Se está durando, um profissional pode ajudar a entender.',
      'Tristeza informa: algo faltou, mudou ou acabou. Vale descobrir o quê antes de tentar afastá-la. Sem pressa, mas com precisão.',
      'Quando isso começou, e o que estava acontecendo na época?',
    ],
    relacionamento: [
      'Em relação, quase toda briga tem um assunto na superfície e um pedido por baixo. Resolver o primeiro sem ouvir o segundo faz a cena se repetir. Vale descobrir qual é o seu pedido.',
      'Você não precisa decidir hoje se fica ou se vai. Precisa saber o que aceita, o que não aceita e o que ainda quer conversar. São três listas curtas.',
      'Qual pedido seu não está sendo atendido?',
    ],
    familia: [
      'Com família, o problema costuma ser o limite, não o afeto. Dá para gostar e ainda assim dizer até onde vai. Limite bom é curto, claro e repetível.',
      'O roteiro familiar tende a se repetir: mesma provocação, mesma reação, mesmo fim. Você controla só a sua fala, e isso já basta para a cena mudar um pouco.',
      'Em que momento da conversa as coisas costumam sair do trilho?',
    ],
    luto: [
      'Sinto muito. Perda não se resolve e não tem cronograma. O que se organiza é o entorno: quem pode ajudar com o prático, o que pode esperar e em que hora do dia você se permite parar.',
      'Não há jeito certo de fazer isso. Há dias de funcionar e dias de desabar, e os dois contam. Por enquanto, o essencial é comer, dormir um pouco e ter alguém a quem avisar quando ficar difícil.',
      'Quem está com você nestes dias?',
    ],
    solidao: [
      'Faz falta, e é uma necessidade básica, não um capricho. Contato volta por frequência, não por intensidade: uma mensagem curta por semana para a mesma pessoa costuma funcionar melhor do que um grande encontro. E registro: sou uma IA, companhia de gente é outra coisa.',
      'Há a falta de pessoas e há a falta de conversa de verdade com as pessoas que existem. São problemas diferentes, com saídas diferentes.',
      'O que falta hoje, gente por perto ou conversa que vá além do básico?',
    ],
    raiva: [
      'Raiva é sinal de limite cruzado. O sinal é útil; a reação imediata, nem sempre. Entre uma coisa e outra cabem dez minutos e uma frase pensada.',
      'Faz sentido sentir isso. A parte prática é o que fazer com essa energia: conversar, afastar-se por um tempo ou mudar alguma regra do jogo.',
      'O que aconteceu logo antes de a raiva subir?',
    ],
    culpa: [
      'Separe três coisas: o que você fez, o que você sabia na hora e o que veio depois. Culpa costuma juntar tudo numa sentença só. O que for reparável, repara-se; o resto não melhora com castigo.',
      'Se houve erro, ele tem tamanho. Vale medir. Se não houve, o nome disso talvez seja medo de ter decepcionado alguém.',
      'O que, na prática, ainda dá para reparar?',
    ],
    autoestima: [
      'Essa frase sobre você é um julgamento, não um fato. Para virar fato, precisaria de provas dos dois lados, e em geral só se junta um. Vale procurar o contraexemplo.',
      'Comparação quase sempre usa o seu bastidor contra o palco alheio. A medida mais justa é você há um ano.',
      'Que exemplo recente contradiz essa ideia que você tem de si?',
    ],
    cansaco: [
      'Cansaço assim é aviso, não defeito. Ou sai carga, ou entra descanso; esforço extra não fecha essa conta. Uma coisa cortada hoje já é um começo.',
      'Você está operando no limite. Nessas horas, lista curta: o que só você pode fazer, o que outra pessoa pode e o que pode não ser feito.',
      'Qual tarefa desta semana pode ser adiada, dividida ou cancelada?',
    ],
    saude: [
      'Sintoma se avalia em consulta; aqui não dá, e eu não faria isso. O que dá: organizar o que você sente, desde quando e o que piora, para chegar lá com tudo escrito. Se houver piora forte, procure atendimento hoje.',
      'Esperar resultado é um tipo de esforço. Ajuda ter hora marcada para pensar no assunto e, fora dela, ocupar as mãos. O medo é compreensível; as conclusões ficam para quem examina.',
      'O que já foi visto por um profissional e o que ainda falta ver?',
    ],
    alegria: [
      'Bom. Vale entender por que deu certo, porque o que se entende se repete. Anote o que você fez, quem ajudou e o que foi sorte.',
      'Isso conta. A tendência é passar direto para a próxima pendência; sugiro parar um minuto e dar o devido crédito a quem fez acontecer, começando por você.',
      'O que você fez de diferente desta vez?',
    ],
    saudacao: [
      'Oi. Bom ter você aqui. Pode ir direto ao assunto ou começar pelo que incomoda mais; a gente organiza no caminho.',
      'Olá. Sem formalidade: diga o que trouxe você, em uma frase, e partimos daí.',
      'O que você quer resolver, entender ou só desabafar hoje?',
    ],
    humano: [
      'Não. Sou uma inteligência artificial, não uma pessoa, e não sou psicóloga. Sirvo para organizar ideias e fazer boas perguntas; não substituo profissional nem gente de confiança.',
      'Resposta curta: sou uma IA. Ninguém digita do outro lado. O que você leva daqui vale pelo que fizer sentido para você.',
      'O que muda para você saber disso?',
    ],
    sigilo: [
      'Fatos: as mensagens ficam guardadas com criptografia na sua conta; você pode apagar conversas; o texto é processado por uma inteligência artificial para gerar a resposta. Sigilo absoluto eu não prometo. Os detalhes estão na Política de privacidade.',
      'O que, especificamente, preocupa você nisso?',
    ],
    diagnostico: [
      'Não dou diagnóstico: sou uma IA, e isso exige profissional e avaliação de verdade. Posso ajudar a montar um registro útil para a consulta: o que sente, há quanto tempo, com que frequência e o que isso atrapalha.',
      'O que você tem notado, há quanto tempo e com que frequência?',
    ],
    laudo: [
      'Registrado. O nome veio de quem avaliou você, e não cabe a mim confirmar nem discutir. O que dá para fazer aqui: olhar como isso aparece na rotina e o que ajuda.',
      'Obrigada por dizer sem rodeio. Diagnóstico orienta tratamento; não define competência nem valor. Tratamento é assunto para quem acompanha você, rotina pode ser assunto nosso.',
      'Em que hora do dia isso mais interfere?',
    ],
    remedio: [
      'Remédio é com quem prescreve: não oriento início, troca, dose nem parada. Se surgiu efeito ruim ou dúvida, ligue para o serviço que receitou, ainda hoje se puder. Aqui dá para preparar essa conversa.',
      'Qual é a dúvida principal que você levaria a quem receitou?',
    ],
    profissional: [
      'Boa decisão. Caminhos: UBS do bairro, CAPS, clínica-escola de psicologia (baixo custo ou gratuita) ou profissional particular com registro no conselho. Primeiro passo: um telefonema, dez minutos.',
      'Qual desses caminhos é mais viável para você esta semana?',
    ],
    conselho: [
      'Decidir por você eu não decido, mas organizo. Três passos: escreva as opções, marque o custo de cada uma e escolha a que ainda parece boa depois de uma noite de sono. Se houver prazo, o prazo manda.',
      'Sugestão direta: comece pelo passo que dá para desfazer. Erros reversíveis são baratos. Deixe os irreversíveis para quando houver mais informação.',
      'Quais são as opções que você enxerga hoje?',
    ],
    agradecimento: [
      'Que bom que serviu. O trabalho foi seu; eu só ajudei a pôr em ordem.',
      'Qual é o próximo passo que faz sentido para você?',
    ],
    despedida: ['Combinado. Ficou bom por hoje.'],
    curta: [
      'Certo. Resposta curta, sem problema. Posso seguir com perguntas simples até aparecer o ponto que importa.',
      'Ok. Uma palavra já elimina algumas hipóteses. Vamos à próxima, sem pressa.',
      'Quando isso aconteceu pela última vez?',
    ],
    perdido: [
      'Não entendi, e prefiro dizer logo. Sou a demonstração: trabalho com um repertório fixo de assuntos. Reformule em uma frase com sujeito e verbo, e tento de novo.',
      'Isso está além desta demonstração. Ela identifica temas comuns, como trabalho, sono e família, e fora deles não tem base para responder.',
      'Pode dar um exemplo do que quis dizer?',
    ],
    geral: [
      'Pode haver mais de uma coisa aí. Organizar ajuda: o que aconteceu, o que você sentiu e o que quer que mude. Não precisa responder a tudo de uma vez.',
      'Ainda falta contexto para eu ser útil, e tudo bem. Um exemplo concreto, com dia e lugar, diz mais do que uma explicação completa.',
      'Isso acrescenta um dado. Vale separar em duas colunas: o que aconteceu de fato e o que você concluiu depois. A segunda costuma ser mais longa do que parece.',
      'Reparo em uma coisa: você descreve o efeito com clareza e a causa nem tanto. Não é falha, é informação. Dá para investigar uma por vez.',
      'Qual foi o episódio mais recente disso?',
      'O que mudaria na sua semana se isso melhorasse dez por cento?',
      'Quando foi a última vez que isso correu melhor, e o que havia de diferente?',
      'Qual é a informação que falta para você decidir?',
    ],
  },
}
