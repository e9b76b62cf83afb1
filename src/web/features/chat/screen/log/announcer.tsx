import { useEffect, useRef, useState } from 'react'
import type { ChatMessage } from '#domain/api/chat.ts'
import { chatCopy } from '#web/copy/chat-pt-br.ts'
import { useChat } from '../chat-context.ts'
import { saidBefore, whatToSay } from './what-to-say.ts'

/** Sentences come faster than they can be said: of more than these at once only the last would be heard. */
const EVERY = 1500
const KEPT = 4

/** Reads a reply out to those who can't see it: whole sentences as they are there, and when it is complete. */
export function Announcer({ reply }: { reply: ChatMessage | null }) {
  const { replies } = useChat()
  const [lines, setLines] = useState<{ id: number; text: string }[]>([])
  const lineCount = useRef(0)
  const id = reply?.id
  const version = reply?.versions?.number

  // biome-ignore lint/correctness/useExhaustiveDependencies: another version is read out from its beginning
  useEffect(() => {
    if (!id) return
    const start = replies.get(id)
    let said = saidBefore(start)

    function say(text: string) {
      const words = text.trim()
      if (words === '') return
      lineCount.current += 1
      const line = { id: lineCount.current, text: words }
      setLines((current) => [...current, line].slice(-KEPT))
    }

    if (start?.reply.status === 'escrevendo' && start.reply.text === '') say(chatCopy.messages.writing)

    function listen() {
      const entry = id && replies.get(id)
      if (!entry) return
      const next = whatToSay(entry, said, performance.now())
      said = next.said
      for (const words of next.words) say(words)
    }

    const timer = setInterval(listen, EVERY)
    return () => clearInterval(timer)
  }, [replies, id, version])

  return (
    <div aria-live="polite" className="sr-only">
      {lines.map(({ id: line, text }) => (
        <p key={line}>{text}</p>
      ))}
    </div>
  )
}
