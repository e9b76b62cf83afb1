import type { CheckIn } from '#domain/api/notebook.ts'
import { openedCheckIn, sealedCheckIn } from '#server/features/notebook/sealed-notebook.ts'
import { notebookTable } from './notebook-table.ts'

/** How a person was. */
export const checkIns = notebookTable<Omit<CheckIn, 'createdAt'>, CheckIn>('caderno_registros', {
  seal: (owner, checkIn) => sealedCheckIn(owner, checkIn.id, checkIn),
  open(owner, made, content) {
    const opened = openedCheckIn(owner, made.id, content)
    return opened && { ...made, ...opened }
  },
})
