import { userApi } from '@/lib/api/v1/user'
import { userSchemas } from '@/lib/api/v1/user.schema'
import { defineHandlers } from '@/server/core/define-handlers'
import { profile } from './profile'

export const officeUserHandlers = defineHandlers(userApi, userSchemas, { profile })
