import { and, eq, gte, lt, sql, type SQL } from 'drizzle-orm'
import type { ParsedOf } from '@/lib/api/endpoint'
import type { officeInvoiceApi } from '@/lib/api/v1/invoice/office'
import { foldedSearch } from '@/server/core/folded-search'
import type { Ctx } from '@/server/core/context'
import { fiscalReceipts } from '@/server/db/schema/fiscal'
import { invoices } from '@/server/db/schema/invoice'

type Choice = Pick<ParsedOf<typeof officeInvoiceApi.filter>, 'q' | 'month' | 'kind' | 'state' | 'fiscal'>

/** Drizzle omits the table's name, which inside a subquery would select another row's column. */
const invoiceId = sql`${invoices}.id`

/** Cents that credit notes took back of the outer query's invoice. */
export const creditedCents = sql<number>`(select coalesce(sum(c.total_cents), 0)::int from ${invoices} c where c.credits_id = ${invoiceId})`

const hasCredit = sql`exists (select from ${invoices} c where c.credits_id = ${invoiceId})`

/** Words, month, kind and state of the list (docs/rules/invoices.md#invoice-list). */
export function chosenInvoices({ site }: Pick<Ctx, 'site'>, { q, month, kind, state, fiscal }: Choice): SQL | undefined {
  return and(
    eq(invoices.siteId, site.id),
    foldedSearch(invoices.folded, q),
    month === undefined ? undefined : inMonth(month),
    kind === 'all' ? undefined : eq(invoices.kind, kind),
    state === 'all' ? undefined : inState[state],
    fiscal === 'all' ? undefined : sql`exists (select from ${fiscalReceipts} f where f.invoice_id = ${invoiceId} and f.state = ${fiscal})`,
  )
}

const inState = {
  valid: and(eq(invoices.kind, 'invoice'), eq(invoices.isReversed, false), sql`not ${hasCredit}`),
  partly: and(eq(invoices.kind, 'invoice'), eq(invoices.isReversed, false), hasCredit),
  reversed: and(eq(invoices.kind, 'invoice'), eq(invoices.isReversed, true)),
}

/** Documents issued in a month of Zagreb's time. */
export function inMonth(month: string): SQL | undefined {
  const first = sql`${`${month}-01`}::date`
  return and(gte(invoices.issuedAt, startOfDay(first)), lt(invoices.issuedAt, startOfDay(sql`${first} + interval '1 month'`)))
}

function startOfDay(day: SQL) {
  return sql`((${day})::timestamp at time zone 'Europe/Zagreb')`
}
