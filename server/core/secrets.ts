import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'

/** A secret for a caller to hold: 256 random bits, base64url. */
export function newSecret() {
  return randomBytes(32).toString('base64url')
}

/** 128 random bits, base64url: an id that nobody can guess. */
export function newId() {
  return randomBytes(16).toString('base64url')
}

/** What is kept of a secret. It has full entropy, so a fast hash is enough. */
export function hashSecret(secret: string) {
  return createHash('sha256').update(secret).digest('hex')
}

/** Whether a secret belongs to a kept hash, in constant time. */
export function matchesSecretHash(secret: string, hash: string) {
  return timingSafeEqual(Buffer.from(hashSecret(secret)), Buffer.from(hash))
}
