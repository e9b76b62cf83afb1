import { notFoundCopy } from '#web/copy/not-found-pt-br.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { PageMessage } from '#web/ui/page-message.tsx'

export function NotFoundPage() {
  const { title, heading, lead, action } = notFoundCopy
  return (
    <PageMessage title={title} heading={heading} lead={lead}>
      <ButtonLink to="/" look="primary" label={action} />
    </PageMessage>
  )
}
