import { ProposedLines } from './proposed-lines.tsx'
import { useProposedLines } from './use-proposed-lines.ts'

/** In the notebook: the lines of all conversations that wait for an answer. */
export function WaitingLines() {
  const { lines, answer } = useProposedLines()
  return <ProposedLines lines={lines} onAnswer={answer} />
}
