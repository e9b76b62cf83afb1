import { useState } from 'react'
import { useAction } from '#web/lib/use-action.ts'
import { Alert } from './alert.tsx'
import { Button, type ButtonProps } from './button.tsx'
import { Dialog, DialogActions } from './dialog.tsx'

type ConfirmButtonProps = ButtonProps & {
  words: { action: string; title: string; warning: string; keep: string; confirm: string; busy: string }
  /** What is done once it is confirmed; the dialog stays, and says why, where it fails. */
  work: () => Promise<unknown>
}

/** A button for something that cannot be taken back: it asks first. */
export function ConfirmButton({ words, work, ...button }: ConfirmButtonProps) {
  const [asking, setAsking] = useState(false)
  const { busy, failure, run, clear } = useAction()

  function ask() {
    clear()
    setAsking(true)
  }

  async function confirm() {
    if (await run(work)) setAsking(false)
  }

  return (
    <>
      <Button {...button} label={words.action} onClick={ask} />
      <Dialog open={asking} title={words.title} onClose={() => setAsking(false)}>
        <p>{words.warning}</p>
        {failure && <Alert>{failure.message}</Alert>}
        <DialogActions
          keep={words.keep}
          onKeep={() => setAsking(false)}
          confirm={busy ? words.busy : words.confirm}
          busy={busy}
          onConfirm={confirm}
        />
      </Dialog>
    </>
  )
}
