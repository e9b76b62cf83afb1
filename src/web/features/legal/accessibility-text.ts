import document from './acessibilidade.md?raw'
import { readLegalText } from './legal-text.ts'

export const ACCESSIBILITY = readLegalText(document)
