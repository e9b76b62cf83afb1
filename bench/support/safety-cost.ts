import { createOutputGuard } from '#domain/safety/guard/output-guard.ts'
import { readRisk } from '#domain/safety/read-risk.ts'
import { SCRIPTED_MESSAGE, scriptedToken } from './script.ts'

const TURNS = 500

/**
 * Processor seconds of the detector and the output guard for one message and its reply. Warm and without a server around
 * them: in a server, between other work, they take longer.
 */
export function safetyCost(tokens: number): number {
  const read = () => {
    readRisk(SCRIPTED_MESSAGE)
    const guard = createOutputGuard({ level: 'nenhum', message: SCRIPTED_MESSAGE })
    for (let at = 0; at < tokens; at++) guard.push(scriptedToken(at))
    guard.end()
  }
  for (let turn = 0; turn < TURNS; turn++) read()
  const before = process.cpuUsage()
  for (let turn = 0; turn < TURNS; turn++) read()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1e6 / TURNS
}
