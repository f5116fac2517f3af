import { z } from 'zod'
import { Id, Page, pageOf } from '@/lib/api/entities/common.schema'
import { OrderDocument, OrderListItem } from '@/lib/api/entities/order.schema'

/** The store stands in `filters`, or beside the paging. */
export const FilterDocuments = z.strictObject({
  store: Id.nullish(),
  filters: z.strictObject({ store: Id.nullish() }).nullish(),
  page: Page.default(1),
  limit: z.number().int().min(1).max(100).default(10),
})

export const GetDocument = z.strictObject({ id: Id })
export const DocumentPage = pageOf(OrderListItem)

export const documentSchemas = {
  filterWeb: { input: FilterDocuments, data: DocumentPage },
  getWeb: { input: GetDocument, data: OrderDocument },
}
