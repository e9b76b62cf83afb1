import { DEFAULT_PERSONA } from '#domain/personas/persona.ts'
import { PERSONAS } from '#domain/personas/personas.ts'
import { protocolReply } from '#domain/safety/protocol/protocol-reply.ts'
import { usesProtocol } from '#domain/safety/risk-level.ts'
import type { Model, ReplyPrompt, Source } from '../model.ts'
import { demoReply } from './demo-reply.ts'

/** The pace of a model that takes a moment to think and then speaks a few letters at a time. */
const PACE = { thinks: 600, pause: 30, atOnce: 5 }

/** The demonstration: answers without any network, in the persona's voice, and streams like a model. */
export const createDemoModel = (pace: typeof PACE = PACE): Model => ({
  kind: 'demo',
  check: async () => null,
  reply: (prompt) => {
    const { partial } = prompt
    const text = textFor(prompt)
    return spoken(text.startsWith(partial) ? text.slice(partial.length) : ` ${text}`, pace)
  },
})

/** From `risco` on the protocol speaks, in its own words. */
function textFor({ system, level, turn, hasPlan = false, message, history }: ReplyPrompt): string {
  if (usesProtocol(level)) return protocolReply(level, turn, { hasPlan })
  const persona = PERSONAS.find(({ styleInstruction }) => system.includes(styleInstruction))
  return demoReply({ persona: persona?.key ?? DEFAULT_PERSONA, message, history, level, turn })
}

function spoken(text: string, { thinks, pause, atOnce }: typeof PACE): Source {
  return (sink, signal) => {
    let offset = 0
    let timer = setTimeout(speak, thinks)
    signal.addEventListener('abort', () => clearTimeout(timer), { once: true })
    function speak(): void {
      sink.text(text.slice(offset, offset + atOnce))
      offset += atOnce
      if (offset < text.length) timer = setTimeout(speak, pause)
      else sink.end({ type: 'whole' })
    }
  }
}
