import { splitList } from '@/server/modules/product/import-export/cells/lists'
import { parseCents, parseDecimal, parseInteger } from '@/server/modules/product/import-export/cells/numbers'
import { parseSku, parseSlug, parseText, startOfText } from '@/server/modules/product/import-export/cells/texts'
import { slugOf } from '@/lib/text/slug'
import type {
  AttributeField,
  CategoryName,
  ProductFields,
  ProductRecord,
  TextFields,
} from '@/server/modules/product/import-export/record/record'
import { emptyAsNull, type RowReader } from '@/server/modules/product/import-export/csv/row-reader'
import { barcodeAttribute } from '@/server/modules/product/import-export/formats/barcode'
import { wordsIn } from '@/server/modules/product/import-export/formats/native/read-native'
import { categoryPath } from '@/server/modules/product/import-export/formats/native/cell-values'
import { readDescription, withDescriptionPictures, type Pictures } from '@/server/modules/product/import-export/formats/description'
import { foreignDefaults, type MapSettings } from '@/server/modules/product/import-export/formats/format'
import { CellError, quoteCell } from '@/server/modules/product/import-export/record/problem'
import { handleSku, type NamedVariant } from './variant-skus'
import type { ShopifyOption, ShopifyProduct } from './group'

export type ShopifyContext = { settings: MapSettings; /** SKUs that do not name one variant. */ shared: ReadonlySet<string> }

/** Maps a Shopify product to its records: itself and its variants (docs/rules/import-export.md#shopify-mapping). */
export function readShopify(product: ShopifyProduct, context: ShopifyContext): { reader: RowReader; record: ProductRecord | null }[] {
  const { first, variants, options } = product
  if (first.text('title').trim() === '') first.error('title', 'Proizvod nema naziva.')
  const [only = first] = variants
  if (options.length === 0 && variants.length > 1)
    return variants.map((reader) => ({ reader, record: unitUpdate(product, reader, context) }))
  if (options.length === 0) return [{ reader: first, record: simpleProduct(product, only, context) }]
  const parent = { reader: first, record: configurableProduct(product, context.settings) }
  return [parent, ...variants.map((reader, position) => ({ reader, record: variantProduct(product, { reader, position, context }) }))]
}

function simpleProduct(product: ShopifyProduct, row: RowReader, context: ShopifyContext): ProductRecord | null {
  const { first, handle } = product
  const { settings } = context
  const sku = skuOf(row, { handle, values: [] }, context)
  if (!sku) return missingSku(first)
  const fields: Partial<ProductFields> = {
    ...productFields(product, settings),
    ...variantFields(row),
    attributes: barcodeAttribute(row, 'variant barcode'),
    variantOf: null,
  }
  if (row !== first) first.problems.push(...row.problems)
  return { row: first.row.number, sku, fields, defaults: foreignDefaults(settings), needsStock: true }
}

/** Variants of a file without their options: what it says of each changes those that the shop knows by their SKU. */
function unitUpdate({ handle }: ShopifyProduct, reader: RowReader, context: ShopifyContext): ProductRecord | null {
  const sku = skuOf(reader, { handle, values: [] }, context)
  const { format: _format, ...fields } = variantFields(reader)
  return sku ? { row: reader.row.number, sku, fields, defaults: foreignDefaults(context.settings), needsStock: true } : missingSku(reader)
}

function configurableProduct(product: ShopifyProduct, settings: MapSettings): ProductRecord | null {
  const { first, handle, options } = product
  if (handle === '') return missingSku(first)
  const fields: Partial<ProductFields> = {
    ...productFields(product, settings),
    format: 'Configurable',
    axes: options.map(axisOf),
    variantOf: null,
  }
  return { row: first.row.number, sku: handleSku({ handle, values: [] }), fields, defaults: foreignDefaults(settings) }
}

/** The variant's own SKU, or its handle and options. */
function skuOf(reader: RowReader, named: Omit<NamedVariant, 'sku'>, { shared }: ShopifyContext): string | undefined {
  const written = reader.text('variant sku').trim()
  if (written === '') return handleSku(named)
  if (!shared.has(written)) return reader.read('variant sku', parseSku)
  reader.warn('variant sku', `SKU ${quoteCell(written)} ima više varijanti, pa ova dobiva ${quoteCell(handleSku(named))}.`)
  return handleSku(named)
}

type VariantRow = { reader: RowReader; position: number; context: ShopifyContext }

function variantProduct({ first, handle, options }: ShopifyProduct, { reader, position, context }: VariantRow): ProductRecord | null {
  const values = options.map(({ n }) => reader.text(`option${n} value`).trim())
  const missing = options.find((_, index) => values[index] === '')
  if (missing) reader.error(`option${missing.n} value`, `Varijanta nema vrijednosti za „${missing.name}”.`)
  const { settings } = context
  const sku = skuOf(reader, { handle, values }, context)
  if (!sku) return missingSku(reader)
  const picture = reader.text('variant image').trim()
  const choices: AttributeField[] = options.map((option, index) => ({
    ...axisOf(option),
    given: { values: [values[index] ?? ''] },
    column: reader.nameOf(`option${option.n} value`),
  }))
  const fields: Partial<ProductFields> = {
    ...variantFields(reader),
    texts: { [settings.languages[0] ?? '']: { name: startOfText(`${first.text('title').trim()} – ${values.join(', ')}`, 200) } },
    attributes: [...choices, ...barcodeAttribute(reader, 'variant barcode')],
    variantOf: { parentSku: handleSku({ handle, values: [] }), position, isDefault: position === 0 },
    pictures: picture === '' ? undefined : [{ source: picture, alt: '' }],
  }
  return { row: reader.row.number, sku, fields, defaults: foreignDefaults(settings), needsStock: true }
}

/** Fields of the product. */
function productFields({ first, handle, all }: ShopifyProduct, { languages }: MapSettings): Partial<ProductFields> {
  const slug = first.has('handle') ? parseSlugOrNothing(handle) : undefined
  const found: Pictures = []
  const text: Partial<TextFields> = {
    name: first.read('title', parseText(200)) || undefined,
    ...(slug === undefined ? {} : { slug }),
    description: readDescription(first, 'body (html)', found),
    seoTitle: first.read('seo title', emptyAsNull(parseText(300))),
    seoDescription: first.read('seo description', emptyAsNull(parseText(1000))),
    extraWords: first.read('tags', (cell) => splitList(cell, ',').flatMap(wordsIn)),
  }
  const isVoucher = isYes(first.text('gift card'))
  if (isVoucher) first.warn('gift card', 'Darovna kartica dolazi kao e-proizvod i darovni bon; njome se ovdje ne može platiti.')
  const vendor = first.read('vendor', parseText(300))
  return {
    archived: archivedIn(first),
    isVoucher: isVoucher || undefined,
    texts: { [languages[0] ?? '']: text },
    manufacturer: vendor ? { name: vendor } : undefined,
    categories: categoriesIn(first),
    pictures: withDescriptionPictures(first, 'body (html)', { pictures: picturesIn(first, all), found }),
  }
}

/** Fields of a variant. */
function variantFields(row: RowReader): Partial<ProductFields> {
  const isDigital = isNo(row.text('variant requires shipping')) || isYes(row.text('gift card'))
  return {
    format: isDigital ? 'EProduct' : 'Simple',
    vatRate: isNo(row.text('variant taxable')) ? 0 : undefined,
    weightGrams: row.read(
      'variant grams',
      emptyAsNull((cell) => Math.round(parseDecimal(cell))),
    ),
    measureAmount: row.read('unit price total measure', emptyAsNull(parseDecimal)),
    measureUnit: row.read('unit price total measure unit', emptyAsNull(parseText(20))),
    ...pricesOf(row),
    onHand: stockOf(row),
  }
}

/** A compare-at price above the price is the retail price; the sale has no dates. */
function pricesOf(row: RowReader): Pick<Partial<ProductFields>, 'retailCents' | 'sale'> {
  const price = row.read('variant price', emptyAsNull(parseCents))
  const comparePrice = row.read('variant compare at price', emptyAsNull(parseCents))
  const isReduced = typeof price === 'number' && typeof comparePrice === 'number' && comparePrice > price
  if (isReduced) return { retailCents: comparePrice, sale: { cents: price } }
  return { retailCents: price, sale: row.has('variant compare at price') ? null : undefined }
}

function stockOf(row: RowReader): number | null | undefined {
  const isTracked = row.text('variant inventory tracker').trim() !== ''
  const allowsBackorder = ['continue', 'true'].includes(row.text('variant inventory policy').trim().toLowerCase())
  if (row.has('variant inventory tracker') && !isTracked) return null
  if (allowsBackorder) {
    row.warn('variant inventory policy', 'Prodaja bez zalihe nije podržana, pa se komadi ne broje.')
    return null
  }
  const quantity = row.read('variant inventory qty', emptyAsNull(parseInteger({ min: -1_000_000, max: 1_000_000 })))
  // Shops with several locations export stock separately.
  if (quantity === undefined || quantity === null) return undefined
  if (quantity < 0) row.warn('variant inventory qty', 'Negativna zaliha postaje 0.')
  return Math.max(0, quantity)
}

function archivedIn(first: RowReader): boolean | undefined {
  if (!first.has('status') && !first.has('published')) return undefined
  const status = first.text('status').trim().toLowerCase()
  if (status === 'unlisted') first.warn('status', 'Proizvod skriven iz kataloga dolazi kao arhiviran.')
  return (status !== '' && status !== 'active') || isNo(first.text('published'))
}

/** The merchant's type, else Shopify's English taxonomy. */
function categoriesIn(first: RowReader): CategoryName[] | undefined {
  if (!first.has('type') && !first.has('product category')) return undefined
  const type = first.text('type').trim()
  const column = type === '' ? 'product category' : 'type'
  return first.read(column, (cell) => (cell.trim() === '' || cell.trim() === 'Uncategorized' ? [] : [{ path: categoryPath(cell) }])) ?? []
}

function picturesIn(first: RowReader, all: RowReader[]): ProductFields['pictures'] | undefined {
  if (!first.has('image src')) return undefined
  const found = all.flatMap((reader) => {
    const source = reader.text('image src').trim()
    const position = Number(reader.text('image position').trim() || Number.POSITIVE_INFINITY)
    return source === '' ? [] : { source, alt: startOfText(reader.text('image alt text').trim(), 500), position }
  })
  const inOrder = found.sort((one, other) => (one.position === other.position ? 0 : one.position - other.position))
  return [...new Map(inOrder.map(({ source, alt }) => [source, { source, alt }])).values()]
}

function axisOf({ name }: ShopifyOption) {
  return { name: slugOf(name) || name, label: name, input: 'dropdown' as const, unit: null }
}

/** A handle may be longer than a slug, and have letters that a slug does not; then the slug is made of the name. */
function parseSlugOrNothing(handle: string): string | undefined {
  try {
    return parseSlug(handle)
  } catch (error) {
    if (error instanceof CellError) return undefined
    throw error
  }
}

function missingSku(reader: RowReader): null {
  if (!reader.hasErrors) reader.error('handle', 'Redak nema ni Handle ni SKU, pa se proizvod ne može prepoznati.')
  return null
}

function isYes(cell: string) {
  return cell.trim().toLowerCase() === 'true'
}

function isNo(cell: string) {
  return cell.trim().toLowerCase() === 'false'
}
