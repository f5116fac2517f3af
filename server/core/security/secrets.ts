import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'

/** A secret for a caller: 256 random bits, base64url (docs/rules/platform.md#stored-secrets). */
export function newSecret() {
  return randomBytes(32).toString('base64url')
}

/** An unguessable id: 128 random bits, base64url. */
export function newId() {
  return randomBytes(16).toString('base64url')
}

/** The stored form of a secret. Full entropy allows a fast hash. */
export function hashSecret(secret: string) {
  return createHash('sha256').update(secret).digest('hex')
}

/** Compares in constant time. */
export function matchesSecretHash(secret: string, hash: string) {
  return timingSafeEqual(Buffer.from(hashSecret(secret)), Buffer.from(hash))
}
