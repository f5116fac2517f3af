import { defineModule, get, post } from '@/lib/api/endpoint'
import type { OrderDocument } from '@/lib/api/entities/order.schema'
import type { DocumentPage, FilterDocuments, GetDocument } from './document.schema'

/** A user's own orders; others are 404. */
export const documentApi = defineModule('/api/v1/document', {
  /** The signed-in person's orders, newest first. */
  filterWeb: post<typeof FilterDocuments, typeof DocumentPage>('filter/web', { access: 'user' }),
  /** One of the signed-in person's orders. 404 NOT_FOUND for another's. */
  getWeb: get<typeof GetDocument, typeof OrderDocument>('get/web/{id}', { access: 'user' }),
})
