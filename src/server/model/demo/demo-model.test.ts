import { expect, test } from 'vitest'
import { PERSONA_KEYS, type PersonaKey } from '#domain/personas/persona.ts'
import { buildSystemPrompt } from '#domain/prompt/build-system-prompt.ts'
import { planPrompt } from '#domain/prompt/plan-prompt.ts'
import { protocolReply } from '#domain/safety/protocol/protocol-reply.ts'
import { PROTOCOL_LEVELS, type RiskLevel } from '#domain/safety/risk-level.ts'
import { collectReply, PROMPT } from '#tests/support/model/collect-reply.ts'
import { soon } from '#tests/support/time/soon.ts'
import { createDemoModel } from './demo-model.ts'
import { demoReply } from './demo-reply.ts'

const model = createDemoModel({ thinks: 5, pause: 0, atOnce: 5 })
const ask = (prompt: Partial<typeof PROMPT> = {}) => collectReply(model.reply({ ...PROMPT, ...prompt }))
const whole = (persona: PersonaKey = 'acolhedora') => demoReply({ ...PROMPT, persona })

test('the demonstration shows it, and has nothing to be checked', async () => {
  expect(model.kind).toBe('demo')
  expect(await model.check()).toBeNull()
})

test.each(PERSONA_KEYS)('%s speaks a few letters at a time and ends once', async (persona) => {
  const heard = ask({ system: buildSystemPrompt({ persona }) })
  expect(await heard.end).toEqual({ type: 'whole' })
  expect(heard.text()).toBe(whole(persona))
  expect(heard.texts.length).toBeGreaterThan(10)
  expect(heard.ended).toHaveLength(1)
})

test('it stops when the reply is given up, and shows nothing more', async () => {
  const heard = ask()
  await soon(() => heard.texts.length).toBeGreaterThan(2)
  heard.abort()
  const said = heard.texts.length
  await ask().end
  expect(heard).toMatchObject({ texts: { length: said }, ended: [] })
})

test('it continues where a reply was cut, and repeats nothing', async () => {
  const text = whole()
  const heard = ask({ partial: text.slice(0, 40) })
  await heard.end
  expect(text.slice(0, 40) + heard.text()).toBe(text)
})

test('it has nothing to add to a reply that was all said', async () => {
  const heard = ask({ partial: whole() })
  expect(await heard.end).toEqual({ type: 'whole' })
  expect(heard.text()).toBe('')
})

test.each(PROTOCOL_LEVELS)('in %s the protocol answers', async (level) => {
  const heard = ask({ level, message: 'já separei os comprimidos' })
  await heard.end
  expect(heard.text()).toBe(protocolReply(level))
})

test('the instructions of this turn count for the demonstration too', async () => {
  for (const persona of PERSONA_KEYS) {
    const say = async (message: string, level: RiskLevel = 'nenhum') => {
      const { system } = planPrompt({ level, persona, message })
      const heard = ask({ system, level, message })
      await heard.end
      return heard.text()
    }
    expect(await say('bom, vou indo. obrigado!')).not.toContain('?')
    expect(await say('to falando com gente ou com máquina?')).toMatch(/inteligência artificial|uma IA/)
    expect(await say('às vezes eu queria não acordar mais', 'atencao')).toContain('188')
    const thinner = await say('emagreci 8 quilos sem comer nada, tô feliz!')
    expect(thinner).toMatch(/UBS/)
    expect(thinner).not.toMatch(/parabéns|que vitória|celebr|quilos.*bom/i)
  }
})
