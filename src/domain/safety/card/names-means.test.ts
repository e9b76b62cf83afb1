import { expect, it } from 'vitest'
import { namesMeans } from './crisis-card.ts'

it.each(['os comprimidos estão na gaveta', 'tô aqui no VIADUTO', 'lá em casa tem trinta e oito'])(
  'a means or a place is named: %j',
  (text) => expect(namesMeans(text)).toBe(true),
)

it.each(['tanto faz se eu acordar amanhã', 'meu pai é desarmado', 'sou um peso pra todo mundo', ''])(
  'none is named: %j',
  (text) => expect(namesMeans(text)).toBe(false),
)
