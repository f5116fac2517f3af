import { expect, it } from 'vitest'
import { signValue, readSignedValue } from './signing'

const token = signValue('kljuc', 'goal', 'message\nHvala, Željko!')

it('returns the signed value', () => {
  expect(readSignedValue('kljuc', 'goal', token)).toBe('message\nHvala, Željko!')
  expect(encodeURIComponent(token)).toBe(token)
})

it.each([
  ['signed with another key', 'drugi', token],
  ['with a changed value', 'kljuc', `${Buffer.from('url\nhttps://zlo.example').toString('base64url')}.${token.split('.')[1]}`],
  ['with a changed signature', 'kljuc', `${token}x`],
  ['without a signature', 'kljuc', token.split('.')[0] ?? ''],
  ['with an extra part', 'kljuc', `${token}.x`],
  ['empty', 'kljuc', ''],
])('refuses a value %s', (_, key, forged) => expect(readSignedValue(key, 'goal', forged)).toBeNull())

it('refuses a value signed for another purpose', () => expect(readSignedValue('kljuc', 'unsubscribe', token)).toBeNull())
