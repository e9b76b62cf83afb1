import { useState } from 'react'
import { privacyCopy } from '#web/copy/privacy-pt-br.ts'
import { useFields } from '#web/lib/use-fields.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { Form } from '#web/ui/form.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { chooseDiscreet, useDiscreet } from './discreet-mode.ts'
import { hasPin, isPin, pinAvailable, removePin, setPin, unlock } from './pin.ts'

export function DiscreetSettings() {
  const words = privacyCopy.discreet
  const on = useDiscreet()
  const [refused, setRefused] = useState(false)
  return (
    <>
      <Switch on={on} onChange={(next) => setRefused(!chooseDiscreet(next))} label={words.toggle} />
      {refused && <Alert>{words.refused}</Alert>}
      <details className="text-sm">
        <summary className="more">{words.whatChanges}</summary>
        <ul className="grid list-disc gap-1 pl-5 marker:text-accent">
          {words.what.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </details>
      <p className="text-ink-soft text-sm">{words.limits}</p>
      <PinSettings />
    </>
  )
}

function PinSettings() {
  const words = privacyCopy.pin
  const [active, setActive] = useState(hasPin)
  const [changing, setChanging] = useState(false)
  const [notice, setNotice] = useState<string | null>(null)

  function change() {
    setChanging(true)
    setNotice(null)
  }

  function saved() {
    setActive(true)
    setChanging(false)
    setNotice(words.saved)
  }

  function remove() {
    removePin()
    setActive(false)
    setNotice(words.removed)
  }

  return (
    <div className="stack gap-4 border-line border-t pt-5">
      <div className="stack gap-1">
        <h4 className="font-semibold">{words.heading}</h4>
        <p className="text-ink-soft text-sm">{words.lead}</p>
      </div>
      {!pinAvailable() && <p className="text-sm">{words.unavailable}</p>}
      {active && !changing && (
        <div className="stack gap-3">
          <p className="text-sm">{words.active}</p>
          <div className="flex flex-wrap gap-3">
            <Button look="secondary" label={words.change} onClick={change} />
            <Button look="quiet" label={words.remove} onClick={remove} />
          </div>
        </div>
      )}
      {pinAvailable() && (!active || changing) && (
        <PinForm changes={active} onTry={() => setNotice(null)} onSaved={saved} />
      )}
      {notice && <Alert tone="success">{notice}</Alert>}
      <p className="text-ink-soft text-sm">{words.limits}</p>
    </div>
  )
}

function PinForm({ changes, onTry, onSaved }: { changes: boolean; onTry: () => void; onSaved: () => void }) {
  const words = privacyCopy.pin
  const { typed, field } = useFields({ pin: '', repeated: '' })
  const [problem, setProblem] = useState<'invalid' | 'differ' | 'refused' | null>(null)

  async function save() {
    onTry()
    const { pin, repeated } = typed
    const found = !isPin(pin) ? 'invalid' : pin !== repeated ? 'differ' : null
    setProblem(found)
    if (found) return
    if (!(await setPin(pin))) return setProblem('refused')
    unlock()
    onSaved()
  }

  const digits = { inputMode: 'numeric', autoComplete: 'off', maxLength: 8 } as const
  return (
    <Form noValidate onSubmit={save} className="stack gap-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <PasswordField
          {...digits}
          {...field('pin')}
          label={words.field}
          error={problem === 'invalid' ? words.invalid : undefined}
        />
        <PasswordField
          {...digits}
          {...field('repeated')}
          label={words.repeat}
          error={problem === 'differ' ? words.differ : undefined}
        />
      </div>
      {problem === 'refused' && <Alert>{changes ? words.changeRefused : words.refused}</Alert>}
      <Button type="submit" look="secondary" className="justify-self-start" label={words.set} />
    </Form>
  )
}
