import { privacyCopy } from '#web/copy/privacy-pt-br.ts'
import { Switch } from '#web/ui/switch.tsx'
import { chooseDiscreet, useDiscreet } from './discreet-mode.ts'
import { PinSettings } from './pin-settings.tsx'

/** The discreet mode and the PIN, switched on and off. */
export function DiscreetSettings() {
  const words = privacyCopy.discreet
  const on = useDiscreet()
  return (
    <>
      <Switch on={on} onChange={chooseDiscreet}>
        {words.toggle}
      </Switch>
      <details className="text-sm">
        <summary className="inline-flex min-h-11 cursor-pointer items-center text-accent underline decoration-accent/40 underline-offset-4">
          {words.whatChanges}
        </summary>
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
