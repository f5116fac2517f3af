import { expect, it } from 'vitest'
import { signValue, readSignedValue } from './signing'

const token = signValue('kljuc', 'goal', 'message\nHvala, Željko!')

it('gives back what was signed', () => {
  expect(readSignedValue('kljuc', 'goal', token)).toBe('message\nHvala, Željko!')
  expect(encodeURIComponent(token)).toBe(token)
})

it.each([
  ['with another key', 'drugi', token],
  ['changed in its value', 'kljuc', `${Buffer.from('url\nhttps://zlo.example').toString('base64url')}.${token.split('.')[1]}`],
  ['changed in its signature', 'kljuc', `${token}x`],
  ['without a signature', 'kljuc', token.split('.')[0] ?? ''],
  ['with more behind it', 'kljuc', `${token}.x`],
  ['empty', 'kljuc', ''],
])('refuses what is %s', (_, key, forged) => expect(readSignedValue(key, 'goal', forged)).toBeNull())

it('refuses what was signed for something else', () => expect(readSignedValue('kljuc', 'unsubscribe', token)).toBeNull())
