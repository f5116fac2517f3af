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
 * `to` may have a query string and a fragment.
 */
export async function saveRedirect(ctx: Pick<Ctx, 'site'>, tx: Transaction, { from, to }: { from: string; to: string }) {
  const { site } = ctx
  await removeRedirects(ctx, tx, [to.replace(/[?#].*$/s, '')])
  await forwardRedirects(ctx, tx, { from, to })
  const target = { toPath: to, status: 301 }
  await tx
    .insert(redirects)
    .values({ siteId: site.id, fromPath: from, ...target })
    .onConflictDoUpdate({ target: [redirects.siteId, redirects.fromPath], set: target })
}

/** Leads redirects to the path `from` to `to`. They keep their query string and fragment, unless `to` has its own. */
export async function forwardRedirects({ site }: Pick<Ctx, 'site'>, tx: Transaction, { from, to }: { from: string; to: string }) {
  const rest = /[?#]/.test(to) ? sql`''` : sql`substr(${redirects.toPath}, length(${from}::text) + 1)`
  const targetPath = sql`split_part(split_part(${redirects.toPath}, '?', 1), '#', 1)`
  await tx
    .update(redirects)
    .set({ toPath: sql`${to}::text || ${rest}` })
    .where(and(eq(redirects.siteId, site.id), sql`${targetPath} = ${from}`))
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
