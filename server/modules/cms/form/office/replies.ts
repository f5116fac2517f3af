import { asc, eq } from 'drizzle-orm'
import type { OfficeEntry } from '@/lib/api/v1/cms/form/office.schema'
import type { Tx } from '@/server/db/client'
import { formReplies } from '@/server/db/schema/form'
import { users } from '@/server/db/schema/user'
import { colleagueName } from './entries'

/** The replies to an entry, oldest first. */
export async function loadReplies(tx: Tx, entryId: number): Promise<OfficeEntry['replies']> {
  const rows = await tx
    .select({ id: formReplies.id, text: formReplies.text, at: formReplies.createdAt, by: colleagueName })
    .from(formReplies)
    .leftJoin(users, eq(users.id, formReplies.writtenBy))
    .where(eq(formReplies.entryId, entryId))
    .orderBy(asc(formReplies.id))
  return rows.map(({ at, ...reply }) => ({ ...reply, at: at.toISOString() }))
}
