import { and, eq, gt, isNull, lt, lte, or } from 'drizzle-orm'
import type { ParsedOf } from '@/lib/api/endpoint'
import { AppError } from '@/lib/api/errors'
import type { officeProductApi } from '@/lib/api/v1/product/office'
import { toCents } from '@/lib/money/money'
import { audit } from '@/server/core/audit'
import type { Ctx } from '@/server/core/context'
import { prices, products, productTexts, stockItems } from '@/server/db/schema/product'
import { inTransaction, type Transaction } from '@/server/core/transaction'
import { removeRedirects } from '@/server/modules/cms/redirect/save-redirect'
import { publicPath } from '@/server/modules/cms/redirect/public-path'
import { tagsOfProducts } from '@/server/modules/product/catalogue/product-tags'
import { changeSlug } from './change-slug'

type Update = ParsedOf<typeof officeProductApi.update>

/** Changes what was sent and nothing else; the pages that show the product follow at their next request. */
export async function update(ctx: Ctx, input: Update) {
  return inTransaction(ctx, async (tx) => {
    const { id, version, ...changes } = input
    const { archived: wasArchived, isVariant } = await lockProduct(ctx, tx, input)
    const { name, slug, summary, archived, featured, retailPrice, onHand } = changes
    await tx
      .update(products)
      .set({ archived, featured, version: version + 1, updatedAt: ctx.now() })
      .where(eq(products.id, id))
    if (name !== undefined || summary !== undefined) {
      const own = and(eq(productTexts.productId, id), eq(productTexts.languageId, ctx.language.id))
      await tx.update(productTexts).set({ name, summary }).where(own)
    }
    if (slug !== undefined) await changeSlug(ctx, tx, { id, slug })
    const isBack = wasArchived && archived === false
    if (isBack && !isVariant) await standAgain(ctx, tx, id)
    if (retailPrice !== undefined) await startPrice(ctx, tx, { productId: id, cents: toCents(retailPrice) })
    if (onHand !== undefined) await setStock(tx, { productId: id, onHand })
    await audit(ctx, tx, { action: 'product.update', target: `product:${id}`, detail: changes })
    await ctx.dropTags(tx, [...(await tagsOfProducts(tx, [id])), ...(slug === undefined && !isBack ? [] : ['redirects'])])
    return { id, version: version + 1 }
  })
}

async function lockProduct(ctx: Ctx, tx: Transaction, { id, version }: Update) {
  const [product] = await tx
    .select({ version: products.version, archived: products.archived, isVariant: products.isVariant })
    .from(products)
    .where(and(eq(products.id, id), eq(products.siteId, ctx.site.id)))
    .for('update')
  if (!product) throw new AppError('NOT_FOUND')
  if (product.version !== version) throw new AppError('STALE_VERSION', { version: product.version })
  return product
}

/** What is sold again is found at its own addresses, wherever they have led meanwhile. */
async function standAgain(ctx: Ctx, tx: Transaction, productId: number) {
  const texts = await tx
    .select({ languageId: productTexts.languageId, slug: productTexts.slug })
    .from(productTexts)
    .where(eq(productTexts.productId, productId))
  const paths = ctx.site.languages.flatMap((language) =>
    texts.flatMap(({ languageId, slug }) =>
      languageId === language.id ? (publicPath(language, { route: '/product/[slug]', slug }) ?? []) : [],
    ),
  )
  await removeRedirects(ctx, tx, paths)
}

/** Prices are never overwritten (DESIGN 7): the one that holds ends now, the new one begins. */
async function startPrice(ctx: Ctx, tx: Transaction, { productId, cents }: { productId: number; cents: number }) {
  const now = ctx.now()
  const holds = and(lt(prices.validFrom, now), or(isNull(prices.validTo), gt(prices.validTo, now)))
  const retail = and(eq(prices.productId, productId), eq(prices.kind, 'retail'))
  // A price that begins this very millisecond was never shown.
  await tx.delete(prices).where(and(retail, eq(prices.validFrom, now)))
  await tx.update(prices).set({ validTo: now }).where(and(retail, holds))
  await tx.insert(prices).values({ productId, kind: 'retail', cents, validFrom: now })
}

/** Never below what is reserved for running payments, and only for what is counted at all. */
async function setStock(tx: Transaction, { productId, onHand }: { productId: number; onHand: number }) {
  const fits = and(eq(stockItems.productId, productId), lte(stockItems.reserved, onHand))
  const changed = await tx.update(stockItems).set({ onHand }).where(fits).returning({ id: stockItems.id })
  if (changed.length === 0)
    throw new AppError('VALIDATION', { fieldErrors: { onHand: ['Količina je manja od rezervirane ili se zaliha ne vodi.'] } })
}
