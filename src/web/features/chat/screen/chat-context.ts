import { createContext, useContext } from 'react'
import type { Chat } from '#web/features/chat/engine/chat.ts'

export const ChatContext = createContext<Chat | null>(null)

export function useChat(): Chat {
  const chat = useContext(ChatContext)
  if (!chat) throw new Error('useChat needs the chat page above it')
  return chat
}
