import { createOutputGuard } from '#domain/safety/guard/output-guard.ts'
import { ordinaryReplies } from '#tests/fixtures/ordinary-replies.ts'
import { type GoodReply, goodOf } from './reply-sets.ts'

// How much of a good reply the guard holds back while it streams: `node lab/safety/guard/held-back.ts`.

const PACKET = 4

/** Characters that had come and were not shown, on average over the packets, and when the first words were shown. */
function heldBack({ level, message, reply }: Pick<GoodReply, 'level' | 'message' | 'reply'>) {
  const guard = createOutputGuard({ level, message })
  let shown = 0
  let held = 0
  let packets = 0
  let first = reply.length
  for (let at = 0; at < reply.length; at += PACKET) {
    shown += guard.push(reply.slice(at, at + PACKET)).length
    const come = Math.min(reply.length, at + PACKET)
    if (shown > 0) first = Math.min(first, come)
    held += come - shown
    packets += 1
  }
  return { held: held / packets, first }
}

const written = ordinaryReplies.map((reply) => ({ level: 'nenhum' as const, message: '', reply }))
for (const [name, replies] of Object.entries({ 'g1-good': goodOf('g1'), 'ordinary-replies': written })) {
  const all = replies.map(heldBack)
  const mean = (values: number[]) =>
    (values.reduce((sum, value) => sum + value, 0) / values.length).toFixed(1)
  console.log(
    `${name}: ${all.length} replies, ${mean(all.map(({ held }) => held))} characters held back, first words after ${mean(all.map(({ first }) => first))}`,
  )
}
