import { asc, inArray } from 'drizzle-orm'
import type { OfficeEntry } from '@/lib/api/v1/cms/form/office.schema'
import type { Tx } from '@/server/db/client'
import { consents } from '@/server/db/schema/consent'
import { presentEntryItem, type EntryRow } from './entries'
import { loadReplies } from './replies'
import { answerLines } from '@/server/modules/cms/form/answer-lines'

const day = 86_400_000

export async function presentEntry(tx: Tx, row: EntryRow): Promise<OfficeEntry> {
  const { entry, form } = row
  const { excerpt: _, ...item } = presentEntryItem(row)
  const { id, displayName, version } = consents
  const agreed = await tx.select({ id, displayName, version }).from(consents).where(inArray(id, entry.consentIds)).orderBy(asc(id))
  return {
    ...item,
    lines: answerLines(entry),
    replies: await loadReplies(tx, entry.id),
    consents: agreed,
    keptUntil: new Date(entry.createdAt.getTime() + form.keepDays * day).toISOString(),
  }
}
