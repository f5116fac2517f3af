import { passkeyApi } from '@/lib/api/v1/user/office/passkey'
import { passkeySchemas } from '@/lib/api/v1/user/office/passkey.schema'
import { defineHandlers } from '@/server/core/define-handlers'
import { add } from './add'
import { options } from './options'
import { remove } from './remove'
import { rename } from './rename'

export const passkeyHandlers = defineHandlers(passkeyApi, passkeySchemas, { options, add, rename, remove })
