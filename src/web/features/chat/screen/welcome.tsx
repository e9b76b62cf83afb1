import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { chatCopy } from '#web/copy/chat-pt-br.ts'
import { copy } from '#web/copy/pt-br.ts'
import { navigate } from '#web/lib/router.tsx'
import { tellSessionNews } from '#web/lib/session-news.ts'
import { useSignedInPerson } from '#web/session/person-context.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { WELCOME_KEY } from '../engine/queries.ts'
import { useChat } from './chat-context.ts'

export type Welcome = ReturnType<typeof useWelcome>

/** The scripted welcome of somebody new: it is started or found, and is where they are led. */
export function useWelcome(selectedId: string | null) {
  /** Nothing else is open until it has ended. */
  const pending = !useSignedInPerson().onboardingFinalizado
  const { personId, receive, requests } = useChat()
  const { data, isError, refetch } = useQuery({
    queryKey: WELCOME_KEY,
    async queryFn() {
      const { conversation } = await requests.startOnboarding()
      if (conversation) receive({ type: 'conversa', conversation })
      else tellSessionNews({ personId, what: 'welcomed' })
      return conversation?.id ?? null
    },
    enabled: pending,
  })

  const conversationId = data ?? null
  useEffect(() => {
    if (pending && conversationId && selectedId === null)
      navigate(`/chat/${conversationId}`, { replace: true })
  }, [pending, conversationId, selectedId])

  return { pending, conversationId, failed: isError, retry: () => void refetch() }
}

/** In place of the box, as long as the welcome continues elsewhere or has not begun. */
export function WelcomeFirst({ welcome }: { welcome: Welcome }) {
  const { conversationId, failed, retry } = welcome
  const words = chatCopy.onboarding
  if (!conversationId && !failed) return null
  return (
    <div className="px-4 pt-2 pb-[max(1rem,env(safe-area-inset-bottom))]">
      <div className="mx-auto grid max-w-[46rem] justify-items-center gap-3 rounded-card border border-line bg-surface p-4 text-center">
        <p className="text-ink-soft text-sm">{failed ? words.failed : words.first}</p>
        {conversationId ? (
          <ButtonLink to={`/chat/${conversationId}`} look="secondary" label={words.back} />
        ) : (
          <Button look="secondary" label={copy.ui.retry} onClick={retry} />
        )}
      </div>
    </div>
  )
}
