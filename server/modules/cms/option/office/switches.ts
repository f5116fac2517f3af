import { and, eq, inArray } from 'drizzle-orm'
import type { Ctx } from '@/server/core/context'
import type { Tx } from '@/server/db/client'
import { options, sites } from '@/server/db/schema/site'

export async function switches(ctx: Ctx) {
  return loadSwitches(ctx, ctx.db)
}

/** Maintenance is a column of the site, the other switches are options; proxy.ts reads all of them from the cached sites (`loadSites`). */
export async function loadSwitches({ site }: Ctx, db: Tx) {
  const [row] = await db.select({ maintenance: sites.maintenance }).from(sites).where(eq(sites.id, site.id))
  const rows = await db
    .select({ key: options.key, value: options.value })
    .from(options)
    .where(and(eq(options.siteId, site.id), inArray(options.key, ['ComingSoon', 'ComingSoonPage'])))
  const valueOf = (key: string) => rows.find((one) => one.key === key)?.value
  const page = valueOf('ComingSoonPage')
  return {
    MaintenanceMode: row?.maintenance ?? false,
    ComingSoon: valueOf('ComingSoon') === true,
    ComingSoonPage: typeof page === 'number' ? page : null,
  }
}
