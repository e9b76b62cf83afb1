import type { TryReason } from '../chat/versions.ts'
import { wishesExercise } from '../chat/wishes-exercise.ts'
import type { PersonaKey } from '../personas/persona.ts'
import { asksIfHuman, humanAddendum } from '../safety/cues/asks-if-human.ts'
import { careAddenda } from '../safety/cues/care-cues.ts'
import { isFarewell } from '../safety/cues/is-farewell.ts'
import {
  attentionAddendum,
  attentionGoodbyeAddendum,
  excusedAddendum,
  protocolGoodbyeAddendum,
  protocolPrompt,
} from '../safety/protocol/protocol-prompt.ts'
import { type RiskLevel, usesProtocol } from '../safety/risk-level.ts'
import {
  buildProtocolPrompt,
  buildSystemPrompt,
  EXERCISE_ADDENDUM,
  GOODBYE_ADDENDUM,
  TRY_AGAIN_ADDENDA,
} from './build-system-prompt.ts'

type PromptRequest = {
  readonly level: RiskLevel
  readonly persona: PersonaKey
  readonly message: string
  /** The section of the notebook (notebook/notes-section.ts); empty when nothing of it is sent. */
  readonly notes?: string
  /** True for the first message of a conversation, in which 'boa noite' is a greeting. */
  readonly first?: boolean
  /** Why the person wanted another reply than the one before. The protocol is not steered by it. */
  readonly reason?: TryReason | undefined
  /** The reply begins by asking whether the person is safe (safety/protocol/protocol-prompt.ts). */
  readonly asksIfSafe?: boolean | undefined
}

/** The instructions of this turn. From `risco` on it has nothing of the persona: voice, emoji, closing. */
export function planPrompt(asked: PromptRequest) {
  const { level, persona, message, notes = '', first = false, reason, asksIfSafe = false } = asked
  const leaving = isFarewell(message, { first })
  const cared = [...careAddenda(message), ...(asksIfHuman(message) ? [humanAddendum] : [])]

  if (usesProtocol(level)) {
    // In an emergency the one question is asked, whatever else the message has.
    const goodbye = leaving && level !== 'emergencia' ? [protocolGoodbyeAddendum] : []
    const addenda = [...cared, ...goodbye]
    const system = buildProtocolPrompt({ protocol: protocolPrompt(level), notes, addenda })
    return { system, addenda }
  }

  const wished = wishesExercise(message) ? [EXERCISE_ADDENDUM] : []
  // A newer node may have stored a reason that this one does not know.
  const steered = reason && Object.hasOwn(TRY_AGAIN_ADDENDA, reason) ? [TRY_AGAIN_ADDENDA[reason]] : []
  const excused = asksIfSafe ? [excusedAddendum] : []
  const addenda = [...forLevel(level, leaving), ...excused, ...wished, ...cared, ...steered]
  return { system: buildSystemPrompt({ persona, notes, addenda }), addenda }
}

function forLevel(level: 'nenhum' | 'atencao', leaving: boolean): readonly string[] {
  if (level === 'atencao') return [leaving ? attentionGoodbyeAddendum : attentionAddendum]
  return leaving ? [GOODBYE_ADDENDUM] : []
}
