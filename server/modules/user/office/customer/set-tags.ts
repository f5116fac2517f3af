import { and, eq, notInArray, sql } from 'drizzle-orm'
import type { ParsedOf } from '@/lib/api/endpoint'
import { AppError } from '@/lib/api/errors'
import type { officeCustomerApi } from '@/lib/api/v1/user/office/customer'
import { audit } from '@/server/core/audit'
import type { Ctx } from '@/server/core/context'
import { inTransaction, type Transaction } from '@/server/core/transaction'
import { customers, customerTagAssignments, customerTags } from '@/server/db/schema/customer'
import { findCustomer, lockCustomer } from './customers'
import { lastChange } from './last-change'
import { presentCustomer } from './present-customer'

/** docs/rules/customers.md#customer-tags */
export async function setTags(ctx: Ctx, { id, version, tags }: ParsedOf<typeof officeCustomerApi.setTags>) {
  return inTransaction(ctx, async (tx) => {
    const customer = await lockCustomer(tx, ctx.site, id)
    const before = (await findCustomer(tx, ctx.site, id)).tags
    if (customer.tagsVersion !== version)
      throw new AppError('STALE_VERSION', {
        version: customer.tagsVersion,
        tags: before,
        ...(await lastChange(ctx, tx, id, ['customer.tags'])),
      })
    const ids = await findOrCreateTags(ctx, tx, tags)
    const isOther = and(
      eq(customerTagAssignments.customerId, id),
      ids.length > 0 ? notInArray(customerTagAssignments.tagId, ids) : undefined,
    )
    await tx.delete(customerTagAssignments).where(isOther)
    if (ids.length > 0)
      await tx
        .insert(customerTagAssignments)
        .values(ids.map((tagId) => ({ customerId: id, tagId })))
        .onConflictDoNothing()
    await tx
      .update(customers)
      .set({ tagsVersion: version + 1 })
      .where(eq(customers.id, id))
    const present = await findCustomer(tx, ctx.site, id)
    await audit(ctx, tx, { action: 'customer.tags', target: `customer:${id}`, detail: { before, after: present.tags } })
    return presentCustomer(ctx, tx, present)
  })
}

/** The vocabulary's spelling counts, so 'vip' is the 'VIP' that is there. In the order of the folded names, so that two employees never wait for each other in a circle. */
async function findOrCreateTags({ site }: Ctx, tx: Transaction, names: readonly string[]): Promise<number[]> {
  if (names.length === 0) return []
  const typed = sql.join(
    names.map((name) => sql`(${name}::text)`),
    sql`, `,
  )
  await tx.execute(sql`
    insert into ${customerTags} (site_id, name, folded)
    select distinct on (izlog_fold(name)) ${site.id}::integer, name, izlog_fold(name) from (values ${typed}) as typed (name) order by izlog_fold(name)
    on conflict do nothing`)
  const rows = await tx
    .select({ id: customerTags.id })
    .from(customerTags)
    .where(
      and(
        eq(customerTags.siteId, site.id),
        sql`${customerTags.folded} in (select izlog_fold(name) from (values ${typed}) as typed (name))`,
      ),
    )
  return rows.map(({ id }) => id)
}
