import { and, desc, eq, isNotNull, isNull, or } from 'drizzle-orm'
import type { ParsedOf } from '@/lib/api/endpoint'
import type { officePageApi } from '@/lib/api/v1/cms/page/office'
import type { Ctx } from '@/server/core/context'
import { pages, pageTexts } from '@/server/db/schema/cms'
import { containsText } from '@/server/modules/cms/text-search'
import { officePageColumns, ofSite, presentOfficePage } from './pages'

type Input = ParsedOf<typeof officePageApi.filter>

export async function filter(ctx: Ctx, { keywords, states, page, limit }: Input) {
  const typed = keywords.trim()
  const matches = and(
    ofSite(ctx),
    or(...states.map(hasState)),
    typed === '' ? undefined : or(containsText(pageTexts.title, typed), containsText(pageTexts.slug, typed)),
  )
  const [rows, all] = await Promise.all([
    ctx.db
      .select(officePageColumns)
      .from(pageTexts)
      .innerJoin(pages, eq(pages.id, pageTexts.pageId))
      .where(matches)
      .orderBy(desc(pageTexts.updatedAt), desc(pages.id))
      .limit(limit)
      .offset((page - 1) * limit),
    ctx.db.$count(ctx.db.select({ id: pages.id }).from(pageTexts).innerJoin(pages, eq(pages.id, pageTexts.pageId)).where(matches)),
  ])
  return { records: rows.map(presentOfficePage), totalRecords: all, totalPages: Math.ceil(all / limit), page, limit }
}

function hasState(state: Input['states'][number]) {
  if (state === 'archived') return isNotNull(pages.archivedAt)
  return and(isNull(pages.archivedAt), state === 'draft' ? isNull(pageTexts.publishedVersionId) : isNotNull(pageTexts.publishedVersionId))
}
