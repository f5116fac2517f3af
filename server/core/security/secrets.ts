import { createHash, randomFillSync, timingSafeEqual } from 'node:crypto'

/** Drawn for many at once: a draw takes 20 µs, however short it is, and every request needs some. */
const drawn = Buffer.alloc(4096)
let used = drawn.length

/** @param bytes at most 4096 */
function randomText(bytes: number) {
  if (used + bytes > drawn.length) {
    randomFillSync(drawn)
    used = 0
  }
  const text = drawn.toString('base64url', used, used + bytes)
  // What was given out is nowhere else.
  drawn.fill(0, used, used + bytes)
  used += bytes
  return text
}

/** A secret for a caller: 256 random bits, base64url (docs/rules/platform.md#stored-secrets). */
export function newSecret() {
  return randomText(32)
}

/** An unguessable id: 128 random bits, base64url. */
export function newId() {
  return randomText(16)
}

/** The stored form of a secret. Full entropy allows a fast hash. */
export function hashSecret(secret: string) {
  return createHash('sha256').update(secret).digest('hex')
}

/** Compares in constant time. */
export function matchesSecretHash(secret: string, hash: string) {
  return timingSafeEqual(Buffer.from(hashSecret(secret)), Buffer.from(hash))
}
