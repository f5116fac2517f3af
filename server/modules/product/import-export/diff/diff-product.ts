import type { StoredProduct, TextRow } from '@/server/modules/product/import-export/stored/stored-product'
import { deriveKeywords } from '@/server/modules/product/import-export/stored/keywords'
import type { Taxonomy } from '@/server/modules/product/import-export/taxonomy/taxonomy'
import type { ResolvedFields, ResolvedRecord } from '@/server/modules/product/import-export/resolve/resolve-fields'
import { pricesAfter, hasPriceChanges, diffPrices, type PriceChanges } from './diff-prices'
import type { FieldName, TextFields, DatedPrice, PriceRow } from '@/server/modules/product/import-export/record/record'
import { diffAddresses, type AddressChanges } from './diff-addresses'
import { diffCore, type CoreValues } from './diff-core'
import { diffLists, type ListChanges, type ListsRequested } from './diff-lists'
import { diffText, type TextChange } from './diff-text'
import type { References } from './references'
import type { SlugAllocator } from './slug-allocator'

/** `delta`: pieces from what the shop has now to what the file says, so that a sale meanwhile is not undone; `opening` where stock was not tracked. */
type ImportedStock = { opening: number } | { delta: number } | 'untracked'

/** Everything an import changes of one product. */
export type ProductChangeset = {
  id: number
  sku: string
  isNew: boolean
  /** The new product row; null when unchanged. */
  core: CoreValues | null
  texts: TextChange[]
  prices: PriceChanges
  stock: ImportedStock | null
  lists: ListChanges
  changed: FieldName[]
  addresses: AddressChanges
  warnings: { field: FieldName; message: string }[]
}

export type ProductDiff = {
  current: StoredProduct
  isNew: boolean
  record: ResolvedRecord
  lists: ListsRequested
  env: DiffContext
}

export type DiffContext = {
  now: Date
  /** When prices of new products started. */
  pricesSince: Date
  /** Ids by code, the default language first. */
  languages: ReadonlyMap<string, number>
  taxonomy: Taxonomy
  slugs: SlugAllocator
  references: References
  /** Products whose address nobody knows yet. */
  unknownAddresses: ReadonlySet<number>
}

/** Computes the changes that make the product match the record. Empty `changed` means nothing to write. */
export function diffProduct({ current, isNew, record, lists: relations, env }: ProductDiff): ProductChangeset {
  const { id, sku } = current.product
  const { resolved } = record
  const warnings: ProductChangeset['warnings'] = []
  const core = diffCore(current, resolved)
  const { categoryIds, axisIds, pictures, samplePages, customOptions, plans, attributeRows } = resolved
  const files = filesFor(core.values.format, resolved, warnings)
  const listsWanted = { categoryIds, axisIds, pictures, samplePages, files, customOptions, plans, attributeRows, ...relations }
  const { lists, changed: changedLists } = diffLists(current, listsWanted, env.references.nextPosition)
  const texts = diffTexts({ current, record, env, lists, warnings })
  const prices = diffProductPrices(current, resolved, isNew, env)
  if (!isNew && hasOtherHistory(current, resolved)) {
    warnings.push({ field: 'priceHistory', message: 'Prošle cijene postojećeg proizvoda ne mijenjaju se uvozom.' })
  }
  const stock = diffStock({ current, isNew, resolved, format: core.values.format, warnings })
  const changed: FieldName[] = [
    ...core.changed.map((name) => (name === 'manufacturerId' ? 'manufacturer' : name)),
    ...texts.flatMap((plan) => plan.changed.map((key) => `texts.${key}` as const)),
    ...(hasPriceChanges(prices) ? (['retailCents'] as const) : []),
    ...(stock === null ? [] : (['onHand'] as const)),
    ...changedLists,
  ]
  const isVariant = lists.parents ? lists.parents.length > 0 : current.product.isVariant
  const isShown = !core.values.archived && !isVariant
  const isNewAddress = isNew || env.unknownAddresses.has(id)
  return {
    id,
    sku,
    isNew,
    core: core.changed.length > 0 ? core.values : null,
    texts,
    prices,
    stock,
    lists,
    changed: [...new Set(changed)],
    addresses: diffAddresses({ current, isNew: isNewAddress, texts, isShown, languages: env.languages }),
    warnings,
  }
}

/** Only e-products have files. */
function filesFor(
  format: string,
  { files }: Partial<ResolvedFields>,
  warnings: ProductChangeset['warnings'],
): ResolvedFields['files'] | undefined {
  if (format === 'EProduct' || !files) return files
  if (files.rows.length > 0) warnings.push({ field: 'files', message: 'Datoteke ima samo e-proizvod, pa se ne upisuju.' })
  return undefined
}

type TextsDiff = {
  current: StoredProduct
  record: ResolvedRecord
  env: DiffContext
  lists: ListChanges
  warnings: ProductChangeset['warnings']
}

function diffTexts({ current, record, env, lists, warnings }: TextsDiff): TextChange[] {
  const { id, sku, siteId } = current.product
  const before = deriveKeywords(sku, current.attributes, env.taxonomy)
  const attributes = lists.attributes
  const after = attributes
    ? deriveKeywords(
        sku,
        [...current.attributes.filter(({ attributeId }) => !attributes.ids.includes(attributeId)), ...attributes.rows],
        env.taxonomy,
      )
    : before
  return [...env.languages].flatMap(([code, languageId]) => {
    const own = current.texts.find((text) => text.languageId === languageId)
    const requested = { ...record.resolved.texts?.[code] }
    const name = requested.name ?? own?.name
    if (name === undefined) return []
    resolveSlug({ requested, own, name, languageId, productId: id, sku, slugs: env.slugs, warnings })
    const empty: TextRow = {
      productId: id,
      languageId,
      siteId,
      name,
      slug: requested.slug ?? '',
      summary: '',
      description: { type: 'doc', content: [] },
      seoTitle: null,
      seoDescription: null,
      keywords: '',
    }
    const plan = diffText({ current: own, requested, hasNewAttributes: attributes !== undefined, keywords: { before, after } }, empty)
    return plan ? [plan] : []
  })
}

type SlugResolution = {
  requested: Partial<TextFields>
  own: TextRow | undefined
  name: string
  languageId: number
  productId: number
  sku: string
  slugs: SlugAllocator
  warnings: ProductChangeset['warnings']
}

/** docs/rules/import-export.md#slug-allocation */
function resolveSlug({ requested, own, name, languageId, productId, sku, slugs, warnings }: SlugResolution) {
  const slugRequest = { sku, languageId, explicit: requested.slug, name }
  if (own === undefined) {
    const slug = slugs.allocate(slugRequest, productId)
    if (requested.slug !== undefined && requested.slug !== slug)
      warnings.push({ field: 'texts.slug', message: `Slug „${requested.slug}” već ima drugi proizvod; ovaj dobiva „${slug}”.` })
    requested.slug = slug
    return
  }
  if (requested.slug === undefined || requested.slug === own.slug) return
  if (slugs.isFree(languageId, requested.slug, productId)) return
  warnings.push({ field: 'texts.slug', message: `Slug „${requested.slug}” već ima drugi proizvod; ostaje „${own.slug}”.` })
  requested.slug = undefined
}

/** docs/rules/import-export.md#imported-prices */
function diffProductPrices(
  current: StoredProduct,
  resolved: Partial<ResolvedFields>,
  isNew: boolean,
  { now, pricesSince }: DiffContext,
): PriceChanges {
  const { retailCents, memberCents, sale, priceHistory = [] } = resolved
  const simple = { retailCents, memberCents, sale }
  if (!isNew) return diffPrices({ rows: current.prices, requested: simple, now, since: now })
  const history: PriceRow[] = priceHistory.map((price, index) => ({ ...price, id: index }))
  const plan = diffPrices({ rows: history, requested: simple, now, since: pricesSince })
  const add: DatedPrice[] = pricesAfter(history, plan)
  return { end: [], remove: [], add }
}

/** Whether the history has unknown prices. Prices that ended since the export are still known. */
function hasOtherHistory({ prices }: StoredProduct, { priceHistory = [] }: Partial<ResolvedFields>): boolean {
  const key = ({ kind, cents, validFrom }: DatedPrice) => `${kind} ${cents} ${validFrom.getTime()}`
  const known = new Set(prices.map(key))
  return priceHistory.some((price) => !known.has(key(price)))
}

type StockDiff = {
  current: StoredProduct
  isNew: boolean
  resolved: Partial<ResolvedFields>
  format: string
  warnings: ProductChangeset['warnings']
}

/** docs/rules/import-export.md#imported-stock */
function diffStock({ current: { stock }, isNew, resolved: { onHand }, format, warnings }: StockDiff): ImportedStock | null {
  if (isNew && onHand === undefined && format === 'Simple') {
    warnings.push({ field: 'onHand', message: 'Zaliha nije navedena, pa nov proizvod počinje s 0 komada.' })
    return { opening: 0 }
  }
  if (onHand === undefined || onHand === (stock?.onHand ?? null)) return null
  if (format === 'Configurable' || format === 'Bundle') {
    if (onHand !== null)
      warnings.push({ field: 'onHand', message: 'Zaliha ovog proizvoda računa se iz varijanti ili dijelova, pa se ne upisuje.' })
    return null
  }
  const reserved = stock?.reserved ?? 0
  if ((onHand ?? 0) < reserved) {
    warnings.push({
      field: 'onHand',
      message: `Zaliha ne može biti ispod ${reserved} komada, koliko je upravo rezervirano; ostaje kakva jest.`,
    })
    return null
  }
  if (onHand === null) return 'untracked'
  return stock === null ? { opening: onHand } : { delta: onHand - stock.onHand }
}
