import { type ReactNode, useEffect, useRef, useState } from 'react'
import { privacyCopy } from '#web/copy/privacy-pt-br.ts'
import { followEvents } from '#web/lib/follow-events.ts'
import { useTitle } from '#web/lib/router.tsx'
import { useLeaving } from '#web/session/leaving.tsx'
import { Button } from '#web/ui/button.tsx'
import { Form } from '#web/ui/form.tsx'
import { HelpLink } from '#web/ui/help-link.tsx'
import { Hideable } from '#web/ui/hideable.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'
import { checkPin, isLocked, noteSeen, noteWrongPin, removePin, unlock, wrongPins } from './pin.ts'

/**
 * Shows what it holds only while it is not locked. Before the first PIN nothing of it is made at all; later it
 * stays, out of sight, so that what was being typed is still there.
 */
export function LockGate({ children }: { children: ReactNode }) {
  const { locked, open } = useLock()
  const [opened, setOpened] = useState(!locked)
  return (
    <>
      {locked && (
        <LockScreen
          onOpen={() => {
            setOpened(true)
            open()
          }}
        />
      )}
      {opened && <Hideable hidden={locked}>{children}</Hideable>}
    </>
  )
}

const LOOKED_EVERY = 10_000
const NOTED_EVERY = 5_000

/** Whether the PIN is to be asked for, followed over time and over the tabs of this browser. */
function useLock() {
  const [locked, setLocked] = useState(isLocked)

  useEffect(() => {
    let noted = 0
    const look = () => setLocked(isLocked())
    function seen() {
      if (isLocked()) return setLocked(true)
      if (Date.now() - noted < NOTED_EVERY) return
      noted = Date.now()
      noteSeen()
    }
    const timer = setInterval(look, LOOKED_EVERY)
    const signs = { pointerdown: seen, keydown: seen, scroll: seen, storage: look }
    const unfollow = [
      () => clearInterval(timer),
      followEvents(window, signs, { capture: true, passive: true }),
      followEvents(document, { visibilitychange: look }),
    ]
    return () => {
      for (const end of unfollow) end()
    }
  }, [])

  function open() {
    unlock()
    setLocked(false)
  }
  return { locked, open }
}

const TRIES = 5

/** Asks for the PIN. Too many wrong ones, or a forgotten one, lead to the password. */
function LockScreen({ onOpen }: { onOpen: () => void }) {
  const words = privacyCopy.lock
  useTitle(words.title)
  const form = useRef<HTMLFormElement>(null)
  const { pin, setPin, wrong, busy, leaving, submit, giveUp } = usePinEntry(onOpen)

  useEffect(() => form.current?.querySelector('input')?.focus(), [])

  const error = wrong > 0 ? `${words.wrong} ${words.left(Math.max(TRIES - wrong, 0))}` : undefined
  return (
    <div className="grid min-h-svh grid-rows-[1fr_auto] px-5 py-6">
      <main className="stack w-full max-w-xs content-center gap-6 justify-self-center">
        <h1 className="font-serif text-display">{words.heading}</h1>
        <Form ref={form} noValidate onSubmit={submit} className="stack gap-5">
          <PasswordField
            label={words.field}
            value={pin}
            onChange={setPin}
            inputMode="numeric"
            autoComplete="off"
            maxLength={8}
            error={error}
          />
          <Button type="submit" busy={busy} label={words.open} />
        </Form>
        <div className="stack gap-1">
          <Button look="link" busy={leaving} onClick={giveUp} className="-ml-1 justify-self-start">
            {words.forgot}
          </Button>
          <p className="text-ink-soft text-sm">{words.forgotHint}</p>
        </div>
      </main>
      <footer className="justify-self-center">
        <HelpLink />
      </footer>
    </div>
  )
}

/** Five tries; after the last wrong one the person is signed out. */
function usePinEntry(onOpen: () => void) {
  const { busy: leaving, leave } = useLeaving()
  const [pin, setPin] = useState('')
  const [wrong, setWrong] = useState(wrongPins)
  const [busy, setBusy] = useState(false)

  async function giveUp() {
    // Still signed in, the PIN is all that protects the screens.
    if (!(await leave())) return
    removePin()
    unlock()
  }

  async function submit() {
    if (busy || !pin) return
    // Another tab may have used up the tries, and signing out may have failed.
    if (wrongPins() >= TRIES) return giveUp()
    setBusy(true)
    const right = await checkPin(pin)
    setBusy(false)
    setPin('')
    if (right) return onOpen()
    noteWrongPin()
    // Counted here too, for a browser that has no room to store it.
    const count = Math.max(wrongPins(), wrong + 1)
    setWrong(count)
    if (count >= TRIES) await giveUp()
  }

  return { pin, setPin, wrong, busy, leaving, submit, giveUp }
}
