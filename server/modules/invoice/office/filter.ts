import { and, asc, desc, eq, getTableColumns, gt, inArray, lt } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { ParsedOf } from '@/lib/api/endpoint'
import type { officeInvoiceApi } from '@/lib/api/v1/invoice/office'
import type { OfficeInvoiceItem } from '@/lib/api/v1/invoice/office.schema'
import { fromCents } from '@/lib/money/money'
import type { Ctx } from '@/server/core/context'
import { fiscalReceipts } from '@/server/db/schema/fiscal'
import { invoices } from '@/server/db/schema/invoice'
import { orders } from '@/server/db/schema/order'
import { presentReceipt } from '@/server/modules/fiscal/present-receipt'
import { InvoiceContents } from '@/server/modules/invoice/contents'
import { chosenInvoices, creditedCents } from './chosen-invoices'

/** A page by keyset: ids rise with the count, since both are taken under the counter's lock. */
export async function filter(ctx: Ctx, { before, after, limit, ...choice }: ParsedOf<typeof officeInvoiceApi.filter>) {
  const isBackwards = after !== undefined
  const rows = await loadRows(ctx, { before, after, limit: limit + 1, choice })
  const shown = rows.slice(0, limit)
  if (isBackwards) shown.reverse()
  const hasMore = rows.length > limit
  const [first, last] = [shown.at(0), shown.at(-1)]
  return {
    records: shown.map(presentRow),
    older: last && (isBackwards || hasMore) ? last.invoice.id : null,
    newer: first && (isBackwards ? hasMore : before !== undefined) ? first.invoice.id : null,
  }
}

type Choice = Omit<ParsedOf<typeof officeInvoiceApi.filter>, 'before' | 'after' | 'limit'>
type Rows = { before?: number; after?: number; limit: number; choice: Choice }

function loadRows(ctx: Ctx, { before, after, limit, choice }: Rows) {
  const { db } = ctx
  const credited = alias(invoices, 'credited')
  const order = after === undefined ? desc(invoices.id) : asc(invoices.id)
  // Else the subqueries of the columns would run for all rows before the page too.
  const pageIds = db
    .select({ id: invoices.id })
    .from(invoices)
    .where(
      and(
        chosenInvoices(ctx, choice),
        before === undefined ? undefined : lt(invoices.id, before),
        after === undefined ? undefined : gt(invoices.id, after),
      ),
    )
    .orderBy(order)
    .limit(limit)
  return db
    .select({
      invoice: getTableColumns(invoices),
      order: { id: orders.id, number: orders.number, email: orders.email },
      credits: { id: credited.id, number: credited.number },
      fiscal: getTableColumns(fiscalReceipts),
      creditedCents,
    })
    .from(invoices)
    .innerJoin(orders, eq(orders.id, invoices.orderId))
    .leftJoin(credited, eq(credited.id, invoices.creditsId))
    .leftJoin(fiscalReceipts, eq(fiscalReceipts.invoiceId, invoices.id))
    .where(inArray(invoices.id, pageIds))
    .orderBy(order)
}

type Row = Awaited<ReturnType<typeof loadRows>>[number]

function presentRow({ invoice, order: { email, ...order }, credits, fiscal, creditedCents: cents }: Row): OfficeInvoiceItem {
  const { id, kind, number, issuedAt, totalCents, isReversed } = invoice
  const { buyer } = InvoiceContents.parse(invoice.contents)
  return {
    id,
    kind,
    number,
    issuedAt: issuedAt.toISOString(),
    buyer: buyer.companyName ?? `${buyer.firstName} ${buyer.lastName}`,
    buyerNumber: buyer.companyOIB ?? '',
    order,
    total: fromCents(totalCents),
    credited: fromCents(cents),
    state: kind === 'credit' ? null : isReversed ? 'reversed' : cents > 0 ? 'partly' : 'valid',
    credits,
    fiscal: fiscal && presentReceipt(fiscal),
    email,
  }
}
