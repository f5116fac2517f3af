import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Ctx } from '@/server/core/context'
import type { Tx } from '@/server/db/client'
import { redirects } from '@/server/db/schema/site'
import type { Transaction } from '@/server/core/transaction'

/** Serializes changes of redirects and slugs per site, so that two of them never form a cycle or chain. */
export async function lockRedirects({ site }: Pick<Ctx, 'site'>, tx: Pick<Tx, 'execute'>) {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('izlog addresses'), ${site.id})`)
}

/**
 * Adds a 301 and forwards redirects to `from` as well (docs/rules/content.md#moved-content). The caller invalidates the tag `redirects`.
 */
export async function saveRedirect(ctx: Pick<Ctx, 'site'>, tx: Transaction, { from, to }: { from: string; to: string }) {
  const { site } = ctx
  await lockRedirects(ctx, tx)
  const own = eq(redirects.siteId, site.id)
  await tx.delete(redirects).where(and(own, eq(redirects.fromPath, to)))
  await tx
    .update(redirects)
    .set({ toPath: to })
    .where(and(own, eq(redirects.toPath, from)))
  const target = { toPath: to, status: 301 }
  await tx
    .insert(redirects)
    .values({ siteId: site.id, fromPath: from, ...target })
    .onConflictDoUpdate({ target: [redirects.siteId, redirects.fromPath], set: target })
}

/** Removes redirects from paths that get content. True if there was one; the caller then invalidates the tag `redirects`. */
export async function removeRedirects(
  ctx: Pick<Ctx, 'site'>,
  tx: Pick<Tx, 'delete' | 'execute'>,
  paths: readonly string[],
): Promise<boolean> {
  if (paths.length === 0) return false
  await lockRedirects(ctx, tx)
  const removed = await tx
    .delete(redirects)
    .where(and(eq(redirects.siteId, ctx.site.id), inArray(redirects.fromPath, [...paths])))
    .returning({ id: redirects.id })
  return removed.length > 0
}
