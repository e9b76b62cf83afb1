import { readFileSync, writeFileSync } from 'node:fs'
import { parseLines } from './lines/read-lines.ts'

// `node lab/safety/add-lines.ts NAME FILE` takes in the lines of a new writer (nivel, estilo, texto) with their name.

const [name, file] = process.argv.slice(2)
if (!name || !file || !/^w\d+$/.test(name)) throw new Error('node lab/safety/add-lines.ts wN FILE')
const rows = readFileSync(file, 'utf8').trimEnd().split('\n')
const tsv = ['escritor\tnivel\testilo\ttexto', ...rows.map((row) => `${name}\t${row}`), ''].join('\n')
console.log(`${parseLines(tsv).length} lines by ${name}`)
writeFileSync(new URL(`lines/${name}.tsv`, import.meta.url), tsv)
