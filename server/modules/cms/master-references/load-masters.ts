import { and, eq, inArray } from 'drizzle-orm'
import { DocumentSchema } from '@/lib/api/v1/cms/draft.schema'
import type { Document, DocumentSection } from '@/lib/documents/document'
import { mastersOf, withMasters } from '@/lib/documents/masters/masters'
import type { Ctx } from '@/server/core/context'
import type { Tx } from '@/server/db/client'
import { masters } from '@/server/db/schema/master'

type MasterCtx = Pick<Ctx, 'site' | 'language'>

export const ofLanguage = ({ site, language }: MasterCtx) => and(eq(masters.siteId, site.id), eq(masters.languageId, language.id))

/** The masters that a document refers to, as visitors see them; those of another site or language are missing. */
export async function loadMasters(ctx: MasterCtx, db: Tx, document: Document): Promise<Map<number, DocumentSection>> {
  const ids = mastersOf(document)
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: masters.id, section: masters.section })
    .from(masters)
    .where(and(ofLanguage(ctx), inArray(masters.id, ids)))
  const stored = { v: 1, sections: Object.fromEntries(rows.map(({ id, section }) => [id, section])) }
  return new Map(Object.entries(DocumentSchema.parse(stored).sections).map(([id, section]) => [Number(id), section]))
}

/** A document with the values of its masters, as visitors read it (docs/rules/editing.md#masters). */
export async function resolveMasters(ctx: MasterCtx, db: Tx, document: Document): Promise<Document> {
  return withMasters(document, await loadMasters(ctx, db, document))
}
