import { and, eq } from 'drizzle-orm'
import type { PostType } from '@/lib/api/v1/cms/post-type.schema'
import { DocumentSchema } from '@/lib/api/v1/cms/draft.schema'
import { AppError } from '@/lib/api/errors'
import type { Document } from '@/lib/documents/document'
import { orderedSections } from '@/lib/documents/sections'
import type { Ctx } from '@/server/core/context'
import type { Tx } from '@/server/db/client'
import { postTypes } from '@/server/db/schema/template'

type Row = typeof postTypes.$inferSelect
export type Template = Pick<Row, 'id' | 'kind' | 'slug'> & { document: Document }

/** @throws NOT_FOUND */
export async function loadTemplate({ site }: Ctx, db: Tx, id: number): Promise<Template> {
  const [row] = await db
    .select()
    .from(postTypes)
    .where(and(eq(postTypes.id, id), eq(postTypes.siteId, site.id)))
  if (!row) throw new AppError('NOT_FOUND')
  return { id, kind: row.kind, slug: row.slug, document: DocumentSchema.parse(row.doc) }
}

export function presentPostType({ id, kind, title, slug, version, doc, updatedAt }: Row): PostType {
  const sectionTypes = orderedSections(DocumentSchema.parse(doc)).map(({ section }) => section.type)
  return { id, kind, title, slug, version, sectionTypes, updated_at: updatedAt.toISOString() }
}
