import { createHmac, timingSafeEqual } from 'node:crypto'

type GatewayHash = 'sha256' | 'sha512'
export type GatewayKey = { secret: string; hash: GatewayHash }

/** Names and values in signing order. */
export type Fields = readonly (readonly [name: string, value: string])[]

/** Allowed clock difference of server messages, seconds. */
const toleranceSeconds = 300

export const signatureHeader = 'x-gateway-signature'

/**
 * HMAC over the `name=value` lines in order. Values cannot hold line breaks, so two different forms never have the same signature.
 * @throws RangeError for control characters
 */
export function signFields(fields: Fields, { secret, hash }: GatewayKey): string {
  const unsafe = fields.find(([, value]) => /\p{Cc}/u.test(value))
  if (unsafe) throw new RangeError(`The field ${unsafe[0]} holds control signs.`)
  const text = fields.map(([name, value]) => `${name}=${value}`).join('\n')
  return createHmac(hash, secret).update(text, 'utf8').digest('hex')
}

export function isSignedForm(fields: Fields, signature: string, key: GatewayKey): boolean {
  const isUnsafe = fields.some(([, value]) => /\p{Cc}/u.test(value))
  return !isUnsafe && isEqual(signature, signFields(fields, key))
}

/** The header of a server message: its time, and the HMAC of time and body. */
export function signBody(body: string | Buffer, now: Date, key: GatewayKey): string {
  const time = String(Math.floor(now.getTime() / 1000))
  return `t=${time},v1=${hmac(time, body, key)}`
}

/** Whether the holder of the secret signed these bytes recently. */
export function isSignedBody(body: Buffer, header: string | null, now: Date, key: GatewayKey): boolean {
  const [, time, signature] = /^t=(\d{1,12}),v1=([0-9a-f]+)$/.exec(header ?? '') ?? []
  if (time === undefined || signature === undefined) return false
  const isTimely = Math.abs(now.getTime() / 1000 - Number(time)) <= toleranceSeconds
  return isTimely && isEqual(signature, hmac(time, body, key))
}

function hmac(time: string, body: string | Buffer, { secret, hash }: GatewayKey) {
  return createHmac(hash, secret).update(`${time}.`).update(body).digest('hex')
}

function isEqual(given: string, expected: string) {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)]
  return a.length === b.length && timingSafeEqual(a, b)
}
