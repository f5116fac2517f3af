import { and, eq, type SQL } from 'drizzle-orm'
import { LayoutElement } from '@/lib/api/entities/page/layout-element.schema'
import { AppError } from '@/lib/api/errors'
import type { Ctx } from '@/server/core/context'
import type { Tx } from '@/server/db/client'
import { elements } from '@/server/db/schema/cms'
import { resolveReferences } from '../link-targets/resolve-references'

type ElementCtx = Pick<Ctx, 'site' | 'language'>

/** The elements of the caller's language, as visitors get them. */
export async function loadElements({ site, language }: ElementCtx, db: Ctx['db'] | Tx, matches: SQL): Promise<LayoutElement[]> {
  const rows = await db
    .select()
    .from(elements)
    .where(and(eq(elements.siteId, site.id), eq(elements.languageId, language.id), matches))
  const shown = await resolveReferences(
    { db, site, language },
    rows.map(({ createdAt, siteId: _site, languageId: _language, updatedAt: _updated, ...row }) => ({
      ...row,
      language_code: language.code,
      created_at: createdAt.toISOString(),
    })),
  )
  return LayoutElement.array().parse(shown)
}

/** @throws NOT_FOUND */
export async function loadElement(ctx: ElementCtx, db: Tx, id: number): Promise<LayoutElement> {
  const [element] = await loadElements(ctx, db, eq(elements.id, id))
  if (!element) throw new AppError('NOT_FOUND')
  return element
}
