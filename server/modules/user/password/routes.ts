import { passwordApi } from '@/lib/api/v1/user/password'
import { passwordSchemas } from '@/lib/api/v1/user/password.schema'
import { defineHandlers } from '@/server/core/define-handlers'
import { checkLink } from './check-link'
import { forgot } from './forgot'
import { reset } from './reset'
import { set } from './set'

export const passwordHandlers = defineHandlers(passwordApi, passwordSchemas, { reset, forgot, checkLink, set })
