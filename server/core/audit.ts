import type { AuditAction } from '@/lib/office/audit/audit-actions'
import { auditLog } from '@/server/db/schema/site'
import { changedFields } from './changed-fields'
import type { Ctx } from './context'
import type { Transaction } from './transaction'

/**
 * `actor` defaults to the signed-in user, or to the shop itself. Of `before` and `after` the fields that differ are kept
 * (docs/rules/administration.md#audit-entry). The type of `action` refuses one without words.
 */
type AuditEntry = { action: AuditAction; target: string; detail?: object; before?: object; after?: object; actor?: string }
type AuditCtx = Pick<Ctx, 'site' | 'now'> & Partial<Pick<Ctx, 'actor' | 'requestId'>>

/** Writes append-only entries for back-office and money-relevant changes, in the transaction of the change. */
export async function audit(ctx: AuditCtx, tx: Transaction, ...entries: AuditEntry[]) {
  await tx.insert(auditLog).values(entries.map((entry) => auditRow(ctx, entry)))
}

export function auditRow(ctx: AuditCtx, { actor = actorName(ctx), action, target, detail = {}, before, after }: AuditEntry) {
  const change = before && after ? changedFields(before, after) : { before, after }
  return { actor, action, target, detail, ...change, siteId: ctx.site.id, at: ctx.now(), requestId: ctx.requestId }
}

/** The actor's name in audit entries and order events. */
export function actorName({ actor }: Partial<Pick<Ctx, 'actor'>>) {
  return actor?.kind === 'user' ? `user:${actor.id}` : 'shop'
}
