import { panelCopy } from '#web/copy/panel-pt-br.ts'
import { Button } from '#web/ui/button.tsx'
import { useToast } from '#web/ui/toast.tsx'

/** A text that is pasted elsewhere. */
export function CopyText({ label, text }: { label: string; text: string }) {
  const toast = useToast()
  const { copy, copied, notCopied } = panelCopy
  async function take() {
    const done = await navigator.clipboard.writeText(text).then(
      () => true,
      () => false,
    )
    toast({ message: done ? copied(label) : notCopied })
  }
  return (
    <div className="stack gap-1.5">
      <code className="rounded-control bg-sunken px-3 py-2 text-sm [overflow-wrap:anywhere]">{text}</code>
      <Button look="link" className="justify-self-start" onClick={take}>
        {copy(label)}
      </Button>
    </div>
  )
}
