import { Hono } from 'hono'
import type { OnboardingAnswer } from '#domain/api/chat.ts'
import type { Conversation } from '#domain/chat/conversation.ts'
import { orNotFound } from '#domain/errors.ts'
import { DEFAULT_PERSONA } from '#domain/personas/persona.ts'
import type { AppEnv } from '#server/app-env.ts'
import type { ChatDeps } from '#server/features/chat/chat-deps.ts'
import { conversations } from '#server/features/chat/conversations/store.ts'
import { welcomeSource } from '#server/features/chat/source.ts'
import { messages } from '#server/features/chat/store/messages.ts'
import { announce, newsOf } from '#server/features/events/store.ts'
import { type Owner, ownerOf } from '#server/features/keys/key-ring.ts'
import { uuidv7 } from '#server/platform/crypto/uuidv7.ts'
import { transaction } from '#server/platform/db/database.ts'

export const onboardingRoutes = (deps: ChatDeps) =>
  new Hono<AppEnv>().post('/', async (c) => {
    const { id, onboardingFinalizado } = c.get('person')
    const owner = await ownerOf(deps, id)
    // Null when the person was welcomed before.
    const conversation = onboardingFinalizado ? null : await deps.runs.begin(() => findOrGreet(deps, owner))
    return c.json({ conversation } satisfies OnboardingAnswer)
  })

/** The first conversation with its greeting, new or found. */
async function findOrGreet(deps: ChatDeps, owner: Owner): Promise<Conversation> {
  const id = uuidv7()
  const reply = { id: uuidv7(), conversationId: id, seq: 0, onboarding: true, nivel: 'nenhum' as const }
  const isNew = await transaction(deps.sql, async (tx) => {
    if (!(await conversations.add(tx, owner, id, DEFAULT_PERSONA, { onboarding: true }))) return false
    await messages.addReply(tx, owner, reply, deps.node)
    await announce(tx, ...newsOf({ userId: owner.id }, [reply.id], id))
    return true
  })
  const conversation = orNotFound(await conversations.findOnboarding(deps.sql, owner))
  if (isNew) {
    const { source, scriptedText } = welcomeSource([], '')
    deps.runs.start({ owner, reply, version: 0, text: '', source, scriptedText })
  }
  return conversation
}
