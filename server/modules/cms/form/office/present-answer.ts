import { asc, inArray } from 'drizzle-orm'
import type { OfficeAnswer } from '@/lib/api/v1/cms/form/office.schema'
import type { Tx } from '@/server/db/client'
import { consents } from '@/server/db/schema/consent'
import { presentAnswerItem, type AnswerRow } from './answers'
import { answerLines } from '../answer-lines'

const day = 86_400_000

export async function presentAnswer(tx: Tx, row: AnswerRow): Promise<OfficeAnswer> {
  const { entry, form } = row
  const { excerpt: _, ...item } = presentAnswerItem(row)
  const { id, displayName, version } = consents
  const agreed = await tx.select({ id, displayName, version }).from(consents).where(inArray(id, entry.consentIds)).orderBy(asc(id))
  return {
    ...item,
    lines: answerLines(entry),
    consents: agreed,
    keptUntil: new Date(entry.createdAt.getTime() + form.keepDays * day).toISOString(),
  }
}
