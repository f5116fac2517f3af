import { and, eq, gt, isNull, lt, or } from 'drizzle-orm'
import type { ParsedOf } from '@/lib/api/endpoint'
import type { officeProductApi } from '@/lib/api/v1/product/office'
import { toCents } from '@/lib/money/money'
import { audit } from '@/server/core/audit'
import type { Ctx } from '@/server/core/context'
import { prices, products, productTexts } from '@/server/db/schema/product'
import { inTransaction, type Transaction } from '@/server/core/transaction'
import { removeRedirects } from '@/server/modules/cms/redirect/save-redirect'
import { publicPath } from '@/server/modules/cms/redirect/public-path'
import { loadProductCacheTags } from '@/server/modules/product/cache-tags'
import { applyPatch } from '@/server/modules/revision/apply-patch'
import { changeSlug } from './change-slug'
import { keptValues, lockProduct, toFields } from './product-fields'

type Update = ParsedOf<typeof officeProductApi.update>

/**
 * Changes only what was sent and differs, and invalidates the pages that show the product (docs/rules/catalog.md#product-version). Stock is not part of it
 * (docs/rules/catalog.md#stock-by-movement).
 */
export async function update(ctx: Ctx, input: Update) {
  return inTransaction(ctx, async (tx) => {
    const { id, version: seen, ...sent } = input
    const stored = await lockProduct(ctx, tx, id)
    const current = { version: stored.version, fields: toFields(ctx, stored.values) }
    const patch = toFields(ctx, sent)
    const { isChanged, version, before, after } = await applyPatch(ctx, tx, { entity: { kind: 'product', id }, seen, current, patch })
    if (!isChanged) return { id, version }
    const changes = keptValues(ctx, sent, after)
    const { name, slug, summary, archived, featured, retailPrice } = changes
    await tx.update(products).set({ archived, featured, version, updatedAt: ctx.now() }).where(eq(products.id, id))
    if (name !== undefined || summary !== undefined) {
      const own = and(eq(productTexts.productId, id), eq(productTexts.languageId, ctx.language.id))
      await tx.update(productTexts).set({ name, summary }).where(own)
    }
    if (slug !== undefined) await changeSlug(ctx, tx, { id, slug })
    const isRestored = stored.values.archived === true && archived === false
    if (isRestored && !stored.isVariant) await restorePaths(ctx, tx, id)
    if (retailPrice !== undefined) await replaceRetailPrice(ctx, tx, { productId: id, cents: toCents(retailPrice) })
    await audit(ctx, tx, { action: 'product.update', target: `product:${id}`, detail: changes, before, after })
    await ctx.invalidateTags(tx, [
      ...(await loadProductCacheTags(tx, [id])),
      ...(slug === undefined && !isRestored ? [] : ['redirects', 'links']),
    ])
    return { id, version }
  })
}

/** docs/rules/catalog.md#restored-product */
async function restorePaths(ctx: Ctx, tx: Transaction, productId: number) {
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

/** Ends the current retail price and starts a new one (docs/rules/catalog.md#dated-prices). */
async function replaceRetailPrice(ctx: Ctx, tx: Transaction, { productId, cents }: { productId: number; cents: number }) {
  const now = ctx.now()
  const isCurrent = and(lt(prices.validFrom, now), or(isNull(prices.validTo), gt(prices.validTo, now)))
  const retail = and(eq(prices.productId, productId), eq(prices.kind, 'retail'))
  // A price that starts in this millisecond was never shown.
  await tx.delete(prices).where(and(retail, eq(prices.validFrom, now)))
  await tx.update(prices).set({ validTo: now }).where(and(retail, isCurrent))
  await tx.insert(prices).values({ productId, kind: 'retail', cents, validFrom: now })
}
