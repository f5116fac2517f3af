import { and, eq } from 'drizzle-orm'
import { AppError } from '@/lib/api/errors'
import type { Ctx } from '@/server/core/context'
import { productTexts } from '@/server/db/schema/product'
import type { Transaction } from '@/server/core/transaction'
import { texts } from '@/server/core/texts'
import { errorCode } from '@/server/db/error-code'
import { saveRedirect } from '@/server/modules/cms/redirect/save-redirect'
import { publicPath } from '@/server/modules/cms/redirect/public-path'

/** Changes the slug in the caller's language and redirects the old path (docs/rules/catalog.md#product-slug). */
export async function changeSlug(ctx: Ctx, tx: Transaction, { id, slug }: { id: number; slug: string }) {
  const own = and(eq(productTexts.productId, id), eq(productTexts.languageId, ctx.language.id))
  const [text] = await tx.select({ slug: productTexts.slug }).from(productTexts).where(own)
  if (!text || text.slug === slug) return
  try {
    await tx.update(productTexts).set({ slug }).where(own)
  } catch (error) {
    const isTaken = errorCode(error) === '23505'
    throw isTaken ? new AppError('VALIDATION', { fieldErrors: { slug: [texts.products.slugTaken] } }, error) : error
  }
  const pathOf = (one: string) => publicPath(ctx.language, { route: '/product/[slug]', slug: one })
  const [from, to] = [pathOf(text.slug), pathOf(slug)]
  if (from && to) await saveRedirect(ctx, tx, { from, to })
}
