import { and, desc, eq, sql } from 'drizzle-orm'
import { AppError } from '@/lib/api/errors'
import { allowedActions, privacyEvents, type PrivacyAction } from '@/lib/office/privacy-actions'
import { dueDay } from '@/lib/office/privacy-deadline'
import { isoDay } from '@/lib/text/dates'
import type { Ctx, SiteInfo } from '@/server/core/context'
import type { Transaction } from '@/server/core/transaction'
import type { Tx } from '@/server/db/client'
import { privacyRequests, type PrivacyRequestRow } from '@/server/db/schema/privacy'
import { auditLog } from '@/server/db/schema/site'
import { users } from '@/server/db/schema/user'
import type { Person } from '@/server/modules/user/erasure/person'
import { staffName } from '@/server/modules/user/office/customer/last-change'

type Site = Pick<SiteInfo, 'id'>

/** A job that has not ended after this long is lost, ms. */
const runTimeoutMs = 10 * 60_000

export function isRunning({ startedAt }: Pick<PrivacyRequestRow, 'startedAt'>, now: Date): boolean {
  return startedAt !== null && startedAt.getTime() > now.getTime() - runTimeoutMs
}

/** The last day on which it may be extended; null where it was extended, or is closed. */
export function extendableUntil({ state, receivedOn }: Pick<PrivacyRequestRow, 'state' | 'receivedOn'>): string | null {
  return state === 'open' || state === 'unconfirmed' ? dueDay(receivedOn) : null
}

/** @throws NOT_FOUND */
export async function findRequest(tx: Tx, { id: siteId }: Site, id: number): Promise<PrivacyRequestRow> {
  const [row] = await tx
    .select()
    .from(privacyRequests)
    .where(and(eq(privacyRequests.id, id), eq(privacyRequests.siteId, siteId)))
  if (!row) throw new AppError('NOT_FOUND')
  return row
}

type Intent = { id: number; version: number; action: PrivacyAction }

/** Locks the request for an action on what the caller has read. @throws NOT_FOUND, PRIVACY_STATE, STALE_VERSION with what a colleague did */
export async function lockForAction(ctx: Ctx, tx: Transaction, { id, version, action }: Intent): Promise<PrivacyRequestRow> {
  const [row] = await tx
    .select()
    .from(privacyRequests)
    .where(and(eq(privacyRequests.id, id), eq(privacyRequests.siteId, ctx.site.id)))
    .for('update')
  if (!row) throw new AppError('NOT_FOUND')
  if (row.version !== version)
    throw new AppError('STALE_VERSION', { version: row.version, state: row.state, ...(await lastAction(ctx, tx, id)) })
  const isAllowed = actionsOf(row, ctx.now()).includes(action)
  const isLate = action === 'extend' && (row.state === 'open' || row.state === 'extended') && !isRunning(row, ctx.now())
  if (!isAllowed) throw new AppError(isLate ? 'PRIVACY_EXTENSION_LATE' : 'PRIVACY_STATE')
  return row
}

export function actionsOf(row: PrivacyRequestRow, now: Date): PrivacyAction[] {
  return allowedActions(
    { ...row, isRunning: isRunning(row, now), extendableUntil: extendableUntil(row), closedAt: row.closedAt?.toISOString() ?? null },
    isoDay(now),
  )
}

/** Writes a change of a locked request. */
export async function changeRequest(tx: Transaction, { id, version }: PrivacyRequestRow, change: Partial<PrivacyRequestRow>) {
  await tx
    .update(privacyRequests)
    .set({ ...change, version: version + 1 })
    .where(eq(privacyRequests.id, id))
}

/** Who changed the request, newest first. */
export async function loadHistory({ site }: Pick<Ctx, 'site'>, tx: Tx, id: number) {
  const rows = await tx
    .select({ action: auditLog.action, by: staffName, at: auditLog.at })
    .from(auditLog)
    .leftJoin(users, eq(auditLog.actor, sql`'user:' || ${users.id}`))
    .where(and(eq(auditLog.siteId, site.id), eq(auditLog.target, `privacyRequest:${id}`)))
    .orderBy(desc(auditLog.id))
    .limit(50)
  return rows.flatMap(({ at, action, by }) => {
    const event = privacyEvents.find((one) => action === `privacyRequest.${one}`)
    return event ? [{ event, by, at: at.toISOString() }] : []
  })
}

async function lastAction(ctx: Pick<Ctx, 'site'>, tx: Tx, id: number) {
  const [last] = await loadHistory(ctx, tx, id)
  return last ?? { event: null, by: '', at: null }
}

/** Whose data a proven request is about: the account of the address, if there is one, and the mailbox. */
export async function personOf(tx: Tx, { siteId, email }: Pick<PrivacyRequestRow, 'siteId' | 'email'>): Promise<Person> {
  const [account] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.siteId, siteId), eq(users.email, email)))
  return { siteId, userId: account?.id ?? null, email, identifiedBy: 'mailbox' }
}
