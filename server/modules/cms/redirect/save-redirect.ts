import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Ctx } from '@/server/core/context'
import type { Tx } from '@/server/db/client'
import { redirects } from '@/server/db/schema/site'
import type { Transaction } from '@/server/core/transaction'

/** Serializes changes of redirects and slugs per site, so that two of them never form a cycle or chain. */
export async function lockRedirects({ site }: Pick<Ctx, 'site'>, tx: Pick<Tx, 'execute'>) {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('izlog addresses'), ${site.id})`)
}

/** The path of content, and where it is now; `to` may have a query string and a fragment. */
type Move = { from: string; to: string }

/**
 * Adds a 301 and forwards redirects to `from` as well (docs/rules/content.md#moved-content). The caller invalidates the tag `redirects`.
 */
export async function saveRedirect(ctx: Pick<Ctx, 'site'>, tx: Transaction, move: Move) {
  await saveRedirects(ctx, tx, [move])
}

/** The same for content that moves at once. Where one takes another's path, no redirect is left at it. */
export async function saveRedirects(ctx: Pick<Ctx, 'site'>, tx: Transaction, moves: readonly Move[]) {
  if (moves.length === 0) return
  const taken = new Set(moves.map(({ to }) => to.replace(/[?#].*$/s, '')))
  await removeRedirects(ctx, tx, [...taken])
  await forwardRedirects(ctx, tx, moves)
  const left = moves.filter(({ from }) => !taken.has(from))
  if (left.length === 0) return
  await tx
    .insert(redirects)
    .values(left.map(({ from, to }) => ({ siteId: ctx.site.id, fromPath: from, toPath: to, status: 301 })))
    .onConflictDoUpdate({ target: [redirects.siteId, redirects.fromPath], set: { toPath: sql`excluded.to_path`, status: 301 } })
}

/** Leads redirects to a path `from` to its `to`. They keep their query string and fragment, unless `to` has its own. */
export async function forwardRedirects({ site }: Pick<Ctx, 'site'>, tx: Transaction, moves: readonly Move[]) {
  await tx.execute(sql`
    update redirects set to_path = case when moved.target ~ '[?#]' then moved.target else moved.target || substr(to_path, length(moved.source) + 1) end
    from (select move ->> 'from' as source, move ->> 'to' as target from jsonb_array_elements(${JSON.stringify(moves)}::jsonb) move) moved
    where site_id = ${site.id} and split_part(split_part(to_path, '?', 1), '#', 1) = moved.source`)
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
