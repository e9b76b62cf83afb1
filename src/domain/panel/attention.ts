import type { PanelArea } from './roles.ts'

/** `count` is how many, how many minutes or how many per cent; `name` is a service's, an address, or a sentence about it. */
export type AttentionItem = { kind: AttentionKind; count: number; name: string }

/** `{count}` and `{name}` are the item's, `{share}` a budget's; the command is for the server, the area is one of the panel. */
type Words = [sentence: string, command: string, area?: PanelArea]

const EVENTS = 'npm run compras -- eventos --pendentes'
const SALES = 'npm run compras -- situacao'
const SAVE = 'npm run backup -- save PASTA'

const WORDS = {
  'server-silent': ['O servidor não responde em {name}.', 'npm start'],
  'restart-needed': ['O servidor ainda é a versão {name}, e não a instalada.', 'reiniciar o servidor'],
  'disk-full': [
    'O disco do banco está cheio: nada novo é guardado. O que há está seguro.',
    'liberar espaço em disco',
  ],
  unreadable: ['Valores guardados que não se abrem, em 7 dias: {count}.', 'ver o log (value-unreadable)'],
  'no-database': ['O servidor responde, mas não alcança o banco.', 'ver o log'],
  'replies-fail': ['Muitas respostas falham (hoje e ontem).', 'npm run modelo', 'ajustes'],
  budget: [
    'Os modelos já custaram {share} MODEL_BUDGET_MONTH deste mês. Nada para por isso.',
    'aumentar MODEL_BUDGET_MONTH, ou usar um modelo mais barato',
  ],
  unmapped: ['Produtos vendidos sem plano: {count}.', SALES, 'vendas'],
  'deliveries-wait': ['Vendas que esperam: {count}.', 'npm run compras -- reprocessar', 'vendas'],
  'deliveries-failed': [
    'Entregas de vendas que falharam: {count}.',
    'npm run compras -- reprocessar',
    'vendas',
  ],
  'deliveries-unread': ['Entregas de vendas em formato desconhecido (ilegivel): {count}.', EVENTS, 'vendas'],
  'deliveries-refused': ['Entregas de vendas sem permissão (sem_permissao): {count}.', EVENTS, 'vendas'],
  contested: ['Compras para olhar: {count}.', SALES, 'vendas'],
  'requests-wait': ['Pedidos de desistência ou cancelamento que esperam: {count}.', SALES, 'vendas'],
  'mail-waits': ['Um e-mail espera há {count} min.', 'ver SMTP_URL e o log', 'ajustes'],
  'no-mail-server': [
    'Sem SMTP_URL nenhum e-mail sai: cada um vira um arquivo em DATA_DIR/mail, por um dia.',
    'definir SMTP_URL',
  ],
  'no-responsible': [
    'Falta dizer quem responde pelos dados das pessoas: {name}.',
    'definir CONTROLADOR, ENCARREGADO e CONTATO',
  ],
  'mails-fail': ['Envios de e-mail que falharam ontem e hoje: {count}.', 'ver SMTP_URL e o log', 'ajustes'],
  'mails-given-up': ['E-mails de que se desistiu em 7 dias: {count}.', 'ver o log', 'ajustes'],
  'no-backup': ['Nenhum backup foi guardado.', SAVE],
  'old-backup': ['O último backup tem mais de um dia.', SAVE],
  'rotation-unfinished': ['A troca da chave mestra não terminou.', 'npm run keys -- rotate'],
  'other-master-key': ['A chave mestra desta máquina não abre as contagens.', 'ver DATA_DIR/keys'],
  'audit-log-end': [
    'O arquivo registro-fim.json em DATA_DIR está danificado.',
    'npm run operadores -- registro --conferir, depois apagar o arquivo',
  ],
  'disk-nearly-full': ['O disco de DATA_DIR está quase cheio: {count} % livre.', 'liberar espaço em disco'],
  'service-fails': ['O serviço {name} não responde.', 'npm run modelo', 'ajustes'],
  'service-filters': [
    'O serviço {name} recusa conversas sobre dor.',
    'pedir ao provedor um filtro mais brando, ou trocar de serviço',
  ],
  'small-context': ['{name}', 'npm run modelo', 'ajustes'],
  'copy-failed': ['A cópia da noite falhou: {name}', 'npm run backup -- nightly'],
} satisfies Record<string, Words>

export type AttentionKind = keyof typeof WORDS

/** What may need somebody: the same words for `npm run situacao`, mails to owners and the screen 'Hoje'. */
export function attentionWords({ kind, count, name }: AttentionItem) {
  const [sentence, command, area]: Words = WORDS[kind]
  const share = count === 100 ? 'todo o' : 'mais de 80 % do'
  const says = sentence
    .replace('{share}', share)
    .replace('{count}', String(count))
    .replace('{name}', () => name)
  return { says, command, area }
}
