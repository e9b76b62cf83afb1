import { privacyCopy } from '#web/copy/privacy-pt-br.ts'
import { chooseDiscreet, useDiscreet } from './discreet-mode.ts'
import { PinSettings } from './pin-settings.tsx'

/** The discreet mode and the PIN, switched on and off. */
export function DiscreetSettings() {
  const words = privacyCopy.discreet
  const on = useDiscreet()
  return (
    <>
      <label className="flex min-h-11 cursor-pointer items-center gap-3 font-medium">
        <input
          type="checkbox"
          role="switch"
          aria-checked={on}
          checked={on}
          onChange={(event) => chooseDiscreet(event.target.checked)}
          className="peer sr-only"
        />
        <span
          aria-hidden
          className="relative h-7 w-12 shrink-0 rounded-full border border-line-strong bg-sunken transition-colors after:absolute after:top-0.5 after:left-0.5 after:size-5.5 after:rounded-full after:bg-line-strong after:transition-transform peer-checked:border-accent peer-checked:bg-accent peer-checked:after:translate-x-5 peer-checked:after:bg-on-accent peer-focus-visible:outline-[2.5px] peer-focus-visible:outline-focus peer-focus-visible:outline-offset-2"
        />
        {words.toggle}
      </label>
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
