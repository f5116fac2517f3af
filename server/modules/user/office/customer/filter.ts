import { and, desc, eq, inArray, isNotNull, not, sql, type SQL } from 'drizzle-orm'
import type { ParsedOf } from '@/lib/api/endpoint'
import type { officeCustomerApi } from '@/lib/api/v1/user/office/customer'
import type { CustomerView } from '@/lib/api/v1/user/office/customer.schema'
import type { Ctx } from '@/server/core/context'
import { foldedSearch } from '@/server/core/folded-search'
import { customers } from '@/server/db/schema/customer'
import { users } from '@/server/db/schema/user'
import { hasAccount, hasNewsletter, hasTag, isCustomer, isTheirAccount, presentCustomerItem, selectCustomers } from './customers'

const views: Record<CustomerView, SQL | undefined> = {
  all: undefined,
  accounts: hasAccount,
  guests: not(hasAccount),
  blocked: isNotNull(customers.blockedAt),
}

/** docs/rules/customers.md#customer-search */
export async function filter({ db, site }: Ctx, input: ParsedOf<typeof officeCustomerApi.filter>) {
  const { view, page, limit } = input
  const chosen = and(eq(customers.siteId, site.id), chosenCustomers(input))
  const order = [desc(customers.createdAt), desc(customers.id)]
  // Else the subqueries of the columns would run for all customers before the page too.
  const pageIds = db
    .select({ id: customers.id })
    .from(customers)
    .leftJoin(users, isTheirAccount)
    .where(and(chosen, views[view]))
    .orderBy(...order)
    .limit(limit)
    .offset((page - 1) * limit)
  const [rows, counts] = await Promise.all([
    selectCustomers(db, site, inArray(customers.id, pageIds)).orderBy(...order),
    countViews(db, chosen),
  ])
  const totalRecords = counts[view]
  return { records: rows.map(presentCustomerItem), totalRecords, totalPages: Math.ceil(totalRecords / limit), page, limit, counts }
}

function chosenCustomers({ q, tag, newsletter }: ParsedOf<typeof officeCustomerApi.filter>): SQL | undefined {
  const isSubscribed = newsletter === undefined ? undefined : newsletter ? hasNewsletter : not(hasNewsletter)
  return and(isCustomer, foldedSearch(customers.folded, q), tag ? hasTag(tag) : undefined, isSubscribed)
}

/** One scan counts all views of the chosen customers. */
async function countViews(db: Ctx['db'], chosen: SQL | undefined): Promise<Record<CustomerView, number>> {
  const countOf = (view: CustomerView) => sql`count(*) filter (where ${views[view] ?? sql`true`})::int`.mapWith(Number)
  const [row] = await db
    .select({ all: countOf('all'), accounts: countOf('accounts'), guests: countOf('guests'), blocked: countOf('blocked') })
    .from(customers)
    .leftJoin(users, isTheirAccount)
    .where(chosen)
  if (!row) throw new Error('The views were not counted.')
  return row
}
