import { and, asc, isNotNull, sql } from 'drizzle-orm'
import { DocumentSchema } from '@/lib/api/v1/cms/draft.schema'
import { isSame } from '@/lib/documents/changes'
import type { Document } from '@/lib/documents/document'
import type { Ctx } from '@/server/core/context'
import type { Transaction } from '@/server/core/transaction'
import { documentVersions } from '@/server/db/schema/draft'
import { editableDocument } from '../draft/documents'
import type { Fields } from '../draft/documents/fields'
import { versionsOf } from '../draft/versions'

type Pinned = Pick<typeof documentVersions.$inferSelect, 'key' | 'doc' | 'createdAt'>

/**
 * A pinned document, but for the fields that it leaves as visitors saw them when it was pinned and that an import or another screen has changed since: these stay
 * as they are now (docs/rules/editing.md#changed-elsewhere). What another publication has changed since, the release replaces.
 */
export async function withChangesElsewhere(ctx: Ctx, tx: Transaction, { key, doc, createdAt }: Pinned): Promise<Document> {
  const document = DocumentSchema.parse(doc)
  const editable = editableDocument(key)
  await editable.lock(tx)
  const { page: published = {} } = await editable.read(ctx, tx)
  const versions = await publishedFields(ctx, tx, key)
  const base = versions.findLast(({ publishedAt }) => publishedAt <= createdAt)
  if (!base) return document
  const since = [...versions.slice(versions.indexOf(base)), { fields: published, isElsewhere: true }]
  const own = document.page ?? {}
  const kept = Object.entries(published).filter(([name]) => {
    const isChanged = since.some(
      ({ fields, isElsewhere }, index) => isElsewhere && index > 0 && !isSame(fields[name], since[index - 1]?.fields[name]),
    )
    return isChanged && isSame(own[name], base.fields[name])
  })
  return { ...document, page: { ...own, ...Object.fromEntries(kept) } }
}

/** The own fields of what visitors have seen of a document, oldest first. `isElsewhere`: an import or another screen had written it. */
async function publishedFields(ctx: Ctx, tx: Transaction, key: string) {
  const { doc, reason, publishedAt, number } = documentVersions
  const rows = await tx
    .select({ page: sql`${doc}->'page'`, reason, publishedAt })
    .from(documentVersions)
    .where(and(versionsOf(ctx, key), isNotNull(publishedAt)))
    .orderBy(asc(publishedAt), asc(number))
  return rows.flatMap((row) => {
    const fields: Fields = DocumentSchema.shape.page.parse(row.page ?? undefined) ?? {}
    return row.publishedAt === null ? [] : [{ fields, publishedAt: row.publishedAt, isElsewhere: row.reason === 'import' }]
  })
}
