import { describe, expect, it } from 'vitest'
import type { ReplyStatus } from './conversation.ts'
import { type HistoryMessage, historyWindow } from './history-window.ts'

const said = (content: string, more: Partial<HistoryMessage> = {}): HistoryMessage => ({
  role: 'user',
  content,
  status: 'enviada',
  onboarding: false,
  ...more,
})
const replied = (content: string, status: ReplyStatus = 'completa', onboarding = false): HistoryMessage => ({
  role: 'assistant',
  content,
  status,
  onboarding,
})
const contents = (messages: HistoryMessage[]) => historyWindow(messages).map((m) => m.content)

describe('historyWindow', () => {
  it('is the last three messages, oldest first', () => {
    expect(contents([said('1'), replied('2'), said('3'), replied('4')])).toEqual(['2', '3', '4'])
    expect(contents([said('1'), replied('2')])).toEqual(['1', '2'])
    expect(contents([])).toEqual([])
  })

  it('never holds the welcome', () => {
    const welcome = [replied('oi', 'completa', true), said('Ana', { onboarding: true })]
    expect(contents([...welcome, said('1'), replied('2')])).toEqual(['1', '2'])
  })

  it('leaves out a failed reply and the question it failed to answer', () => {
    expect(contents([said('1'), replied('2'), said('x'), replied('desculpe', 'erro')])).toEqual(['1', '2'])
  })

  it('leaves out only the question that belongs to the failure', () => {
    expect(contents([said('1'), said('x'), replied('desculpe', 'erro'), said('3'), replied('4')])).toEqual([
      '1',
      '3',
      '4',
    ])
  })

  it.each(['escrevendo', 'pausada', 'interrompida'] as const)('leaves out a reply that is %s', (status) => {
    expect(contents([said('1'), replied('meia', status)])).toEqual(['1'])
  })

  it('counts a reply ended by the person', () => {
    expect(contents([said('1'), replied('até aqui')])).toEqual(['1', 'até aqui'])
  })

  it('leaves out what is blank', () => {
    expect(contents([said('1'), replied(' ')])).toEqual(['1'])
  })
})
