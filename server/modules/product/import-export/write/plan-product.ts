import type { Current, TextRow } from '@/server/modules/product/import-export/catalogue/current'
import { keywordsOf } from '@/server/modules/product/import-export/catalogue/keywords'
import type { Terms } from '@/server/modules/product/import-export/catalogue/terms'
import type { Wanted, WantedRecord } from '@/server/modules/product/import-export/catalogue/wanted'
import {
  afterPlan,
  changesPrices,
  planPrices,
  type DatedPrice,
  type PricePlan,
  type PriceRow,
} from '@/server/modules/product/import-export/prices/plan-prices'
import type { FactName, TextFacts } from '@/server/modules/product/import-export/record'
import { planCore, type CoreValues } from './plan-core'
import { planLists, type ListPlan, type ListsWanted } from './plan-lists'
import { planText, type TextPlan } from './plan-texts'
import type { References } from './references'
import type { Slugs } from './slugs'

type StockPlan = { onHand: number } | 'uncounted'

/** Everything an import changes of one product. */
export type ProductPlan = {
  id: number
  sku: string
  isNew: boolean
  /** The new product row; null when unchanged. */
  core: CoreValues | null
  texts: TextPlan[]
  prices: PricePlan
  stock: StockPlan | null
  lists: ListPlan
  changed: FactName[]
  /** The old and new slug in the default language, when it changes. */
  moved: { from: string; to: string } | null
  /** The slug of a product that becomes visible: neither a variant nor archived. */
  begun: string | null
  warnings: { fact: FactName; message: string }[]
}

export type Planning = {
  current: Current
  isNew: boolean
  record: WantedRecord
  lists: ListsWanted
  env: PlanEnvironment
}

export type PlanEnvironment = {
  now: Date
  /** When prices of new products started. */
  pricesSince: Date
  /** Ids by code, the default language first. */
  languages: ReadonlyMap<string, number>
  terms: Terms
  slugs: Slugs
  references: References
}

/** Computes the changes that make the product match the record. Empty `changed` means nothing to write. */
export function planProduct({ current, isNew, record, lists: relations, env }: Planning): ProductPlan {
  const { id, sku } = current.product
  const { wanted } = record
  const warnings: ProductPlan['warnings'] = []
  const core = planCore(current, wanted)
  const { categoryIds, axisIds, pictures, customOptions, plans, attributeRows } = wanted
  const files = filesFor(core.values.format, wanted, warnings)
  const listsWanted = { categoryIds, axisIds, pictures, files, customOptions, plans, attributeRows, ...relations }
  const { lists, changed: changedLists } = planLists(current, listsWanted, env.references.nextPosition)
  const texts = planTexts({ current, record, env, lists, warnings })
  const prices = planAllPrices(current, wanted, isNew, env)
  if (!isNew && hasOtherHistory(current, wanted)) {
    warnings.push({ fact: 'priceHistory', message: 'Prošle cijene postojećeg proizvoda ne mijenjaju se uvozom.' })
  }
  const stock = planStock({ current, isNew, wanted, format: core.values.format, warnings })
  const changed: FactName[] = [
    ...core.changed.map((name) => (name === 'manufacturerId' ? 'manufacturer' : name)),
    ...texts.flatMap((plan) => plan.changed.map((key) => `texts.${key}` as const)),
    ...(changesPrices(prices) ? (['retailCents'] as const) : []),
    ...(stock === null ? [] : (['onHand'] as const)),
    ...changedLists,
  ]
  const isVariant = lists.parents ? lists.parents.length > 0 : current.product.isVariant
  const becomesVisible = (isNew || current.product.archived) && !core.values.archived && !isVariant
  const begun = becomesVisible ? (mainSlug(texts, env) ?? storedSlug(current, env) ?? null) : null
  const moved = isNew || core.values.archived ? null : movedSlug(current, texts, env)
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
    moved,
    begun,
    warnings,
  }
}

/** Only e-products have files. */
function filesFor(format: string, { files }: Partial<Wanted>, warnings: ProductPlan['warnings']): Wanted['files'] | undefined {
  if (format === 'EProduct' || !files) return files
  if (files.rows.length > 0) warnings.push({ fact: 'files', message: 'Datoteke ima samo e-proizvod, pa se ne upisuju.' })
  return undefined
}

function mainSlug(texts: readonly TextPlan[], { languages }: PlanEnvironment) {
  const [mainId] = languages.values()
  return texts.find(({ row }) => row.languageId === mainId)?.row.slug
}

function storedSlug({ texts }: Current, { languages }: PlanEnvironment) {
  const [mainId] = languages.values()
  return texts.find(({ languageId }) => languageId === mainId)?.slug
}

function movedSlug(current: Current, texts: readonly TextPlan[], env: PlanEnvironment): ProductPlan['moved'] {
  const from = storedSlug(current, env)
  const to = mainSlug(texts, env)
  return from === undefined || to === undefined || from === to || current.product.isVariant ? null : { from, to }
}

type TextsPlanning = { current: Current; record: WantedRecord; env: PlanEnvironment; lists: ListPlan; warnings: ProductPlan['warnings'] }

function planTexts({ current, record, env, lists, warnings }: TextsPlanning): TextPlan[] {
  const { id, sku, siteId } = current.product
  const before = keywordsOf(sku, current.attributes, env.terms)
  const attributes = lists.attributes
  const after = attributes
    ? keywordsOf(
        sku,
        [...current.attributes.filter(({ attributeId }) => !attributes.ids.includes(attributeId)), ...attributes.rows],
        env.terms,
      )
    : before
  return [...env.languages].flatMap(([code, languageId]) => {
    const own = current.texts.find((text) => text.languageId === languageId)
    const said = { ...record.wanted.texts?.[code] }
    const name = said.name ?? own?.name
    if (name === undefined) return []
    resolveSlug({ said, own, name, languageId, productId: id, sku, slugs: env.slugs, warnings })
    const empty: TextRow = {
      productId: id,
      languageId,
      siteId,
      name,
      slug: said.slug ?? '',
      summary: '',
      description: { type: 'doc', content: [] },
      seoTitle: null,
      seoDescription: null,
      keywords: '',
    }
    const plan = planText({ current: own, said, isRetagged: attributes !== undefined, keywords: { before, after } }, empty)
    return plan ? [plan] : []
  })
}

type SlugResolution = {
  said: Partial<TextFacts>
  own: TextRow | undefined
  name: string
  languageId: number
  productId: number
  sku: string
  slugs: Slugs
  warnings: ProductPlan['warnings']
}

/** docs/rules/import-export.md#slug-allocation */
function resolveSlug({ said, own, name, languageId, productId, sku, slugs, warnings }: SlugResolution) {
  const slugRequest = { sku, languageId, said: said.slug, name }
  if (own === undefined) {
    const slug = slugs.take(slugRequest, productId)
    if (said.slug !== undefined && said.slug !== slug)
      warnings.push({ fact: 'texts.slug', message: `Slug „${said.slug}” već ima drugi proizvod; ovaj dobiva „${slug}”.` })
    said.slug = slug
    return
  }
  if (said.slug === undefined || said.slug === own.slug) return
  if (slugs.isFree(languageId, said.slug, productId)) slugs.claim(languageId, said.slug, productId)
  else {
    warnings.push({ fact: 'texts.slug', message: `Slug „${said.slug}” već ima drugi proizvod; ostaje „${own.slug}”.` })
    said.slug = undefined
  }
}

/** docs/rules/import-export.md#imported-prices */
function planAllPrices(current: Current, wanted: Partial<Wanted>, isNew: boolean, { now, pricesSince }: PlanEnvironment): PricePlan {
  const { retailCents, memberCents, sale, priceHistory = [] } = wanted
  const simple = { retailCents, memberCents, sale }
  if (!isNew) return planPrices({ rows: current.prices, wanted: simple, now, since: now })
  const history: PriceRow[] = priceHistory.map((price, index) => ({ ...price, id: index }))
  const plan = planPrices({ rows: history, wanted: simple, now, since: pricesSince })
  const add: DatedPrice[] = afterPlan(history, plan)
  return { end: [], remove: [], add }
}

/** Whether the history has unknown prices. Prices that ended since the export are still known. */
function hasOtherHistory({ prices }: Current, { priceHistory = [] }: Partial<Wanted>): boolean {
  const key = ({ kind, cents, validFrom }: DatedPrice) => `${kind} ${cents} ${validFrom.getTime()}`
  const known = new Set(prices.map(key))
  return priceHistory.some((price) => !known.has(key(price)))
}

type StockPlanning = { current: Current; isNew: boolean; wanted: Partial<Wanted>; format: string; warnings: ProductPlan['warnings'] }

function planStock({ current: { stock }, isNew, wanted: { onHand }, format, warnings }: StockPlanning): StockPlan | null {
  if (isNew && onHand === undefined && format === 'Simple') {
    warnings.push({ fact: 'onHand', message: 'Zaliha nije navedena, pa nov proizvod počinje s 0 komada.' })
    return { onHand: 0 }
  }
  if (onHand === undefined || onHand === (stock?.onHand ?? null)) return null
  if (format === 'Configurable' || format === 'Bundle') {
    if (onHand !== null)
      warnings.push({ fact: 'onHand', message: 'Zaliha ovog proizvoda računa se iz varijanti ili dijelova, pa se ne upisuje.' })
    return null
  }
  const reserved = stock?.reserved ?? 0
  if ((onHand ?? 0) < reserved) {
    warnings.push({
      fact: 'onHand',
      message: `Zaliha ne može biti ispod ${reserved} komada, koliko je upravo rezervirano; ostaje kakva jest.`,
    })
    return null
  }
  return onHand === null ? 'uncounted' : { onHand }
}
