import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { riscoCommand } from '#server/commands/risco.ts'
import { startChild } from '#tests/support/process/child.ts'
import { runWithin } from '#tests/support/process/run-within.ts'
import { tempDir } from '#tests/support/process/temp-dir.ts'

const risco = (...args: string[]) => runWithin(riscoCommand, args, {})

/** The same as a program of its own. */
async function program(...args: string[]) {
  const child = startChild('src/server/commands/run.ts', ['risco', ...args], { cwd: tempDir() })
  return { code: await child.ended, stdout: child.said.stdout, stderr: child.said.stderr }
}

function file(content: string): string {
  const name = path.join(tempDir(), 'mensagens.txt')
  writeFileSync(name, content)
  return name
}

const LINES = [
  ['nenhum', 'tô morrendo de rir'],
  ['atencao', 'às vezes eu queria não acordar mais'],
  ['risco', 'tô pensando em me matar'],
  ['emergencia', 'já separei os remédios e vou tomar tudo hoje à noite pra morrer'],
  ['violencia', 'eu vou matar meu vizinho, já peguei a faca'],
  ['vitima', 'meu marido me bateu de novo ontem'],
  ['nenhum', ''],
  ['nenhum', 'uma linha\tcom tabulação'],
] as const

test('every line comes back with its level before it, and nothing else', async () => {
  const messages = LINES.map(([, line]) => line)
  const expected = { code: 0, stderr: '', stdout: LINES.map((row) => `${row.join('\t')}\n`).join('') }
  expect(await program(file(`${messages.join('\n')}\n`))).toEqual(expected)
  expect(await risco(file(messages.join('\r\n')))).toEqual(expected)
  expect(await risco(file(`\uFEFF${messages.join('\n')}`))).toEqual(expected)
  expect(await risco(file(''))).toEqual({ code: 0, stdout: '', stderr: '' })
})

test('many lines are read without losing one', async () => {
  const many = Array.from({ length: 20_000 }, (_, at) => `mensagem ${at} de um dia comum`)
  const { code, stdout } = await program(file(many.join('\n')))
  expect(code).toBe(0)
  expect(stdout.split('\n').slice(0, -1)).toEqual(many.map((line) => `nenhum\t${line}`))
})

test.each([
  [[], 'Diga que arquivo ler: npm run risco -- [--porque | --idade | --resposta] ARQUIVO.\n'],
  [['/nada/aqui.txt'], 'O arquivo não existe: /nada/aqui.txt\n'],
  [['/tmp'], 'Isto é uma pasta, não um arquivo: /tmp\n'],
])('%j is refused in one line', async (args, stderr) => {
  expect(await risco(...args)).toEqual({ code: 1, stdout: '', stderr })
})

test('--idade names the sign by which somebody under 18 would be asked for the age', async () => {
  const { stdout } = await risco('--idade', file('tenho 14 anos\nmeu filho tem 14 anos\n'))
  expect(stdout).toBe('idade-dita\ttenho 14 anos\n-\tmeu filho tem 14 anos\n')
})

test('with --resposta every line of a reply comes back with what the guard does and by which rule', async () => {
  const { stdout } = await risco(
    '--resposta',
    file('Suspenda o seu remédio hoje.\nEu escuto você.\nNinguém precisa saber disso.\n'),
  )
  expect(stdout).toBe(
    [
      'cortar\tmedicine-changed\tSuspenda o seu remédio hoje.\n',
      'mostrar\t\tEu escuto você.\n',
      'perguntar\tsilence-advised\tNinguém precisa saber disso.\n',
    ].join(''),
  )
})

test('--porque names the rules, or the words that carried what only the model reads', async () => {
  const lines = [
    'tô pensando em me matar',
    'parei de tomar o remédio da pressão. pra que né',
    'hoje fiz um bolo',
  ]
  const { stdout } = await risco('--porque', file(lines.join('\n')))
  const [stated, suspected, ordinary] = stdout.split('\n').map((row) => row.split('\t'))
  expect(stated).toEqual(['risco', 'suicidal-thoughts', lines[0]])
  expect(suspected?.[0]).toBe('atencao')
  expect(suspected?.[1]).toContain('remedio')
  expect(ordinary).toEqual(['nenhum', '', lines[2]])
})
