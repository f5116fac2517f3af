import { and, asc, eq, isNotNull, sql } from 'drizzle-orm'
import { DocumentSchema } from '@/lib/api/v1/cms/draft.schema'
import { isSame } from '@/lib/documents/changes'
import type { Document } from '@/lib/documents/document'
import type { Ctx } from '@/server/core/context'
import type { Tx } from '@/server/db/client'
import { documentVersions } from '@/server/db/schema/draft'
import { releaseDocuments, releases } from '@/server/db/schema/release'
import { editableDocument } from '../draft/documents'
import type { Fields } from '../draft/documents/fields'
import { versionsOf } from '../draft/versions'

type Pinned = { key: string; document: Document; createdAt: Date }

/** The document of a version as visitors will see it: what a planned release pins as that release will publish it (docs/rules/editing.md#releases). */
export async function documentAsPlanned(ctx: Ctx, db: Tx, { id, ...version }: Pinned & { id: number }): Promise<Document> {
  const [pin] = await db
    .select({ id: releases.id })
    .from(releaseDocuments)
    .innerJoin(releases, eq(releases.id, releaseDocuments.releaseId))
    .where(and(eq(releaseDocuments.versionId, id), eq(releases.state, 'planned')))
    .limit(1)
  return pin ? withChangesElsewhere(ctx, db, version) : version.document
}

/**
 * A pinned document, but for the fields that it leaves as visitors saw them when it was pinned and that an import or another screen has changed since: these stay
 * as they are now (docs/rules/editing.md#changed-elsewhere). What another publication has changed since, the release replaces.
 */
export async function withChangesElsewhere(ctx: Ctx, db: Tx, { key, document, createdAt }: Pinned): Promise<Document> {
  const { page: published = {} } = await editableDocument(key).read(ctx, db)
  const versions = await publishedFields(ctx, db, key)
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
async function publishedFields(ctx: Ctx, db: Tx, key: string) {
  const { doc, reason, publishedAt, number } = documentVersions
  const rows = await db
    .select({ page: sql`${doc}->'page'`, reason, publishedAt })
    .from(documentVersions)
    .where(and(versionsOf(ctx, key), isNotNull(publishedAt)))
    .orderBy(asc(publishedAt), asc(number))
  return rows.flatMap((row) => {
    const fields: Fields = DocumentSchema.shape.page.parse(row.page ?? undefined) ?? {}
    return row.publishedAt === null ? [] : [{ fields, publishedAt: row.publishedAt, isElsewhere: row.reason === 'import' }]
  })
}
