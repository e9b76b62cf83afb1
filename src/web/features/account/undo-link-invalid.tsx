import { BROWSER_ERRORS } from '#domain/browser-errors.ts'
import { undoCopy } from '#web/copy/mail-links-pt-br.ts'
import { Link } from '#web/lib/router.tsx'
import { Alert } from '#web/ui/alert.tsx'
import { buttonClass } from '#web/ui/button-class.ts'
import { EntryLayout } from './entry-layout.tsx'

/** A link to undo something that came incomplete, was used before or is too old. */
export function UndoLinkInvalid() {
  const words = undoCopy.invalid
  return (
    <EntryLayout heading={words.heading} lead={words.lead}>
      <Alert>{BROWSER_ERRORS.undo_token_invalid.message}</Alert>
      <Link to="/login" replace className={buttonClass('primary')}>
        {words.back}
      </Link>
    </EntryLayout>
  )
}
