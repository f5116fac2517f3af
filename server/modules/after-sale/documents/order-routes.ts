import { documentOrderApi } from '@/lib/api/v1/document/order'
import { documentOrderSchemas } from '@/lib/api/v1/document/order.schema'
import { defineHandlers } from '@/server/core/define-handlers'
import { download } from './download'
import { get } from './get'
import { invoice } from './invoice'
import { open } from '@/server/modules/after-sale/links/open'
import { pdf } from './pdf'
import { reorder } from './reorder'
import { renewLink } from '@/server/modules/after-sale/links/renew-link'
import { sendLink } from '@/server/modules/after-sale/links/send-link'

export const documentOrderHandlers = defineHandlers(documentOrderApi, documentOrderSchemas, {
  get,
  open,
  sendLink,
  renewLink,
  pdf,
  invoice,
  download,
  reorder,
})
