import { defineModule, post } from '@/lib/api/endpoint'
import type { Empty } from '@/lib/api/entities/common.schema'
import type { PasskeyRequest } from '@/lib/api/entities/passkey.schema'
import type { PasskeyOptions, PasskeySignIn, Prove, SignedIn, VerifyFactor } from './auth.schema'

/** *Ours*: the second step of a sign-in, and fresh proofs. Apart from `authApi`, which every page loads. */
export const authProofApi = defineModule('/api/v1/auth', {
  /** Completes a sign-in with a code of the authenticator app or a recovery code. 422 WRONG_FACTOR_CODE, SIGN_IN_SPENT */
  verifyFactor: post<typeof VerifyFactor, typeof SignedIn>('factor/verify', { access: 'any', limit: 'factorCodes' }),
  /** What the browser needs to ask for a passkey of this host. 422 SIGN_IN_SPENT */
  passkeyOptions: post<typeof PasskeyOptions, typeof PasskeyRequest>('passkey/options', { access: 'any', limit: 'factorCodes' }),
  /** Signs a colleague in with a passkey, alone or after the password. 422 PASSKEY_REFUSED, SIGN_IN_SPENT */
  passkeySignIn: post<typeof PasskeySignIn, typeof SignedIn>('passkey/signIn', { access: 'any', limit: 'factorCodes' }),
  /** The same for a proof: the caller's own passkeys of this host. 422 PASSKEY_REFUSED without one */
  proveOptions: post<typeof Empty, typeof PasskeyRequest>('prove/options', { access: 'office', limit: 'factorCodes' }),
  /**
   * Proves with a passkey, or with the password and the second factor of who has one, that it is still the same person; calls that answer 403 PROOF_REQUIRED
   * then pass for ten minutes. 422 WRONG_PASSWORD, WRONG_FACTOR_CODE, PASSKEY_REFUSED, 403 FACTOR_REQUIRED
   */
  prove: post<typeof Prove, typeof Empty>('prove', { access: 'office', limit: 'login' }),
})
