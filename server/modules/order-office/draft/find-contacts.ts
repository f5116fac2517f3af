import { and, desc, eq, ne, sql } from 'drizzle-orm'
import type { ParsedOf } from '@/lib/api/endpoint'
import type { officeDraftApi } from '@/lib/api/v2/ecommerce/order/office/draft'
import type { Ctx } from '@/server/core/context'
import { AddressSnapshot } from '@/server/db/order-snapshots'
import { orders } from '@/server/db/schema/order'
import { orderSearchCondition } from '../chosen-orders'

const [maxOrders, maxContacts] = [50, 8]

/** Finds buyers by the search of the order list: each e-mail address once, with the billing address of its newest order. */
export async function findContacts({ db, site }: Ctx, { q }: ParsedOf<typeof officeDraftApi.findContacts>) {
  const rows = await db
    .select({ email: orders.email, billing: orders.billing })
    .from(orders)
    .where(and(eq(orders.siteId, site.id), ne(orders.email, ''), orderSearchCondition(q)))
    .orderBy(desc(orders.createdAt), desc(sql`${orders}.id`))
    .limit(maxOrders)
  const newest = rows.filter(({ email }, index) => rows.findIndex((one) => one.email === email) === index)
  return newest.slice(0, maxContacts).map(({ email, billing }) => presentContact(email, AddressSnapshot.parse(billing)))
}

function presentContact(email: string, billing: ReturnType<typeof AddressSnapshot.parse>) {
  const { firstName, lastName, contactPhone, country, region, city, street, houseNumber, zipCode, companyName, companyOIB } = billing
  const address = { country, region: region || null, city, street, houseNumber, zipCode }
  return { firstName, lastName, contactEmail: email, contactPhone, ...address, companyName, companyOIB }
}
