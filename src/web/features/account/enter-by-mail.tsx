import type { LinkAsked, LinkRequest } from '#domain/api/account.ts'
import { entryOfferCopy as words } from '#web/copy/mail-links-pt-br.ts'
import { request } from '#web/lib/api.ts'
import { Button } from '#web/ui/button.tsx'

type EnterByMailProps = {
  email: string
  busy: boolean
  ask: (send: () => Promise<LinkAsked>, confirmation: string) => void
}

const askForLink = (body: LinkRequest) => request<LinkAsked>('POST', '/api/account/entry-link', { body })

/** For a person who has to wait because others guess at the password, or sign in at the same time. */
export const EnterByMail = ({ email, busy, ask }: EnterByMailProps) => (
  <div className="stack gap-2">
    <p>{words.offer}</p>
    <Button look="secondary" busy={busy} onClick={() => ask(() => askForLink({ email }), words.sent)}>
      {busy ? words.busy : words.submit}
    </Button>
  </div>
)
