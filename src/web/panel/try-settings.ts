import type { ModelTestAnswer, TestMailAnswer } from '#domain/api/panel.ts'
import { settingsCopy } from '#web/copy/panel-settings-pt-br.ts'
import { request } from '#web/lib/api.ts'

const words = settingsCopy.tests
/** Three questions to each service, one after the other. */
const MODEL_TIMEOUT = 3 * 60_000

type Tried = { isGood: boolean; lines: string[] }

export async function sendTestMail(): Promise<Tried> {
  const { to, leaves } = await request<TestMailAnswer>('POST', '/api/painel/ajustes/email-de-teste')
  return { isGood: leaves, lines: [leaves ? words.mailSent(to) : words.mailKept] }
}

export async function tryModel(): Promise<Tried> {
  const { kind, services } = await request<ModelTestAnswer>('POST', '/api/painel/ajustes/modelo', {
    timeout: MODEL_TIMEOUT,
  })
  if (kind === 'demo') return { isGood: true, lines: [words.demo] }
  return {
    isGood: services.every(({ answers }) => answers),
    lines: services.map(({ name, answers, firstWord, reason }) =>
      answers
        ? words.answers(name, ((firstWord ?? 0) / 1000).toLocaleString('pt-BR', { maximumFractionDigits: 1 }))
        : words.fails(name, reason ?? '–'),
    ),
  }
}
