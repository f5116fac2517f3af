import { and, desc, eq, gt, isNull, lte, or } from 'drizzle-orm'
import type { ParsedOf } from '@/lib/api/endpoint'
import { AppError } from '@/lib/api/errors'
import type { officeProductApi } from '@/lib/api/v1/product/office'
import type { Json } from '@/lib/documents/document'
import { fromCents } from '@/lib/money/money'
import type { Ctx } from '@/server/core/context'
import type { Transaction } from '@/server/core/transaction'
import { prices, products, productTexts } from '@/server/db/schema/product'
import type { SalePeriod } from '@/server/modules/product/price/sale-periods'
import type { Fields } from '@/server/modules/revision/merge-patch'

type Values = Omit<ParsedOf<typeof officeProductApi.update>, 'id' | 'version' | 'sale'>
type LockedProduct = { version: number; isVariant: boolean; values: Values }

/** The product as the form of the office has it, locked; texts in the caller's language. @throws NOT_FOUND */
export async function lockProduct(ctx: Ctx, tx: Transaction, id: number): Promise<LockedProduct> {
  const { version, isVariant, archived, featured } = products
  const [product] = await tx
    .select({ version, isVariant, archived, featured })
    .from(products)
    .where(and(eq(products.id, id), eq(products.siteId, ctx.site.id)))
    // Carts and orders that name the product do not wait for it.
    .for('no key update')
  if (!product) throw new AppError('NOT_FOUND')
  const { name, slug, summary } = productTexts
  const [text] = await tx
    .select({ name, slug, summary })
    .from(productTexts)
    .where(and(eq(productTexts.productId, id), eq(productTexts.languageId, ctx.language.id)))
  const now = ctx.now()
  const isCurrent = and(lte(prices.validFrom, now), or(isNull(prices.validTo), gt(prices.validTo, now)))
  const [price] = await tx
    .select({ cents: prices.cents })
    .from(prices)
    .where(and(eq(prices.productId, id), eq(prices.kind, 'retail'), isCurrent))
    // Of several the newest holds (docs/rules/catalog.md#effective-price).
    .orderBy(desc(prices.validFrom), desc(prices.id))
    .limit(1)
  const { archived: isArchived, featured: isFeatured } = product
  const values = { ...text, archived: isArchived, featured: isFeatured, ...(price && { retailPrice: fromCents(price.cents) }) }
  return { version: product.version, isVariant: product.isVariant, values }
}

/** The values that are given, as revisions name them: texts with their language, such as `name.hr`, because each language has its own. */
export function toFields({ language }: Pick<Ctx, 'language'>, { name, slug, summary, ...plain }: Values): Fields {
  const fields = new Map<string, Fields[string] | undefined>(Object.entries(plain))
  for (const [field, value] of Object.entries({ name, slug, summary })) fields.set(`${field}.${language.code2}`, value)
  return Object.fromEntries([...fields].flatMap(([field, value]) => (value === undefined ? [] : [[field, value]])))
}

/** The sent values whose fields the merge has accepted. */
export function changedValues({ language }: Pick<Ctx, 'language'>, sent: Values, changed: Fields): Values {
  const isChanged = (name: string) => Object.hasOwn(changed, name) || Object.hasOwn(changed, `${name}.${language.code2}`)
  return Object.fromEntries(Object.entries(sent).filter(([name]) => isChanged(name)))
}

/** The sales that are on or planned, as revisions keep them: prices in euros, in the order of their beginnings. */
export function saleField(periods: readonly SalePeriod[]): Json {
  return periods
    .toSorted((a, b) => a.from.getTime() - b.from.getTime())
    .map(({ cents, from, until }) => ({ price: fromCents(cents), from: from.toISOString(), until: until?.toISOString() ?? null }))
}
