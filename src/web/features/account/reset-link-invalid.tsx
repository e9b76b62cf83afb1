import { ERRORS } from '#domain/errors.ts'
import { resetCopy } from '#web/copy/mail-links-pt-br.ts'
import { Link } from '#web/lib/router.tsx'
import { Alert } from '#web/ui/alert.tsx'
import { buttonClass } from '#web/ui/button-class.ts'
import { EntryLayout } from './entry-layout.tsx'

/** A reset link that came incomplete, was used before or is too old. */
export function ResetLinkInvalid() {
  return (
    <EntryLayout heading={resetCopy.invalidHeading} lead={resetCopy.invalidLead}>
      <Alert>{ERRORS.reset_token_invalid.message}</Alert>
      <Link to="/login" replace className={buttonClass('primary')}>
        {resetCopy.back}
      </Link>
    </EntryLayout>
  )
}
