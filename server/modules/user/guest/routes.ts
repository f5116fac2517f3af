import { guestApi } from '@/lib/api/v1/user/guest'
import { guestSchemas } from '@/lib/api/v1/user/guest.schema'
import { defineHandlers } from '@/server/core/define-handlers'
import { get } from './get'
import { update } from './update'

export const guestHandlers = defineHandlers(guestApi, guestSchemas, { get, update })
