import { useState } from 'react'
import type { Done, LinkToken } from '#domain/api/account.ts'
import { undoCopy } from '#web/copy/mail-links-pt-br.ts'
import { request } from '#web/lib/api.ts'
import { Link } from '#web/lib/router.tsx'
import { useTitle } from '#web/lib/use-title.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { EntryLayout } from './entry-layout.tsx'
import { LinkQuestion } from './link-question.tsx'
import { UndoLinkInvalid } from './undo-link-invalid.tsx'
import { useLinkAction } from './use-link-action.ts'

const requestAccountUndo = (body: LinkToken) => request<Done>('POST', '/api/account/undo-account', { body })

/** Where the mail 'Uma conta foi criada com este e-mail' leads. */
export function AccountCreatedPage() {
  const words = undoCopy.account
  useTitle(words.title)
  const [removed, setRemoved] = useState(false)
  const { isInvalid, confirm, ...state } = useLinkAction(requestAccountUndo)
  if (removed) return <Removed />
  if (isInvalid) return <UndoLinkInvalid />

  async function undo() {
    if (await confirm()) setRemoved(true)
  }

  return <LinkQuestion words={words} look="danger" {...state} onConfirm={undo} />
}

function Removed() {
  const words = undoCopy.account
  return (
    <EntryLayout heading={words.doneHeading} lead={words.doneLead}>
      <Link to="/login" replace className={buttonClass('primary')}>
        {words.back}
      </Link>
    </EntryLayout>
  )
}
