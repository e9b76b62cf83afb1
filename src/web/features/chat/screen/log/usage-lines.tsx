import { useEffect, useState } from 'react'
import { dueLines, localMoment, parseUsageState, type UsageLine } from '#domain/safety/usage/due-lines.ts'
import { parseJson } from '#domain/text/parse-json.ts'
import { followEvents } from '#web/lib/follow-events.ts'
import { remember, remembered } from '#web/lib/remember.ts'
import { useChat } from '../chat-context.ts'

const PREFIX = 'aconchego:uso:'
/** Signs of use closer together than this are one. */
const SIGN_EVERY = 30_000

/**
 * Suggests a pause, or says that this is an AI, after long use, which is counted per person and in this browser only.
 * `quiet`: in danger nothing asks a person to leave.
 */
export function UsageLines({ quiet }: { quiet: boolean }) {
  const { personId } = useChat()
  const [lines, setLines] = useState<readonly UsageLine[]>([])

  useEffect(() => {
    const key = PREFIX + personId
    let last = Number.NEGATIVE_INFINITY
    function use() {
      const now = Date.now()
      // A clock that was set back is a sign too.
      if (document.hidden || (now >= last && now - last < SIGN_EVERY)) return
      last = now
      const due = dueLines(parseUsageState(parseJson(remembered(key))), localMoment(new Date(now)))
      remember(key, JSON.stringify(due.state))
      if (due.lines.length > 0) setLines((before) => [...before, ...due.lines])
    }
    use()
    const signs = { keydown: use, pointerdown: use, visibilitychange: use }
    return followEvents(document, signs, { passive: true })
  }, [personId])

  const shown = quiet ? lines.filter(({ kind }) => kind === 'ia') : lines
  return shown.map(({ kind, text }) => (
    <p
      key={text}
      role="note"
      data-uso={kind}
      className="mx-auto mt-5 mb-2 max-w-prose animate-rise text-balance text-center text-ink-soft text-sm"
    >
      {text}
    </p>
  ))
}
