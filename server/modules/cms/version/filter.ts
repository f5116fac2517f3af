import { and, desc, lt } from 'drizzle-orm'
import type { ParsedOf } from '@/lib/api/endpoint'
import type { versionApi } from '@/lib/api/v1/cms/version'
import type { Ctx } from '@/server/core/context'
import { documentVersions } from '@/server/db/schema/draft'
import { editableDocument, requireDocumentRight } from '../draft/documents'
import { findPublishedVersion, versionsOf } from '../draft/versions'
import { presentVersion, selectVersions } from './present-version'

const pageSize = 50

export async function filter(ctx: Ctx, { key, before }: ParsedOf<typeof versionApi.filter>) {
  requireDocumentRight(ctx, key)
  await editableDocument(key).read(ctx, ctx.db)
  const published = await findPublishedVersion(ctx, ctx.db, key)
  const rows = await selectVersions(ctx)
    .where(and(versionsOf(ctx, key), before === undefined ? undefined : lt(documentVersions.number, before)))
    .orderBy(desc(documentVersions.number))
    .limit(pageSize + 1)
  return { versions: rows.slice(0, pageSize).map((row) => presentVersion(row, published)), hasMore: rows.length > pageSize }
}
