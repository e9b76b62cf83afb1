import { Hono } from 'hono'
import type { OnboardingAnswer } from '#domain/api/chat.ts'
import type { AppEnv } from '#server/app-env.ts'
import type { ChatDeps } from '#server/features/chat/chat-deps.ts'
import { startOnboarding } from './start-onboarding.ts'

/** The scripted welcome, under /api/onboarding. Only signed-in people get here. */
export function onboardingRoutes(deps: ChatDeps) {
  return new Hono<AppEnv>().post('/', async (c) => {
    const conversation = await startOnboarding(deps, c.get('person'))
    return c.json({ conversation } satisfies OnboardingAnswer)
  })
}
