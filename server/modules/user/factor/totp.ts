import { Secret, TOTP } from 'otpauth'

const stepMs = 30_000
/** Codes of the step before and after count too: clocks differ, and typing takes time (RFC 6238, 5.2). */
const window = 1

/** A new secret of 160 bits (RFC 4226, 4), base32. */
export function newTotpSecret(): string {
  return new Secret({ size: 20 }).base32
}

/** What an authenticator app reads from the QR code. */
export function totpUri(secret: string, { issuer, email }: { issuer: string; email: string }): string {
  // A colon would end the issuer within the label.
  return totp(secret, { issuer: issuer.replaceAll(':', ' '), label: email }).toString()
}

/** The time step of a right code that was not used before, or null (docs/rules/accounts.md#factor-codes). */
export function matchingStep({
  secret,
  code,
  lastStep,
  now,
}: {
  secret: string
  code: string
  lastStep: number
  now: Date
}): number | null {
  // The package throws for a text of as many characters and more bytes.
  if (!/^\d{6}$/.test(code)) return null
  const delta = totp(secret).validate({ token: code, timestamp: now.getTime(), window })
  if (delta === null) return null
  const step = Math.floor(now.getTime() / stepMs) + delta
  return step > lastStep ? step : null
}

/** SHA-1, six digits and 30 seconds, for several apps ignore other values. */
function totp(secret: string, names: { issuer?: string; label?: string } = {}) {
  return new TOTP({ ...names, secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits: 6, period: stepMs / 1000 })
}
