import { MESSAGE_UNREADABLE } from '#domain/browser-errors.ts'
import type { ChatMessage, Conversation, NotesRead } from '#domain/chat/conversation.ts'
import { readNotesWords } from '#domain/notebook/notes-section.ts'
import { PERSONA_BY_KEY } from '#domain/personas/personas.ts'
import { isEmptyNotebook } from '#server/features/notebook/parts.ts'
import { escapeHtml } from '#server/platform/mail/compose-mail.ts'
import { NOTEBOOK_PAGE } from './export-notebook.ts'
import { beginPage, END_OF_PAGE, when } from './export-page.ts'
import type { ExportSource } from './export-source.ts'

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

/** One conversation, to be read from top to bottom. */
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
