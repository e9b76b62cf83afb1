import { readFileSync } from 'node:fs'
import { signOfMinor } from '#domain/age/age-signs.ts'
import { labFile } from '../manifest.ts'

/** On this day the years of birth in the lines are read. */
const TODAY = new Date('2026-11-18T12:00:00Z')

type AgeFigures = Record<'menor' | 'adulto', { asked: number; all: number }>

/** Of how many lines by minors and by adults the rules would ask for the age. */
export function readAgeLines(file: string): AgeFigures {
  const figures: AgeFigures = { menor: { asked: 0, all: 0 }, adulto: { asked: 0, all: 0 } }
  const lines = readFileSync(labFile('age', file), 'utf8').trim().split('\n').slice(1)
  for (const line of lines) {
    const [who = '', text = ''] = line.split('\t')
    const counted = who === 'menor' ? figures.menor : figures.adulto
    counted.all += 1
    if (signOfMinor(text, TODAY)) counted.asked += 1
  }
  return figures
}
