import { eq } from 'drizzle-orm'
import { z } from 'zod'
import type { Locale } from '@/lib/i18n/routing'
import { Order } from '@/lib/api/entities/order.schema'
import { orderSlipText } from '@/lib/croatia/order-slip'
import { pdf417Grid } from '@/lib/croatia/pdf417'
import { symbolPicture } from '@/server/adapters/images/symbol-picture'
import { iCalendar } from '@/server/adapters/calendar/icalendar'
import { drawDocument } from '@/server/adapters/pdf/worker/draw-document'
import { confirmationFile } from '@/server/modules/order/present/confirmation-file'
import { findCompany } from '@/server/modules/settings/company'
import type { Tx } from '@/server/db/client'
import { invoices } from '@/server/db/schema/invoice'
import type { outbox } from '@/server/db/schema/outbox'
import { SeatMailData } from '@/server/modules/mail/templates/seats'
import { reportBeforeMail } from '@/server/modules/fiscal/report-before-mail'
import { invoiceFile, presentInvoice } from '@/server/modules/invoice/present-invoice'

/** `cid`: the name under which the mail's HTML shows it. */
export type Attachment = { filename: string; content: Buffer; contentType: string; cid?: string }

const Invoiced = z.object({ invoiceId: z.number().nullable().default(null) })

type OutboxMail = Pick<typeof outbox.$inferSelect, 'template' | 'data' | 'siteId'>

/** Attachments of a mail (docs/rules/mail.md#mail-attachments). */
export async function loadAttachments(db: Tx, { template, data, siteId }: OutboxMail, locale: Locale): Promise<Attachment[]> {
  const invoice = await invoiceOf(db, data)
  if (invoice) return [invoice]
  const calendar = calendarFile(template, data, locale)
  if (calendar) return [calendar]
  const order = confirmedOrder(template, data)
  if (!order) return []
  const [slip, pdf] = await Promise.all([paymentBarcode(order), confirmation(db, { siteId, order, locale })])
  return [...(slip ? [slip] : []), ...(pdf ? [pdf] : [])]
}

function confirmedOrder(template: string, data: unknown): Order | null {
  // The buyer's own words stay out of the mail (docs/rules/mail.md#no-foreign-links).
  if (template === 'orderConfirmation') return { ...Order.parse(data), message: '', gift: null }
  if (template === 'orderPaid' && typeof data === 'object' && data !== null && 'order' in data) return Order.parse(data.order)
  return null
}

/** docs/rules/events.md#calendar-file */
function calendarFile(template: string, data: unknown, locale: Locale): Attachment | null {
  if (template !== 'seatsReserved' && template !== 'seatsMoved' && template !== 'seatsCancelled') return null
  const method = template === 'seatsCancelled' ? 'CANCEL' : 'PUBLISH'
  const content = Buffer.from(iCalendar(SeatMailData.parse(data).calendar, method))
  return {
    filename: locale === 'hr' ? 'dogadjaj.ics' : 'event.ics',
    content,
    contentType: `text/calendar; charset=utf-8; method=${method}`,
  }
}

async function invoiceOf(db: Tx, data: unknown): Promise<Attachment | null> {
  const { invoiceId } = Invoiced.catch({ invoiceId: null }).parse(data)
  if (!invoiceId) return null
  await reportBeforeMail(db, invoiceId)
  const [row] = await db.select().from(invoices).where(eq(invoices.id, invoiceId))
  if (!row) return null
  const presented = await presentInvoice(db, row)
  const content = await drawDocument({ kind: 'invoice', input: presented })
  return { filename: invoiceFile(row), content, contentType: 'application/pdf' }
}

async function paymentBarcode(order: Order): Promise<Attachment | null> {
  const text = order.status === 'awaiting_payment' ? orderSlipText(order) : null
  if (text === null) return null
  const content = await symbolPicture(await pdf417Grid(text), 4)
  return { filename: 'uplatnica.png', content, contentType: 'image/png', cid: 'uplatnica' }
}

type ConfirmationInput = { siteId: number; order: Order; locale: Locale }

async function confirmation(db: Tx, { siteId, order, locale }: ConfirmationInput): Promise<Attachment | null> {
  const company = await findCompany(db, siteId)
  if (!company) return null
  const content = await drawDocument({ kind: 'orderConfirmation', input: { order, company, locale } })
  return { filename: confirmationFile(order, locale), content, contentType: 'application/pdf' }
}
