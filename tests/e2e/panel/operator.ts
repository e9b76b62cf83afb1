import { randomBytes } from 'node:crypto'
import type { BrowserContext, Page } from '@playwright/test'
import type { OperatorRole } from '#domain/panel/roles.ts'
import { operadoresCommand } from '#server/commands/operadores.ts'
import { tokenHash } from '#server/features/accounts/store/sessions.ts'
import { operatorSessions, operators } from '#server/features/operators/store/operators.ts'
import { runWithin } from '#tests/support/process/run-within.ts'
import { newEmail } from '#tests/support/product/new-email.ts'
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

/** Gives the page the session of a new operator of this role; their e-mail. */
export async function signedInOperator(page: Page, product: Product, papel: OperatorRole): Promise<string> {
  const email = newEmail()
  await linkFor(product, email, '--papel', papel)
  const token = randomBytes(32).toString('base64url')
  const operator = await operators.find(product.sql, email)
  await operatorSessions.add(product.sql, operator?.id ?? '', tokenHash(token))
  const cookie = { name: 'aconchego-painel', value: token, domain: new URL(product.url).hostname }
  await page.context().addCookies([{ ...cookie, path: '/api/painel', httpOnly: true, sameSite: 'Strict' }])
  return email
}
