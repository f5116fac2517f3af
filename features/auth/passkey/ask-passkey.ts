import type { PasskeyAssertion, PasskeyAttestation, PasskeyCreation, PasskeyRequest } from '@/lib/api/entities/passkey.schema'

/** Loaded with the first passkey: pages of the shop never need it. */
const browserLibrary = () => import('@simplewebauthn/browser')

/** Browsers offer passkeys over https and on localhost only. */
export function canUsePasskeys(): boolean {
  return typeof window.PublicKeyCredential === 'function'
}

/** Asks the person for a passkey. Throws what `navigator.credentials.get` throws; isPasskeyCancelled tells a refusal of theirs. */
export async function askForPasskey(request: PasskeyRequest): Promise<PasskeyAssertion> {
  const { startAuthentication } = await browserLibrary()
  const { id, response } = await startAuthentication({ optionsJSON: request })
  const { clientDataJSON, authenticatorData, signature, userHandle } = response
  return { id, clientDataJSON, authenticatorData, signature, userHandle: userHandle || null }
}

/** Lets the person's authenticator make a passkey. Throws as askForPasskey does. */
export async function createPasskey(request: PasskeyCreation): Promise<PasskeyAttestation> {
  const { startRegistration } = await browserLibrary()
  const { id, response } = await startRegistration({ optionsJSON: request })
  return {
    id,
    clientDataJSON: response.clientDataJSON,
    attestationObject: response.attestationObject,
    transports: response.transports ?? [],
  }
}

/** Closed, or too late: browsers do not say which. */
export function isPasskeyCancelled(error: unknown): boolean {
  return error instanceof Error && (error.name === 'NotAllowedError' || error.name === 'AbortError')
}
