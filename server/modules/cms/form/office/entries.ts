import { and, count, eq, isNotNull, isNull, or, sql, type SQL } from 'drizzle-orm'
import { AppError } from '@/lib/api/errors'
import type { EntryItem } from '@/lib/api/v1/cms/form/office.schema'
import type { SiteInfo } from '@/server/core/context'
import type { Tx } from '@/server/db/client'
import { formEntries, forms } from '@/server/db/schema/form'
import { users } from '@/server/db/schema/user'
import { answerLines, excerptOf } from '@/server/modules/cms/form/answer-lines'

/** A colleague's name, else the address; '' for a deleted user. */
export const colleagueName = sql<string>`coalesce(nullif(trim(${users.firstName} || ' ' || ${users.lastName}), ''), ${users.email}, '')`

type Site = Pick<SiteInfo, 'id'>

/** Submitted entries: confirmed, or needing no confirmation (docs/rules/content.md#form-office). */
export function isSubmitted({ id }: Site, more?: SQL) {
  return and(eq(forms.siteId, id), or(eq(formEntries.needsConfirming, false), isNotNull(formEntries.confirmedAt)), more)
}

export async function countEntries(tx: Tx, site: Site, more?: SQL): Promise<number> {
  const [row] = await tx
    .select({ total: count() })
    .from(formEntries)
    .innerJoin(forms, eq(forms.id, formEntries.formId))
    .where(isSubmitted(site, more))
  return row?.total ?? 0
}

export const isUnhandled = isNull(formEntries.handledAt)

/** A site's entries with form and handler. */
export function selectEntries(tx: Tx, site: Site, more?: SQL) {
  return tx
    .select({
      entry: formEntries,
      form: { id: forms.id, title: forms.title, keepDays: forms.keepDays },
      handler: colleagueName,
    })
    .from(formEntries)
    .innerJoin(forms, eq(forms.id, formEntries.formId))
    .leftJoin(users, eq(users.id, formEntries.handledBy))
    .where(isSubmitted(site, more))
    .$dynamic()
}

export type EntryRow = Awaited<ReturnType<typeof selectEntries>>[number]

/** @throws NOT_FOUND */
export async function findEntry(tx: Tx, site: Site, id: number): Promise<EntryRow> {
  const [row] = await selectEntries(tx, site, eq(formEntries.id, id))
  if (!row) throw new AppError('NOT_FOUND')
  return row
}

/** Locks the row before it is read. @throws NOT_FOUND */
export async function lockEntry(tx: Tx, site: Site, id: number): Promise<EntryRow> {
  await tx.select({ id: formEntries.id }).from(formEntries).where(eq(formEntries.id, id)).for('update')
  return findEntry(tx, site, id)
}

export function presentEntryItem({ entry, form: { id, title }, handler }: EntryRow): EntryItem {
  return {
    id: entry.id,
    form: { id, title },
    email: entry.email,
    excerpt: excerptOf(answerLines(entry)),
    createdAt: entry.createdAt.toISOString(),
    handled: entry.handledAt && { at: entry.handledAt.toISOString(), by: handler },
  }
}
