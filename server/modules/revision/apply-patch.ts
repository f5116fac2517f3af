import { AppError } from '@/lib/api/errors'
import type { Ctx } from '@/server/core/context'
import { requireUser } from '@/server/core/require-user'
import type { Transaction } from '@/server/core/transaction'
import { revisions } from '@/server/db/schema/revision'
import { loadLaterRevisions, type Entity } from './load-revisions'
import { mergePatch, type Fields } from './merge-patch'

type Change = {
  entity: Entity
  /** The version that the editor saw; undefined overwrites. */
  seen: number | undefined
  /** Read under the entity's lock, which the caller holds until the transaction ends. */
  current: { version: number; fields: Fields }
  /** Only the fields that the editor changed. */
  patch: Fields
}

/** What the caller writes, with the version it makes. `isChanged` false: everything stands there already, and nothing is to be written. */
export type Applied = { isChanged: boolean; version: number; before: Fields; after: Fields }

/**
 * Merges a form's patch with what others have saved since, and writes its revision (docs/rules/administration.md#form-revisions). The caller writes the
 * fields of `after` and `version` in the same transaction.
 * @throws STALE_VERSION with the newest `version`, and `changes`: every field that was changed since, its value, who and when, and whether it is in conflict
 */
export async function applyPatch(ctx: Ctx, tx: Transaction, { entity, seen, current, patch }: Change): Promise<Applied> {
  const isOlder = seen !== undefined && seen !== current.version
  const later = isOlder ? await loadLaterRevisions(ctx, tx, entity, seen) : []
  const merged = mergePatch({ seen, current, patch, later })
  switch (merged.outcome) {
    case 'nothing':
      return { isChanged: false, version: current.version, before: {}, after: {} }
    case 'unknown':
      throw new AppError('STALE_VERSION', { version: current.version, changes: [] })
    case 'conflict':
      throw new AppError('STALE_VERSION', { version: current.version, changes: merged.changes })
    case 'write': {
      const { before, after } = merged
      const version = current.version + 1
      const { kind, id } = entity
      const made = { siteId: ctx.site.id, kind, entityId: String(id), version, by: requireUser(ctx).id, at: ctx.now() }
      await tx.insert(revisions).values({ ...made, before, after })
      return { isChanged: true, version, before, after }
    }
    default:
      return merged satisfies never
  }
}
