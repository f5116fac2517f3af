import { and, eq, isNull } from 'drizzle-orm'
import type { ParsedOf } from '@/lib/api/endpoint'
import { SectionDocument } from '@/lib/api/entities/page/section.schema'
import { AppError } from '@/lib/api/errors'
import { DocumentSchema } from '@/lib/api/v1/cms/draft.schema'
import type { pageApi } from '@/lib/api/v1/cms/page'
import { mastersOf } from '@/lib/documents/masters/masters'
import type { Ctx } from '@/server/core/context'
import { pages, pageTexts, pageVersions } from '@/server/db/schema/cms'
import { resolveMasters } from '../master-references/load-masters'
import { resolveReferences } from '../link-targets/resolve-references'
import { shownSections } from './shown-sections'

/** Reads the published version only; drafts are other versions. */
export async function get(ctx: Ctx, { slug }: ParsedOf<typeof pageApi.get>) {
  const [row] = await ctx.db
    .select({
      id: pages.id,
      slug: pageTexts.slug,
      title: pageTexts.title,
      description: pageTexts.description,
      updatedAt: pageTexts.updatedAt,
      doc: pageVersions.doc,
    })
    .from(pageTexts)
    .innerJoin(pages, and(eq(pages.id, pageTexts.pageId), isNull(pages.archivedAt)))
    .innerJoin(pageVersions, eq(pageVersions.id, pageTexts.publishedVersionId))
    .where(and(eq(pageTexts.siteId, ctx.site.id), eq(pageTexts.languageId, ctx.language.id), eq(pageTexts.slug, slug)))
  if (!row) throw new AppError('NOT_FOUND')
  const { doc, updatedAt, ...page } = row
  const stored = DocumentSchema.parse(doc)
  const [shown] = await resolveReferences(ctx, [await resolveMasters(ctx, ctx.db, stored)])
  const document = shownSections(SectionDocument.parse(shown), ctx.now())
  // A section outside its window is left out whole, with its master.
  const open = Object.entries(stored.sections).filter(([id]) => document.sections[id])
  const masters = mastersOf({ ...stored, sections: Object.fromEntries(open) })
  return { ...page, updated_at: updatedAt.toISOString(), masters, document }
}
