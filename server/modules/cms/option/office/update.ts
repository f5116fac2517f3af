import { eq } from 'drizzle-orm'
import type { ParsedOf } from '@/lib/api/endpoint'
import type { officeOptionApi } from '@/lib/api/v1/cms/option/office'
import { audit } from '@/server/core/audit'
import type { Ctx } from '@/server/core/context'
import { inTransaction } from '@/server/core/transaction'
import { options, sites } from '@/server/db/schema/site'
import { loadSwitches } from './switches'

/** docs/rules/platform.md#maintenance-mode */
export async function update(ctx: Ctx, { MaintenanceMode: maintenance, ComingSoon: value }: ParsedOf<typeof officeOptionApi.update>) {
  return inTransaction(ctx, async (tx) => {
    const siteId = ctx.site.id
    if (maintenance !== undefined) await tx.update(sites).set({ maintenance }).where(eq(sites.id, siteId))
    if (value !== undefined) {
      await tx
        .insert(options)
        .values({ siteId, key: 'ComingSoon', value })
        .onConflictDoUpdate({ target: [options.siteId, options.key], set: { value } })
    }
    await audit(ctx, tx, { action: 'option.update', target: `site:${siteId}`, detail: { maintenance, comingSoon: value } })
    await ctx.invalidateTags(tx, ['site', 'options'])
    return loadSwitches(ctx, tx)
  })
}
