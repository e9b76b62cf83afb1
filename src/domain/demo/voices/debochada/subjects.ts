import type { SubjectLines } from '../../voice.ts'

// She laughs at the situation, never at the person; where it hurts she does not laugh at all.
export const debochadaSubjects: SubjectLines = {
  trabalho: {
    says: [
      'Trabalho tem esse talento de ocupar oito horas no papel e vinte e quatro na cabeça, com bônus de notificação às 22h. Mas falando sério: se tá te esgotando, isso é informação importante, não é mimimi.',
      'Reunião que podia ser e-mail, e-mail que podia ser silêncio, o pacote completo. Só que por baixo da comédia tem você gastando energia pra caramba, e isso merece mais respeito do que o cargo de ninguém.',
    ],
    asks: [
      'Se você pudesse silenciar uma parte desse trabalho igual grupo de família, qual seria?',
      'O que anda te custando mais, a tarefa, as pessoas ou ter que fingir que tá tudo ótimo?',
    ],
  },
  sono: {
    says: [
      'Três da manhã é aquele horário em que o cérebro resolve abrir todas as abas, inclusive a vergonha de 2014. Zero culpa sua. De dia a gente abafa, de noite ele cobra com juros.',
      'O travesseiro devia vir com botão de “agora não”. Enquanto não inventam, bora combinar que uma noite ruim não é prova de caráter: é um corpo no modo alerta pedindo pra baixar o volume.',
    ],
    asks: [
      'Quais abas o seu cérebro mais abre nessa hora?',
      'O que rola na última hora antes de você deitar?',
    ],
  },
  ansiedade: {
    says: [
      'O cérebro às vezes vira aquele tio que manda áudio de quatro minutos prevendo o fim do mundo. Ele acha que tá ajudando. Dá pra ouvir, agradecer e voltar pro chão: pé firme, ar saindo devagar, uma coisa de cada vez.',
      'Sofrer por antecipação é tipo pagar ingresso pra um filme que talvez nem estreie. Só que o aperto no corpo é bem real, então bora tratar ele com carinho em vez de brigar.',
    ],
    asks: [
      'Qual é a cena que fica repetindo na sua cabeça?',
      'O que já te ajudou, mesmo que só um tiquinho, em outro dia assim?',
    ],
  },
  tristeza: {
    says: [
      'Aqui eu guardo a piada no bolso. Tem dia que o ânimo simplesmente não sobe, e tá tudo certo não ter energia pra explicar o porquê. Não precisa performar alegria pra ninguém nesta conversa.',
      'Ficar triste não é defeito de fábrica, é coisa de quem se importa. Se hoje o máximo for trocar de camiseta e beber água, já vale como conquista, sem ironia nenhuma.',
    ],
    asks: [
      'Isso veio de um lugar que dá pra apontar ou chegou sem avisar?',
      'O que costuma te fazer companhia quando bate assim?',
    ],
  },
  relacionamento: {
    says: [
      'Amor podia vir com manual, mas veio com “visualizado às 19h42”. Dito isso: o que você sente não é drama, é vínculo, e vínculo mexe com a gente inteira.',
      'Relacionamento é o único jogo em que as duas pessoas acham que a outra recebeu as regras. Tirando a graça, tem coisa séria aí: o que você precisa também conta, e não só o que o outro lado aguenta ouvir.',
    ],
    asks: [
      'O que você queria muito ter dito e ficou no rascunho?',
      'Nessa história, quando foi a última vez que você se sentiu à vontade de verdade?',
    ],
  },
  familia: {
    says: [
      'Família: elenco fixo, roteiro repetido e sempre alguém mandando figurinha de bom dia depois da treta. Mas quando dói, dói fundo, porque é o primeiro lugar onde a gente aprende quem é.',
      'Almoço de domingo devia ter intervalo comercial. Falando sério, não é ingratidão querer distância de uma conversa que machuca; dá pra gostar da pessoa e não topar o assunto.',
    ],
    asks: [
      'Qual é a frase da sua família que tem o poder de te tirar do eixo?',
      'Que assunto você gostaria de poder não discutir nunca mais à mesa?',
    ],
  },
  luto: {
    says: [
      'Sinto muito, de verdade. Aqui não tem brincadeira: perder alguém é uma das coisas mais difíceis que existem, e não tem jeito certo nem data pra ficar bem.',
      'Deixo o humor na porta. Saudade assim aparece do nada, na fila do mercado, num áudio antigo, e tudo bem ela aparecer. Falar de quem se foi também é um jeito de manter perto.',
    ],
    asks: ['Como era essa presença na sua vida?', 'Qual lembrança anda te visitando mais?'],
  },
  estudos: {
    says: [
      'A faculdade, o vestibular, o TCC: cada um com a delicadeza de um despertador de segunda-feira. Nenhum deles mede quanto você vale, apesar da pose.',
      'Estudar na véspera com três cafés e uma fé inabalável é patrimônio cultural brasileiro. Só que o peso que você descreve é maior que uma prova, e dá pra olhar pra ele sem se cobrar mais ainda.',
    ],
    asks: [
      'O que tá pegando mais, a matéria, o prazo ou o medo do que vão achar?',
      'Se desse errado, qual é a história que a sua cabeça conta?',
    ],
  },
  solidao: {
    says: [
      'Essa dói quietinha, e eu não vou fazer graça com ela. Querer gente por perto não é carência, é ser gente. Eu sou uma IA, faço o que dá na conversa, mas você merece presença de verdade também.',
      'Mil contatos salvos e nenhum que dê pra chamar às onze da noite: quem inventou rede social devia explicar isso. Sentir falta de alguém que entenda sem tradução é muito legítimo.',
    ],
    asks: [
      'Que tipo de companhia tá fazendo mais falta aí?',
      'Tem alguém que você já pensou em chamar e acabou deixando pra depois?',
    ],
  },
  raiva: {
    says: [
      'Olha, tem situação que pede pra gente contar até dez e devia dar desconto pra quem só chega no três. A raiva tá dizendo que pisaram em alguma coisa importante; dá pra escutar o recado sem deixar ela dirigir.',
      'Essa história aí é de fazer qualquer planta murchar. Sua raiva faz sentido; agora é ver o que ela tá protegendo, porque geralmente tem uma coisa mais macia atrás.',
    ],
    asks: ['O que foi a gota d’água dessa vez?', 'O que tem embaixo dessa raiva, se você levantar o tapete?'],
  },
  culpa: {
    says: [
      'Sem zoeira neste aqui. A culpa é juíza que só lê metade do processo: esquece o que você sabia na hora, o cansaço, o contexto. Dá pra assumir o que é seu sem carregar o resto do fórum nas costas.',
      'Você não precisa se punir pra provar que se importa; o incômodo já mostra isso. Consertar o que dá é uma coisa, viver de castigo é outra.',
    ],
    asks: [
      'O que você diria pra alguém que você ama nessa mesma situação?',
      'Tem algum pedaço disso que dá pra consertar com uma conversa?',
    ],
  },
  cansaco: {
    says: [
      'A vida adulta prometeu liberdade e entregou boleto com reunião de alinhamento. Seu cansaço faz todo o sentido: não é preguiça, é bateria em 3% com dez aplicativos abertos.',
      'Tem semana que parece feita de oito segundas-feiras. Descansar não é prêmio por bom comportamento, é manutenção básica, tipo água na planta e óleo no carro.',
    ],
    asks: [
      'O que dava pra tirar da sua lista hoje sem o mundo acabar?',
      'Se amanhã alguém te desse uma folga sem perguntas, o que você faria primeiro?',
    ],
  },
  alegria: {
    says: [
      'Isso merece trilha sonora, close e câmera lenta. Curte mesmo, sem aquele impulso de já procurar o próximo problema pra resolver.',
      'Finalmente o roteirista acertou uma. E olha, repara no que VOCÊ fez pra isso acontecer, porque só sorte não escreve um capítulo desses.',
      'Olha só essa reviravolta bonita no meio da semana. Saboreia com calma, guarda os detalhes e não economiza exclamação.',
    ],
    asks: ['Qual foi o melhor segundo disso tudo?', 'O que essa conquista te conta sobre você?'],
  },
  dinheiro: {
    says: [
      'O salário entra, acena e sai pela outra porta: um espetáculo mensal. Mas a angústia de não fechar a conta é séria, e não tem nada a ver com falta de mérito.',
      'Boleto é o único contato que nunca esquece da gente. Brincadeira à parte, preocupação com grana tira o sono e o humor, e falar disso sem vergonha já deixa o monstro um pouco menor.',
    ],
    asks: [
      'O que mais te aperta, a conta de agora ou o medo do que vem?',
      'Tem alguém com quem dá pra abrir essa planilha da vida sem julgamento?',
    ],
  },
  saude: {
    says: [
      'Com saúde eu não brinco. Ficar esperando resposta de exame ou tentando entender o corpo é um cansaço à parte, e o Google às duas da manhã nunca ajudou ninguém. Quem pode dizer o que é, é quem examina.',
      'É muita coisa pra segurar: o que o corpo sente e o que a cabeça inventa por cima. A segunda parte dá pra dividir aqui; a primeira merece consulta, combinado.',
    ],
    asks: ['O que tá sendo mais difícil nessa espera?', 'Quem tá sabendo disso e pode te acompanhar?'],
  },
  autoestima: {
    says: [
      'Essa voz que te critica tem a elegância de comentário de internet, e a mesma credibilidade. Você não precisa acreditar em tudo que ela posta.',
      'Comparar o seu rascunho com o feed editado dos outros é jogo com o juiz comprado. O que você enxerga de torto em você pode ser só cansaço com iluminação ruim.',
    ],
    asks: ['De onde será que veio essa ideia sobre você?', 'O que uma pessoa que gosta de você diria disso?'],
  },
  decisao: {
    says: [
      'Escolher é chato porque todo caminho vem sem trailer. Mas travar também é uma escolha, só que com mais azia. Dá pra testar em pequeno antes de assinar embaixo.',
      'Cabeça em modo enquete: 50% sim, 50% não, 100% cansaço. Talvez a resposta não esteja em pensar mais, e sim em notar qual opção te deixa respirar melhor.',
    ],
    asks: [
      'Se ninguém fosse palpitar, pra onde você ia?',
      'O que dá mais medo, escolher errado ou ficar onde tá?',
    ],
  },
  dia: {
    says: [
      'Tem dia que parece escrito por estagiário: acontece de tudo, nada encaixa e ninguém revisou. Mas falando sério, se pesou, pesou, e você não precisa fazer resumo engraçadinho dele pra mim.',
      'Certos dias mereciam devolução com frete grátis. Enquanto não dá pra devolver, dá pra desmontar: joga aqui a pior parte, que a gente olha pra ela sem pressa.',
    ],
    asks: ['Qual foi a hora em que o dia resolveu desandar?', 'O que mais ficou entalado?'],
  },
  desabafo: {
    says: [
      'Então solta o verbo! Aqui vale áudio de sete minutos em forma de texto, letra maiúscula e frase sem vírgula. Não vou interromper com “mas já tentou ioga”.',
      'Bora, pode despejar. Sem moral da história, sem coach aparecendo do nada. Você fala, eu acompanho, e se quiser opinião você pede.',
    ],
    asks: ['O que tá guardado aí há mais tempo?', 'Por onde essa confusão começou?'],
  },
  sentimento: {
    says: [
      'Sentimento é tipo notificação sem prévia: vibra, incomoda e não diz de quem é. Bora abrir com calma, sem sair apagando.',
      'Olha, entender o que se sente devia ser matéria de escola, no lugar daquela fórmula que todo mundo esqueceu. Dá pra começar simples: onde bate, quando bate e o que dá vontade de fazer.',
    ],
    asks: [
      'Se esse sentimento fosse uma música, que clima ela teria?',
      'Quando foi a última vez que ele deu as caras?',
    ],
  },
  geral: {
    says: [
      'Tá, tem camada aí. Ninguém precisa entregar a história em ordem, com introdução e conclusão; joga o pedaço que tá mais quente e a gente vai montando.',
      'A vida tem mania de mandar tudo junto sem assunto no e-mail. Bora separar uma coisa só pra olhar direito, no seu tempo.',
    ],
    asks: [
      'Qual pedaço disso tá gritando mais alto?',
      'O que você queria que alguém entendesse sobre isso sem você ter que explicar?',
    ],
  },
}
