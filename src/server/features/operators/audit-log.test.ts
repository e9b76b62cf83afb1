import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { tempDir } from '#tests/support/process/temp-dir.ts'
import { operatorOf } from '#tests/support/product/operators.ts'
import { createTestApp } from '#tests/support/product/test-app.ts'
import { createAuditLog, createAuditLogEnd } from './audit-log.ts'

const product = await createTestApp()
const { sql } = product
const auditLog = createAuditLog(product.deps)
afterAll(() => product.close())
beforeEach(async () => {
  await sql`delete from registro`
  await sql`delete from registro_cabeca`
  await sql`delete from operadores`
})

const ON_WHOM = 'compradora@exemplo.com.br'
const ANA = { id: null, email: 'ana@exemplo.com.br' }

async function addLines(count: number) {
  for (let line = 1; line <= count; line++)
    await auditLog.record(ANA, { acao: 'suspender', alvo: ON_WHOM, motivo: `motivo ${line}` })
}

test('an intact audit log has no damage, also an empty one', async () => {
  expect(await auditLog.findDamage()).toBeNull()
  await addLines(3)
  expect(await auditLog.findDamage()).toBeNull()
})

test('a removed, changed, swapped or added line is found, and the newest one too', async () => {
  await addLines(4)
  const damaged = async (change: () => Promise<unknown>) => {
    const [lines, head] = [await sql`select * from registro`, await sql`select * from registro_cabeca`]
    await change()
    const found = await auditLog.findDamage()
    await sql`delete from registro`
    await sql`delete from registro_cabeca`
    await sql`insert into registro ${sql(lines)}`
    await sql`insert into registro_cabeca ${sql(head)}`
    return found
  }
  expect(await damaged(() => sql`delete from registro where seq = 2`)).toBe('Falta a linha 2.')
  expect(await damaged(() => sql`delete from registro where seq = 1`)).toBe('Falta a linha 1.')
  expect(await damaged(() => sql`delete from registro where seq = 4`)).toBe('Falta a linha 4, a mais nova.')
  expect(await damaged(() => sql`delete from registro`)).toBe('Falta a linha 1, a mais nova.')
  expect(await damaged(() => sql`update registro set acao = 'outra' where seq = 3`)).toBe(
    'A linha 3 foi alterada.',
  )
  expect(await damaged(() => sql`update registro set at = at + interval '1 second' where seq = 4`)).toBe(
    'A linha 4 foi alterada.',
  )
  expect(
    await damaged(
      () => sql`update registro set sealed = (select sealed from registro where seq = 1) where seq = 2`,
    ),
  ).toBe('A linha 2 foi alterada.')
  expect(
    await damaged(async () => {
      await sql`delete from registro where seq = 4`
      await sql`update registro_cabeca set seq = 3`
    }),
  ).toBe('O fim do registro foi alterado.')
  expect(await damaged(() => sql`delete from registro_cabeca`)).toBe('O fim do registro foi alterado.')
  expect(await auditLog.findDamage()).toBeNull()
})

test('an audit log that was emptied with its head is found: there are operators', async () => {
  await operatorOf(product)
  await sql`delete from registro`
  await sql`delete from registro_cabeca`
  expect(await auditLog.findDamage()).toBe('Falta a linha 1: há operadores, e o registro está vazio.')
})

test('lines that are added while it is checked are no damage', async () => {
  await addLines(2)
  const found: (string | null)[] = []
  const adding = addLines(30)
  for (let time = 0; time < 20; time++) found.push(await auditLog.findDamage())
  await adding
  expect(found).toEqual(Array(20).fill(null))
})

test('who, on whom and why are sealed', async () => {
  await addLines(1)
  const [row] = await sql`select sealed, row_to_json(registro)::text as text from registro`
  for (const secret of [ON_WHOM, ANA.email, 'motivo 1'])
    expect(`${row?.text} ${Buffer.from(row?.sealed).toString('latin1')}`).not.toContain(secret)
})

test('what fails is not recorded, and what is recorded is done', async () => {
  const failing = auditLog.record(ANA, { acao: 'suspender' }, async (tx) => {
    await tx`insert into suspensoes (email) values ('x@exemplo.com.br')`
    throw new Error('não deu')
  })
  await expect(failing).rejects.toThrow('não deu')
  expect(await sql`select from registro`).toHaveLength(0)
  expect(await sql`select from suspensoes`).toHaveLength(0)
})

test('lines that are added at the same moment make one chain', async () => {
  await Promise.all(Array.from({ length: 12 }, () => auditLog.record(ANA, { acao: 'suspender' })))
  expect(await auditLog.findDamage()).toBeNull()
  expect(await sql`select from registro`).toHaveLength(12)
})

test('owners read all of it, others what they did and no e-mail, page by page', async () => {
  const [dono, ajuda] = [await operatorOf(product), await operatorOf(product, 'atendimento')]
  await auditLog.record(dono, { acao: 'suspender', alvo: ON_WHOM })
  await auditLog.record(ajuda, { acao: 'retomar', alvo: ON_WHOM })
  const all = await auditLog.page(dono, null)
  expect(all.lines.slice(0, 2)).toMatchObject([
    { operador: ajuda.email, acao: 'retomar', alvo: ON_WHOM },
    { operador: dono.email, acao: 'suspender', alvo: ON_WHOM },
  ])
  const own = await auditLog.page(ajuda, null)
  expect(own.lines).toMatchObject([{ operador: ajuda.email, acao: 'retomar', alvo: null }])
  for (let line = 0; line < 60; line++) await auditLog.record(dono, { acao: `ação ${line}` })
  const first = await auditLog.page(dono, null)
  const second = await auditLog.page(dono, first.next)
  expect(first.lines).toHaveLength(50)
  expect(second.lines[0]?.seq).toBe((first.lines.at(-1)?.seq ?? 0) - 1)
  expect(second.next).toBeNull()
})

test('an older end that is put back is found by what is kept outside of the database', async () => {
  const auditLogEnd = createAuditLogEnd(tempDir())
  const kept = createAuditLog({ ...product.deps, auditLogEnd })
  await kept.record(ANA, { acao: 'um' })
  const head = await sql`select * from registro_cabeca`
  await kept.record(ANA, { acao: 'dois' })
  expect(await kept.findDamage()).toBeNull()
  await sql`delete from registro where seq = 2`
  await sql`delete from registro_cabeca`
  await sql`insert into registro_cabeca ${sql(head)}`
  expect(await auditLog.findDamage()).toBeNull()
  expect(await kept.findDamage()).toContain('a linha 2')
  // Another line in its place is not that line.
  await auditLog.record(ANA, { acao: 'outra' })
  expect(await kept.findDamage()).toContain('a linha 2')
})

test.each([
  ['cut off', (file: string) => writeFileSync(file, '{"seq":')],
  ['of another form', (file: string) => writeFileSync(file, '{"seq":"um"}')],
  ['a folder', (file: string) => mkdirSync(file)],
])('an end outside of the database that is %s stops no action, and is reported', async (_, damage) => {
  const dataDir = tempDir()
  damage(path.join(dataDir, 'registro-fim.json'))
  const failures: unknown[] = []
  const auditLogEnd = createAuditLogEnd(dataDir, (error) => failures.push(error))
  const kept = createAuditLog({ ...product.deps, auditLogEnd })
  expect(await kept.record(ANA, { acao: 'um' }, async () => 'done')).toBe('done')
  expect(failures).toHaveLength(1)
  expect(createAuditLogEnd(dataDir).isReadable()).toBe(false)
  expect(await kept.findDamage()).toContain('registro-fim.json')
})

test('an end outside of the database that was removed is written again', async () => {
  const dataDir = tempDir()
  const kept = createAuditLog({ ...product.deps, auditLogEnd: createAuditLogEnd(dataDir) })
  expect(createAuditLogEnd(dataDir).isReadable()).toBe(true)
  await kept.record(ANA, { acao: 'um' })
  expect(JSON.parse(readFileSync(path.join(dataDir, 'registro-fim.json'), 'utf8'))).toMatchObject({ seq: 1 })
})
