import type { ChatMessage } from '../chat/conversation.ts'
import { NOTE_MAX } from '../limits.ts'
import { calledBy, ONBOARDING_STEPS } from '../onboarding/onboarding.ts'
import { usesProtocol } from '../safety/risk-level.ts'
import { foldText } from '../text/fold-text.ts'
import { nextGrapheme } from '../text/graphemes.ts'
import { oneLine } from '../text/one-line.ts'
import { typedText } from './typed-text.ts'

const NONE =
  /^(?:nao|nada|nenhum[a]?|nao tenho|nao ha|sem|tanto faz|n|pode ser|nada em especial|nenhuma em especial|nao, nada|acho que nao)[\s.,!]*(?:obrigad[oa]|em especial|nao)?[\s.,!]*$/

/**
 * Notes that the card at the end of the welcome offers: name and values, from its messages in their order. The name's note is to be kept with `isName`. Where danger
 * was read the script stopped asking, so what was written answers other questions and nothing is offered.
 */
export function welcomeNotes(
  messages: readonly Pick<ChatMessage, 'role' | 'onboarding' | 'content' | 'unreadable' | 'nivel'>[],
) {
  const given = messages.filter(({ role, onboarding }) => role === 'user' && onboarding)
  const isOther = given.some(({ unreadable, nivel }) => unreadable || usesProtocol(nivel))
  if (given.length < ONBOARDING_STEPS || isOther) return { name: null, values: null }
  const answers = given.slice(0, ONBOARDING_STEPS).map(({ content }) => content)
  const name = calledBy(answers)
  const values = oneLine(typedText(answers.at(-1) ?? ''))
  return {
    name: name === '' ? null : `Pode me chamar de ${name}`,
    values: values === '' || NONE.test(foldText(values)) ? null : shortened(values),
  }
}

/** Whole characters, within what a note holds. */
function shortened(text: string): string {
  let end = 0
  for (let next = nextGrapheme(text, 0); next <= NOTE_MAX && end < next; next = nextGrapheme(text, end))
    end = next
  return text.slice(0, end)
}
