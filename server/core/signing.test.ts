import { expect, it } from 'vitest'
import { signed, valueOf } from './signing'

const token = signed('kljuc', 'goal', 'message\nHvala, Željko!')

it('gives back what was signed', () => {
  expect(valueOf('kljuc', 'goal', token)).toBe('message\nHvala, Željko!')
  expect(encodeURIComponent(token)).toBe(token)
})

it.each([
  ['with another key', 'drugi', token],
  ['changed in its value', 'kljuc', `${Buffer.from('url\nhttps://zlo.example').toString('base64url')}.${token.split('.')[1]}`],
  ['changed in its signature', 'kljuc', `${token}x`],
  ['without a signature', 'kljuc', token.split('.')[0] ?? ''],
  ['with more behind it', 'kljuc', `${token}.x`],
  ['empty', 'kljuc', ''],
])('refuses what is %s', (_, key, forged) => expect(valueOf(key, 'goal', forged)).toBeNull())

it('refuses what was signed for something else', () => expect(valueOf('kljuc', 'unsubscribe', token)).toBeNull())
