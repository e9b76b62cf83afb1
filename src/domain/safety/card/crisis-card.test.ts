import { describe, expect, it } from 'vitest'
import { readRisk } from '../read-risk.ts'
import { gravest, riskLevels } from '../risk-level.ts'
import { asksIfSafe, canDismiss, crisisCard, SAFETY_QUESTION } from './crisis-card.ts'

const leads = (level: (typeof riskLevels)[number], hasPlan = false) =>
  crisisCard(level, { hasPlan })?.actions.map(({ href }) => href)

describe('the crisis card', () => {
  it('is not there when there is no risk', () => {
    expect(crisisCard('nenhum')).toBeNull()
  })

  it('is that of risco for a level that only a newer server knows', () => {
    const newer = 'desespero' as (typeof riskLevels)[number]
    expect(crisisCard(newer)).toEqual(crisisCard('risco'))
    expect(gravest(['atencao', newer])).toBe('risco')
    expect(gravest(['emergencia', newer])).toBe('emergencia')
  })

  it('can be closed at attention, and at no other level', () => {
    expect(riskLevels.filter(canDismiss)).toEqual(['atencao'])
  })

  it('names help in the order in which it is needed', () => {
    expect(leads('atencao')).toEqual(['tel:188', '/ajuda#escrever'])
    expect(leads('risco')).toEqual(['tel:188', '/ajuda#escrever', '/ajuda'])
    expect(leads('emergencia')).toEqual(['tel:192', 'tel:188', '/ajuda#escrever'])
    expect(leads('violencia')).toEqual(['tel:190', 'tel:192', 'tel:188'])
    expect(leads('vitima')).toEqual(['tel:190', 'tel:180', 'tel:100'])
  })

  it('leads to the plan of who has one, with three actions at most and the most urgent first', () => {
    const plan = '/caderno#meu-plano'
    expect(leads('atencao', true)).toEqual(['tel:188', plan, '/ajuda#escrever'])
    expect(leads('risco', true)).toEqual(['tel:188', plan, '/ajuda'])
    expect(leads('emergencia', true)).toEqual(['tel:192', plan, '/ajuda#escrever'])
    expect(leads('violencia', true)).toEqual(['tel:190', plan, 'tel:188'])
    expect(leads('vitima', true)).toEqual(['tel:190', plan, 'tel:100'])
    expect(crisisCard('nenhum', { hasPlan: true })).toBeNull()
  })

  it('sends to the emergency room before anything else in an emergency', () => {
    const text = crisisCard('emergencia')?.text ?? ''
    expect(text).toMatch(/^Ligue 192 ou vá ao pronto-socorro/)
    expect(text).toContain('Fique perto de alguém agora')
    expect(text).toContain('longe do que possa ferir')
  })

  it.each(riskLevels.filter((level) => level !== 'nenhum'))('%s is seen whole at 360 px', (level) => {
    const card = crisisCard(level)
    expect(card).not.toBeNull()
    if (!card) return
    expect(card.actions.length).toBeLessThanOrEqual(3)
    expect(card.title.length).toBeLessThanOrEqual(36)
    expect(card.text.length).toBeLessThanOrEqual(110)
    for (const { label, detail, href } of card.actions) {
      expect(label.length).toBeLessThanOrEqual(30)
      expect(detail.length).toBeLessThanOrEqual(36)
      expect(href).toMatch(/^(?:tel:(?:100|180|188|190|192)|\/ajuda(?:#escrever)?)$/)
      const number = href.match(/^tel:(\d+)$/)?.[1]
      if (number) expect(label).toContain(number)
    }
  })

  it('never orders a person who suffers violence to confront or to leave', () => {
    expect(JSON.stringify(crisisCard('vitima'))).not.toMatch(/confront|saia|fuja|denuncie/i)
  })

  it('asks whether the person is safe where a means was named and nothing graver was read', () => {
    const hint = 'fico olhando os comprimidos da minha mãe'
    expect(riskLevels.filter((level) => asksIfSafe(level, hint))).toEqual(['atencao'])
    expect(asksIfSafe('atencao', 'tanto faz se eu acordar amanhã')).toBe(false)
  })

  it('takes the answer that somebody is not safe for risk, and the other for none', () => {
    const [safe, unsafe] = SAFETY_QUESTION.answers
    expect(readRisk(safe).level).toBe('nenhum')
    expect(readRisk(unsafe).level).toBe('risco')
  })
})
