import { SEARCH_MIN } from '#domain/limits.ts'
import { NOTEBOOK_PARTS } from '#domain/notebook/pages.ts'

export const privacyCopy = {
  search: {
    heading: 'Buscar nas conversas',
    lead: 'O servidor abre as suas conversas só para esta busca e só para você. O que você busca não fica registrado.',
    label: 'Buscar nas suas conversas',
    placeholder: 'Uma palavra, um nome, um assunto...',
    hint: `Escreva pelo menos ${SEARCH_MIN} letras. Acentos e maiúsculas não fazem diferença.`,
    searching: 'Buscando...',
    empty: 'Nada encontrado. Tente outra palavra ou só um pedaço dela.',
    one: '1 conversa encontrada',
    many: (count: number) => `${count} conversas encontradas`,
    more: 'Há outras conversas com essas palavras. Acrescente mais uma palavra para chegar a elas.',
    others: (count: number) => (count === 1 ? 'e em mais 1 mensagem' : `e em mais ${count} mensagens`),
    you: 'Você',
    onlyNotebook: 'Encontrado só no caderno.',
    notebook: 'No caderno',
    parts: NOTEBOOK_PARTS,
    untitled: 'Nova conversa',
    clear: 'Limpar a busca',
  },

  data: {
    heading: 'Seus dados',
    lead: 'O que você escreveu é seu: leve uma cópia ou apague quando quiser.',
    consents: {
      heading: 'O que você aceitou',
      accepted: 'Aceito em',
      version: 'versão',
      withdraw: 'Para retirar o consentimento, exclua a conta: sem ele, não há como gerar respostas.',
      loading: 'Carregando o que você aceitou',
    },
    export: {
      heading: 'Baixar meus dados',
      lead: 'Um arquivo ZIP com a conta, os consentimentos, todas as conversas e o caderno, em páginas para ler e em JSON para outros programas. Quem abrir o arquivo lê tudo: guarde-o num lugar só seu.',
      action: 'Baixar meus dados',
      busy: 'Preparando o arquivo...',
      done: 'Pronto. O arquivo está entre os seus downloads.',
    },
    erase: {
      heading: 'Apagar todas as conversas',
      lead: 'A conta e o caderno continuam. Para apagar uma só, use o menu dela na lista de conversas.',
      action: 'Apagar todas as conversas',
      title: 'Apagar todas as conversas?',
      warning:
        'Elas somem agora, em todos os seus aparelhos, e não há como trazê-las de volta. Se quiser guardar alguma coisa, baixe os seus dados antes.',
      confirm: 'Apagar tudo',
      busy: 'Apagando...',
      keep: 'Não apagar',
      done: 'Todas as conversas foram apagadas.',
    },
  },

  deletion: {
    heading: 'Excluir minha conta',
    lead: 'Você tem 7 dias para mudar de ideia. Depois disso, a chave que abre as suas conversas é destruída e tudo é apagado.',
    action: 'Excluir minha conta',
    title: 'Excluir a sua conta?',
    what: 'Serão apagadas a conta, a senha, as sessões, todas as conversas e o caderno. A sua compra continua registrada, e o plano não é cancelado por aqui.',
    password: 'Sua senha',
    now: 'Apagar agora',
    nowHint: 'Sem os 7 dias para mudar de ideia. Não há como desfazer.',
    confirm: 'Excluir em 7 dias',
    confirmNow: 'Apagar tudo agora',
    busy: 'Um momento...',
    keep: 'Não excluir',
    pendingHeading: 'A sua conta será excluída',
    pending: (when: string) =>
      `Em ${when}, a conta e todas as conversas serão apagadas para sempre. Até lá, tudo continua como está.`,
    cancel: 'Manter minha conta',
    cancelling: 'Cancelando a exclusão...',
    cancelled: 'Que bom. A sua conta continua, com tudo o que há nela.',
    later: 'Continuar assim',
  },

  discreet: {
    refused: 'O modo discreto não foi ligado: o navegador não deixou guardar a escolha.',
    heading: 'Modo discreto',
    lead: 'Para quem divide o aparelho ou o ambiente. Fica guardado neste navegador.',
    toggle: 'Usar o modo discreto',
    whatChanges: 'O que muda',
    what: [
      'A aba do navegador passa a se chamar “Anotações”.',
      'Na lista, as prévias das conversas ficam escondidas, e cada título vira o dia e a hora: “Conversa de terça, 15h”.',
      'No caderno, cada parte fica fechada até você tocar em “Mostrar”.',
      'Aparece o botão “Saída rápida”, que limpa a tela e abre uma página de busca; o botão Voltar não traz o Aconchego de volta. Apertar Esc duas vezes seguidas faz o mesmo.',
    ],
    limits:
      'O modo discreto não apaga o histórico do navegador nem esconde o que você faz de quem controla o aparelho ou a rede.',
  },

  pin: {
    heading: 'PIN para voltar',
    lead: 'Depois de 5 minutos sem uso, o Aconchego pede este PIN antes de mostrar qualquer coisa neste navegador.',
    limits:
      'O PIN afasta olhares, não especialistas: quem souber mexer no navegador, ou tiver a sua senha, passa por ele. Ele não cifra nada e não sai deste aparelho.',
    field: 'PIN de 4 a 8 números',
    repeat: 'Repita o PIN',
    set: 'Usar este PIN',
    change: 'Trocar o PIN',
    remove: 'Tirar o PIN',
    active: 'O PIN está em uso neste navegador.',
    refused: 'O PIN não foi guardado: o navegador não deixou. Por enquanto, nada pede PIN aqui.',
    changeRefused:
      'O PIN não foi trocado: o navegador não deixou guardar o novo. O de antes continua valendo.',
    removed: 'O PIN foi tirado.',
    saved: 'PIN guardado.',
    invalid: 'Use de 4 a 8 números.',
    differ: 'Os dois PINs não são iguais.',
    unavailable: 'Este navegador só oferece o PIN em endereços https.',
  },

  lock: {
    title: 'Anotações',
    heading: 'Digite o seu PIN',
    field: 'PIN',
    open: 'Abrir',
    wrong: 'Não é este PIN.',
    left: (tries: number) => (tries === 1 ? 'Resta 1 tentativa.' : `Restam ${tries} tentativas.`),
    forgot: 'Esqueci o PIN',
    forgotHint: 'Você sai da conta e entra de novo com a senha. Nenhuma conversa se perde.',
  },
} as const
