import { Hono } from 'hono'
import type { Done } from '#domain/api/account.ts'
import { NewNotice, type SettingsAnswer } from '#domain/api/panel.ts'
import { AppError } from '#domain/errors.ts'
import { notices } from '#server/features/notices/store.ts'
import { readBody } from '#server/platform/http/body.ts'
import type { PanelEnv } from './guard.ts'
import type { PanelDeps } from './panel-deps.ts'
import { settingLines } from './setting-lines.ts'
import { sendTestMail, tryModel } from './try-settings.ts'

const DONE: Done = { done: true }

export function settingsRoutes(deps: PanelDeps) {
  const { sql, register, noticeBoard, settings } = deps
  return new Hono<PanelEnv>()
    .get('/', async (c) => {
      const answer = { settings: settingLines(settings), notice: await notices.find(sql) }
      return c.json(answer satisfies SettingsAnswer)
    })
    .put('/aviso', async (c) => {
      const notice = await readBody(c, NewNotice)
      if (Date.parse(notice.fim) <= Date.parse(notice.inicio)) throw new AppError('notice_dates')
      const recorded = { acao: 'aviso publicado', motivo: notice.texto }
      await register.record(c.get('operator'), recorded, (tx) => notices.put(tx, notice))
      await noticeBoard.read()
      return c.json(DONE)
    })
    .delete('/aviso', async (c) => {
      await register.record(c.get('operator'), { acao: 'aviso retirado' }, notices.remove)
      await noticeBoard.read()
      return c.json(DONE)
    })
    .post('/email-de-teste', async (c) => c.json(await sendTestMail(deps, c.get('operator'))))
    .post('/modelo', async (c) => c.json(await tryModel(deps, c.get('operator'))))
}
