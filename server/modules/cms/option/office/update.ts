import { and, eq } from 'drizzle-orm'
import type { ParsedOf } from '@/lib/api/endpoint'
import { AppError } from '@/lib/api/errors'
import type { officeOptionApi } from '@/lib/api/v1/cms/option/office'
import { audit } from '@/server/core/audit'
import type { Ctx } from '@/server/core/context'
import { inTransaction, type Transaction } from '@/server/core/transaction'
import { pages } from '@/server/db/schema/cms'
import { options, sites } from '@/server/db/schema/site'
import { loadSwitches } from './switches'

/** docs/rules/platform.md#maintenance-mode, #coming-soon */
export async function update(ctx: Ctx, { MaintenanceMode: maintenance, ...changed }: ParsedOf<typeof officeOptionApi.update>) {
  return inTransaction(ctx, async (tx) => {
    const siteId = ctx.site.id
    if (changed.ComingSoonPage) await requirePage(ctx, tx, changed.ComingSoonPage)
    if (maintenance !== undefined) await tx.update(sites).set({ maintenance }).where(eq(sites.id, siteId))
    for (const [key, value] of Object.entries(changed)) if (value !== undefined) await saveOption(ctx, tx, { key, value })
    const { ComingSoon: comingSoon, ComingSoonPage: comingSoonPage } = changed
    await audit(ctx, tx, { action: 'option.update', target: `site:${siteId}`, detail: { maintenance, comingSoon, comingSoonPage } })
    await ctx.invalidateTags(tx, ['site', 'options'])
    return loadSwitches(ctx, tx)
  })
}

async function saveOption({ site }: Ctx, tx: Transaction, { key, value }: { key: string; value: boolean | number | null }) {
  if (value === null) {
    await tx.delete(options).where(and(eq(options.siteId, site.id), eq(options.key, key)))
    return
  }
  await tx
    .insert(options)
    .values({ siteId: site.id, key, value })
    .onConflictDoUpdate({ target: [options.siteId, options.key], set: { value } })
}

async function requirePage({ site }: Ctx, tx: Transaction, id: number) {
  if ((await tx.$count(pages, and(eq(pages.id, id), eq(pages.siteId, site.id)))) === 0) throw new AppError('NOT_FOUND')
}
