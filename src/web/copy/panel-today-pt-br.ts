import type { MissingForPublic } from '#domain/api/panel.ts'
import type { AttentionItem, AttentionKind } from '#domain/panel/attention.ts'
import type { PanelArea } from '#domain/panel/roles.ts'

/** `area` where the panel can do something about it, else what is done at the server. */
type AttentionWords = Place & { says: (item: AttentionItem) => string }
type Place = { area: PanelArea; command?: undefined } | { area?: undefined; command: string }

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
    } satisfies Record<MissingForPublic, Place & { says: string }> as Record<
      MissingForPublic,
      Place & { says: string }
    >,
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
  notRehearsed: 'nunca ensaiado pelo servidor',
  database: (size: string, isPrivate: boolean) =>
    `${size}, ${isPrivate ? 'neste servidor' : 'em DATABASE_URL'}`,
  diskFree: (share: number) => `${Math.floor(share * 100)} % livre`,
}

/** The sentence of 'Hoje' for each thing, and what can be done: in an area of the panel, or at the server. */
export const attentionCopy = {
  'server-silent': { says: () => 'O servidor não responde.', command: 'npm start' },
  'restart-needed': {
    says: () => 'O servidor ainda é uma versão anterior.',
    command: 'reiniciar o servidor',
  },
  'disk-full': {
    says: () => 'O disco do banco está cheio: nada novo é guardado. O que há está seguro.',
    command: 'liberar espaço em disco',
  },
  unreadable: {
    says: ({ count }) => `Valores guardados que não se abrem, em 7 dias: ${count}.`,
    command: 'npm run keys -- mend',
  },
  'no-database': { says: () => 'O servidor não alcança o banco.', command: 'ver o log' },
  'replies-fail': { says: () => 'Muitas respostas falharam hoje e ontem.', area: 'ajustes' },
  budget: {
    says: ({ count }) => `Os modelos já custaram ${count} % do orçamento do mês ou mais. Nada para por isso.`,
    command: 'npm run situacao',
  },
  unmapped: { says: ({ count }) => `Produtos vendidos sem plano: ${count}.`, area: 'vendas' },
  'deliveries-failed': {
    says: ({ count }) => `Entregas de vendas que falharam: ${count}.`,
    area: 'vendas',
  },
  'deliveries-wait': { says: ({ count }) => `Vendas que esperam: ${count}.`, area: 'vendas' },
  'deliveries-unread': {
    says: ({ count }) => `Entregas de vendas em formato desconhecido: ${count}.`,
    area: 'vendas',
  },
  'deliveries-refused': {
    says: ({ count }) => `Entregas de vendas sem permissão: ${count}.`,
    area: 'vendas',
  },
  contested: { says: ({ count }) => `Compras para olhar: ${count}.`, area: 'vendas' },
  'requests-wait': {
    says: ({ count }) => `Pedidos de desistência ou cancelamento que esperam: ${count}.`,
    area: 'vendas',
  },
  'no-responsible': {
    says: () => 'Falta dizer quem responde pelos dados das pessoas.',
    command: 'definir CONTROLADOR, ENCARREGADO e CONTATO',
  },
  'mail-waits': { says: ({ count }) => `Um e-mail espera há ${count} min.`, area: 'ajustes' },
  'no-mail-server': {
    says: () => 'Nenhum e-mail sai: não há servidor de e-mail (SMTP_URL).',
    command: 'definir SMTP_URL',
  },
  'mails-fail': {
    says: ({ count }) => `Envios de e-mail que falharam ontem e hoje: ${count}.`,
    area: 'ajustes',
  },
  'mails-given-up': {
    says: ({ count }) => `E-mails de que se desistiu em 7 dias: ${count}.`,
    area: 'ajustes',
  },
  'no-backup': { says: () => 'Nenhum backup foi guardado.', command: 'npm run backup -- save PASTA' },
  'old-backup': {
    says: () => 'O último backup tem mais de um dia.',
    command: 'npm run backup -- save PASTA',
  },
  'rotation-unfinished': {
    says: () => 'A troca da chave mestra não terminou.',
    command: 'npm run keys -- rotate',
  },
  'other-master-key': {
    says: () => 'A chave mestra desta máquina não abre as contagens.',
    command: 'ver DATA_DIR/keys',
  },
  'audit-log-end': {
    says: () => 'O arquivo registro-fim.json está danificado.',
    command: 'npm run operadores -- registro --conferir, depois apagar o arquivo',
  },
  'disk-nearly-full': {
    says: ({ count }) => `O disco está quase cheio: ${count} % livre.`,
    command: 'liberar espaço em disco',
  },
  'service-fails': { says: ({ name }) => `O serviço ${name} não responde.`, area: 'ajustes' },
  'service-filters': {
    says: ({ name }) => `O serviço ${name} recusa conversas sobre dor.`,
    command: 'pedir ao provedor um filtro mais brando, ou trocar de serviço',
  },
  'copy-failed': {
    says: ({ name }) => `A cópia da noite falhou: ${name}`,
    command: 'npm run backup -- nightly',
  },
  'small-context': { says: ({ name }) => name, area: 'ajustes' },
} satisfies Record<AttentionKind, AttentionWords> as Record<AttentionKind, AttentionWords>
