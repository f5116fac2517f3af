import { and, eq, inArray } from 'drizzle-orm'
import { AppError } from '@/lib/api/errors'
import type { Document } from '@/lib/documents/document'
import { mastersOf } from '@/lib/documents/masters/masters'
import type { Ctx } from '@/server/core/context'
import type { Tx } from '@/server/db/client'
import { masters } from '@/server/db/schema/master'
import { media } from '@/server/db/schema/media'
import { ofLanguage } from '../../master-references/load-masters'
import { problemsOf, referencedPictures } from './find-problems'

/** What visitors may see is checked when it is published; drafts may be unfinished (docs/rules/editing.md#publish-checks). @throws DOCUMENT_INVALID */
export async function requireValidDocuments(ctx: Ctx, db: Tx, documents: readonly { key: string; document: Document }[]) {
  const pictures = await existingPictures(
    ctx,
    db,
    documents.flatMap(({ document }) => referencedPictures(document)),
  )
  const masters = await existingMasters(
    ctx,
    db,
    documents.flatMap(({ document }) => mastersOf(document)),
  )
  const existing = { pictures, masters }
  const problems = documents.flatMap(({ key, document }) => problemsOf(document, existing).map((problem) => ({ key, ...problem })))
  if (problems.length > 0) throw new AppError('DOCUMENT_INVALID', { problems: problems.slice(0, 100) })
}

async function existingPictures({ site }: Ctx, db: Tx, ids: number[]): Promise<ReadonlySet<number>> {
  const valid = ids.filter((id) => Number.isInteger(id) && id > 0 && id <= 2_147_483_647)
  if (valid.length === 0) return new Set()
  const rows = await db
    .select({ id: media.id })
    .from(media)
    .where(and(eq(media.siteId, site.id), inArray(media.id, [...new Set(valid)])))
  return new Set(rows.map(({ id }) => id))
}

/** Locked against deletion until the document that refers to them is published. */
async function existingMasters(ctx: Ctx, db: Tx, ids: number[]): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set()
  const rows = await db
    .select({ id: masters.id })
    .from(masters)
    .where(and(ofLanguage(ctx), inArray(masters.id, [...new Set(ids)])))
    .orderBy(masters.id)
    .for('key share')
  return new Set(rows.map(({ id }) => id))
}
