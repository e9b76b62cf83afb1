import { readFileSync } from 'node:fs'
import { PublishedEvaluation } from '#domain/evaluation/published-evaluation.ts'
import { parseJson } from '#domain/text/parse-json.ts'
import { SettingError } from '#server/platform/setting-error.ts'

/** The figures that the operator publishes; a file that holds none stops the start, in one line. */
export function readEvaluation(file: string): PublishedEvaluation {
  const summary: { valido?: unknown; nu?: unknown } = Object(parseJson(textOf(file)))
  if (summary.valido === false) throw refusal('é de uma avaliação inválida, que não tem nota.')
  if (summary.nu === true) throw refusal('é do modelo nu; publique a avaliação do produto, sem --nu.')
  const read = PublishedEvaluation.safeParse(summary)
  if (!read.success) throw refusal(`não é o resumo.json de npm run avaliar (${file}).`)
  return read.data
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    throw refusal(`não foi possível ler ${file}; deve ser o caminho de um resumo.json de npm run avaliar.`)
  }
}

const refusal = (sentence: string) => new SettingError('AVALIACAO', sentence)
