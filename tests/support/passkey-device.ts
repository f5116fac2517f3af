import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto'
import type { PasskeyAssertion, PasskeyAttestation, PasskeyCreation, PasskeyRequest } from '@/lib/api/entities/passkey.schema'
import { passkeyApi } from '@/lib/api/v1/user/office/passkey'
import { env } from '@/lib/env'
import { createAccount } from './accounts'

const flagBits = { present: 1, verified: 4, attested: 64 }
type Signing = { origin?: string; isVerified?: boolean; host?: string; withHandle?: boolean }

/** An authenticator with one ES256 passkey, which counts its signatures. Each option makes it lie. */
export function createDevice() {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(16)
  const device = { id: id.toString('base64url'), counter: 0, handle: '' }

  function authenticatorData(host: string, isVerified: boolean, attested = Buffer.alloc(0)) {
    const flags = flagBits.present | (isVerified ? flagBits.verified : 0) | (attested.length > 0 ? flagBits.attested : 0)
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(device.counter)
    return Buffer.concat([sha256(Buffer.from(host)), Buffer.from([flags]), counter, attested])
  }

  /** As `navigator.credentials.create` does. */
  function create({ rp, user, challenge }: PasskeyCreation, { origin = env.SITE_URL, isVerified = true, host = rp.id }: Signing = {}) {
    device.handle = user.id
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
    // A COSE key: EC2, ES256, P-256 (RFC 9053).
    const key = Buffer.concat([hex('a5010203262001215820'), Buffer.from(x, 'base64url'), hex('225820'), Buffer.from(y, 'base64url')])
    const attested = Buffer.concat([Buffer.alloc(16), hex('0010'), id, key])
    const data = authenticatorData(host, isVerified, attested)
    // CBOR: {fmt: 'none', attStmt: {}, authData}
    const head = hex('a363666d74646e6f6e656761747453746d74a068617574684461746159')
    const attestationObject = Buffer.concat([head, Buffer.from([data.length >> 8, data.length & 255]), data]).toString('base64url')
    const clientDataJSON = clientData('webauthn.create', challenge, origin)
    const passkey: PasskeyAttestation = { id: device.id, clientDataJSON, attestationObject, transports: ['internal', 'telepathy'] }
    return passkey
  }

  /** As `navigator.credentials.get` does. */
  function get(
    { rpId, challenge }: PasskeyRequest,
    { origin = env.SITE_URL, isVerified = true, host = rpId, withHandle = true }: Signing = {},
  ): PasskeyAssertion {
    device.counter++
    const data = authenticatorData(host, isVerified)
    const clientDataJSON = clientData('webauthn.get', challenge, origin)
    const signed = Buffer.concat([data, sha256(Buffer.from(clientDataJSON, 'base64url'))])
    return {
      id: device.id,
      clientDataJSON,
      authenticatorData: data.toString('base64url'),
      signature: createSign('sha256').update(signed).sign(privateKey).toString('base64url'),
      ...(withHandle ? { userHandle: device.handle } : {}),
    }
  }

  return Object.assign(device, { create, get })
}

const hex = (text: string) => Buffer.from(text, 'hex')
const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest()

function clientData(type: string, challenge: string, origin: string) {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false })).toString('base64url')
}

/** A colleague with a passkey of the site's own host. */
export async function createPasskeyUser(options: Parameters<typeof createAccount>[0] = {}) {
  const user = await createAccount({ isBackoffice: true, ...options })
  const device = createDevice()
  const passkey = device.create(await user.call(passkeyApi.options, {}))
  const { recoveryCodes } = await user.call(passkeyApi.add, { name: 'Prijenosnik', passkey })
  return { ...user, device, recoveryCodes: recoveryCodes ?? [] }
}
