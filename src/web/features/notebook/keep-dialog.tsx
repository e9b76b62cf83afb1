import { notebookCopy } from '#web/copy/notebook-pt-br.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { KeepForm } from './keep-form.tsx'
import { useKeeping } from './use-keeping.ts'

type KeepDialogProps = {
  /** What there is to choose from; null while nothing is to be kept. */
  words: string | null
  onClose: () => void
}

/** 'Guardar no caderno': what somebody wrote, made into a note. */
export function KeepDialog({ words, onClose }: KeepDialogProps) {
  const keeping = useKeeping((kept) => kept === words && onClose())
  return (
    <Dialog open={words !== null} title={notebookCopy.chat.keepDialog} onClose={onClose}>
      {words !== null && <KeepForm key={words} words={words} keeping={keeping} />}
    </Dialog>
  )
}
