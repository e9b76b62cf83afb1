import { useEffect, useRef, useState } from 'react'
import type { ChatMessage } from '#domain/chat/conversation.ts'
import { revealSentences } from '#domain/chat/reveal.ts'
import { stripMarkdown } from '#domain/text/strip-markdown.ts'
import { chatCopy } from '#web/copy/chat-pt-br.ts'
import { isRevealing, type ReplyEntry, waitsFrom } from '#web/features/chat/engine/reply-entry.ts'
import { useChat } from '../chat-context.ts'

/** Sentences come faster than a screen reader reads: of more than these at once only the last would be read. */
const EVERY = 1500
const KEPT = 4
/** Long enough to be read out. Then it is removed, so that reading on from the last message does not repeat it. */
const FORGOTTEN_AFTER = 6000

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
    let announced = announcedBefore(start)

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
      const next = whatToSay(entry, announced, performance.now())
      announced = next.announced
      for (const words of next.words) say(words)
    }

    const timer = setInterval(listen, EVERY)
    return () => clearInterval(timer)
  }, [replies, id, version])

  useEffect(() => {
    if (lines.length === 0) return
    const timer = setTimeout(setLines, FORGOTTEN_AFTER, [])
    return () => clearTimeout(timer)
  }, [lines])

  return (
    <div aria-live="polite" className="sr-only">
      {lines.map(({ id: line, text }) => (
        <p key={line}>{text}</p>
      ))}
    </div>
  )
}

/** How much of a reply was read out: up to where, whether its end was, and whether that it halts was. */
export type Announced = { offset: number; done: boolean; waited: boolean }

/** What is there from the start is not read out. */
export function announcedBefore(entry: ReplyEntry | undefined): Announced {
  const over = !entry || (entry.reply.status === 'completa' && !isRevealing(entry))
  return { offset: entry?.revealed ?? 0, done: over, waited: false }
}

/** What is to be read out of a reply now, and what was read of it then. */
export function whatToSay(entry: ReplyEntry, before: Announced, now: number) {
  const { status, text } = entry.reply
  const begins = status === 'escrevendo' && text === ''
  const announced: Announced = begins ? { ...before, offset: 0, done: false } : { ...before }
  const ended = !isRevealing(entry) && status !== 'escrevendo'
  const visible = text.slice(0, entry.revealed)
  const from = waitsFrom(entry)
  const waiting = from !== null && now >= from
  const words: string[] = []
  const { shown } = revealSentences({
    text: visible,
    shown: Math.min(announced.offset, visible.length),
    elapsedMs: Number.POSITIVE_INFINITY,
    writing: !ended,
    quiet: waiting,
  })
  if (shown > announced.offset) {
    words.push(stripMarkdown(visible.slice(announced.offset, shown)))
    announced.offset = shown
  }
  // Once a reply: a model that halts often is announced once.
  if (waiting && !announced.waited) {
    words.push(chatCopy.messages.waiting)
    announced.waited = true
  }
  if (ended && status === 'completa' && !announced.done) {
    words.push(chatCopy.messages.complete)
    announced.done = true
  }
  return { words, announced }
}
