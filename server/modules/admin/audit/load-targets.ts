import { sql } from 'drizzle-orm'
import type { AuditTarget } from '@/lib/api/v1/admin/audit.schema'
import { mayRead } from '@/lib/office/roles'
import type { Ctx } from '@/server/core/context'
import { requireUser } from '@/server/core/require-user'
import type { Tx } from '@/server/db/client'
import { targetKinds } from './target-kinds'

/** Loads the current names and screens of targets such as 'order:14'. Deleted ones, and persons that the reader may not see, are left out. */
export async function loadTargets(ctx: Ctx, tx: Tx, targets: readonly string[]): Promise<Map<string, AuditTarget>> {
  const { scopes } = requireUser(ctx)
  const found = new Map<string, AuditTarget>()
  // One after another: a transaction has one connection.
  for (const [kind, ids] of idsByKind(targets)) {
    const known = Object.hasOwn(targetKinds, kind) ? targetKinds[kind] : undefined
    if (!known || (known.scope && !mayRead(scopes, known.scope))) continue
    const { screen, rows } = known
    const list = sql`any(${`{${ids.join(',')}}`}::int[])`
    for (const { id, name, place } of await tx.execute<{ id: number; name: string; place: string | null }>(rows(ctx.site, list))) {
      found.set(`${kind}:${id}`, { name, place: screen && place !== null ? { screen, id: place } : null })
    }
  }
  return found
}

function idsByKind(targets: readonly string[]): Map<string, number[]> {
  const ids = new Map<string, number[]>()
  for (const target of new Set(targets)) {
    const [, kind, id] = /^([a-zA-Z]+):(\d{1,9})$/.exec(target) ?? []
    if (kind && id) ids.set(kind, [...(ids.get(kind) ?? []), Number(id)])
  }
  return ids
}
