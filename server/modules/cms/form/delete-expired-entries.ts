import { and, asc, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import { database, type Tx } from '@/server/db/client'
import { outbox } from '@/server/db/schema/outbox'
import { formEntries, forms } from '@/server/db/schema/form'
import { inTransaction } from '@/server/core/transaction'
import { confirmationDays } from './form-link'

const batchSize = 500

/** Deletes expired and unconfirmed entries, with their mails (docs/rules/content.md#form-retention). @returns how many were deleted */
export async function deleteExpiredEntries(now: () => Date = () => new Date()): Promise<number> {
  const { db } = database()
  const moment = now().toISOString()
  return inTransaction({ db }, async (tx) => {
    const old = await tx
      .select({ id: formEntries.id })
      .from(formEntries)
      .innerJoin(forms, eq(forms.id, formEntries.formId))
      .where(
        or(
          sql`${formEntries.createdAt} < ${moment}::timestamptz - make_interval(days => ${forms.keepDays})`,
          and(
            eq(formEntries.needsConfirming, true),
            isNull(formEntries.confirmedAt),
            sql`${formEntries.createdAt} < ${moment}::timestamptz - make_interval(days => ${confirmationDays})`,
          ),
        ),
      )
      .orderBy(asc(formEntries.createdAt))
      .limit(batchSize)
      .for('update', { of: formEntries, skipLocked: true })
    await deleteEntries(
      tx,
      old.map(({ id }) => id),
    )
    return old.length
  })
}

/** Deletes entries and the mails about them. */
export async function deleteEntries(tx: Tx, ids: readonly number[]) {
  if (ids.length === 0) return
  const isAboutThem = inArray(sql`(${outbox.data} ->> 'entryId')::int`, [...ids])
  await tx.delete(outbox).where(and(inArray(outbox.template, ['formAnswered', 'formConfirm', 'formReply']), isAboutThem))
  await tx.delete(formEntries).where(inArray(formEntries.id, [...ids]))
}
