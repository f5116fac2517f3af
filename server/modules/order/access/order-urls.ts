import { AppError } from '@/lib/api/errors'
import { localPath } from '@/lib/routing/links'
import type { Ctx } from '@/server/core/context'
import { storedLocale } from '@/server/core/languages'
import type { Tx } from '@/server/db/client'
import type { OrderRow } from '@/server/db/order-snapshots'
import { findInvoice } from '@/server/modules/invoice/issue/write-invoice'
import { createOrderKey } from './order-keys'

type LinkedOrder = Pick<OrderRow, 'id' | 'slug' | 'userId' | 'languageId'>

/** The order's URL for a mail, in the language of the order: users sign in, a guest gets a single-use key behind `#` (docs/rules/after-sale.md#key-in-fragment). */
export async function createOrderUrl(
  ctx: Pick<Ctx, 'site' | 'now'>,
  tx: Tx,
  order: LinkedOrder,
  { isGuest = order.userId === null }: { isGuest?: boolean } = {},
): Promise<string> {
  if (!isGuest) return buildOrderUrl(ctx, order)
  return buildOrderUrl(ctx, order, await createOrderKey(ctx, tx, { orderId: order.id, purpose: 'mailed' }))
}

export function buildOrderUrl({ site }: Pick<Ctx, 'site'>, { slug, languageId }: Pick<OrderRow, 'slug' | 'languageId'>, key?: string) {
  return `${site.url}${localPath('/order/[slug]', slug, storedLocale(site, languageId))}${key === undefined ? '' : `#${key}`}`
}

/** A temporary URL of an invoice. The caller has checked access. @throws NOT_FOUND */
export async function createInvoiceUrl(ctx: Ctx, { orderId, invoiceId }: { orderId: number; invoiceId: number }) {
  const invoice = await findInvoice(ctx.db, { orderId, id: invoiceId })
  if (!invoice) throw new AppError('NOT_FOUND')
  return { url: `/api/v1/document/invoice/${invoice.id}/${await createOrderKey(ctx, ctx.db, { orderId, purpose: 'file' })}` }
}
