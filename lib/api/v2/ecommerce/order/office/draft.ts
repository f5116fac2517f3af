import { defineModule, get, post } from '@/lib/api/endpoint'
import type { Empty } from '@/lib/api/entities/common.schema'
import type {
  OrderDraft,
  DraftContacts,
  DraftId,
  DraftItems,
  DraftList,
  FindDraftContacts,
  FindDraftItems,
  PlaceDraft,
  PlacedDraft,
  Removed,
  SaveDraft,
} from './draft.schema'

/** *Ours*: orders that staff take on the phone, each in a cart of its employee (docs/rules/orders.md#phone-order). */
export const officeDraftApi = defineModule('/api/v2/ecommerce/order/office/draft', {
  /** The employee's own drafts that were not ordered. */
  filter: get<typeof Empty, typeof DraftList>('filter', { access: 'office:orders' }),
  /** 404 for a colleague's draft. */
  get: get<typeof DraftId, typeof OrderDraft>('get/{id}', { access: 'office:orders' }),
  /**
   * Replaces lines, buyer and methods, and prices them; a method that does not apply is left out. A line is a simple product or a variant: bundles, products with variants and products that must be configured are refused with `unknown` at `lines.N.productId`. Opens a draft without an id. 409 STALE_VERSION for another
   * version. A price of its own needs `orders.money`. A repeated Idempotency-Key saves once.
   */
  save: post<typeof SaveDraft, typeof OrderDraft>('save', { access: 'office:orders', idempotencyKey: true }),
  /** Deletes a draft with the buyer's data in it. 404 for a colleague's. */
  remove: post<typeof DraftId, typeof Removed>('remove/{id}', { access: 'office:orders' }),
  /** Products by name, SKU or barcode. */
  findItems: post<typeof FindDraftItems, typeof DraftItems>('findItems', { access: 'office:orders', reads: true }),
  /** Buyers of earlier orders, by what the order list finds them by. */
  findContacts: post<typeof FindDraftContacts, typeof DraftContacts>('findContacts', { access: 'office:orders', reads: true }),
  /**
   * Places the order by the checkout's rules and refusals. A payment at a provider gets a mailed link. A repeated Idempotency-Key returns the same order; 409
   * STALE_VERSION or CART_CHANGED if the draft or its total is another one by now.
   */
  place: post<typeof PlaceDraft, typeof PlacedDraft>('place/{id}', {
    access: 'office:orders',
    idempotencyKey: true,
    invalidates: ['product', 'catalogue'],
  }),
})
