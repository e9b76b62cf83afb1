import { AppError } from '#domain/errors.ts'
import type { Background } from '#server/platform/background.ts'
import type { ChatDeps } from './chat-deps.ts'
import { resumeReply } from './steer.ts'

/** Goes on with the replies of a node that stops. Of several nodes that try, the database lets one. */
export function takeOverReplies(deps: ChatDeps & { background: Background }): void {
  deps.live.onAnnouncement((said) => {
    if (said.type !== 'retomar' || said.from === deps.node) return
    const which = { personId: said.userId, conversationId: said.conversationId, replyId: said.id }
    deps.background.run('taking over a reply', () => resumeReply(deps, which).catch(unlessMovedOn))
  })
}

/** Another node or the person was faster, it was deleted meanwhile, or this node stops as well. */
function unlessMovedOn(error: unknown): void {
  if (!(error instanceof AppError)) throw error
}
