import { and, eq } from 'drizzle-orm'
import type { ParsedOf } from '@/lib/api/endpoint'
import { AppError } from '@/lib/api/errors'
import type { officeTermApi } from '@/lib/api/v1/cms/term/office'
import { audit } from '@/server/core/audit'
import type { Ctx } from '@/server/core/context'
import { texts } from '@/server/core/texts'
import { inTransaction, type Transaction } from '@/server/core/transaction'
import { errorCode } from '@/server/db/error-code'
import { termTexts } from '@/server/db/schema/cms'
import { requirePublishRight } from '../../draft/checks/publish-right'
import { publicPath } from '../../redirect/public-path'
import { saveRedirect } from '../../redirect/save-redirect'
import { slugError } from '../../slug/slugs'

type Input = ParsedOf<typeof officeTermApi.update>

export async function update(ctx: Ctx, { id, title, slug, description }: Input) {
  await requirePublishRight(ctx, ctx.db)
  return inTransaction(ctx, async (tx) => {
    const own = and(eq(termTexts.termId, id), eq(termTexts.siteId, ctx.site.id), eq(termTexts.languageId, ctx.language.id))
    const [before] = await tx.select().from(termTexts).where(own).for('update')
    if (!before) throw new AppError('NOT_FOUND')
    const after = { title: title ?? before.title, slug: slug ?? before.slug, description: description ?? before.description }
    await tx
      .update(termTexts)
      .set(after)
      .where(own)
      .catch((error: unknown) => {
        throw errorCode(error) === '23505' ? slugError(texts.slugs.taken) : error
      })
    if (before.type === 'category' && after.slug !== before.slug) await redirectCategory(ctx, tx, { from: before.slug, to: after.slug })
    await audit(ctx, tx, { action: 'term.update', target: `term:${id}`, detail: { title, slug, description } })
    await ctx.invalidateTags(tx, ['terms', 'posts', ...(after.slug === before.slug ? [] : ['links', 'redirects'])])
    return { id, type: before.type, ...after }
  })
}

async function redirectCategory(ctx: Ctx, tx: Transaction, { from, to }: { from: string; to: string }) {
  const pathOf = (slug: string) => publicPath(ctx.language, { route: '/blog/[slug]', slug })
  const [oldPath, newPath] = [pathOf(from), pathOf(to)]
  if (oldPath && newPath) await saveRedirect(ctx, tx, { from: oldPath, to: newPath })
}
