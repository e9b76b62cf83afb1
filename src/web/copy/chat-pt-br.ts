import { MESSAGE_MAX } from '#domain/limits.ts'

/** '4.000', without Intl (see dates-pt-br.ts). */
const withDots = (count: number) => String(count).replace(/\B(?=(\d{3})+$)/g, '.')

/** Every word of the chat, by part of the screen. The sentences of failures are in domain/errors.ts. */
export const chatCopy = {
  title: 'Conversa',
  ai: 'Inteligência artificial',
  demo: 'Modo demonstração',
  account: 'Sua conta',
  skip: 'Pular para a mensagem',

  help: { before: 'Preciso de ', word: 'ajuda', after: ' agora' },

  sidebar: {
    label: 'Conversas',
    open: 'Abrir menu',
    close: 'Fechar menu',
    create: 'Nova conversa',
    search: 'Buscar nas conversas',
    endSearch: 'Voltar às conversas',
    shortcuts: 'Atalhos de teclado',
    pages: 'Outras páginas',
    pinned: 'Fixadas',
    loading: 'Carregando as conversas',
    empty: 'Suas conversas vão aparecer aqui.',
    failed: 'Não conseguimos carregar as conversas.',
  },

  conversation: {
    untitled: 'Nova conversa',
    discreet: (when: string) => `Conversa de ${when}`,
    options: 'Opções da conversa',
    renameFailed: 'Não conseguimos guardar o novo título. Tente de novo.',
    createFailed: 'Não conseguimos abrir uma nova conversa. Verifique a conexão e tente de novo.',
    notFoundHeading: 'Esta conversa não está aqui',
    notFoundLead: 'Ela pode ter sido excluída, ou o endereço veio incompleto.',
    notFoundAction: 'Voltar para o início',
  },

  persona: {
    change: 'Mudar o estilo',
    changeMenu: 'Estilo desta conversa',
    changed: (name: string) => `A partir de agora: ${name}.`,
    changeFailed: 'Não conseguimos mudar o estilo. Tente de novo.',
  },

  empty: {
    heading: 'Como posso te ajudar hoje?',
    openersLabel: 'Para começar',
    openers: ['Hoje foi um dia difícil', 'Quero entender um sentimento', 'Só preciso desabafar'],
  },

  messages: {
    label: 'Mensagens',
    more: 'Mais',
    selectText: 'Selecionar o texto',
    edit: 'Editar mensagem',
    remove: 'Apagar mensagem',
    you: 'Você',
    writing: 'Escrevendo',
    thinking: 'Ainda pensando…',
    waiting: 'Esperando o resto da resposta',
    complete: 'Resposta completa',
    toEnd: 'Ir para o fim',
    loading: 'Carregando as mensagens',
    loadingMore: { earlier: 'Carregando mensagens anteriores', later: 'Carregando as mensagens seguintes' },
    notPrinted: 'Há mensagens que não estão nesta impressão.',
    failed: 'Não conseguimos carregar as mensagens.',
    sending: 'Enviando...',
    waitsFor: {
      connection: 'Será enviada quando a conexão voltar',
      server: 'Será enviada assim que conseguirmos guardar',
      session: 'Será enviada quando você entrar de novo',
      reply: 'Será enviada quando a resposta terminar',
    },
    image: (words: string) => (words ? `Imagem: ${words}` : 'Imagem'),
    table: 'Tabela',
    taskDone: 'Feito',
    taskOpen: 'Por fazer',
  },

  reply: {
    pause: 'Pausar',
    paused: 'Resposta em pausa',
    goOn: 'Continuar',
    endHere: 'Encerrar aqui',
    resume: 'Continuar de onde parou',
    interrupted: 'A resposta foi interrompida.',
    endedEmpty: 'Você encerrou antes da primeira palavra.',
    retry: 'Tentar novamente',
    tryAgain: 'Tentar de outro jeito',
    copy: 'Copiar resposta',
    copied: 'Copiada',
    listen: 'Ouvir',
    copyFailed: 'O navegador não deixou copiar.',
    failed: 'Não conseguimos fazer isso agora. Tente de novo.',
  },

  composer: {
    placeholder: 'Digite sua mensagem...',
    send: 'Enviar',
    counter: (length: number) => `${withDots(length)} de ${withDots(MESSAGE_MAX)} caracteres`,
    tooLong: (over: number) =>
      over === 1
        ? '1 caractere a mais. Encurte um pouco ou divida em duas mensagens.'
        : `${withDots(over)} caracteres a mais. Encurte um pouco ou divida em duas mensagens.`,
    truth: 'É uma IA: pode errar e não substitui psicólogo.',
    dismiss: 'Fechar aviso',
  },

  onboarding: {
    first: 'Primeiro, vamos terminar de nos conhecer. São só quatro perguntas, e o resto se abre em seguida.',
    back: 'Voltar para a apresentação',
    failed: 'Não conseguimos começar a apresentação.',
  },

  crisis: {
    dismiss: 'Dispensar aviso',
    excuse: 'Foi modo de dizer',
  },
} as const
