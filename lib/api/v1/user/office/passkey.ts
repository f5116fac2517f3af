import { defineModule, del, patch, post } from '@/lib/api/endpoint'
import type { Empty } from '@/lib/api/entities/common.schema'
import type { PasskeyCreation } from '@/lib/api/entities/passkey.schema'
import type { Factor, FirstRecoveryCodes } from './factor.schema'
import type { AddPasskey, PasskeyId, RenamePasskey } from './passkey.schema'

/** *Ours*: the caller's own passkeys, of this and other hosts of the site (docs/rules/accounts.md#passkeys). Another person's is 404. */
export const passkeyApi = defineModule('/api/v1/user/office/passkey', {
  /** What the browser needs to create one for this host. 409 PASSKEYS_FULL */
  options: post<typeof Empty, typeof PasskeyCreation>('options', { access: 'office', proof: true, limit: 'factorCodes' }),
  /** Stores a new passkey of the caller. 422 PASSKEY_REFUSED, 409 PASSKEYS_FULL. */
  add: post<typeof AddPasskey, typeof FirstRecoveryCodes>('add', { access: 'office', proof: true, limit: 'factorCodes' }),
  /** Renames an own passkey. */
  rename: patch<typeof RenamePasskey, typeof Factor>('rename/{id}', { access: 'office' }),
  /** Removes an own passkey. */
  remove: del<typeof PasskeyId, typeof Factor>('remove/{id}', { access: 'office', proof: true }),
})
