import type { ChatMessage, Conversation } from '#domain/api/chat.ts'
import { historyWindow } from '#domain/chat/history-window.ts'
import { ONBOARDING_DOTS_MS, ONBOARDING_WAIT_MS, replayOnboarding } from '#domain/onboarding/onboarding.ts'
import { buildSystemPrompt } from '#domain/prompt/build-system-prompt.ts'
import { joinSeam, SEAM_HEAD } from '#domain/prompt/join-seam.ts'
import type { Owner } from '#server/db/conversations.ts'
import type { Queryable } from '#server/db/database.ts'
import { messages } from '#server/db/messages.ts'
import type { Model, Source } from '#server/model/model.ts'

/** Enough to find the last three that count among failures and scraps. */
const LOOKED_BACK = 20

type Asked = { conversation: Conversation; reply: Pick<ChatMessage, 'seq' | 'onboarding'>; partial: string }

/** Who answers, and with what: the script of the welcome or the model. `known` is the text if it is certain. */
export async function replySource(
  { sql, model }: { sql: Queryable; model: Model },
  owner: Owner,
  { conversation, reply, partial }: Asked,
): Promise<{ source: Source; known: string | null }> {
  const before = await messages.page(sql, owner, conversation.id, reply.seq, LOOKED_BACK)
  if (reply.onboarding) {
    const known = onboardingText(before)
    return { known, source: scripted(known.slice(partial.length)) }
  }
  const question = before.findLast((message) => message.role === 'user')
  const source = model.reply({
    persona: conversation.style,
    system: buildSystemPrompt({ persona: conversation.style }),
    history: historyWindow(before.filter((message) => message.seq < (question?.seq ?? 0))),
    message: question?.content ?? '',
    partial,
  })
  return { known: null, source: partial === '' ? source : joined(source, partial) }
}

/** What the welcome says next, from the answers stored so far. */
export function onboardingText(before: readonly ChatMessage[]): string {
  const answers = before.filter((message) => message.role === 'user' && message.onboarding)
  return replayOnboarding(answers.map((message) => message.content)).nextAssistantText
}

function scripted(text: string): Source {
  return (sink, signal) => {
    const timer = setTimeout(() => {
      sink.text(text)
      sink.end({ type: 'fim' })
    }, ONBOARDING_WAIT_MS + ONBOARDING_DOTS_MS)
    signal.addEventListener('abort', () => clearTimeout(timer), { once: true })
  }
}

/** A continuation whose beginning is fitted to the text before it: no repetition, no missing blank. */
function joined(source: Source, partial: string): Source {
  return (sink, signal) => {
    let head: string | null = ''
    const flush = () => {
      if (head) sink.text(joinSeam(partial, head))
      head = null
    }
    source(
      {
        text(text) {
          if (head === null) return sink.text(text)
          head += text
          if (head.length >= SEAM_HEAD) flush()
        },
        end(outcome) {
          flush()
          sink.end(outcome)
        },
      },
      signal,
    )
  }
}
