import { Pause, Play, Square } from 'lucide-react'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { listenCopy } from '#web/copy/listen-pt-br.ts'
import { followEvents } from '#web/lib/follow-events.ts'
import { remember, remembered } from '#web/lib/remember.ts'
import { useStable } from '#web/lib/use-stable.ts'
import { Button } from '#web/ui/button.tsx'
import { useHidden } from '#web/ui/hideable.tsx'
import { IconButton } from '#web/ui/icon.tsx'
import { useOutbox } from '../chat-context.ts'
import { useLastReply } from '../use-conversation.ts'
import { markPassage, passagesIn } from './passages.ts'
import { createReader, findLocalVoice, SPEEDS, type Speed } from './reader.ts'

/** Reads the message above it aloud, for as long as it is there, and until a new message. */
export function ListenBar({ conversationId, ...props }: { conversationId: string; onEnd: () => void }) {
  const onEnd = useStable(props.onEnd)
  const bar = useRef<HTMLFieldSetElement>(null)
  const { state, speed, toggle, setSpeed } = useReading(bar, onEnd)
  useEndWithNews(conversationId, onEnd)
  // The button that was pressed has gone.
  useEffect(() => {
    if (document.activeElement === document.body) bar.current?.querySelector('button')?.focus()
  }, [])
  const words = listenCopy

  if (state === 'no-voice' || state === 'failed') {
    return (
      <div className="basis-full text-ink-soft text-sm">
        <p role="status" className="max-w-prose">
          {state === 'no-voice' ? words.noVoice : words.failed}
        </p>
        <Button look="quiet" label={words.close} onClick={onEnd} className="-ml-3 text-sm" />
      </div>
    )
  }
  const reading = state !== 'paused'
  return (
    <fieldset
      ref={bar}
      aria-label={words.bar}
      className="flex min-w-0 basis-full flex-wrap items-center gap-1 text-ink-soft"
    >
      <IconButton
        of={reading ? Pause : Play}
        label={reading ? words.pause : words.goOn}
        size={18}
        onClick={toggle}
        className="-ml-2.5"
      />
      <IconButton of={Square} label={words.stop} size={16} onClick={onEnd} />
      <div role="radiogroup" aria-label={words.speed} className="flex gap-1">
        {SPEEDS.map((one) => (
          <label
            key={one}
            className="relative grid size-11 cursor-pointer place-items-center rounded-control text-xs tabular-nums hover:bg-accent-soft has-checked:bg-accent-soft has-checked:font-semibold has-checked:text-ink forced-colors:has-checked:border-2 has-focus-visible:outline-[2.5px] has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name="velocidade"
              checked={speed === one}
              onChange={() => setSpeed(one)}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            {words.times(one)}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

const SPEED_KEY = 'leitura'
/** Ends what another message is read with: one voice at a time. */
let endOther: (() => void) | null = null

function useReading(bar: RefObject<HTMLElement | null>, onEnd: () => void) {
  const [state, setState] = useState<'starting' | 'reading' | 'paused' | 'no-voice' | 'failed'>('starting')
  const [speed, setSpeed] = useState(rememberedSpeed)
  const reader = useRef<ReturnType<typeof createReader> | null>(null)

  useEffect(() => {
    const { speechSynthesis } = window
    let here = true
    endOther?.()
    endOther = onEnd

    async function begin() {
      const message = bar.current?.closest('article')?.querySelector('[data-part="texto"]')
      const voice = speechSynthesis && (await findLocalVoice(speechSynthesis))
      if (!here) return
      if (!voice || !message) return setState('no-voice')
      reader.current = readerOf(message, voice, (how) => (how === 'ended' ? onEnd() : setState('failed')))
      reader.current.go()
      setState('reading')
    }

    // The page may be gone before anything is drawn.
    function leave() {
      reader.current?.pause()
      onEnd()
    }

    void begin()
    const unfollow = followEvents(window, { pagehide: leave })
    return () => {
      unfollow()
      here = false
      reader.current?.pause()
      reader.current = null
      markPassage(null)
      if (endOther === onEnd) endOther = null
    }
  }, [bar, onEnd])

  return {
    state,
    speed,
    toggle() {
      if (state === 'paused') reader.current?.go()
      else reader.current?.pause()
      setState(state === 'paused' ? 'reading' : 'paused')
    },
    setSpeed(next: Speed) {
      remember(SPEED_KEY, String(next))
      setSpeed(next)
      reader.current?.setSpeed(next)
    },
  }
}

function readerOf(message: Element, voice: SpeechSynthesisVoice, onEnd: (how: 'ended' | 'failed') => void) {
  const passages = passagesIn(message)
  return createReader({
    synthesis: window.speechSynthesis,
    voice,
    sentences: passages.map(({ say }) => say),
    speed: rememberedSpeed(),
    onSentence: (index) => markPassage(passages[index] ?? null),
    onEnd,
  })
}

/** Ends it when a message is sent, another reply begins, or the PIN is asked for. */
function useEndWithNews(conversationId: string, onEnd: () => void): void {
  const sending = useOutbox(conversationId).length
  const last = useLastReply(conversationId)?.id
  const [before] = useState({ sending, last })
  const hidden = useHidden()
  const isNews = hidden || sending > before.sending || last !== before.last
  useEffect(() => {
    if (isNews) onEnd()
  }, [isNews, onEnd])
}

function rememberedSpeed(): Speed {
  const kept = Number(remembered(SPEED_KEY))
  return SPEEDS.find((speed) => speed === kept) ?? 1
}
