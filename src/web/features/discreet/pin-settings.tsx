import { useState } from 'react'
import { privacyCopy } from '#web/copy/privacy-pt-br.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { hasPin, pinAvailable, removePin } from './pin.ts'
import { PinForm } from './pin-form.tsx'

/** The PIN of this browser: none, or one that can be changed and removed. */
export function PinSettings() {
  const words = privacyCopy.pin
  const [active, setActive] = useState(hasPin)
  const [changing, setChanging] = useState(false)
  const [said, setSaid] = useState<string | null>(null)

  function saved() {
    setActive(true)
    setChanging(false)
    setSaid(words.saved)
  }

  function remove() {
    removePin()
    setActive(false)
    setSaid(words.removed)
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
            <Button look="secondary" onClick={() => setChanging(true)}>
              {words.change}
            </Button>
            <Button look="quiet" onClick={remove}>
              {words.remove}
            </Button>
          </div>
        </div>
      )}
      {pinAvailable() && (!active || changing) && <PinForm onSaved={saved} />}
      {said && <Alert tone="success">{said}</Alert>}
      <p className="text-ink-soft text-sm">{words.limits}</p>
    </div>
  )
}
