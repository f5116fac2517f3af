import { and, eq, gt, isNull, lt, or } from 'drizzle-orm'
import type { ParsedOf } from '@/lib/api/endpoint'
import type { officeProductApi } from '@/lib/api/v1/product/office'
import { toCents } from '@/lib/money/money'
import { audit } from '@/server/core/audit'
import type { Ctx } from '@/server/core/context'
import type { Transaction } from '@/server/core/transaction'
import { prices, products, productTexts } from '@/server/db/schema/product'
import { publicPath } from '@/server/modules/cms/redirect/public-path'
import { removeRedirects } from '@/server/modules/cms/redirect/save-redirect'
import { loadProductCacheTags } from '@/server/modules/product/cache-tags'
import { loadOpenSales, writeSales, type SalePlan } from '@/server/modules/product/price/write-sales'
import { applyPatch } from '@/server/modules/revision/apply-patch'
import { changeSlug } from './change-slug'
import { changedValues, lockProduct, saleField, toFields } from './product-fields'

type Update = ParsedOf<typeof officeProductApi.update>
/** `sale`: what the audit log keeps of `salePlan`. */
export type ProductChanges = Update & { salePlan?: SalePlan }

/**
 * Changes only what was sent and differs, of one product or of each product of a bulk run, and invalidates the pages that show it
 * (docs/rules/catalog.md#product-version). Stock is not part of it (docs/rules/catalog.md#stock-by-movement). @throws NOT_FOUND, STALE_VERSION
 */
export async function changeProduct(ctx: Ctx, tx: Transaction, { id, version: seen, salePlan, sale, ...sent }: ProductChanges) {
  const stored = await lockProduct(ctx, tx, id)
  const sales = salePlan ? await planSales(ctx, tx, { productId: id, plan: salePlan }) : null
  const current = { version: stored.version, fields: { ...toFields(ctx, stored.values), ...(sales && { sale: saleField(sales.open) }) } }
  const patch = { ...toFields(ctx, sent), ...(sales && { sale: saleField(sales.wanted) }) }
  const { isChanged, version, before, after } = await applyPatch(ctx, tx, { entity: { kind: 'product', id }, seen, current, patch })
  if (!isChanged) return { id, version }
  const changes = changedValues(ctx, sent, after)
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
  if (sales && after.sale !== undefined) await writeSales(ctx, tx, { productId: id, ...sales })
  const detail = { ...changes, ...(sale === undefined ? {} : { sale }) }
  await audit(ctx, tx, { action: 'product.update', target: `product:${id}`, detail, before, after })
  await ctx.invalidateTags(tx, [
    ...(await loadProductCacheTags(tx, [id])),
    ...(slug === undefined && !isRestored ? [] : ['redirects', 'links']),
  ])
  return { id, version }
}

async function planSales(ctx: Ctx, tx: Transaction, { productId, plan }: { productId: number; plan: SalePlan }) {
  const open = await loadOpenSales(ctx, tx, productId)
  return {
    open,
    wanted: plan(
      open.map(({ cents, from, until }) => ({ cents, from, until })),
      ctx.now(),
    ),
  }
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
