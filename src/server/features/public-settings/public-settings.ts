import { RESPONSIBLE_NAMES, type Responsible } from '#domain/account/responsible.ts'
import type { Notice } from '#domain/api/panel.ts'
import type { PlanNames } from '#domain/purchases/plan-display-name.ts'
import type { Sql } from '#server/platform/db/database.ts'
import { type Log, warning } from '#server/platform/log.ts'
import { escapeHtml } from '#server/platform/mail/compose-mail.ts'
import { publicValues } from './store.ts'

/** How long after another node changed something this one shows it. */
const READ_EVERY = 5_000
/** Documents of the screens that people use; those that can be read without a server are left as they are. */
const SHOWN_ON = new Set(['/index.html', '/login.html', '/register.html'])

type Deps = { sql: Sql; log: Log; settings: { planNames: PlanNames; responsible: Responsible } }
export type PublicSettings = ReturnType<typeof createPublicSettings>

/**
 * What operators have set in the panel for everybody to see: a notice, names of plans, who answers for the data. The last two
 * are the settings of the environment where the panel has no value; both are changed in place. All of it is read beside the
 * requests, never waited for: documents are served without a database too.
 */
export function createPublicSettings({ sql, log, settings }: Deps) {
  const planNames = new Map(settings.planNames)
  const responsible = { ...settings.responsible }
  let notice: Notice | null = null
  let readAt = Number.NEGATIVE_INFINITY

  async function read(): Promise<void> {
    readAt = performance.now()
    const { aviso, planos, responsaveis } = await publicValues.all(sql)
    notice = aviso
    planNames.clear()
    for (const [plan, name] of [...settings.planNames, ...Object.entries(planos ?? {})])
      if (name) planNames.set(plan, name)
    for (const name of RESPONSIBLE_NAMES)
      responsible[name] = responsaveis?.[name] || settings.responsible[name]
  }

  return {
    planNames: planNames as PlanNames,
    responsible: responsible as Responsible,
    read,
    above(document: string, now = Date.now()): string {
      if (performance.now() - readAt > READ_EVERY)
        read().catch(
          warning(log, { event: 'public-settings-unread' }, 'what operators published could not be read'),
        )
      if (!notice || !SHOWN_ON.has(document) || !isDue(notice, now)) return ''
      return `<p id="aviso" role="status" aria-label="Aviso" class="bg-care-soft px-5 py-4 text-center font-medium text-care">${escapeHtml(notice.texto)}</p>`
    },
  }
}

const isDue = ({ inicio, fim }: Notice, now: number): boolean =>
  Date.parse(inicio) <= now && now < Date.parse(fim)
