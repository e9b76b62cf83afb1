import { type FormEvent, useState } from 'react'
import { privacyCopy } from '#web/copy/privacy-pt-br.ts'
import { Button } from '#web/ui/button.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'
import { unlock } from './lock-state.ts'
import { isPin, setPin } from './pin.ts'

/** Chooses a PIN, written twice. */
export function PinForm({ onSaved }: { onSaved: () => void }) {
  const words = privacyCopy.pin
  const [pin, setTyped] = useState('')
  const [repeated, setRepeated] = useState('')
  const [problem, setProblem] = useState<'invalid' | 'differ' | null>(null)

  async function save(event: FormEvent) {
    event.preventDefault()
    const found = !isPin(pin) ? 'invalid' : pin !== repeated ? 'differ' : null
    setProblem(found)
    if (found) return
    await setPin(pin)
    unlock()
    onSaved()
  }

  const field = { inputMode: 'numeric', autoComplete: 'off', maxLength: 8 } as const
  return (
    <form noValidate onSubmit={save} className="stack gap-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <PasswordField
          {...field}
          label={words.field}
          value={pin}
          onChange={setTyped}
          error={problem === 'invalid' ? words.invalid : undefined}
        />
        <PasswordField
          {...field}
          label={words.repeat}
          value={repeated}
          onChange={setRepeated}
          error={problem === 'differ' ? words.differ : undefined}
        />
      </div>
      <Button type="submit" look="secondary" className="justify-self-start">
        {words.set}
      </Button>
    </form>
  )
}
