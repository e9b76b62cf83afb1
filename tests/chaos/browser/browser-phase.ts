import { expectedReply } from '../expected-reply.ts'
import type { ChaosWorld } from '../world.ts'
import { BROWSER_ROUNDS, checkScreen } from './browser-rounds.ts'
import { openBrowser } from './browser-world.ts'

type Options = { short: boolean; only: string; attempt: Attempt }
type Attempt = (what: string, world: ChaosWorld, work: () => Promise<void>) => Promise<void>

/** A few rounds through a real browser: each in a conversation and a browser context of its own. */
export async function browserPhase(world: ChaosWorld, { short, only, attempt }: Options) {
  const browser = await openBrowser(world)
  for (const round of BROWSER_ROUNDS.filter((each) => (each.short || !short) && each.name.includes(only))) {
    await attempt(`browser, ${round.name}`, world, async () => {
      const conversation = await browser.stored.newConversation()
      const context = await browser.newContext()
      const screen = await browser.open(context, conversation)
      const given = { context, conversation, screen, content: messageOf(round.name) }
      try {
        await checkScreen(browser, given, await round.run(browser, given))
      } finally {
        await context.close()
      }
    })
  }
  await browser.close()
}

/** One whose reply takes a few seconds to be typed out, but not many. */
function messageOf(name: string): string {
  for (let turn = 0; ; turn += 1) {
    const content = `No navegador: ${name} (${turn})`
    const { length } = expectedReply(content)
    if (length > 350 && length < 450) return content
  }
}
