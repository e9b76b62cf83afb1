import { expect, test } from 'vitest'
import { goodMachine, goodStatus, someSpending } from '#tests/support/product/status.ts'
import { needsAttention } from './attention.ts'
import { statusLines } from './status-lines.ts'

const look = { isTerminal: false, version: '0.1.0', isEmbedded: true }
const lines = (status = goodStatus(), more: Partial<typeof look> = {}) =>
  statusLines(
    status,
    goodMachine,
    needsAttention(status, goodMachine).map(({ line }) => line),
    { ...look, ...more },
  )

test('an installation with which all is well is one plain screen', () => {
  expect(lines()).toEqual([
    'Aconchego 0.1.0',
    'Servidor   no ar em http://127.0.0.1:3000',
    'Banco      próprio, 3,5 GB; disco de DATA_DIR 60 % livre',
    'Pessoas    128 com conta, 140 na lista de liberados',
    'Mensagens',
    '  10/11 0',
    '  11/11 ####### 40',
    '  12/11 ############## 80',
    '  13/11 #################### 120',
    '  14/11 ########################### 160',
    '  15/11 ################################## 200',
    '  16/11 ######################################## 240',
    'Em 7 dias',
    'Respostas  1190 inteiras, 4 no limite, 9 falharam: lenta 7, servico 2',
    'Risco      nenhum 1200, atencao 40, vitima 0, risco 3, violencia 0, emergencia 0',
    'Guarda     corpo-modelo 9, metodo 2',
    'Correio    0 esperando; 31 enviados, 0 desistidos',
    'Vendas     nada parado',
    'Backup     há 5 horas, 12 MB; ensaiado há 3 dias',
    'Nada precisa de atenção.',
  ])
})

test('fits a terminal of 80 by 24 with four things to do, however large the numbers', () => {
  const many = { nenhum: 1e7, atencao: 1e6, vitima: 1e5, risco: 1e5, violencia: 1e5, emergencia: 1e5 }
  const { counts, ...good } = goodStatus()
  const status = { ...good, counts: counts && { ...counts, week: { ...counts.week, risco: many } } }
  const shown = lines({
    ...status,
    unmapped: 3,
    contested: 2,
    rotationUnfinished: true,
    copies: { ...status.copies, savedAt: null },
  })
  expect(shown.filter((line) => line.length > 80)).toEqual([])
  expect(shown.length).toBeLessThanOrEqual(25)
  expect(shown.slice(-5)[0]).toBe('Precisa de atenção:')
})

test('only a terminal gets bold letters and blocks', () => {
  const bold = '\u001b'
  expect(lines().join('')).not.toContain(bold)
  const terminal = lines(goodStatus(), { isTerminal: true }).join('\n')
  expect(terminal).toContain(`${bold}[1mAconchego`)
  expect(terminal).toContain('█')
})

test('what a month took and cost is told of everybody together', () => {
  const shown = lines({ ...goodStatus(), spending: someSpending() })
  expect(shown.filter((line) => line.length > 80)).toEqual([])
  const from = shown.findIndex((line) => line.startsWith('Tokens'))
  expect(shown.slice(from, from + 6)).toEqual([
    'Tokens     neste mês: 9.090.000 de entrada (500.000 em cache), 1.010.000 de',
    '           saída, 0 % estimados; 2.000 respostas, 30 pessoas',
    'Custo      neste mês: 41,20; 0,0206 por resposta, 1,37 por pessoa ativa',
    '           api.um.exemplo/a: 10.000.000 tokens, 41,20',
    '           dois.exemplo/b: 100.000 tokens, sem preço',
    'Vendas     nada parado',
  ])
})

test('of few people no sum is told', () => {
  const shown = lines({ ...goodStatus(), spending: { ...someSpending(), people: 19, sums: null } })
  expect(shown).toContain('Tokens     neste mês: menos de 20 pessoas, nada se mostra')
  expect(shown.join()).not.toContain('Custo')
})
