import { and, eq } from 'drizzle-orm'
import type { Ctx } from '@/server/core/context'
import type { Tx } from '@/server/db/client'
import { options, sites } from '@/server/db/schema/site'

export async function switches(ctx: Ctx) {
  return loadSwitches(ctx, ctx.db)
}

/** Maintenance is a column of the site, which the proxy reads with every request; the other switch is an option. */
export async function loadSwitches({ site }: Ctx, db: Tx) {
  const [row] = await db.select({ maintenance: sites.maintenance }).from(sites).where(eq(sites.id, site.id))
  const [option] = await db
    .select({ value: options.value })
    .from(options)
    .where(and(eq(options.siteId, site.id), eq(options.key, 'ComingSoon')))
  return { MaintenanceMode: row?.maintenance ?? false, ComingSoon: option?.value === true }
}
