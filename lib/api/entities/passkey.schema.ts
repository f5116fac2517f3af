import { z } from 'zod'
import { text } from '@/lib/api/entities/common.schema'

const base64Url = (max: number) => text(max).regex(/^[\w-]+$/)

/** How a browser reaches an authenticator (WebAuthn, 5.8.4). */
const transports = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const
export const PasskeyTransport = z.enum(transports)
export type PasskeyTransport = z.infer<typeof PasskeyTransport>

const Credential = z.object({ id: z.string(), type: z.literal('public-key'), transports: z.array(PasskeyTransport) })

/** What `navigator.credentials.get` is asked for (WebAuthn: PublicKeyCredentialRequestOptionsJSON). */
export const PasskeyRequest = z.object({
  challenge: z.string(),
  timeout: z.number(),
  rpId: z.string(),
  /** Empty: any passkey of this host. */
  allowCredentials: z.array(Credential),
  userVerification: z.literal('required'),
})
export type PasskeyRequest = z.infer<typeof PasskeyRequest>

/** What `navigator.credentials.create` is asked for (WebAuthn: PublicKeyCredentialCreationOptionsJSON). */
export const PasskeyCreation = z.object({
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.object({ alg: z.number(), type: z.literal('public-key') })),
  timeout: z.number(),
  attestation: z.literal('none'),
  excludeCredentials: z.array(Credential),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
})
export type PasskeyCreation = z.infer<typeof PasskeyCreation>

/** What an authenticator signed, each part base64url. */
export const PasskeyAssertion = z.strictObject({
  id: base64Url(1400),
  clientDataJSON: base64Url(4000),
  authenticatorData: base64Url(4000),
  signature: base64Url(1400),
  userHandle: base64Url(100).nullish(),
})
export type PasskeyAssertion = z.infer<typeof PasskeyAssertion>

/** A new credential, each part base64url. Transports that are not known yet are no error. */
export const PasskeyAttestation = z.strictObject({
  id: base64Url(1400),
  clientDataJSON: base64Url(4000),
  attestationObject: base64Url(8000),
  transports: z.array(text(20)).max(10),
})
export type PasskeyAttestation = z.infer<typeof PasskeyAttestation>
