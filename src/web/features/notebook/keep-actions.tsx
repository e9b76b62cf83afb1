import { Button } from '#web/ui/button.tsx'

type KeepActionsProps = {
  keep: string
  busy: boolean
  disabled: boolean
  other: string
  onOther: () => void
}

/** Under a form that keeps something: its own button, and what can be done instead. */
export function KeepActions({ keep, busy, disabled, other, onOther }: KeepActionsProps) {
  return (
    <div className="flex flex-wrap gap-3">
      <Button type="submit" busy={busy} disabled={disabled}>
        {keep}
      </Button>
      <Button look="secondary" onClick={onOther}>
        {other}
      </Button>
    </div>
  )
}
