import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { usePersonChanges, useSignedInPerson } from '#web/features/account/person-context.tsx'
import { WELCOME_KEY } from '#web/features/chat/engine/queries.ts'
import { navigate } from '#web/lib/router.tsx'
import { useChat } from './chat-context.ts'
import { useSignal } from './use-signal.ts'

export type Welcome = {
  /** Nothing else is open until it has ended. */
  pending: boolean
  conversationId: string | null
  failed: boolean
  retry: () => void
}

/** The scripted welcome of somebody new: it is started or found, and is where they are led. */
export function useWelcome(selectedId: string | null): Welcome {
  const { onboardingFinalizado } = useSignedInPerson()
  const { refresh } = usePersonChanges()
  const { receive, requests, welcomed } = useChat()
  const endings = useSignal(welcomed)
  const pending = !onboardingFinalizado
  const { data, isError, refetch } = useQuery({
    queryKey: WELCOME_KEY,
    queryFn: requests.startOnboarding,
    enabled: pending,
  })

  useEffect(() => {
    if (endings > 0) refresh()
  }, [endings, refresh])

  useEffect(() => {
    if (!pending || !data) return
    const { conversation } = data
    if (conversation) receive({ type: 'conversa', conversation })
    else refresh()
  }, [pending, data, receive, refresh])

  const conversationId = data?.conversation?.id ?? null
  useEffect(() => {
    if (pending && conversationId && selectedId === null)
      navigate(`/chat/${conversationId}`, { replace: true })
  }, [pending, conversationId, selectedId])

  return { pending, conversationId, failed: isError, retry: () => void refetch() }
}
