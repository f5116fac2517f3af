import type { Hono } from 'hono'
import { memberCardApi } from '@/lib/api/v1/user/web/member-card'
import { memberCardSchemas } from '@/lib/api/v1/user/web/member-card.schema'
import { implement } from '@/server/implement'
import { validateMembersBarcode } from '../web/validate-members-barcode'

export function memberCardRoutes(app: Hono) {
  implement(app, memberCardApi, memberCardSchemas, { validateMembersBarcode })
}
