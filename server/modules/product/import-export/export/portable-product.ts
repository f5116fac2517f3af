import { RichNode } from '@/lib/api/entities/common.schema'
import { groupBy } from '@/server/db/rows'
import { defaultLanguage, type ImportExportContext } from '@/server/modules/product/import-export/record/context'
import { formatDay, formatTimestamp } from '@/server/modules/product/import-export/cells/timestamps'
import { formatDecimal, formatYesNo } from '@/server/modules/product/import-export/cells/numbers'
import { joinList } from '@/server/modules/product/import-export/cells/lists'
import { toPriceFields } from '@/server/modules/product/import-export/diff/diff-prices'
import type { AttributeName, FileRow, PictureField, ProductFields, TextFields } from '@/server/modules/product/import-export/record/record'
import { toOptionField, toPlanField } from '@/server/modules/product/import-export/diff/diff-lists'
import type { AttributeRow, StoredProduct, TextRow } from '@/server/modules/product/import-export/stored/stored-product'
import { extraKeywords, deriveKeywords } from '@/server/modules/product/import-export/stored/keywords'
import type { Attribute, Taxonomy } from '@/server/modules/product/import-export/taxonomy/taxonomy'

/** A product in portable form, as our own format writes it; `cells` by attribute id. */
export type PortableProduct = Omit<ProductFields, 'attributes' | 'pictures' | 'samplePages'> & {
  sku: string
  texts: Record<string, TextFields>
  cells: Map<number, string>
  pictures: PictureField[]
  samplePages: PictureField[]
}

export type PortableContext = {
  ctx: ImportExportContext
  taxonomy: Taxonomy
  now: Date
  skuOf: (id: number) => string
  pictureOf: (id: number) => PictureField
  fileAt: (file: FileRow) => string
}

export function toPortableProduct(
  current: StoredProduct,
  { ctx, taxonomy, now, skuOf, pictureOf, fileAt }: PortableContext,
): PortableProduct {
  const { product } = current
  const { format, archived, featured, categoryPriority, vatRate, isVoucher, weightGrams, measureUnit, safetyNote, createdAt } = product
  const [link] = current.parents
  const manufacturer = taxonomy.manufacturerById(product.manufacturerId)
  return {
    sku: product.sku,
    format,
    archived,
    featured,
    categoryPriority,
    vatRate,
    isVoucher,
    weightGrams,
    measureUnit,
    safetyNote,
    createdAt,
    measureAmount: product.measureAmount === null ? null : Number(product.measureAmount),
    manufacturer: manufacturer ? { name: manufacturer.name, address: manufacturer.address, email: manufacturer.email } : null,
    texts: textsOf(current, ctx, taxonomy),
    ...toPriceFields(current.prices, now),
    priceHistory: current.prices.map(({ kind, cents, validFrom, validTo }) => ({ kind, cents, validFrom, validTo })),
    onHand: current.stock?.onHand ?? null,
    categories: current.categoryIds.flatMap((id) => taxonomy.categoryName(id) ?? []),
    cells: cellsOf(current.attributes, taxonomy),
    axes: current.axisIds.flatMap((id) => {
      const attribute = taxonomy.attributeById(id)
      return attribute ? attributeName(attribute) : []
    }),
    variantOf: link ? { parentSku: skuOf(link.parentId), position: link.position, isDefault: link.isDefault } : null,
    parts: current.parts.map(({ productId, quantity }) => ({ sku: skuOf(productId), quantity })),
    crossSells: current.crossSellIds.map(skuOf),
    customOptions: current.options.map(toOptionField),
    plans: current.plans.map(toPlanField),
    pictures: current.mediaIds.map(pictureOf),
    samplePages: current.samplePageIds.map(pictureOf),
    files: current.files.map((file) => ({ source: fileAt(file), name: file.name })),
  }
}

export function attributeName({ code, label, input, unit }: Attribute): AttributeName {
  return { name: code, label, input, unit }
}

function textsOf({ product, texts, attributes }: StoredProduct, ctx: ImportExportContext, taxonomy: Taxonomy): PortableProduct['texts'] {
  const derived = deriveKeywords(product.sku, attributes, taxonomy)
  const main = defaultLanguage(ctx)
  const languages = [main, ...ctx.site.languages.filter(({ id }) => id !== main.id)]
  return Object.fromEntries(
    languages.flatMap(({ id, code }) => {
      const own = texts.find(({ languageId }) => languageId === id)
      return own ? [[code, textOf(own, derived)]] : []
    }),
  )
}

function textOf({ name, slug, summary, description, seoTitle, seoDescription, keywords }: TextRow, derived: string): TextFields {
  return {
    name,
    slug,
    summary,
    description: documentIn(description),
    seoTitle,
    seoDescription,
    extraWords: extraKeywords(keywords, derived),
  }
}

function documentIn(value: unknown): RichNode {
  const read = RichNode.safeParse(value)
  return read.success ? read.data : { type: 'doc', content: [] }
}

/** The cell of each attribute by its id. */
function cellsOf(rows: readonly AttributeRow[], taxonomy: Taxonomy): Map<number, string> {
  const byAttribute = groupBy(rows, ({ attributeId }) => attributeId)
  return new Map(
    [...byAttribute].map(([id, own]) => {
      const attribute = taxonomy.attributeById(id)
      const values = own.map((row) => (attribute ? valueText(row, attribute, taxonomy) : ''))
      return [id, attribute?.input === 'multipleSelect' ? joinList(values, '|') : (values[0] ?? '')]
    }),
  )
}

function valueText({ valueId, number, moment, yes, text }: AttributeRow, { input }: Attribute, taxonomy: Taxonomy): string {
  const value = valueId === null ? undefined : taxonomy.valueById(valueId)
  if (value) return taxonomy.valueName(value)
  if (number !== null) return formatDecimal(number)
  if (moment !== null) return input === 'date' ? formatDay(moment) : formatTimestamp(moment)
  return yes === null ? (text ?? '') : formatYesNo(yes)
}
