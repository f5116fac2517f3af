import { randomBytes } from 'node:crypto'
import { hashSecret } from '@/server/core/security/secrets'

/** How many a person gets at once. */
const count = 10
/** Base32 of Crockford without letters that look like digits, so that a code on paper is read in one way only. */
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz'
const length = 16

/** Ten codes of 80 random bits, in groups of four (docs/rules/accounts.md#recovery-codes). */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: count }, () => [...randomBytes(length)].map((byte) => alphabet[byte % 32]).join('')).map(
    (code) => code.match(/.{4}/g)?.join('-') ?? code,
  )
}

/** The stored form. Full entropy allows a fast hash; case, spaces and hyphens do not count. */
export function hashRecoveryCode(code: string): string {
  return hashSecret(code.toLowerCase().replace(/[\s-]/g, '').replace(/o/g, '0').replace(/[il]/g, '1'))
}
