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
      <ul className="grid list-disc gap-1 pl-5 text-sm marker:text-accent">
        {words.what.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      <p className="text-ink-soft text-sm">{words.limits}</p>
      <PinSettings />
    </>
  )
}
