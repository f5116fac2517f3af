import { adminApi } from '@/lib/api/v1/admin'
import { adminSchemas } from '@/lib/api/v1/admin.schema'
import { defineHandlers } from '@/server/core/define-handlers'
import { overview } from './overview/overview'
import { mail } from './outbox/mail'
import { outbox } from './outbox/outbox'
import { resend } from './outbox/resend'

export const adminHandlers = defineHandlers(adminApi, adminSchemas, { overview, outbox, mail, resend })
