import { createCipheriv, createDecipheriv, randomBytes, type KeyObject } from 'node:crypto'

const [ivBytes, tagBytes] = [12, 16]

/**
 * Encrypts a secret that the server must read again (AES-256-GCM, docs/rules/platform.md#encrypted-secrets). `owner` is authenticated with it, so that the
 * text of one row decrypts in no other.
 */
export function encrypt(key: KeyObject, owner: string, plain: string): string {
  const iv = randomBytes(ivBytes)
  const cipher = createCipheriv('aes-256-gcm', key, iv, { authTagLength: tagBytes }).setAAD(Buffer.from(owner))
  const body = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url')
}

/** @throws for a text that was changed, or encrypted with another key or for another owner */
export function decrypt(key: KeyObject, owner: string, encrypted: string): string {
  const bytes = Buffer.from(encrypted, 'base64url')
  const [iv, tag] = [bytes.subarray(0, ivBytes), bytes.subarray(ivBytes, ivBytes + tagBytes)]
  const decipher = createDecipheriv('aes-256-gcm', key, iv, { authTagLength: tagBytes }).setAAD(Buffer.from(owner)).setAuthTag(tag)
  return Buffer.concat([decipher.update(bytes.subarray(ivBytes + tagBytes)), decipher.final()]).toString('utf8')
}
