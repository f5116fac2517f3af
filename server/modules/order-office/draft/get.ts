import type { ParsedOf } from '@/lib/api/endpoint'
import type { officeDraftApi } from '@/lib/api/v2/ecommerce/order/office/draft'
import type { Ctx } from '@/server/core/context'
import { inTransaction } from '@/server/core/transaction'
import { loadCheckoutOptions } from './load-checkout-options'
import { withGuestActor, loadDraft } from './lock-draft'
import { presentDraft } from './present-draft'

/** Prices the draft as of now. If prices have changed since it was saved, it has the problem `CHANGED` until it is saved again. */
export async function get(ctx: Ctx, { id }: ParsedOf<typeof officeDraftApi.get>) {
  return inTransaction(ctx, async (tx) => {
    const draft = await loadDraft(ctx, tx, id)
    return presentDraft(tx, draft, await loadCheckoutOptions(withGuestActor(ctx), tx, draft))
  })
}
