import { consentApi } from '@/lib/api/v1/gdpr/web/consent'
import { consentSchemas } from '@/lib/api/v1/gdpr/web/consent.schema'
import { defineHandlers } from '@/server/core/define-handlers'
import { chooseCookies } from './choose-cookies'
import { createLog } from './create-log'
import { filter } from './filter'

export const consentHandlers = defineHandlers(consentApi, consentSchemas, { filter, createLog, chooseCookies })
