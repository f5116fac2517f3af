import { emailApi } from '@/lib/api/v1/user/web/email'
import { emailSchemas } from '@/lib/api/v1/user/web/email.schema'
import { defineHandlers } from '@/server/core/define-handlers'
import { cancel } from './cancel'
import { checkLink } from './check-link'
import { confirm } from './confirm'
import { resend } from './resend'

export const emailHandlers = defineHandlers(emailApi, emailSchemas, { checkLink, confirm, resend, cancel })
