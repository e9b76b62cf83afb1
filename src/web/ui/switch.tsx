type SwitchProps = { on: boolean; onChange: (on: boolean) => void; label: string }

export const Switch = ({ on, onChange, label }: SwitchProps) => (
  <label className="relative flex min-h-11 cursor-pointer items-center gap-3 font-medium">
    <input
      type="checkbox"
      role="switch"
      aria-checked={on}
      checked={on}
      onChange={(event) => onChange(event.target.checked)}
      // Over its drawing and not out of sight, so that what points at the control itself reaches it.
      className="peer absolute inset-y-0 left-0 z-1 w-12 cursor-pointer opacity-0"
    />
    <span
      aria-hidden
      className="relative h-7 w-12 shrink-0 rounded-full border border-line-strong bg-sunken transition-colors after:absolute after:top-0.5 after:left-0.5 after:size-5.5 after:rounded-full after:bg-line-strong after:transition-transform peer-checked:border-accent peer-checked:bg-accent peer-checked:after:translate-x-5 peer-checked:after:bg-on-accent peer-focus-visible:outline-[2.5px] peer-focus-visible:outline-focus peer-focus-visible:outline-offset-2 forced-colors:after:bg-[ButtonText] forced-colors:peer-checked:after:bg-[Highlight]"
    />
    {label}
  </label>
)
