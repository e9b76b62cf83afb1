import type { ChatMessage, NotesRead } from '#domain/chat/conversation.ts'
import type { ExportSource } from '#server/features/privacy/export-data.ts'
import { notebookData } from './export-pages.ts'

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
