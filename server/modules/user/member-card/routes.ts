import { memberCardApi } from '@/lib/api/v1/user/web/member-card'
import { memberCardSchemas } from '@/lib/api/v1/user/web/member-card.schema'
import { defineHandlers } from '@/server/core/define-handlers'
import { validateMembersBarcode } from './validate-members-barcode'

export const memberCardHandlers = defineHandlers(memberCardApi, memberCardSchemas, { validateMembersBarcode })
