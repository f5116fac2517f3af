import { externalApi } from '@/lib/api/v1/settings/external'
import { externalSchemas } from '@/lib/api/v1/settings/external.schema'
import { defineHandlers } from '@/server/core/define-handlers'
import { ticketBarcode } from './ticket-barcode'

export const externalHandlers = defineHandlers(externalApi, externalSchemas, { ticketBarcode })
