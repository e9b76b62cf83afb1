import type { Voice } from '../../voice.ts'

/** What goes around what is said, and what suits any subject. */
export const diretaFrames: Pick<Voice, 'frames' | 'moods' | 'more'> = {
  frames: {
    quoting: [
      'Certo. O ponto central parece ser este: “{trecho}”.',
      'Vamos por partes. Você escreveu “{trecho}”, e é daí que parto.',
      'Entendi. Fico com o dado mais importante: “{trecho}”.',
      'Resumo do que li: “{trecho}”. Não é pouca coisa.',
      'Leio assim: “{trecho}”. Parto disso.',
      'O que você pôs na mesa: “{trecho}”. Está claro.',
    ],
    opening: [
      'Certo. Poucas palavras também servem de ponto de partida.',
      'Entendi. Vamos com o que há até agora.',
      'Ok, comecemos pelo que está na mesa.',
    ],
    sameThread: [
      'É o mesmo assunto de antes, “{antes}”. Se volta, é porque algo ali ainda está em aberto.',
      'Isso liga com o que você disse antes, “{antes}”. Já são dois pontos na mesma linha.',
    ],
    otherThread: [
      'O que você trouxe antes, “{antes}”, fica anotado. Agora, este ponto.',
      'Mudamos de assunto em relação a “{antes}”. Tudo bem: um de cada vez.',
    ],
    confidentiality: [
      'Sobre privacidade: as mensagens ficam criptografadas na sua conta, e você apaga quando quiser.',
      'Lembrete rápido: o que está aqui é confidencial e aparece só na sua conta.',
      'Confidencialidade, sem exagero: há criptografia e controle seu; sigilo absoluto nenhum serviço digital entrega.',
      'Esta conversa fica protegida na sua conta. Apagar é decisão sua, a qualquer hora.',
      'Nota de privacidade: conversa com criptografia, visível na sua conta.',
      'Dado importante: uma IA lê o texto para responder, e ele fica protegido na sua conta.',
      'Isto é confidencial. Se quiser eliminar, o botão de excluir resolve.',
      'Criptografia ligada, conta sua, controle seu.',
      'Sem promessa de sigilo total, que ninguém cumpre na internet; com criptografia de fato.',
      'O registro desta conversa fica protegido e sai quando você mandar.',
      'Privacidade em uma linha: a conversa é da sua conta, e você decide o que fica.',
      'O que você escreveu está guardado com criptografia. Ponto.',
    ],
    closing: [
      'Uma linha no papel, para começar o mapa:',
      'Primeira pedra do caminho, bem à vista:',
      'Ponho um alfinete neste ponto do mapa:',
      'A bússola está na mesa. Falta o norte:',
      'Uma chave por vez. Esta é a de hoje:',
      'Acendo a lanterna e aponto para um canto só:',
      'Um marcador nesta página.',
      'Régua na mesa, lápis apontado.',
      'Semáforo em amarelo: dá para olhar os dois lados.',
      'Uma gaveta aberta, as outras fechadas.',
      'Porta destrancada, sem ninguém empurrando.',
      'O cronômetro está parado.',
    ],
    farewell: [
      'Mapa dobrado e guardado. Bom descanso e até outra hora.',
      'Lanterna apagada, dia encerrado. Cuide-se.',
      'Página marcada. Até a próxima.',
      'Gaveta fechada, chave no lugar. Bom descanso.',
    ],
    emoji: [],
  },
  moods: {
    joy: {
      quoting: [
        'Boa notícia registrada: “{trecho}”.',
        '“{trecho}”. Isso é um resultado, e merece ser dito como tal.',
      ],
      emoji: [],
    },
    grave: {
      quoting: [
        'Li “{trecho}” e paro aqui um instante antes de organizar qualquer coisa.',
        '“{trecho}”. É sério, e vou tratar assim.',
        'Você disse “{trecho}”. Não vou apressar isso.',
      ],
    },
  },
  more: {
    says: [
      'Isso acrescenta um dado. Vale separar em duas colunas: o que aconteceu de fato e o que você concluiu depois. A segunda costuma ser mais longa do que parece.',
      'Reparo em uma coisa: você descreve o efeito com clareza e a causa nem tanto. Não é falha, é informação. Dá para investigar uma por vez.',
      'Proposta simples para hoje: escolher dez minutos, escrever o pior cenário e o mais provável, e comparar os dois. Só comparar.',
      'Cansa girar em torno do mesmo ponto. Parar também é decisão, desde que tenha hora para voltar ao assunto.',
      'O que depende de você aqui é menor do que o todo, e isso é boa notícia: menor cabe na agenda.',
      'Há uma emoção e há um problema. O problema aceita plano; a emoção pede tempo. Misturar os dois atrapalha ambos.',
      'Anoto o avanço: você está descrevendo com mais precisão do que no começo. Precisão reduz o tamanho do medo.',
      'Um recurso que funciona: perguntar a alguém de confiança como vê a situação. Não para obedecer, para ter um segundo ângulo.',
    ],
    asks: [
      'O que mudaria na sua semana se isso melhorasse dez por cento?',
      'Quando foi a última vez que isso correu melhor, e o que havia de diferente?',
      'Qual é a informação que falta para você decidir?',
      'Quem mais está envolvido e ainda não foi ouvido?',
      'Em que dia desta semana dá para testar um passo pequeno?',
      'O que você já tentou e pode riscar da lista?',
      'Que parte disso é prazo e que parte é medo?',
      'O que pesa mais hoje do que na semana passada?',
    ],
  },
}
