import type { ModelTestAnswer, TestMailAnswer } from '#domain/api/panel.ts'
import { AppError } from '#domain/errors.ts'
import { SETTINGS_TESTS } from '#domain/limits.ts'
import type { Operator } from '#domain/panel/roles.ts'
import { probeServices } from '#server/model/services/probe-services.ts'
import { createLog } from '#server/platform/log.ts'
import { composeMail } from '#server/platform/mail/compose-mail.ts'
import type { PanelDeps } from './panel-deps.ts'

/** Sends a mail to the operator who asks for it, now and past the outbox: what goes wrong is told at once. */
export async function sendTestMail(deps: PanelDeps, operator: Operator): Promise<TestMailAnswer> {
  const { mailer, auditLog } = deps
  await takeTest(deps, operator)
  await auditLog.record(operator, { acao: 'e-mail de teste', alvo: operator.email })
  const mail = composeMail({
    to: operator.email,
    subject: 'E-mail de teste do painel',
    lines: ['Olá!', 'Este e-mail saiu do painel do Aconchego. Se você o recebeu, o envio está funcionando.'],
  })
  await mailer.send(mail).catch((cause) => {
    throw new AppError('test_mail_failed', { cause })
  })
  return { to: operator.email, leaves: mailer.leaves }
}

/** Asks each service of the model for a word, as `npm run modelo` does. */
export async function tryModel(deps: PanelDeps, operator: Operator): Promise<ModelTestAnswer> {
  const { auditLog, settings } = deps
  const { kind, next, ...first } = settings.model
  await takeTest(deps, operator)
  await auditLog.record(operator, { acao: 'modelo testado' })
  if (kind === 'demo') return { kind, services: [] }
  const log = createLog('silent')
  const probes = await probeServices([first, ...next].map((service) => ({ ...service, log })))
  const services = probes.map(({ label: name, reply: answers, firstWord, reason }) => {
    return { name, answers, firstWord, reason }
  })
  return { kind, services }
}

function takeTest({ limiter }: PanelDeps, { id }: Operator): Promise<void> {
  return limiter.take({ name: 'settings-test', limit: SETTINGS_TESTS, by: id })
}
