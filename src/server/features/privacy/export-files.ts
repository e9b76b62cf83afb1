import { MESSAGE_UNREADABLE } from '#domain/browser-errors.ts'
import type { ChatMessage, Conversation, NotesRead } from '#domain/chat/conversation.ts'
import { readNotesWords } from '#domain/notebook/notes-section.ts'
import { NOTEBOOK_PARTS, type NotebookPart, PLAN_STEP_TEXTS, PLAN_STEPS } from '#domain/notebook/pages.ts'
import { PERSONA_BY_KEY } from '#domain/personas/personas.ts'
import { brasiliaMoment } from '#domain/text/brasilia-time.ts'
import { isBlank } from '#domain/text/is-blank.ts'
import {
  isEmptyNotebook,
  LIST_KEYS,
  LISTS,
  type NotebookEntry,
  type WholeNotebook,
} from '#server/features/notebook/parts.ts'
import { escapeHtml } from '#server/platform/mail/compose-mail.ts'
import type { ExportSource } from './export-data.ts'

const beginPage = (title: string): string => `<!doctype html>
<html lang="pt-BR"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer"><title>${title}</title><style>${EXPORT_STYLE}</style></head><body><main>
`

const END_OF_PAGE = '</main></body></html>\n'

export const when = (date: Date | string): string => brasiliaMoment(new Date(date))

/** The look of the exported pages: ours, without anything to load. */
const EXPORT_STYLE = `
:root{color-scheme:light dark;--paper:light-dark(#fbf6f0,#1b161e);--ink:light-dark(#2e2433,#f3ecf2);--soft:light-dark(#675b6c,#b7a9b8);--line:light-dark(#e9dfd6,#3a3040);--accent:light-dark(#7a4e7e,#d3a6d3);--bubble:light-dark(#f1e4f0,#3a2a3c)}
body{margin:0;background:var(--paper);color:var(--ink);font:1.0625rem/1.6 ui-sans-serif,system-ui,sans-serif}
main{max-width:46rem;margin:0 auto;padding:2rem 1.25rem;overflow-wrap:anywhere}
h1,h2{font-family:Georgia,serif;font-weight:500;line-height:1.25}
a{color:var(--accent)}small,dt{color:var(--soft)}dl{display:grid;grid-template-columns:auto 1fr;gap:.25rem 1.5rem}dd{margin:0}
li{margin:.35rem 0}article{margin:1.25rem 0}article p{white-space:pre-wrap;margin:.25rem 0 0}
header{font-weight:600}header small{font-weight:400}
.user{background:var(--bubble);border:1px solid var(--line);border-radius:20px;padding:.75rem 1.1rem;margin-left:12%}
`
  .trim()
  .replaceAll('\n', '')

export const NOTEBOOK_PAGE = 'caderno.html'
const TO_NOTEBOOK = `<h2>Caderno</h2>
<p><a href="${NOTEBOOK_PAGE}">Notas, como você esteve, plano de segurança e resumos</a></p>
`

/** The first page: the account, what was consented to, and the way to each conversation and to the notebook. */
export async function* indexPage(source: ExportSource): AsyncGenerator<string> {
  const { account, planName, purchases, madeAt, conversations, notebook } = source
  yield beginPage('Seus dados no Aconchego')
  yield `<h1>Seus dados no Aconchego</h1>
<p>Arquivo feito em ${when(madeAt)}. Os horários são os de Brasília. Guarde-o num lugar só seu: quem o abrir lê tudo.</p>
<h2>Conta</h2>
<dl><dt>E-mail</dt><dd>${escapeHtml(account.email)}</dd><dt>Plano</dt><dd>${escapeHtml(planName)}</dd>
<dt>Conta criada em</dt><dd>${when(account.createdAt)}</dd>
<dt>Último acesso</dt><dd>${account.lastLogin ? when(account.lastLogin) : 'não registrado'}</dd>
<dt>Boas-vindas</dt><dd>${account.onboardingFinalizado ? 'terminadas' : 'em andamento'}</dd>
<dt>Sugestões de notas</dt><dd>${account.proposesNotes ? 'ligadas' : 'desligadas'}</dd></dl>
<h2>Consentimentos</h2>
`
  for (const { version, acceptedAt, covers } of account.consents) {
    yield `<p>Versão ${escapeHtml(version)}, aceita em ${when(acceptedAt)}:</p>
<ul>${covers.map((item) => `<li>${escapeHtml(item)}</li>`).join('')}</ul>
`
  }
  if (purchases.length > 0) yield '<h2>Compras</h2>\n'
  for (const { plataforma, compra, cobrancas, fim } of purchases) {
    const paid = cobrancas.map(({ pagaEm }) => pagaEm).filter((at) => at !== null)
    yield `<p>${escapeHtml(plataforma)}, compra ${escapeHtml(compra)}. Pagamentos: ${paid.map(when).join('; ') || 'nenhum'}. Fim do acesso: ${fim ? when(fim) : 'sem data'}.</p>\n`
  }
  yield '<h2>Conversas</h2>\n<ol>\n'
  let isEmpty = true
  for await (const conversation of conversations()) {
    isEmpty = false
    yield `<li value="${conversation.number}"><a href="${pageName(conversation.number)}">${titleOf(conversation)}</a> <small>${when(conversation.timestamp)}</small></li>\n`
  }
  yield `</ol>\n${isEmpty ? '<p>Nenhuma conversa.</p>\n' : ''}${isEmptyNotebook(await notebook()) ? '' : TO_NOTEBOOK}<p>Os mesmos dados, para outros programas, estão em <a href="dados.json">dados.json</a>.</p>\n${END_OF_PAGE}`
}

export async function* conversationPage(
  conversation: Conversation,
  messages: AsyncIterable<ChatMessage>,
): AsyncGenerator<string> {
  const persona = PERSONA_BY_KEY[conversation.style].displayName
  yield beginPage(titleOf(conversation))
  yield `<p><a href="../index.html">Todas as conversas</a></p>
<h1>${titleOf(conversation)}</h1>
<p>Com ${escapeHtml(persona)}, desde ${when(conversation.createdAt)}.</p>
`
  for await (const message of messages) {
    const { role, content, timestamp, status, unreadable, notes, otherVersions = [] } = message
    const who = role === 'user' ? 'Você' : escapeHtml(persona)
    const note = `${STATES[status] ?? ''}${readOf(notes)}`
    yield `<article class="${role}"><header>${who} <small>${when(timestamp)}${note}</small></header><p>${escapeHtml(unreadable ? MESSAGE_UNREADABLE : content)}</p></article>\n`
    for (const { number, asked, answered } of otherVersions) {
      yield `<article class="user"><header>Você <small>versão ${number}, não mostrada</small></header><p>${escapeHtml(asked.content)}</p></article>
<article class="assistant"><header>${escapeHtml(persona)} <small>versão ${number}, não mostrada${readOf(answered.notes)}</small></header><p>${escapeHtml(answered.content)}</p></article>\n`
    }
  }
  yield END_OF_PAGE
}

/** Neutral: a title may say more than a list of files should. */
export const pageName = (number: number): string => `conversas/${String(number).padStart(4, '0')}.html`

const STATES: Partial<Record<ChatMessage['status'], string>> = {
  escrevendo: ' · ainda sendo escrita',
  pausada: ' · em pausa',
  interrompida: ' · interrompida',
  erro: ' · não foi respondida',
}

const readOf = (notes?: NotesRead) => (notes ? ` · ${readNotesWords(notes.total)}` : '')

const titleOf = ({ title }: Conversation): string => escapeHtml(title || 'Nova conversa')

export async function* notebookPage(notebook: WholeNotebook): AsyncGenerator<string> {
  yield beginPage('Caderno')
  yield '<p><a href="index.html">Seus dados</a></p>\n<h1>Caderno</h1>\n'
  for (const part of Object.keys(NOTEBOOK_PARTS) as NotebookPart[]) {
    if (part === 'plano') yield section('Meu plano de segurança', planEntries(notebook))
    else if (part === 'propostas')
      yield section(
        'Linhas sugeridas, ainda sem resposta',
        notebook.proposals.map(({ text }) => entry('Suas palavras', text)),
      )
    else yield section(LISTS[part].title, notebook.lists[part].map(listEntry))
  }
  yield END_OF_PAGE
}

/** The same for other programs, by the names of the parts: `comoEstou`. */
function notebookData({ lists, plan, proposals }: WholeNotebook) {
  const named = LIST_KEYS.map((part) => [
    part.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase()),
    lists[part].map(({ id, createdAt, unreadable, data }) => ({ id, ...data(), createdAt, unreadable })),
  ])
  return {
    ...Object.fromEntries(named),
    planoDeSeguranca: plan && { passos: plan.steps, atualizadoEm: plan.updatedAt },
    linhasSugeridas: proposals.map(({ id, conversationId, text }) => ({
      id,
      conversa: conversationId,
      texto: text,
    })),
  }
}

function planEntries({ plan }: WholeNotebook): string[] {
  if (!plan) return []
  return PLAN_STEPS.filter((step) => !isBlank(plan.steps[step])).map((step) =>
    entry(PLAN_STEP_TEXTS[step].title, plan.steps[step]),
  )
}

function section(title: string, entries: readonly string[]): string {
  const content = entries.length === 0 ? '<p>Nada guardado.</p>\n' : entries.join('')
  return `<h2>${escapeHtml(title)}</h2>\n${content}`
}

function listEntry({ unreadable, heading, body }: NotebookEntry): string {
  const written = unreadable ? MESSAGE_UNREADABLE : body()
  if (typeof written === 'string') return entry(heading(), written)
  const steps = written.map(({ title, text }) => `<h3>${escapeHtml(title)}</h3><p>${escapeHtml(text)}</p>`)
  return `<article><header>${escapeHtml(heading())}</header>${steps.join('')}</article>\n`
}

const entry = (heading: string, text: string): string =>
  `<article><header>${escapeHtml(heading)}</header><p>${escapeHtml(text)}</p></article>\n`

export async function* exportJson(source: ExportSource): AsyncGenerator<string> {
  const { account, purchases: compras, tokens, madeAt, conversations, messages, notebook } = source
  const { consents, ...conta } = account
  const consentimentos = consents.map(({ version, acceptedAt, covers }) => ({
    versao: version,
    aceitoEm: acceptedAt,
    abrange: covers,
  }))
  const uso = tokens.map(({ day, input, output, cached, estimated }) => ({
    dia: day,
    entrada: input,
    saida: output,
    emCache: cached,
    estimados: estimated,
  }))
  const head = JSON.stringify(
    { produto: 'Aconchego', geradoEm: madeAt, conta, consentimentos, compras, uso },
    null,
    2,
  )
  yield `${head.slice(0, -2)},\n  "conversas": [`
  let first = true
  for await (const conversation of conversations()) {
    yield `${first ? '' : ','}\n    ${JSON.stringify(conversation).slice(0, -1)},"mensagens":[`
    first = false
    let firstMessage = true
    for await (const message of messages(conversation.id)) {
      yield `${firstMessage ? '' : ','}\n      ${JSON.stringify(messageData(message))}`
      firstMessage = false
    }
    yield ']}'
  }
  yield `\n  ],\n  "caderno": ${JSON.stringify(notebookData(await notebook()))}\n}\n`
}

function messageData(message: ChatMessage) {
  const { id, seq, role, content, status, timestamp, onboarding, nivel, unreadable, versions, notes } =
    message
  const others = message.otherVersions?.map(({ number, reason, asked, answered }) => ({
    numero: number,
    motivo: reason,
    mensagem: asked.content,
    resposta: answered.content,
    status: answered.status,
    notasLidas: notesData(answered.notes),
  }))
  const versoes = others && { mostrada: versions?.number, outras: others }
  const notasLidas = notesData(notes)
  return { id, seq, role, content, status, timestamp, onboarding, nivel, unreadable, versoes, notasLidas }
}

/** Ids as in `caderno`, of the newest. */
const notesData = (notes?: NotesRead) => notes && { quantas: notes.total, ids: notes.ids }
