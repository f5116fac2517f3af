import { adminApi } from '@/lib/api/v1/admin'
import { adminSchemas } from '@/lib/api/v1/admin.schema'
import { defineHandlers } from '@/server/core/define-handlers'
import { mail } from './mail'
import { outbox } from './outbox'
import { overview } from './overview'

export const adminHandlers = defineHandlers(adminApi, adminSchemas, { overview, outbox, mail })
