import { useEffect, useRef, useState } from 'react'
import type { ChatMessage } from '#domain/api/chat.ts'
import { revealSentences } from '#domain/chat/reveal-sentences.ts'
import { stripMarkdown } from '#domain/text/strip-markdown.ts'
import { chatCopy } from '#web/copy/chat-pt-br.ts'
import { isRevealing, waitsFrom } from '#web/features/chat/engine/reply-entry.ts'
import { useChat } from './chat-context.ts'

/** Sentences come faster than they can be said: of more than these at once only the last would be heard. */
const EVERY = 1500
const KEPT = 4

/** Reads a reply out to those who can't see it: whole sentences as they are there, and when it is complete. */
export function Announcer({ reply }: { reply: ChatMessage | null }) {
  const { replies } = useChat()
  const [lines, setLines] = useState<{ id: number; text: string }[]>([])
  const said = useRef({ offset: 0, lines: 0, done: true, waited: false })
  const id = reply?.id

  useEffect(() => {
    if (!id) return
    const start = replies.get(id)
    // What was on the screen from the start is not announced.
    const over = !start || (start.reply.status === 'completa' && !isRevealing(start))
    said.current = { ...said.current, offset: start?.revealed ?? 0, done: over, waited: false }

    function say(text: string) {
      const words = text.trim()
      if (words === '') return
      said.current.lines += 1
      const line = { id: said.current.lines, text: words }
      setLines((current) => [...current, line].slice(-KEPT))
    }

    if (start?.reply.status === 'escrevendo' && start.reply.text === '') say(chatCopy.messages.writing)

    function listen() {
      const entry = id && replies.get(id)
      if (!entry) return
      const { status, text } = entry.reply
      if (status === 'escrevendo' && text === '') said.current = { ...said.current, offset: 0, done: false }
      const ended = !isRevealing(entry) && status !== 'escrevendo'
      const visible = text.slice(0, entry.revealed)
      const from = waitsFrom(entry)
      const waiting = from !== null && performance.now() >= from
      const { shown } = revealSentences({
        text: visible,
        shown: Math.min(said.current.offset, visible.length),
        elapsedMs: Number.POSITIVE_INFINITY,
        writing: !ended,
        quiet: waiting,
      })
      if (shown > said.current.offset) {
        say(stripMarkdown(visible.slice(said.current.offset, shown)))
        said.current.offset = shown
      }
      // Once a reply: a model that halts often is not to be heard of each time.
      if (waiting && !said.current.waited) {
        said.current.waited = true
        say(chatCopy.messages.waiting)
      }
      if (ended && status === 'completa' && !said.current.done) {
        said.current.done = true
        say(chatCopy.messages.complete)
      }
    }

    const timer = setInterval(listen, EVERY)
    return () => clearInterval(timer)
  }, [replies, id])

  return (
    <div aria-live="polite" className="sr-only">
      {lines.map(({ id: line, text }) => (
        <p key={line}>{text}</p>
      ))}
    </div>
  )
}
