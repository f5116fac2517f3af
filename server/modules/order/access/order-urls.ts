import { AppError } from '@/lib/api/errors'
import { routePath } from '@/lib/routing/links'
import type { Ctx } from '@/server/core/context'
import type { Tx } from '@/server/db/client'
import type { OrderRow } from '@/server/db/order-snapshots'
import { findInvoice } from '@/server/modules/invoice/write-invoice'
import { createOrderKey } from './order-keys'

type LinkedOrder = Pick<OrderRow, 'id' | 'slug' | 'userId'>

/** The order's URL for a mail: users sign in, a guest gets a single-use key behind `#` (docs/rules/after-sale.md#key-in-fragment). */
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

/** A temporary URL of an invoice. The caller has checked access. @throws NOT_FOUND */
export async function createInvoiceUrl(ctx: Ctx, { orderId, invoiceId }: { orderId: number; invoiceId: number }) {
  const invoice = await findInvoice(ctx.db, { orderId, id: invoiceId })
  if (!invoice) throw new AppError('NOT_FOUND')
  return { url: `/api/v1/document/invoice/${invoice.id}/${await createOrderKey(ctx, ctx.db, { orderId, purpose: 'file' })}` }
}
