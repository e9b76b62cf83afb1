import type { LinkToken, UndoPasswordAnswer } from '#domain/api/account.ts'
import { undoCopy } from '#web/copy/mail-links-pt-br.ts'
import { request } from '#web/lib/api.ts'
import { navigate } from '#web/lib/router.tsx'
import { useTitle } from '#web/lib/use-title.ts'
import { LinkQuestion } from './link-question.tsx'
import { UndoLinkInvalid } from './undo-link-invalid.tsx'
import { useLinkAction } from './use-link-action.ts'
import { withToken } from './use-link-token.ts'

const requestPasswordUndo = (body: LinkToken) =>
  request<UndoPasswordAnswer>('POST', '/api/account/undo-password', { body })

/** Where the mail 'Sua senha foi trocada' leads. */
export function PasswordChangedPage() {
  useTitle(undoCopy.password.title)
  const { isInvalid, confirm, ...state } = useLinkAction(requestPasswordUndo)
  if (isInvalid) return <UndoLinkInvalid />

  async function undo() {
    const answer = await confirm()
    if (answer) navigate('/redefinir-senha', { replace: true, state: withToken(answer.resetToken) })
  }

  return <LinkQuestion words={undoCopy.password} look="primary" {...state} onConfirm={undo} />
}
