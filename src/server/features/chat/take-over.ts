import { AppError } from '#domain/errors.ts'
import { announce } from '#server/features/events/store.ts'
import type { Background } from '#server/platform/background.ts'
import type { ChatDeps } from './chat-deps.ts'
import { resumeReply } from './reply-commands.ts'

/** Continues the replies of a node that stops. Of several nodes that try, the database lets one succeed. */
export function takeOverReplies(deps: ChatDeps & { background: Background }): void {
  const { live, runs, node, sql, background } = deps
  live.onAnnouncement((announcement) => {
    if (announcement.type !== 'retomar' || announcement.from === node || runs.isStopping()) return
    const which = {
      personId: announcement.userId,
      conversationId: announcement.conversationId,
      replyId: announcement.id,
    }
    background.run('taking over a reply', () =>
      resumeReply(deps, which).catch(async (error) => {
        // This node began to stop before it reached it: the next one is asked.
        if (runs.isStopping()) await announce(sql, { ...announcement, from: node })
        // Otherwise another node or the person was faster, or it was deleted meanwhile.
        else if (!(error instanceof AppError)) throw error
      }),
    )
  })
}
