import type { BrowserContext, Page } from '@playwright/test'
import { operadoresCommand } from '#server/commands/operadores.ts'
import { runWithin } from '#tests/support/process/run-within.ts'
import type { Product } from '../product.ts'

/** What `npm run operadores -- add` prints for this product. */
export async function linkFor(product: Product, email: string, ...more: string[]): Promise<string> {
  const args = ['add', 'Ana', email, ...more]
  const { stdout, stderr } = await runWithin(operadoresCommand, args, product.env)
  const link = /^LINK: (.*)$/m.exec(stdout)?.[1]
  if (!link) throw new Error(stderr)
  return link
}

/** A device with a fingerprint reader that says yes. */
export async function withAuthenticator(context: BrowserContext, page: Page): Promise<void> {
  const session = await context.newCDPSession(page)
  await session.send('WebAuthn.enable')
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}
