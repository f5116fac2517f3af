import { defineModule, del, get, post } from '@/lib/api/endpoint'
import type { Empty } from '@/lib/api/entities/common.schema'
import type { ConfirmFactor, Enrolment, Factor, FirstRecoveryCodes, NewRecoveryCodes } from './factor.schema'

/** *Ours*: the caller's own second factor, an authenticator app; passkeys are in passkey.ts (docs/rules/accounts.md#second-factor). */
export const factorApi = defineModule('/api/v1/user/office/factor', {
  /** The caller's second factors. */
  get: get<typeof Empty, typeof Factor>('get', { access: 'office' }),
  /** A new secret, in force once confirmed; a newer one replaces it. 409 FACTOR_EXISTS */
  enrol: post<typeof Empty, typeof Enrolment>('enrol', { access: 'office', proof: true }),
  /** With the first factor answers with the recovery codes, which no other call shows. 422 WRONG_FACTOR_CODE, 409 FACTOR_EXISTS */
  confirm: post<typeof ConfirmFactor, typeof FirstRecoveryCodes>('confirm', { access: 'office', proof: true, limit: 'login' }),
  /** Voids the former recovery codes. 404 without a factor */
  replaceCodes: post<typeof Empty, typeof NewRecoveryCodes>('replaceCodes', { access: 'office', proof: true }),
  /** The app; passkeys stay. */
  remove: del<typeof Empty, typeof Factor>('remove', { access: 'office', proof: true }),
})
