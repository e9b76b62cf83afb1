import { readLegalText } from './legal-text.ts'
import document from './termos.md?raw'

export const TERMS = readLegalText(document)
