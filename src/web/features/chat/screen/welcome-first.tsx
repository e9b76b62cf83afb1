import { chatCopy } from '#web/copy/chat-pt-br.ts'
import { Link } from '#web/lib/router.tsx'
import { Button } from '#web/ui/button.tsx'
import { buttonClass } from '#web/ui/button-class.ts'
import type { Welcome } from './use-welcome.ts'

/** In place of the box, as long as the welcome goes on elsewhere or has not begun. */
export function WelcomeFirst({ welcome }: { welcome: Welcome }) {
  const { conversationId, failed, retry } = welcome
  const words = chatCopy.onboarding
  if (!conversationId && !failed) return null
  return (
    <div className="px-4 pt-2 pb-[max(1rem,env(safe-area-inset-bottom))]">
      <div className="mx-auto grid max-w-[46rem] justify-items-center gap-3 rounded-card border border-line bg-surface p-4 text-center">
        <p className="text-ink-soft text-sm">{failed ? words.failed : words.first}</p>
        {conversationId ? (
          <Link to={`/chat/${conversationId}`} className={buttonClass('secondary')}>
            {words.back}
          </Link>
        ) : (
          <Button look="secondary" onClick={retry}>
            {words.retry}
          </Button>
        )}
      </div>
    </div>
  )
}
