import { ownNewsletterApi } from '@/lib/api/v1/marketing/newsletter/own'
import { ownNewsletterSchemas } from '@/lib/api/v1/marketing/newsletter/own.schema'
import { defineHandlers } from '@/server/core/define-handlers'
import { choose } from './choose'
import { get } from './get'

export const ownNewsletterHandlers = defineHandlers(ownNewsletterApi, ownNewsletterSchemas, { get, choose })
