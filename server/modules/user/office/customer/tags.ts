import { asc, count, eq } from 'drizzle-orm'
import type { Ctx } from '@/server/core/context'
import { customerTagAssignments, customerTags } from '@/server/db/schema/customer'

export async function tags({ db, site }: Ctx) {
  return db
    .select({ name: customerTags.name, uses: count() })
    .from(customerTags)
    .innerJoin(customerTagAssignments, eq(customerTagAssignments.tagId, customerTags.id))
    .where(eq(customerTags.siteId, site.id))
    .groupBy(customerTags.id)
    .orderBy(asc(customerTags.folded))
}
