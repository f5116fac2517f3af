import { expect, it } from 'vitest'
import { decrypt, encrypt } from './encryption'
import { deriveKey } from './signing'

const key = deriveKey('kljuc', 'factor')
const secret = encrypt(key, 'user:1', 'JBSWY3DPEHPK3PXP')

it('returns what was encrypted, and never encrypts it twice to the same text', () => {
  expect(decrypt(key, 'user:1', secret)).toBe('JBSWY3DPEHPK3PXP')
  expect(secret).not.toContain('JBSWY3DPEHPK3PXP')
  expect(encrypt(key, 'user:1', 'JBSWY3DPEHPK3PXP')).not.toBe(secret)
})

it.each([
  ['with another key', () => decrypt(deriveKey('drugi', 'factor'), 'user:1', secret)],
  ['with the key of another purpose', () => decrypt(deriveKey('kljuc', 'goal'), 'user:1', secret)],
  ['of another owner', () => decrypt(key, 'user:2', secret)],
  ['that was changed', () => decrypt(key, 'user:1', `${secret.slice(0, -2)}AA`)],
  ['that was cut', () => decrypt(key, 'user:1', secret.slice(0, 20))],
])('refuses a text %s', (_, read) => expect(read).toThrow(/authenticate|authentication tag/))
