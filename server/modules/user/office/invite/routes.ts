import { staffInviteApi } from '@/lib/api/v1/user/office/invite'
import { staffInviteSchemas } from '@/lib/api/v1/user/office/invite.schema'
import { defineHandlers } from '@/server/core/define-handlers'
import { accept } from './accept'
import { open } from './open'

export const staffInviteHandlers = defineHandlers(staffInviteApi, staffInviteSchemas, { open, accept })
