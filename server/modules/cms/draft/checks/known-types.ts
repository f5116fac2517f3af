import { and, eq, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { AppError } from '@/lib/api/errors'
import { applyChanges, type Change } from '@/lib/documents/changes'
import type { Document } from '@/lib/documents/document'
import { sectionTypes } from '@/lib/documents/section-types'
import type { Ctx } from '@/server/core/context'
import type { Transaction } from '@/server/core/transaction'
import { pageTexts, pageVersions } from '@/server/db/schema/cms'
import { documentVersions, drafts } from '@/server/db/schema/draft'
import { masters } from '@/server/db/schema/master'

type EditedDraft = { key: string; document: Document; published: Document }

/**
 * A batch leaves no section of a type that neither this version shows nor any document of the site has or had, so that copies, undone removals and undone
 * copies are saved (docs/rules/editing.md#new-section-types). @throws DOCUMENT_INVALID
 */
export async function requireKnownTypes(ctx: Ctx, tx: Transaction, { draft, changes }: { draft: EditedDraft; changes: readonly Change[] }) {
  const shown = new Set<unknown>([...sectionTypes, ...typesIn(draft.document), ...typesIn(draft.published)])
  const { document } = applyChanges(draft.document, changes)
  const strange = Object.entries(document.sections).filter(([, { type }]) => !shown.has(type))
  for (const [section, { type }] of strange) {
    if (await isStored(ctx, tx, type)) continue
    throw new AppError('DOCUMENT_INVALID', { problems: [{ key: draft.key, section, path: ['type'], code: 'section.unknown' }] })
  }
}

const typesIn = ({ sections }: Document) => Object.values(sections).map(({ type }) => type)

/** Whether a document of the site has or had a section of the type, in a draft, as published or in a version. */
async function isStored({ site }: Ctx, tx: Transaction, type: string): Promise<boolean> {
  const has = (json: AnyPgColumn, path: string) => sql`jsonb_path_exists(${json}, ${path}::jsonpath, ${JSON.stringify({ type })}::jsonb)`
  const inSections = '$.sections.*.type ? (@ == $type)'
  const [found] = await tx.execute(sql`
    select 1 as found where
      exists (select 1 from ${drafts} where ${and(eq(drafts.siteId, site.id), has(drafts.doc, inSections))})
      or exists (select 1 from ${masters} where ${and(eq(masters.siteId, site.id), eq(masters.sectionType, type))})
      or exists (select 1 from ${documentVersions} where ${and(eq(documentVersions.siteId, site.id), has(documentVersions.doc, inSections))})
      or exists (
        select 1 from ${pageVersions} join ${pageTexts} on ${eq(pageTexts.id, pageVersions.pageTextId)}
        where ${and(eq(pageTexts.siteId, site.id), has(pageVersions.doc, inSections))}
      )`)
  return found !== undefined
}
