import type { InferInsertModel } from 'drizzle-orm'
import { slugOf } from '@/lib/text/slug'
import * as schema from '@/server/db/schema/all'
import { seedAttributes } from '@/demo/data/attributes'
import { seedCategories } from '@/demo/data/categories'
import { safetyOf, seedManufacturers } from '@/demo/data/manufacturers'
import type { SeedAttribute, SeedAttributeValue, SeedProduct } from '@/demo/model/types'
import { daysBefore, insertRows, type SeedContext } from './seed-context'

type Rows = { [K in keyof typeof schema]: (typeof schema)[K] extends { $inferInsert: infer R } ? R[] : never }
type Choices = Map<string, { attribute: SeedAttribute; id: number; values: Map<string, { id: number; label: string }> }>

/** Categories, attributes and products with texts, prices, stock, pictures and relations. */
export async function writeCatalogue(seed: SeedContext, products: SeedProduct[]) {
  const categories = await writeCategories(seed)
  const choices = await writeAttributes(seed, products)
  const manufacturers = await writeManufacturers(seed)
  const writer = new ProductWriter(seed, { categories, choices, makers: manufacturers })
  for (const product of products) writer.add(product)
  for (const product of products) writer.relate(product)
  await writer.flush()
}

async function writeCategories({ tx, siteId, languageId, mediaIdOf: mediaOf, nextId }: SeedContext) {
  const ids = new Map(seedCategories.map((category) => [category.key, nextId('categories')]))
  await insertRows(
    tx,
    schema.categories,
    seedCategories.map((category, position) => ({
      id: ids.get(category.key),
      siteId,
      parentId: category.parent ? ids.get(category.parent) : null,
      position,
      imageId: mediaOf(category.art),
      sortTypes: category.sorts ?? [],
      sortDefaultType: category.sorts?.[0],
    })),
  )
  await insertRows(
    tx,
    schema.categoryTexts,
    seedCategories.map(({ key, name, slug, description }) => ({
      categoryId: required(ids, key),
      languageId,
      siteId,
      name,
      slug,
      description,
    })),
  )
  return ids
}

async function writeManufacturers({ tx, siteId, nextId }: SeedContext) {
  const rows = seedManufacturers.map(({ key, ...maker }) => ({ key, row: { ...maker, id: nextId('manufacturers'), siteId } }))
  await insertRows(
    tx,
    schema.manufacturers,
    rows.map(({ row }) => row),
  )
  return new Map(rows.map(({ key, row }) => [key, row.id]))
}

async function writeAttributes({ tx, siteId, languageId, nextId }: SeedContext, products: SeedProduct[]): Promise<Choices> {
  const choices: Choices = new Map()
  const values: InferInsertModel<typeof schema.attributeValues>[] = []
  const labels: InferInsertModel<typeof schema.attributeValueTexts>[] = []
  for (const attribute of seedAttributes) {
    const id = nextId('attributes')
    const known = new Map<string, { id: number; label: string }>()
    for (const [position, value] of (attribute.isOpen ? openValues(attribute, products) : (attribute.values ?? [])).entries()) {
      const valueId = nextId('attribute_values')
      known.set(attribute.isOpen ? value.label : value.key, { id: valueId, label: value.label })
      values.push({ id: valueId, attributeId: id, key: value.key, position, swatch: value.swatch ?? null })
      labels.push({ valueId, languageId, label: value.label })
    }
    choices.set(attribute.code, { attribute, id, values: known })
  }
  const all = [...choices.values()]
  await insertRows(
    tx,
    schema.attributes,
    all.map(({ id, attribute: { code, input, filterable, unit } }, position) => ({ id, siteId, code, input, filterable, unit, position })),
  )
  await insertRows(
    tx,
    schema.attributeTexts,
    all.map(({ id, attribute }) => ({ attributeId: id, languageId, label: attribute.label })),
  )
  await insertRows(tx, schema.attributeValues, values)
  await insertRows(tx, schema.attributeValueTexts, labels)
  return choices
}

/** The different words that products have for an attribute, in Croatian order. */
function openValues({ code }: SeedAttribute, products: SeedProduct[]): NonNullable<SeedAttribute['values']> {
  const labels = new Set(products.flatMap(({ attributes }) => (typeof attributes[code] === 'string' ? attributes[code] : [])))
  return [...labels].toSorted((a, b) => a.localeCompare(b, 'hr')).map((label) => ({ key: slugOf(label), label }))
}

/** Collects the rows of many products and writes them table by table. */
class ProductWriter {
  #ids = new Map<string, number>()
  #products: Rows['products'] = []
  #texts: Rows['productTexts'] = []
  #prices: Rows['prices'] = []
  #stock: Rows['stockItems'] = []
  #inCategory: Rows['productCategories'] = []
  #attributes: Rows['productAttributes'] = []
  #media: Rows['productMedia'] = []
  #samplePages: Rows['samplePages'] = []
  #axes: Rows['configurableAxes'] = []
  #variants: Rows['productVariants'] = []
  #parts: Rows['bundleParts'] = []
  #crossSells: Rows['crossSells'] = []
  #options: Rows['customOptions'] = []
  #plans: Rows['subscriptionPlans'] = []

  constructor(
    private seed: SeedContext,
    private known: { categories: Map<string, number>; choices: Choices; makers: Map<string, number> },
  ) {}

  add(product: SeedProduct) {
    const id = this.#row(product, formats[product.format], false)
    this.#ids.set(product.key, id)
    for (const [position, key] of product.categories.entries()) {
      this.#inCategory.push({ productId: id, categoryId: required(this.known.categories, key), position })
    }
    for (const [position, code] of (product.axes ?? []).entries()) {
      this.#axes.push({ productId: id, attributeId: required(this.known.choices, code).id, position })
    }
    for (const [position, { key, type, label, required, maxLength, min, max, priceCents }] of (product.customOptions ?? []).entries()) {
      const limits = { maxLength: maxLength ?? null, min: min ?? null, max: max ?? null }
      this.#options.push({ productId: id, key, optionType: type, labels: { hrv: label }, required, ...limits, priceCents, position })
    }
    for (const [position, { label, everyMonths, cents }] of (product.subscription ?? []).entries()) {
      this.#plans.push({ productId: id, labels: { hrv: label }, everyMonths, cents, position })
    }
    for (const [position, variant] of (product.variants ?? []).entries()) this.#variant(product, id, variant, position)
  }

  /** Adds references to other products, once all of them have ids. */
  relate(product: SeedProduct) {
    const id = required(this.#ids, product.key)
    for (const [position, key] of (product.crossSell ?? []).entries()) {
      this.#crossSells.push({ productId: id, relatedId: required(this.#ids, key), position })
    }
    for (const [position, page] of (product.samplePages ?? []).entries()) {
      this.#samplePages.push({ productId: id, mediaId: this.seed.mediaIdOf(page), position })
    }
    for (const [position, part] of (product.parts ?? []).entries()) {
      this.#parts.push({ bundleId: id, productId: required(this.#ids, part.product), quantity: part.quantity, position })
    }
  }

  async flush() {
    const { tx } = this.seed
    await insertRows(tx, schema.products, this.#products)
    await insertRows(tx, schema.productTexts, this.#texts)
    await insertRows(tx, schema.prices, this.#prices)
    await insertRows(tx, schema.stockItems, this.#stock)
    await insertRows(tx, schema.productCategories, this.#inCategory)
    await insertRows(tx, schema.productAttributes, this.#attributes)
    await insertRows(tx, schema.productMedia, this.#media)
    await insertRows(tx, schema.samplePages, this.#samplePages)
    await insertRows(tx, schema.configurableAxes, this.#axes)
    await insertRows(tx, schema.productVariants, this.#variants)
    await insertRows(tx, schema.bundleParts, this.#parts)
    await insertRows(tx, schema.crossSells, this.#crossSells)
    await insertRows(tx, schema.customOptions, this.#options)
    await insertRows(tx, schema.subscriptionPlans, this.#plans)
  }

  #variant(parent: SeedProduct, parentId: number, variant: NonNullable<SeedProduct['variants']>[number], position: number) {
    const { sku, name, choice, retailCents, stock, art } = variant
    const slug = `${parent.slug}-${sku.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`
    const child: SeedProduct = { ...parent, key: sku, sku, name, slug, attributes: choice, retailCents, stock, art: art ?? parent.art }
    const own = { ...child, sale: undefined, history: undefined, memberCents: undefined }
    const childId = this.#row(own, 'Simple', true)
    this.#variants.push({ parentId, childId, position })
  }

  #row(product: SeedProduct, format: (typeof formats)[keyof typeof formats], isVariant: boolean) {
    const { now, siteId, languageId, nextId, mediaIdOf: mediaOf } = this.seed
    const id = nextId('products')
    const createdAt = daysBefore(now, product.addedDaysAgo)
    const safety = safetyOf(product)
    this.#products.push({
      id,
      siteId,
      format,
      sku: product.sku,
      isVariant,
      archived: product.archived ?? false,
      featured: product.featured ?? false,
      categoryPriority: product.featured ? 10 : 0,
      vatRate: product.vatRate,
      isVoucher: product.isVoucher ?? false,
      weightGrams: product.weightGrams ?? null,
      measureAmount: product.measure?.amount.toFixed(3) ?? null,
      measureUnit: product.measure?.unit ?? null,
      manufacturerId: safety ? required(this.known.makers, safety.manufacturer) : null,
      safetyNote: safety?.note ?? null,
      createdAt,
      updatedAt: createdAt,
    })
    const { name, slug, summary, description } = product
    this.#texts.push({ productId: id, languageId, siteId, name, slug, summary, description, keywords: this.#keywords(product) })
    this.#prices.push(...pricesOf(id, product, now))
    if (product.stock !== null && !hasOwnStock.has(format)) this.#stock.push({ productId: id, onHand: product.stock })
    for (const [code, value] of Object.entries(product.attributes)) this.#attributes.push(...this.#attributeRows(id, code, value))
    const pictures = new Set([...product.art, ...(product.film ? [product.film] : [])].map(mediaOf))
    for (const [position, mediaId] of [...pictures].entries()) this.#media.push({ productId: id, mediaId, position })
    return id
  }

  #attributeRows(productId: number, code: string, value: SeedAttributeValue): Rows['productAttributes'] {
    const { attribute, id: attributeId, values } = required(this.known.choices, code)
    const row = { productId, attributeId }
    switch (attribute.input) {
      case 'dropdown':
      case 'textSwatch':
      case 'visualSwatch':
      case 'multipleSelect':
        return [value].flat().map((key) => ({ ...row, valueId: required(values, String(key)).id }))
      case 'numberField':
        return [{ ...row, number: Number(value) }]
      case 'date':
      case 'dateTime':
        return [{ ...row, moment: new Date(String(value)) }]
      case 'yesNo':
        return [{ ...row, yes: Boolean(value) }]
      case 'text':
        return [{ ...row, text: String(value) }]
    }
    attribute.input satisfies never
  }

  /** Search keywords: SKU, ISBN with and without hyphens, people, choices. */
  #keywords({ sku, attributes }: SeedProduct) {
    const words = Object.entries(attributes).flatMap(([code, value]) => {
      const { attribute, values } = required(this.known.choices, code)
      if (typeof value === 'boolean' || typeof value === 'number' || attribute.input.startsWith('date')) return []
      // The name of a work says nothing that its editions do not say.
      if (code === 'djelo') return []
      return [value].flat().map((one) => values.get(one)?.label ?? one)
    })
    const isbn = typeof attributes.isbn === 'string' ? [attributes.isbn.replaceAll('-', '')] : []
    return [sku, ...isbn, ...words].join(' ')
  }
}

const formats = { simple: 'Simple', eproduct: 'EProduct', configurable: 'Configurable', bundle: 'Bundle' } as const

/** Without stock of their own: it is that of their variants or parts. */
const hasOwnStock: ReadonlySet<string> = new Set(['Configurable', 'Bundle'])

function pricesOf(productId: number, product: SeedProduct, now: Date): Rows['prices'] {
  const validFrom = daysBefore(now, product.addedDaysAgo)
  const { sale, memberCents, history = [] } = product
  return [
    { productId, kind: 'retail', cents: product.retailCents, validFrom, validTo: null },
    ...(memberCents ? [{ productId, kind: 'member' as const, cents: memberCents, validFrom, validTo: null }] : []),
    ...history.map(({ cents, fromDaysAgo, toDaysAgo }) => ({
      productId,
      kind: 'sale' as const,
      cents,
      validFrom: daysBefore(now, fromDaysAgo),
      validTo: daysBefore(now, toDaysAgo),
    })),
    ...(sale
      ? [
          {
            productId,
            kind: 'sale' as const,
            cents: sale.cents,
            validFrom: daysBefore(now, sale.daysAgo),
            validTo: sale.endsInDays === undefined ? null : daysBefore(now, -sale.endsInDays),
          },
        ]
      : []),
  ]
}

function required<V>(map: Map<string, V>, key: string): V {
  const found = map.get(key)
  if (found === undefined) throw new Error(`The seed names '${key}', which it does not have.`)
  return found
}
