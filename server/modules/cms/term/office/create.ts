import type { ParsedOf } from '@/lib/api/endpoint'
import type { officeTermApi } from '@/lib/api/v1/cms/term/office'
import { audit } from '@/server/core/audit'
import type { Ctx } from '@/server/core/context'
import { texts } from '@/server/core/texts'
import { inTransaction } from '@/server/core/transaction'
import { terms, termTexts } from '@/server/db/schema/cms'
import { requirePublishRight } from '../../draft/checks/publish-right'
import { slugError } from '../../slug/slugs'

export async function create(ctx: Ctx, { type, title, slug, description }: ParsedOf<typeof officeTermApi.create>) {
  await requirePublishRight(ctx, ctx.db)
  return inTransaction(ctx, async (tx) => {
    const position = await tx.$count(terms)
    const [row] = await tx.insert(terms).values({ siteId: ctx.site.id, type, position }).returning({ id: terms.id })
    if (!row) throw new Error('The term was not written.')
    const own = { termId: row.id, siteId: ctx.site.id, languageId: ctx.language.id, type }
    const written = await tx
      .insert(termTexts)
      .values({ ...own, title, slug, description })
      .onConflictDoNothing()
      .returning({ slug: termTexts.slug })
    if (written.length === 0) throw slugError(texts.slugs.taken)
    await audit(ctx, tx, { action: 'term.create', target: `term:${row.id}`, detail: { type, slug } })
    await ctx.invalidateTags(tx, ['terms', 'links'])
    return { id: row.id, type, title, slug, description }
  })
}
