import { and, eq } from 'drizzle-orm'
import { Order } from '@/lib/api/entities/order.schema'
import { orderSlipText } from '@/lib/order-slip'
import { pdf417, pdf417Svg } from '@/lib/pdf417'
import { svgPicture } from '../adapters/images/svg-picture'
import { Company } from '../adapters/pdf/company'
import { orderConfirmationPdf } from '../adapters/pdf/order-confirmation'
import type { Tx } from '../db/client'
import type { outbox } from '../db/schema/outbox'
import { options } from '../db/schema/site'

/** `cid`: the mail's own HTML shows it under this name. */
export type Attachment = { filename: string; content: Buffer; contentType: string; cid?: string }

type Kept = Pick<typeof outbox.$inferSelect, 'template' | 'data' | 'siteId'>

/** What travels with a mail besides its words: the confirmation of an order as PDF, and the barcode its own bank reads. */
export async function attachmentsOf(db: Tx, { template, data, siteId }: Kept): Promise<Attachment[]> {
  const order = confirmedOrder(template, data)
  if (!order) return []
  const [slip, pdf] = await Promise.all([slipPicture(order), confirmation(db, siteId, order)])
  return [...(slip ? [slip] : []), ...(pdf ? [pdf] : [])]
}

function confirmedOrder(template: string, data: unknown): Order | null {
  if (template === 'orderConfirmation') return Order.parse(data)
  if (template === 'orderPaid' && typeof data === 'object' && data !== null && 'order' in data) return Order.parse(data.order)
  return null
}

async function slipPicture(order: Order): Promise<Attachment | null> {
  const text = order.status === 'awaiting_payment' ? orderSlipText(order) : null
  if (text === null) return null
  const content = await svgPicture(pdf417Svg(await pdf417(text), ''), 900)
  return { filename: 'uplatnica.png', content, contentType: 'image/png', cid: 'uplatnica' }
}

/** A shop whose merchant has not said who they are confirms without a document. */
async function confirmation(db: Tx, siteId: number, order: Order): Promise<Attachment | null> {
  const company = await companyOf(db, siteId)
  if (!company) return null
  const content = await orderConfirmationPdf({ order, company })
  return { filename: `narudzba-${order.number}.pdf`, content, contentType: 'application/pdf' }
}

/** The seller as documents name it; null while the site's `Company` option says too little. */
export async function companyOf(db: Tx, siteId: number): Promise<Company | null> {
  const [row] = await db
    .select({ value: options.value })
    .from(options)
    .where(and(eq(options.siteId, siteId), eq(options.key, 'Company')))
  return Company.safeParse(row?.value).data ?? null
}
