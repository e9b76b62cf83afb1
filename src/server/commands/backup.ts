import path from 'node:path'
import { parseArgs } from 'node:util'
import { brasiliaIso } from '#domain/text/brasilia-time.ts'
import type { Settings } from '#server/env.ts'
import { openBackupFile, writeBackupFile } from '#server/features/backup/backup-file.ts'
import {
  ERASED_LIST,
  type ErasedList,
  readErasedList,
  writeErasedList,
} from '#server/features/backup/erased-list.ts'
import { copiesIn, copyName, isFolder, removeOldCopies } from '#server/features/backup/kept-copies.ts'
import { rehearseRestore } from '#server/features/backup/rehearse-restore.ts'
import { restoreBackup, saveBackup } from '#server/features/backup/store/backup.ts'
import { noteBackup } from '#server/features/backup/store/last-backup.ts'
import { createAuditLogEnd } from '#server/features/operators/audit-log.ts'
import { operators } from '#server/features/operators/store/operators.ts'
import { erasedAccounts } from '#server/features/privacy/store/erased.ts'
import type { Sql } from '#server/platform/db/database.ts'
import { type Command, Misuse, type Telling } from './run-command.ts'
import { withOpenDatabase } from './with-database.ts'

const USAGE = `Uso: npm run backup -- COMANDO ARQUIVO|PASTA [OPÇÕES]
  save      guarda todo o banco em ARQUIVO (.gz), ou em PASTA com data e hora no nome, com o servidor em uso
              --manter N   em PASTA: depois, apaga as cópias mais antigas e deixa N
              --para age1… cifra para esta chave pública do age (pode se repetir)
  restore   põe o que está em ARQUIVO em um banco vazio
              --chave ARQUIVO   a chave do age, se a cópia está cifrada
  rehearse  ensaia: restaura ARQUIVO, ou a cópia mais nova de PASTA, em um banco só para isso, abre o que está
            cifrado, conta o que achou e apaga tudo; o banco em uso não é tocado
              --chave ARQUIVO
              --tudo       abre tudo o que está cifrado, não só as mensagens mais novas
As chaves (DATA_DIR/keys) não vão junto: guarde-as em outro lugar, pois sem elas nada se abre.
save escreve ao lado da cópia contas-apagadas.json (só os números das contas): restore as apaga de novo.`

const COMMANDS = { save, restore, rehearse }
const OPTIONS = {
  manter: { type: 'string' },
  para: { type: 'string', multiple: true },
  chave: { type: 'string' },
  tudo: { type: 'boolean' },
} as const
const ALLOWED = { save: ['manter', 'para'], restore: ['chave'], rehearse: ['chave', 'tudo'] } as const

type BackupOptions = {
  place: string
  keep: number | undefined
  to: string[]
  keyFile: string | undefined
  everything: boolean
}

async function act(args: string[], readSettings: () => Settings, telling: Telling): Promise<string[]> {
  const { name, asked } = readArguments(args)
  await COMMANDS[name](asked, readSettings, telling)
  return []
}

export const backupCommand: Command = { usage: USAGE, misuseCode: 2, act }

function readArguments(args: string[]): { name: keyof typeof COMMANDS; asked: BackupOptions } {
  try {
    const { values, positionals } = parseArgs({ args, options: OPTIONS, allowPositionals: true })
    const [name = '', place = '', ...rest] = positionals
    if (!isCommand(name) || place === '' || rest.length > 0) throw new Error('not a command')
    const allowed: readonly string[] = ALLOWED[name]
    if (!Object.keys(values).every((option) => allowed.includes(option))) throw new Error('not its option')
    const { manter, para = [], chave, tudo = false } = values
    if (manter !== undefined && !/^[1-9]\d{0,5}$/.test(manter)) throw new Error('not a number of copies')
    const keep = manter === undefined ? undefined : Number(manter)
    return { name, asked: { place: path.resolve(place), keep, to: para, keyFile: chave, everything: tudo } }
  } catch {
    throw new Misuse()
  }
}

function isCommand(name: string): name is keyof typeof COMMANDS {
  return Object.hasOwn(COMMANDS, name)
}

async function save(
  { place, keep, to }: BackupOptions,
  readSettings: () => Settings,
  { say, warn }: Telling,
): Promise<void> {
  if (keep !== undefined && !isFolder(place))
    throw new Error(`--manter: ${place} não é uma pasta que existe.`)
  const now = new Date()
  const file = isFolder(place) ? path.join(place, copyName(now, { encrypted: to.length > 0 })) : place
  await withDatabaseInUse(readSettings(), async (sql) => {
    await writeBackupFile(file, to, (zip) => saveBackup(sql, zip))
    say(`Backup guardado em ${file}.`)
    await listErased(sql, file, now).catch((error) =>
      warn(`Aviso: ${ERASED_LIST} não foi escrito. ${error.message}`),
    )
    await noteBackup(sql).catch(() =>
      warn('Aviso: a hora do backup não pôde ser anotada no banco (falta atualizá-lo?).'),
    )
  })
  if (keep === undefined) return
  const removed = removeOldCopies(place, { keep, written: file, now })
  if (removed > 0) say(removed === 1 ? '1 cópia antiga apagada.' : `${removed} cópias antigas apagadas.`)
}

async function restore({ place, keyFile }: BackupOptions, readSettings: () => Settings, { say }: Telling) {
  const erased = readErasedList(place)
  const content = await openBackupFile(place, keyFile)
  const settings = readSettings()
  await withDatabaseInUse(settings, async (sql) => {
    const again = await restoreBackup(sql, content, erased?.contas ?? [])
    say(`Backup restaurado de ${place}.`)
    say(
      'Sessões e links de e-mails terminaram. Valem as senhas da hora da cópia, também as trocadas desde então.',
    )
    say(whatIsErasedAgain(erased, again))
    createAuditLogEnd(settings.dataDir).forget()
    const back = await operators.list(sql)
    if (back.length === 0) return
    say(
      'Ninguém entra no painel com o que valia na cópia. Tire quem não deve voltar, e dê um link aos outros:',
    )
    for (const { nome, email } of back) {
      say(`npm run operadores -- remove ${email}`)
      say(`npm run operadores -- add "${nome}" ${email}`)
    }
  })
}

function whatIsErasedAgain(erased: ErasedList | null, again: number): string {
  if (!erased) return `Sem ${ERASED_LIST} ao lado da cópia: contas apagadas depois dela voltaram.`
  const accounts = again === 1 ? '1 conta apagada desde então' : `${again} contas apagadas desde então`
  return `${accounts}: de novo sem chave, e o resto some quando o servidor começar. ${ERASED_LIST} vai até ${erased.ate}; contas apagadas depois disso voltaram.`
}

async function listErased(sql: Sql, copy: string, now: Date): Promise<void> {
  writeErasedList(copy, await erasedAccounts.all(sql), now)
}

async function rehearse(
  { place, keyFile, everything }: BackupOptions,
  readSettings: () => Settings,
  { say }: Telling,
): Promise<void> {
  const began = Date.now()
  const file = isFolder(place) ? copiesIn(place)[0] : place
  if (!file) throw new Error(`${place} não tem nenhuma cópia (aconchego-….gz).`)
  const content = await openBackupFile(file, keyFile)
  const found = await untilStopped((signal) =>
    rehearseRestore(readSettings(), content, signal, { everything }),
  )
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

function withDatabaseInUse(settings: Settings, work: (sql: Sql) => Promise<void>): Promise<void> {
  return withOpenDatabase(settings, ({ withoutTimeout }) => withoutTimeout(work))
}

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
