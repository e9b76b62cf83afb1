import { beforeItsQuestion, protocolReply } from '../safety/protocol/protocol-reply.ts'
import { type RiskLevel, usesProtocol } from '../safety/risk-level.ts'
import { advanceRiskState, NO_RISK } from '../safety/state/risk-state.ts'
import { welcomeText } from './onboarding.ts'

const QUESTIONS_CAN_WAIT = 'As outras perguntas podem esperar.'

/**
 * The next part of the welcome, from the answers stored so far. From the first answer with a protocol level on only the
 * protocol speaks: its question is the one that counts. Every answer is still one of the four steps, so the welcome ends
 * after as many messages as for everybody, and the model answers from then on.
 */
export function welcomeReply(answers: readonly { content: string; nivel: RiskLevel }[]): string {
  let state = NO_RISK
  const levels = answers.map(({ nivel }) => {
    state = advanceRiskState(state, nivel)
    return state.level
  })
  const level = levels.at(-1) ?? 'nenhum'
  if (!usesProtocol(level)) return welcomeText(answers.map(({ content }) => content))
  const turn = levels.filter((held) => held === level).length - 1
  const isFirst = levels.filter(usesProtocol).length === 1
  return isFirst ? beforeItsQuestion(protocolReply(level), QUESTIONS_CAN_WAIT) : protocolReply(level, turn)
}
