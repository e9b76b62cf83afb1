import { BROWSER_ERRORS } from '#domain/browser-errors.ts'
import { Alert } from '#web/ui/alert.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { EntryLayout } from './entry-layout.tsx'

type LinkInvalidProps = {
  words: { heading: string; lead: string; back: string }
  error: 'reset_token_invalid' | 'undo_token_invalid' | 'entry_token_invalid'
}

/** The link of a mail that came incomplete, was used before or is too old. */
export const LinkInvalid = ({ words, error }: LinkInvalidProps) => (
  <EntryLayout heading={words.heading} lead={words.lead}>
    <Alert>{BROWSER_ERRORS[error].message}</Alert>
    <ButtonLink to="/login" replace look="primary" label={words.back} />
  </EntryLayout>
)
