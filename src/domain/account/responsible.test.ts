import { expect, test } from 'vitest'
import { contactLink } from './responsible.ts'

test.each([
  ['ola@exemplo.com.br', 'mailto:ola@exemplo.com.br'],
  ['https://exemplo.com.br/fale', 'https://exemplo.com.br/fale'],
  ['javascript:alert(1)', null],
  ['https://quem:senha@exemplo.com.br', null],
  ['"><script>@x.y', null],
  ['por telefone', null],
])('the contact %s leads to %s', (contact, link) => {
  expect(contactLink(contact)).toBe(link)
})
