import { ownConsentApi } from '@/lib/api/v1/gdpr/web/consent/own'
import { ownConsentSchemas } from '@/lib/api/v1/gdpr/web/consent/own.schema'
import { defineHandlers } from '@/server/core/define-handlers'
import { change } from './change'
import { filter } from './filter'

export const ownConsentHandlers = defineHandlers(ownConsentApi, ownConsentSchemas, { filter, change })
