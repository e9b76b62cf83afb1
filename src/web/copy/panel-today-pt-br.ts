import type { MissingForPublic } from '#domain/api/panel.ts'
import type { PanelArea } from '#domain/panel/roles.ts'

/** `area` where the panel can do something about it, else what is done at the server. */
type Missing = { says: string; area?: PanelArea; command?: string }

export const todayCopy = {
  attention: 'Precisa de atenção',
  allWell: 'Nada precisa de atenção.',
  missing: {
    heading: 'Antes de abrir ao público',
    lead: 'O que ainda falta. Cada linha some quando estiver feita.',
    items: {
      correio: {
        says: 'Um servidor de e-mail: sem ele nenhum convite sai.',
        command: 'definir SMTP_URL e MAIL_FROM',
      },
      backup: { says: 'Uma primeira cópia de segurança.', command: 'npm run backup -- save PASTA' },
      modelo: {
        says: 'Um modelo de verdade: agora responde a demonstração.',
        command: 'definir OPENAI_API_KEY ou OPENAI_BASE_URL',
      },
      contato: { says: 'Um contato para quem pergunta sobre os próprios dados.', area: 'ajustes' },
      preco: { says: 'O preço do modelo, para saber quanto se gasta.', command: 'definir MODEL_PRICES' },
    } satisfies Record<MissingForPublic, Missing> as Record<MissingForPublic, Missing>,
  },
  state: 'Como está',
  open: (area: string) => `Abrir ${area}`,
  byOther: (area: string) => `Quem tem acesso a ${area} no painel pode resolver.`,
  byServer: 'Quem cuida do servidor pode resolver:',
  lines: {
    server: 'Servidor',
    replies: 'Respostas em 7 dias',
    failures: 'Por que falharam',
    firstWord: 'Primeira palavra',
    model: 'Modelo',
    mails: 'E-mails',
    sales: 'Vendas',
    backup: 'Último backup',
    database: 'Banco de dados',
    disk: 'Disco',
  },
  running: (version: string) => `No ar, versão ${version}`,
  replies: (whole: number, cut: number, filtered: number, failed: number) =>
    [
      `${whole} inteiras`,
      ...(cut ? [`${cut} no limite`] : []),
      ...(filtered ? [`${filtered} filtradas`] : []),
      `${failed} falharam`,
    ].join(', '),
  unknownReplies: 'As contagens não podem ser lidas.',
  failureKinds: {
    'sem-conexao': 'sem conexão com o serviço',
    recusada: 'recusada pelo serviço',
    ocupado: 'serviço ocupado',
    servico: 'erro do serviço',
    lenta: 'lenta demais',
    cortada: 'cortada no meio',
    ilegivel: 'resposta ilegível',
    interna: 'erro interno',
  } as Record<string, string>,
  firstWord: (seconds: number) =>
    `${seconds.toLocaleString('pt-BR', { minimumFractionDigits: 1, maximumFractionDigits: 1 })} s até a resposta começar; metade das mais novas começa antes`,
  noFirstWord: 'Nenhuma resposta desde que o servidor começou.',
  demo: 'Demonstração: nenhum serviço de IA configurado',
  services: { failing: 'não responde', ok: 'responde' },
  remote: 'Serviço configurado',
  mails: (waiting: number, minutes: number) =>
    waiting === 0 ? 'Nenhum esperando' : `${waiting} esperando, o mais antigo há ${minutes} min`,
  noSalesStuck: 'Nada parado',
  unmapped: (total: number) => (total === 1 ? '1 produto sem plano' : `${total} produtos sem plano`),
  contested: (total: number) => (total === 1 ? '1 compra para olhar' : `${total} compras para olhar`),
  noBackup: 'Nenhum foi guardado',
  rehearsed: (moment: string) => `ensaiado em ${moment}`,
  notRehearsed: 'nunca ensaiado',
  database: (size: string, isPrivate: boolean) =>
    `${size}, ${isPrivate ? 'neste servidor' : 'em DATABASE_URL'}`,
  diskFree: (share: number) => `${Math.floor(share * 100)} % livre`,
}
