import type { Hono } from 'hono'
import { emailApi } from '@/lib/api/v1/user/web/email'
import { emailSchemas } from '@/lib/api/v1/user/web/email.schema'
import { implement } from '@/server/implement'
import { cancel } from './cancel'
import { confirm } from './confirm'
import { resend } from './resend'

export function emailRoutes(app: Hono) {
  implement(app, emailApi, emailSchemas, { confirm, resend, cancel })
}
