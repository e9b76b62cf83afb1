import { createHmac, createSecretKey, type KeyObject, randomBytes } from 'node:crypto'
import { rmSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import type { AuditPage } from '#domain/api/panel.ts'
import { REGISTER_LINES_PER_PAGE } from '#domain/limits.ts'
import { accessTo, type Operator } from '#domain/panel/roles.ts'
import type { ServiceSecrets } from '#server/features/keys/service-secrets.ts'
import { sameBytes } from '#server/platform/crypto/same-bytes.ts'
import { doublingFrom, openPadded, sealPadded } from '#server/platform/crypto/seal.ts'
import { type Queryable, type Sql, transaction } from '#server/platform/db/database.ts'
import { readIfExists, replacePrivateFile } from '#server/platform/files.ts'
import { makeOnce } from '#server/platform/make-once.ts'
import { auditLogHead, auditLogLines, type StoredLine } from './store/audit-log.ts'
import { operators } from './store/operators.ts'

const SECRET = 'registro'
const SIZE = doublingFrom(256)
const PAGE = 500

/** What was done, on whom and why; `alvo` is an e-mail or the name of a thing. */
export type Recorded = { acao: string; alvo?: string; motivo?: string }
/** Who did it. A command has no operator's id: the person who runs it has the server. */
type Actor = Pick<Operator, 'email'> & { id: string | null }
export const TERMINAL: Actor = { id: null, email: 'terminal' }

const Sealed = z.object({ operador: z.string(), alvo: z.string().nullable(), motivo: z.string().nullable() })
type Line = z.infer<typeof Sealed> & { seq: number; at: Date; acao: string }

type AuditLogEnd = ReturnType<typeof createAuditLogEnd>
type AuditLogDeps = { sql: Sql; secrets: ServiceSecrets; auditLogEnd?: AuditLogEnd | undefined }

const End = z.object({ seq: z.number(), hash: z.string() })

/**
 * The newest line that this machine has written, in a file: an older head that is put back into the database is noticed. What
 * another machine wrote, and who can write to this file, it does not show.
 */
export function createAuditLogEnd(dataDir: string, notKept: (error: unknown) => void = () => {}) {
  const file = path.join(dataDir, 'registro-fim.json')
  function read(): z.infer<typeof End> | null {
    const stored = readIfExists(file)
    return stored === null ? null : End.parse(JSON.parse(stored))
  }
  return {
    read,
    isReadable(): boolean {
      try {
        read()
        return true
      } catch {
        return false
      }
    },
    /** A copy that is restored ends where it was made. */
    forget: () => rmSync(file, { force: true }),
    /** What was recorded is committed: a file that can't be read or written fails nothing, and stays as it was found. */
    keep(end: z.infer<typeof End>): void {
      try {
        if (end.seq > (read()?.seq ?? 0)) replacePrivateFile(file, JSON.stringify(end))
      } catch (error) {
        notKept(error)
      }
    },
  }
}

export type AuditLog = ReturnType<typeof createAuditLog>

/**
 * What operators did. Each line's hash covers the line and the hash before it; the head of the chain is kept apart. All
 * are keyed with a secret of the installation, so that somebody with the database alone can't write a chain that holds.
 */
export function createAuditLog({ sql, secrets, auditLogEnd }: AuditLogDeps) {
  const keys = makeOnce(() => readKeys(secrets))

  return {
    /**
     * Does the work and records it, in one transaction: neither happens without the other. The work asks the transaction alone:
     * waiting for a second connection, enough of these at one moment would wait for each other for ever.
     */
    async record<T>(who: Actor, recorded: Recorded, work?: (tx: Queryable) => Promise<T>): Promise<T> {
      const used = await keys()
      const { result, end } = await transaction(sql, async (tx) => {
        const result = (await work?.(tx)) as T
        return { result, end: await append(tx, used, who, recorded) }
      })
      auditLogEnd?.keep(end)
      return result
    },

    /** What this operator may read of it, the newest first: owners all of it, the others what they did, without e-mails. */
    async page(operator: Operator, before: number | null): Promise<AuditPage> {
      const readsAll = accessTo(operator.papel, 'registro') === 'all'
      const operatorId = readsAll ? null : operator.id
      const found = await auditLogLines.before(sql, before, operatorId, REGISTER_LINES_PER_PAGE + 1)
      const lines = found.slice(0, REGISTER_LINES_PER_PAGE)
      const used = await keys()
      return {
        lines: lines.map((stored) => {
          const line = open(used, stored)
          const alvo = readsAll || !line.alvo?.includes('@') ? line.alvo : null
          return { ...line, alvo, at: line.at.toISOString() }
        }),
        next: found.length > lines.length ? (lines.at(-1)?.seq ?? null) : null,
      }
    },

    async *all(): AsyncGenerator<Line> {
      const used = await keys()
      for await (const line of storedLines(sql)) yield open(used, line)
    },

    async findDamage(): Promise<string | null> {
      const { chain } = await keys()
      // As it is at one moment: lines are added meanwhile.
      return (await sql.begin('isolation level repeatable read read only', async (tx) => {
        const damage = await damageIn(tx, chain)
        if (damage || !auditLogEnd) return damage
        if (!auditLogEnd.isReadable()) return 'O arquivo registro-fim.json em DATA_DIR está danificado.'
        const kept = auditLogEnd.read()
        if (!kept) return null
        const line = await auditLogLines.find(tx, kept.seq)
        if (line?.hash.toString('base64') === kept.hash) return null
        return `O registro foi cortado ou trocado: fora do banco está anotada a linha ${kept.seq}.`
      })) as string | null
    },
  }
}

async function append(tx: Queryable, { sealing, chain }: Keys, who: Actor, recorded: Recorded) {
  const { acao, alvo, motivo } = recorded
  const seq = ((await auditLogHead.lock(tx))?.seq ?? 0) + 1
  const before = await auditLogLines.find(tx, seq - 1)
  const content = { operador: who.email, alvo: alvo ?? null, motivo: motivo ?? null }
  const line = {
    seq,
    at: new Date(),
    operatorId: who.id,
    acao,
    sealed: sealPadded(sealing, placeOf(seq), JSON.stringify(content), SIZE),
  }
  const hash = hashOf(chain, before?.hash, line)
  await auditLogLines.add(tx, { ...line, hash })
  await auditLogHead.put(tx, { seq, proof: headProof(chain, seq, hash) })
  return { seq, hash: hash.toString('base64') }
}

const open = ({ sealing }: Keys, { seq, at, acao, sealed }: StoredLine): Line => ({
  seq,
  at,
  acao,
  ...Sealed.parse(JSON.parse(openPadded(sealing, placeOf(seq), sealed))),
})

async function damageIn(tx: Queryable, chain: KeyObject): Promise<string | null> {
  let last: StoredLine | undefined
  for await (const line of storedLines(tx)) {
    const expected = (last?.seq ?? 0) + 1
    if (line.seq !== expected) return `Falta a linha ${expected}.`
    if (!sameBytes(line.hash, hashOf(chain, last?.hash, line))) return `A linha ${line.seq} foi alterada.`
    last = line
  }
  const head = await auditLogHead.find(tx)
  if ((head?.seq ?? 0) > (last?.seq ?? 0)) return `Falta a linha ${(last?.seq ?? 0) + 1}, a mais nova.`
  // Nobody becomes an operator without a line.
  if (!last)
    return (await operators.exist(tx)) ? 'Falta a linha 1: há operadores, e o registro está vazio.' : null
  const isWhole = head?.seq === last.seq && sameBytes(head.proof, headProof(chain, last.seq, last.hash))
  return isWhole ? null : 'O fim do registro foi alterado.'
}

async function* storedLines(sql: Queryable): AsyncGenerator<StoredLine> {
  for (let seq = 0; ; ) {
    const lines = await auditLogLines.after(sql, seq, PAGE)
    yield* lines
    if (lines.length < PAGE) return
    seq = lines.at(-1)?.seq ?? seq
  }
}

type Keys = { sealing: KeyObject; chain: KeyObject }

async function readKeys(secrets: ServiceSecrets): Promise<Keys> {
  const secret = await secrets.getOrMake(SECRET, () => randomBytes(32).toString('base64'))
  const keyFor = (use: string) =>
    createSecretKey(createHmac('sha256', Buffer.from(secret, 'base64')).update(use).digest())
  return { sealing: keyFor('sealing'), chain: keyFor('chain') }
}

function hashOf(key: KeyObject, before: Buffer | undefined, line: Omit<StoredLine, 'hash'>): Buffer {
  const { seq, at, operatorId, acao, sealed } = line
  const plain = JSON.stringify([seq, at.toISOString(), operatorId, acao, sealed.toString('base64')])
  return createHmac('sha256', key)
    .update(before ?? 'first')
    .update(plain)
    .digest()
}

const headProof = (key: KeyObject, seq: number, hash: Buffer): Buffer =>
  createHmac('sha256', key).update(`head\0${seq}\0`).update(hash).digest()

const placeOf = (seq: number): string => `registro/${seq}`
