import type { Hono } from 'hono'
import { externalApi } from '@/lib/api/v1/settings/external'
import { externalSchemas } from '@/lib/api/v1/settings/external.schema'
import { implement } from '@/server/implement'
import { ticketBarcode } from './ticket-barcode'

export function externalRoutes(app: Hono) {
  implement(app, externalApi, externalSchemas, { ticketBarcode })
}
