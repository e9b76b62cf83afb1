import { type Context, Hono } from 'hono'
import { DONE } from '#domain/api/account.ts'
import { NewNotice, PlanNamesChange, ResponsibleChange, type SettingsAnswer } from '#domain/api/panel.ts'
import { AppError } from '#domain/errors.ts'
import { planDisplayName } from '#domain/purchases/plan-display-name.ts'
import { allowList } from '#server/features/allow-list/store.ts'
import type { Recorded } from '#server/features/operators/audit-log.ts'
import { publicValues } from '#server/features/public-settings/store.ts'
import type { Queryable } from '#server/platform/db/database.ts'
import { readBody } from '#server/platform/http/body.ts'
import type { PanelEnv } from './guard.ts'
import type { PanelDeps } from './panel-deps.ts'
import { settingLines } from './setting-lines.ts'
import { sendTestMail, tryModel } from './try-settings.ts'

export function settingsRoutes(deps: PanelDeps) {
  const { auditLog, published } = deps

  async function publish(c: Context<PanelEnv>, recorded: Recorded, work: (tx: Queryable) => Promise<void>) {
    await auditLog.record(c.get('operator'), recorded, work)
    await published.read()
    return c.json(DONE)
  }

  return new Hono<PanelEnv>()
    .get('/', async (c) => c.json(await readSettings(deps)))
    .put('/aviso', async (c) => {
      const notice = await readBody(c, NewNotice)
      if (Date.parse(notice.fim) <= Date.parse(notice.inicio)) throw new AppError('notice_dates')
      const recorded = { acao: 'aviso publicado', motivo: notice.texto }
      return publish(c, recorded, (tx) => publicValues.put(tx, 'aviso', notice))
    })
    .delete('/aviso', (c) => publish(c, { acao: 'aviso retirado' }, (tx) => publicValues.remove(tx, 'aviso')))
    .put('/planos', async (c) => {
      const names = await readBody(c, PlanNamesChange)
      const recorded = { acao: 'nomes dos planos mudados' }
      return publish(c, recorded, (tx) => publicValues.put(tx, 'planos', names))
    })
    .put('/responsaveis', async (c) => {
      const who = await readBody(c, ResponsibleChange)
      const recorded = { acao: 'responsáveis mudados' }
      return publish(c, recorded, (tx) => publicValues.put(tx, 'responsaveis', who))
    })
    .post('/email-de-teste', async (c) => c.json(await sendTestMail(deps, c.get('operator'))))
    .post('/modelo', async (c) => c.json(await tryModel(deps, c.get('operator'))))
}

async function readSettings({ sql, settings }: PanelDeps): Promise<SettingsAnswer> {
  const { planNames, responsible } = settings
  const plans = new Set([...(await allowList.plans(sql)), ...planNames.keys()])
  return {
    settings: settingLines(settings),
    notice: (await publicValues.all(sql)).aviso,
    plans: [...plans].sort().map((plano) => ({ plano, nome: planDisplayName(plano, planNames) })),
    responsible,
  }
}
