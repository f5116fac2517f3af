import { z } from 'zod'
import { Empty, Id, text } from '@/lib/api/entities/common.schema'
import { PasskeyAttestation, PasskeyCreation } from '@/lib/api/entities/passkey.schema'
import { Factor, FirstRecoveryCodes } from './factor.schema'

const PasskeyName = text(60).trim().min(1)

export const AddPasskey = z.strictObject({ name: PasskeyName, passkey: PasskeyAttestation })
export const RenamePasskey = z.strictObject({ id: Id, name: PasskeyName })
export const PasskeyId = z.strictObject({ id: Id })

export const passkeySchemas = {
  options: { input: Empty, data: PasskeyCreation },
  add: { input: AddPasskey, data: FirstRecoveryCodes },
  rename: { input: RenamePasskey, data: Factor },
  remove: { input: PasskeyId, data: Factor },
}
