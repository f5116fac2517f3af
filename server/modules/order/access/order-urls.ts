import { AppError } from '@/lib/api/errors'
import { routePath } from '@/lib/routing/links'
import type { Ctx } from '@/server/core/context'
import type { Tx } from '@/server/db/client'
import type { OrderRow } from '@/server/db/order-snapshots'
import { findInvoice } from '@/server/modules/invoice/write-invoice'
import { createOrderKey } from './order-keys'

type LinkedOrder = Pick<OrderRow, 'id' | 'slug' | 'userId'>

/**
 * Where a mail sends its reader to see the order. Somebody with an account signs in; a guest gets a key that opens it once. It stands behind the '#',
 * which no server, log or other site gets to see.
 */
export async function createOrderUrl(
  ctx: Pick<Ctx, 'site' | 'now'>,
  tx: Tx,
  { id, slug, userId }: LinkedOrder,
  { isGuest = userId === null }: { isGuest?: boolean } = {},
): Promise<string> {
  if (!isGuest) return buildOrderUrl(ctx, slug)
  return buildOrderUrl(ctx, slug, await createOrderKey(ctx, tx, { orderId: id, purpose: 'mailed' }))
}

export function buildOrderUrl({ site }: Pick<Ctx, 'site'>, slug: string, key?: string) {
  return `${site.url}${routePath('/order/[slug]', slug)}${key === undefined ? '' : `#${key}`}`
}

/** Where an invoice of an order may be fetched for a while. Whoever calls has made sure that the caller may see the order. @throws NOT_FOUND */
export async function createInvoiceUrl(ctx: Ctx, { orderId, invoiceId }: { orderId: number; invoiceId: number }) {
  const found = await findInvoice(ctx.db, { orderId, id: invoiceId })
  if (!found) throw new AppError('NOT_FOUND')
  return { url: `/api/v1/document/invoice/${found.id}/${await createOrderKey(ctx, ctx.db, { orderId, purpose: 'file' })}` }
}
