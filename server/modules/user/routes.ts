import { userApi } from '@/lib/api/v1/user'
import { userSchemas } from '@/lib/api/v1/user.schema'
import { defineHandlers } from '@/server/core/define-handlers'
import { profile } from './profile'
import { updateSettings } from './update-settings'

export const officeUserHandlers = defineHandlers(userApi, userSchemas, { profile, updateSettings })
