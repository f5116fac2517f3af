import { and, eq, inArray } from 'drizzle-orm'
import type { ParsedOf } from '@/lib/api/endpoint'
import { LayoutElement } from '@/lib/api/entities/layout-element.schema'
import type { elementApi } from '@/lib/api/v1/cms/element'
import type { Ctx } from '@/server/core/context'
import { elements } from '@/server/db/schema/cms'
import { resolveReferences } from '../links/resolve-references'

export async function getByHandlers(ctx: Ctx, { handlers }: ParsedOf<typeof elementApi.getByHandlers>) {
  const rows = await ctx.db
    .select()
    .from(elements)
    .where(and(eq(elements.siteId, ctx.site.id), eq(elements.languageId, ctx.language.id), inArray(elements.handler, handlers)))
  const shown = await resolveReferences(
    ctx,
    rows.map(({ createdAt, siteId: _site, languageId: _language, updatedAt: _updated, ...row }) => ({
      ...row,
      language_code: ctx.language.code,
      created_at: createdAt.toISOString(),
    })),
  )
  const byHandler = new Map(
    LayoutElement.array()
      .parse(shown)
      .map((element) => [element.handler, element]),
  )
  return [...new Set(handlers)].flatMap((handler) => byHandler.get(handler) ?? [])
}
