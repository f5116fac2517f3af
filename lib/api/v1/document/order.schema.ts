import { z } from 'zod'
import { Cart } from '@/lib/api/entities/cart.schema'
import { CartRef, Email, Empty, Id, text } from '@/lib/api/entities/common.schema'
import { OrderDocument } from '@/lib/api/entities/order.schema'
import { TypedOrderNumber } from '@/lib/order/order-number'

const OrderSlug = text(64)

export const GetOrder = z.strictObject({ orderSlug: OrderSlug })
export const OpenLink = z.strictObject({ token: text(64) })
/** The rate limit counts the order. */
export const RenewLink = z.strictObject({ orderSlug: OrderSlug, token: text(64) })
export const OpenedLink = z.object({ orderSlug: z.string() })

/** The number may be typed with blanks or without its hyphen. The rate limit counts the e-mail. */
export const AskForLink = z.strictObject({
  number: TypedOrderNumber,
  email: Email,
})

export const GetDownload = z.strictObject({ orderSlug: OrderSlug, lineId: Id, fileId: Id })
export const GetInvoice = z.strictObject({ orderSlug: OrderSlug, invoiceId: Id })
export const FileAddress = z.object({ url: z.string() })

/** The target cart. */
export const Reorder = CartRef.extend({ orderSlug: OrderSlug })

/** `left`: lines that could not be added: no longer sold, not available, or changed options. */
export const Reordered = z.object({
  cart: Cart,
  left: z.array(z.object({ name: z.string(), reason: z.enum(['gone', 'outOfStock', 'changed']) })),
})

export const documentOrderSchemas = {
  get: { input: GetOrder, data: OrderDocument },
  open: { input: OpenLink, data: OpenedLink },
  sendLink: { input: AskForLink, data: Empty },
  renewLink: { input: RenewLink, data: Empty },
  pdf: { input: GetOrder, data: FileAddress },
  invoice: { input: GetInvoice, data: FileAddress },
  download: { input: GetDownload, data: FileAddress },
  reorder: { input: Reorder, data: Reordered },
}
