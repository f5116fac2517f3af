import { sessionApi } from '@/lib/api/v1/user/web/session'
import { sessionSchemas } from '@/lib/api/v1/user/web/session.schema'
import { defineHandlers } from '@/server/core/define-handlers'
import { filter } from './filter'
import { revoke } from './revoke'
import { revokeOthers } from './revoke-others'

export const sessionHandlers = defineHandlers(sessionApi, sessionSchemas, { filter, revoke, revokeOthers })
