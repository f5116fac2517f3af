import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Ctx } from '@/server/core/context'
import type { Tx } from '@/server/db/client'
import { redirects } from '@/server/db/schema/site'
import type { Transaction } from '@/server/core/transaction'

/** What stands where, and what leads on, is changed by one at a time, so that no redirect is made to or from what another is just moving. */
export async function lockRedirects({ site }: Pick<Ctx, 'site'>, tx: Pick<Tx, 'execute'>) {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('izlog addresses'), ${site.id})`)
}

/**
 * Something moves from one path of the site to another: whoever asks for the old one is sent on (301), at once, also from where it stood before
 * that. What stands at an address is not redirected, so a way back never makes a circle. The caller drops the tag `redirects`.
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

/** Something new stands at these paths: whoever asks for one is no longer sent on. Whether one was; the caller then drops the tag `redirects`. */
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
