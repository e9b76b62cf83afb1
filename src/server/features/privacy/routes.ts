import { Hono } from 'hono'
import { DONE } from '#domain/api/account.ts'
import { AskForDeletion, type DeletionAnswer, type PrivacyAnswer, Search } from '#domain/api/privacy.ts'
import type { AppEnv } from '#server/app-env.ts'
import { passCookiesOn } from '#server/features/accounts/signed-in.ts'
import { people } from '#server/features/accounts/store/people.ts'
import { credentials } from '#server/features/accounts/store/sessions.ts'
import { readBody } from '#server/platform/http/body.ts'
import { alreadySent, sendDownload } from '#server/platform/http/download.ts'
import type { BeforeJson } from '#server/platform/http/http-env.ts'
import { clearCachedPages, ownPagesOnly } from '#server/platform/http/security.ts'
import { askForDeletion, eraseConversations, type PrivacyDeps } from './erase-accounts.ts'
import { exportData } from './export-data.ts'
import { searchConversations } from './search-conversations.ts'
import { type Deletion, deletions } from './store/deletions.ts'

export function privacyRoutes(deps: PrivacyDeps) {
  const { sql, auth, background, live, knownBrowsers } = deps

  return new Hono<AppEnv>()
    .get('/', async (c) => {
      const { id } = c.get('person')
      const { consents } = await people.dataOf(sql, id)
      const deletion = await deletions.find(sql, id)
      return c.json({
        consents,
        deletion: deletion && pendingOf(deletion),
      } satisfies BeforeJson<PrivacyAnswer>)
    })
    .get('/export', ownPagesOnly, async (c) => {
      const { pieces, name, stallLimit, done } = await exportData(deps, c.get('person').id)
      const headers = {
        ...Object.fromEntries(c.res.headers),
        'Content-Type': 'application/zip',
        'Content-Disposition': `attachment; filename="${name}"`,
      }
      const { outgoing } = c.env
      const ignore = live.onSessionEnd(c.get('sessionId'), () => outgoing.destroy())
      background.run('export', () =>
        sendDownload(outgoing, pieces, { headers, stallLimit }).finally(() => {
          ignore()
          done()
        }),
      )
      return alreadySent(c)
    })
    .post('/search', async (c) => {
      const { text } = await readBody(c, Search)
      return c.json(await searchConversations(deps, c.get('person').id, text, c.req.raw.signal))
    })
    .delete('/conversations', async (c) => {
      await eraseConversations(deps, c.get('person').id)
      clearCachedPages(c)
      return c.json(DONE)
    })
    .post('/deletion', async (c) => {
      const form = await readBody(c, AskForDeletion)
      const { id, email } = c.get('person')
      const passwordSetAt = await credentials.passwordSetAt(sql, email)
      const deletion = await askForDeletion(deps, id, form)
      if (!deletion) {
        const { headers } = await auth.api.signOut({ headers: c.req.raw.headers, returnHeaders: true })
        passCookiesOn(c, headers)
        clearCachedPages(c)
        if (passwordSetAt) knownBrowsers.forget(c, { email, passwordSetAt })
      }
      return c.json({ deletion: deletion && pendingOf(deletion) } satisfies BeforeJson<DeletionAnswer>)
    })
    .delete('/deletion', async (c) => {
      // Taking back what was never asked is no failure.
      await deletions.takeBack(sql, c.get('person').id)
      return c.json(DONE)
    })
}

const pendingOf = ({ requestedAt, eraseAt }: Deletion) => ({ requestedAt, eraseAt })
