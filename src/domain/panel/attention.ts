import type { PanelArea } from './roles.ts'

/** `count` is how many, how many minutes or how many per cent; `name` is a service's, an address, or a sentence about it. */
export type AttentionItem = { kind: AttentionKind; count: number; name: string }

/** `command` is what is done at the server; `area` is set where the panel can do something about it, too. */
type AttentionWords = {
  says: (item: Pick<AttentionItem, 'count' | 'name'>) => string
  command: string
  area?: PanelArea
}

const EVENTS = 'npm run compras -- eventos --pendentes'
const SALES = 'npm run compras -- situacao'
const SAVE = 'npm run backup -- save PASTA'

const WORDS = {
  'server-silent': { says: ({ name }) => `O servidor não responde em ${name}.`, command: 'npm start' },
  'restart-needed': {
    says: ({ name }) => `O servidor ainda é a versão ${name}, e não a instalada.`,
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
  'no-database': { says: () => 'O servidor responde, mas não alcança o banco.', command: 'ver o log' },
  'replies-fail': {
    says: () => 'Muitas respostas falham (hoje e ontem).',
    command: 'npm run modelo',
    area: 'ajustes',
  },
  budget: {
    says: ({ count }) =>
      `Os modelos já custaram ${count === 100 ? 'todo o' : 'mais de 80 % do'} MODEL_BUDGET_MONTH deste mês. Nada para por isso.`,
    command: 'aumentar MODEL_BUDGET_MONTH, ou usar um modelo mais barato',
  },
  unmapped: {
    says: ({ count }) => `Produtos vendidos sem plano: ${count}.`,
    command: SALES,
    area: 'vendas',
  },
  'deliveries-wait': {
    says: ({ count }) => `Vendas que esperam: ${count}.`,
    command: 'npm run compras -- reprocessar',
    area: 'vendas',
  },
  'deliveries-failed': {
    says: ({ count }) => `Entregas de vendas que falharam: ${count}.`,
    command: 'npm run compras -- reprocessar',
    area: 'vendas',
  },
  'deliveries-unread': {
    says: ({ count }) => `Entregas de vendas em formato desconhecido (ilegivel): ${count}.`,
    command: EVENTS,
    area: 'vendas',
  },
  'deliveries-refused': {
    says: ({ count }) => `Entregas de vendas sem permissão (sem_permissao): ${count}.`,
    command: EVENTS,
    area: 'vendas',
  },
  contested: { says: ({ count }) => `Compras para olhar: ${count}.`, command: SALES, area: 'vendas' },
  'requests-wait': {
    says: ({ count }) => `Pedidos de desistência ou cancelamento que esperam: ${count}.`,
    command: SALES,
    area: 'vendas',
  },
  'mail-waits': {
    says: ({ count }) => `Um e-mail espera há ${count} min.`,
    command: 'ver SMTP_URL e o log',
    area: 'ajustes',
  },
  'no-mail-server': {
    says: () => 'Sem SMTP_URL nenhum e-mail sai: cada um vira um arquivo em DATA_DIR/mail, por um dia.',
    command: 'definir SMTP_URL',
  },
  'no-responsible': {
    says: ({ name }) => `Falta dizer quem responde pelos dados das pessoas: ${name}.`,
    command: 'definir CONTROLADOR, ENCARREGADO e CONTATO',
  },
  'mails-fail': {
    says: ({ count }) => `Envios de e-mail que falharam ontem e hoje: ${count}.`,
    command: 'ver SMTP_URL e o log',
    area: 'ajustes',
  },
  'mails-given-up': {
    says: ({ count }) => `E-mails de que se desistiu em 7 dias: ${count}.`,
    command: 'ver o log',
    area: 'ajustes',
  },
  'no-backup': { says: () => 'Nenhum backup foi guardado.', command: SAVE },
  'old-backup': { says: () => 'O último backup tem mais de um dia.', command: SAVE },
  'rotation-unfinished': {
    says: () => 'A troca da chave mestra não terminou.',
    command: 'npm run keys -- rotate',
  },
  'other-master-key': {
    says: () => 'A chave mestra desta máquina não abre as contagens.',
    command: 'ver DATA_DIR/keys',
  },
  'audit-log-end': {
    says: () => 'O arquivo registro-fim.json em DATA_DIR está danificado.',
    command: 'npm run operadores -- registro --conferir, depois apagar o arquivo',
  },
  'disk-nearly-full': {
    says: ({ count }) => `O disco de DATA_DIR está quase cheio: ${count} % livre.`,
    command: 'liberar espaço em disco',
  },
  'service-fails': {
    says: ({ name }) => `O serviço ${name} não responde.`,
    command: 'npm run modelo',
    area: 'ajustes',
  },
  'service-filters': {
    says: ({ name }) => `O serviço ${name} recusa conversas sobre dor.`,
    command: 'pedir ao provedor um filtro mais brando, ou trocar de serviço',
  },
  'small-context': { says: ({ name }) => name, command: 'npm run modelo', area: 'ajustes' },
  'copy-failed': {
    says: ({ name }) => `A cópia da noite falhou: ${name}`,
    command: 'npm run backup -- nightly',
  },
} satisfies Record<string, AttentionWords>

export type AttentionKind = keyof typeof WORDS

/** What may need somebody: the same list for `npm run situacao`, mails to owners and the screen 'Hoje'. */
export const ATTENTION: Record<AttentionKind, AttentionWords> = WORDS
