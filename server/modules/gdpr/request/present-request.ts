import { and, eq } from 'drizzle-orm'
import { PersonRecord, type PrivacyItem, type PrivacyRequest } from '@/lib/api/v1/gdpr/office/request.schema'
import { daysUntil } from '@/lib/office/privacy-deadline'
import { isoDay } from '@/lib/text/dates'
import type { Ctx } from '@/server/core/context'
import type { Tx } from '@/server/db/client'
import { customers } from '@/server/db/schema/customer'
import type { PrivacyRequestRow } from '@/server/db/schema/privacy'
import { extendableUntil, findRequest, isRunning, loadHistory } from './requests'

export function presentItem(row: PrivacyRequestRow, now: Date): PrivacyItem {
  const { id, kind, state, source, email, receivedOn, dueOn, closedAt } = row
  const daysLeft = closedAt ? null : daysUntil(dueOn, isoDay(now))
  return { id, kind, state, source, email, receivedOn, dueOn, daysLeft, isRunning: isRunning(row, now) }
}

/** `tx`: what the caller has just written is shown. */
export async function presentRequest(ctx: Ctx, tx: Tx, id: number): Promise<PrivacyRequest> {
  const row = await findRequest(tx, ctx.site, id)
  const { version, note, identityProof, identityProofNote, tokenSentAt, extensionReason, answer, closedAt, blockedAt, outcome } = row
  const [customer] = await tx
    .select({ id: customers.id })
    .from(customers)
    .where(and(eq(customers.siteId, ctx.site.id), eq(customers.email, row.email)))
  return {
    ...presentItem(row, ctx.now()),
    version,
    customerId: customer?.id ?? null,
    note,
    identityProof,
    identityProofNote,
    linkSentAt: tokenSentAt?.toISOString() ?? null,
    extensionReason,
    answer,
    closedAt: closedAt?.toISOString() ?? null,
    blockedAt: blockedAt?.toISOString() ?? null,
    extendableUntil: extendableUntil(row),
    outcome: PersonRecord.options.flatMap((what) => (outcome?.[what] ? [{ what, count: outcome[what] }] : [])),
    history: await loadHistory(ctx, tx, id),
  }
}
