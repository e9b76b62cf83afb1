import { readFileSync, writeFileSync } from 'node:fs'
import { labFile } from '../manifest.ts'
import { parseLines } from './read-lines.ts'

// `node lab/safety/add-lines.ts NAME FILE` takes in the lines of a new writer (nivel, estilo, texto) with their name.
// The manifest gets its line by hand.

const [name, file] = process.argv.slice(2)
if (!name || !file || !/^w\d+$/.test(name)) throw new Error('node lab/safety/add-lines.ts wN FILE')
const rows = readFileSync(file, 'utf8').trimEnd().split('\n')
const tsv = ['escritor\tnivel\testilo\ttexto', ...rows.map((row) => `${name}\t${row}`), ''].join('\n')
console.log(`${parseLines(tsv).length} lines by ${name}`)
writeFileSync(labFile('lines', `${name}.tsv`), tsv)
