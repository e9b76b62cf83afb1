import { expect, test } from 'vitest'
import { smsAddress } from './write-to-someone.tsx'

test('the whole message arrives in the phone, whatever is written in it', () => {
  const text = 'Não estou bem & preciso de você?\n100% #agora 💜'
  expect(decodeURIComponent(smsAddress(text).replace('sms:?&body=', ''))).toBe(text)
  expect(smsAddress(text).match(/[&?#]/g)).toEqual(['?', '&'])
})

test('half an emoji does not break the page', () => {
  expect(() => smsAddress('💜'.slice(0, 1))).not.toThrow()
})
