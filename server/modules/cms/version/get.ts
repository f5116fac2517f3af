import { and, eq } from 'drizzle-orm'
import type { ParsedOf } from '@/lib/api/endpoint'
import { AppError } from '@/lib/api/errors'
import type { versionApi } from '@/lib/api/v1/cms/version'
import type { Ctx } from '@/server/core/context'
import { documentVersions } from '@/server/db/schema/draft'
import { editableDocument, requireDocumentRight } from '../draft/documents'
import { findPublishedVersion, findVersion, versionsOf } from '../draft/versions'
import { documentAsPlanned } from '../release/changed-elsewhere'
import { loadReferencedPictures } from '../section-pictures'
import { presentVersion, selectVersions } from './present-version'

export async function get(ctx: Ctx, { key, number }: ParsedOf<typeof versionApi.get>) {
  requireDocumentRight(ctx, key)
  await editableDocument(key).read(ctx, ctx.db)
  const document = await documentAsPlanned(ctx, ctx.db, await findVersion(ctx, ctx.db, { key, number }))
  const [row] = await selectVersions(ctx).where(and(versionsOf(ctx, key), eq(documentVersions.number, number)))
  if (!row) throw new AppError('NOT_FOUND')
  const published = await findPublishedVersion(ctx, ctx.db, key)
  return { ...presentVersion(row, published), key, document, pictures: await loadReferencedPictures(ctx, document) }
}
