import { useState } from 'react'
import { useSignOut } from '#web/features/account/use-sign-out.ts'
import { useChat } from './chat-context.ts'

const PATIENCE = 4000

/** Signing out, after what was written has left. If it can't, the person decides. */
export function useLeave() {
  const { outbox } = useChat()
  const { busy, signOut } = useSignOut()
  const [waiting, setWaiting] = useState(false)
  const [asking, setAsking] = useState(false)

  async function leaveForGood() {
    setAsking(false)
    outbox.clear()
    await signOut()
  }

  async function leave() {
    setWaiting(true)
    const patience = new Promise<boolean>((resolve) => setTimeout(() => resolve(false), PATIENCE))
    const empty = await Promise.race([outbox.flush(), patience])
    setWaiting(false)
    if (empty) await leaveForGood()
    else setAsking(true)
  }

  return { busy: busy || waiting, asking, leave, leaveForGood, stay: () => setAsking(false) }
}
