import path from 'node:path'
import { parseArgs } from 'node:util'
import { brasiliaIso } from '#domain/text/brasilia-time.ts'
import {
  ERASED_LIST,
  type ErasedList,
  makeNightlyCopy,
  openCopy,
  type Saved,
  saveCopy,
} from '#server/features/backup/copies.ts'
import { rehearseRestore } from '#server/features/backup/rehearse-restore.ts'
import { restoreBackup } from '#server/features/backup/store/backup.ts'
import { copies } from '#server/features/backup/store/last-backup.ts'
import { createAuditLogEnd } from '#server/features/operators/audit-log.ts'
import { operators } from '#server/features/operators/store/operators.ts'
import { type Keep, readBucketPlace, readKeep } from '#server/platform/backup-place.ts'
import { type Command, hasDatabase, Misuse, type Tools } from './run-command.ts'

const USAGE = `Uso: npm run backup -- COMANDO ARQUIVO|PASTA|s3://BUCKET/PREFIXO [OPÇÕES]
  save      guarda todo o banco em ARQUIVO (.gz), ou em PASTA com data e hora no nome, com o servidor em uso
              --manter N|Nd   em PASTA ou s3://: depois, deixa as N cópias mais novas, ou as de N dias
              --para age1… cifra para esta chave pública do age (pode se repetir)
  restore   põe o que está em ARQUIVO, ou na cópia mais nova de s3://, em um banco vazio
              --chave ARQUIVO   a chave do age, se a cópia está cifrada
  rehearse  ensaia: restaura ARQUIVO, ou a cópia mais nova de PASTA, em um banco só para isso, abre o que está
            cifrado, conta o que achou e apaga tudo; no banco em uso só a hora do ensaio é anotada
              --chave ARQUIVO
              --tudo       abre tudo o que está cifrado, não só as mensagens mais novas
  nightly   a cópia da noite (BACKUP_TO, BACKUP_AT), se ainda falta, e uma vez por semana o ensaio; o servidor a faz sozinho
As chaves (DATA_DIR/keys) não vão junto: guarde-as em outro lugar, pois sem elas nada se abre.
save escreve ao lado da cópia contas-apagadas.json (só os números das contas): restore as apaga de novo.`

const OPTIONS = {
  manter: { type: 'string' },
  para: { type: 'string', multiple: true },
  chave: { type: 'string' },
  tudo: { type: 'boolean' },
} as const

type Asked = {
  place: string
  keep: Keep | undefined
  publicKeys: string[]
  keyFile: string | undefined
  everything: boolean
}
type Run = (asked: Asked, tools: Tools) => Promise<void>

const COMMANDS: Readonly<Record<string, { options: readonly string[]; run: Run }>> = {
  save: { options: ['manter', 'para'], run: save },
  restore: { options: ['chave'], run: restore },
  rehearse: { options: ['chave', 'tudo'], run: rehearse },
  nightly: { options: [], run: nightly },
}

export const backupCommand: Command = {
  usage: USAGE,
  misuseCode: 2,
  async act(args, tools) {
    const { run, asked } = readArguments(args)
    await run(asked, tools)
    return []
  },
}

function readArguments(args: string[]): { run: Run; asked: Asked } {
  try {
    const { values, positionals } = parseArgs({ args, options: OPTIONS, allowPositionals: true })
    const [name = '', place = '', ...rest] = positionals
    const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined
    if (!command || (place === '') !== (name === 'nightly') || rest.length > 0)
      throw new Error('not a command')
    if (!Object.keys(values).every((option) => command.options.includes(option)))
      throw new Error('not its option')
    const { manter, para: publicKeys = [], chave: keyFile, tudo: everything = false } = values
    const keep = manter === undefined ? undefined : readKeep(manter)
    const isBucket = place.startsWith('s3://')
    if (keep === null || (isBucket && !readBucketPlace(place)))
      throw new Error('not copies to keep, or not a bucket')
    const where = isBucket ? place : path.resolve(place)
    return { run: command.run, asked: { place: where, keep, publicKeys, keyFile, everything } }
  } catch {
    throw new Misuse()
  }
}

async function save({ place, keep, publicKeys }: Asked, tools: Tools): Promise<void> {
  const sql = await tools.open(IN_USE)
  const saved = await saveCopy(sql, tools.settings(), { place, publicKeys, keep, now: new Date() })
  if (!saved) throw new Error('Outra cópia está sendo feita agora; nada foi alterado.')
  sayWhatWasSaved(saved, tools)
}

function sayWhatWasSaved({ file, removed, warnings }: Saved, { say, warn }: Tools): void {
  say(`Backup guardado em ${file}.`)
  warnings.forEach(warn)
  if (removed > 0) say(removed === 1 ? '1 cópia antiga apagada.' : `${removed} cópias antigas apagadas.`)
}

async function nightly(_: Asked, tools: Tools): Promise<void> {
  const { saved, rehearsed } = await makeNightlyCopy(await tools.open(IN_USE), tools.settings(), untilStopped)
  if (saved) sayWhatWasSaved(saved, tools)
  else tools.say('Nada a fazer: a cópia desta noite já existe, ou está sendo feita.')
  if (rehearsed) tools.say('A cópia foi ensaiada: se restaura e se abre.')
}

async function restore({ place, keyFile }: Asked, { settings, open, say }: Tools): Promise<void> {
  const { file, content, erased } = await openCopy(place, settings(), { keyFile })
  const sql = await open(IN_USE)
  const again = await restoreBackup(sql, content, erased?.contas ?? [])
  say(`Backup restaurado de ${file}.`)
  say(
    'Sessões e links de e-mails terminaram. Valem as senhas da hora da cópia, também as trocadas desde então.',
  )
  say(whatIsErasedAgain(erased, again))
  createAuditLogEnd(settings().dataDir).forget()
  const back = await operators.list(sql)
  if (back.length === 0) return
  say('Ninguém entra no painel com o que valia na cópia. Tire quem não deve voltar, e dê um link aos outros:')
  for (const { nome, email } of back) {
    say(`npm run operadores -- remove ${email}`)
    say(`npm run operadores -- add "${nome}" ${email}`)
  }
}

function whatIsErasedAgain(erased: ErasedList | null, again: number): string {
  if (!erased) return `Sem ${ERASED_LIST} ao lado da cópia: contas apagadas depois dela voltaram.`
  const accounts = again === 1 ? '1 conta apagada desde então' : `${again} contas apagadas desde então`
  return `${accounts}: de novo sem chave, e o resto some quando o servidor começar. ${ERASED_LIST} vai até ${erased.ate}; contas apagadas depois disso voltaram.`
}

async function rehearse({ place, keyFile, everything }: Asked, tools: Tools): Promise<void> {
  const { say } = tools
  const settings = tools.settings()
  const began = Date.now()
  const { file, content } = await openCopy(place, settings, { keyFile, newest: true })
  const found = await untilStopped((signal) => rehearseRestore(settings, content, signal, { everything }))
  // Where only copies are kept there is nothing in use; an older version has no place to note it.
  if (hasDatabase(settings))
    await tools
      .open(IN_USE)
      .then(copies.noteRehearsed)
      .catch(() => {})
  const seconds = ((Date.now() - began) / 1000).toLocaleString('pt-BR', { maximumFractionDigits: 1 })
  say(`${file} se restaura.`)
  say(`Pessoas: ${found.people}; conversas: ${found.conversations}; mensagens: ${found.messages}.`)
  say(`Mensagem mais nova: ${found.lastMessageAt ? brasiliaIso(found.lastMessageAt) : 'nenhuma'}.`)
  say(
    everything
      ? `Com as chaves desta máquina tudo se abre: ${found.opened} mensagens, conversas, cadernos, segredos e contagens.`
      : `Com as chaves desta máquina: todas as chaves pessoais e ${found.opened} mensagens se abrem.`,
  )
  say(`Levou ${seconds} s. O banco do ensaio foi apagado.`)
}

/** As it is. A connection for the lock, one for the copy itself, one for what is noted meanwhile. */
const IN_USE = { migrates: false, connections: 3 }

/** The signal comes when the operator stops the program: what was made is removed first. */
async function untilStopped<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const stopping = new AbortController()
  const stop = () => stopping.abort()
  for (const name of ['SIGINT', 'SIGTERM'] as const) process.on(name, stop)
  try {
    return await work(stopping.signal)
  } finally {
    for (const name of ['SIGINT', 'SIGTERM'] as const) process.off(name, stop)
  }
}
