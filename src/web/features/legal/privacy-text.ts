import { readLegalText } from './legal-text.ts'
import document from './privacidade.md?raw'

export const PRIVACY = readLegalText(document)
