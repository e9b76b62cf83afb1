import { PERSONAS } from '#domain/personas/personas.ts'
import { closingOf, REPLACED_CLASSES, safeSentences } from '#domain/safety/guard/safe-sentences.ts'
import { PROTOCOL_LEVELS } from '#domain/safety/protocol/protocol-level.ts'
import { protocolReply, protocolReplyCount } from '#domain/safety/protocol/protocol-reply.ts'
import { riskLevels } from '#domain/safety/risk-level.ts'

/** Everything the product itself says in a reply: the examples of the personas, the protocol, the guard's own sentences. */
export function ourTexts(): string[] {
  return [
    ...PERSONAS.flatMap(({ examples }) => examples.map(({ reply }) => reply)),
    ...PROTOCOL_LEVELS.flatMap((level) =>
      Array.from({ length: protocolReplyCount(level) }, (_, turn) => protocolReply(level, turn)),
    ),
    ...REPLACED_CLASSES.flatMap(safeSentences),
    ...riskLevels.flatMap((level) => REPLACED_CLASSES.map((name) => closingOf(level, name, 0))),
  ]
}
