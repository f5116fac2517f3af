import { joinList } from '@/server/modules/product/import-export/cells/lists'
import { formatTimestamp } from '@/server/modules/product/import-export/cells/timestamps'
import { formatCents, formatDecimal, formatYesNo } from '@/server/modules/product/import-export/cells/numbers'
import type { PortableProduct } from './portable-product'
import type { TextFields, AttributeName } from '@/server/modules/product/import-export/record/record'
import { formatRichText } from '@/server/modules/product/import-export/cells/rich-text'
import {
  attributeHeader,
  nativeHeaders,
  textColumns,
  textHeader,
  type NativeColumn,
} from '@/server/modules/product/import-export/formats/native/headers'
import { formatCategories, formatFormat, formatParts, untracked } from '@/server/modules/product/import-export/formats/native/cell-values'

export type NativeColumns = {
  /** The default language first. */
  languages: readonly string[]
  attributes: readonly (AttributeName & { id: number })[]
  /** False: omits the file columns, so that an import leaves files as they are. */
  withFiles: boolean
}

/** The header row: all columns, texts of further languages, then attributes. */
export function nativeHeader({ languages, attributes, withFiles }: NativeColumns): string[] {
  const [main = '', ...others] = languages
  const translated = others.flatMap((code) => textColumns.map((column) => textHeader(column, code, main)))
  return [...inOrder(nativeHeaders, withFiles), ...translated, ...attributes.map(attributeHeader)]
}

/** The row of a product in the header's order. */
export function nativeRow(product: PortableProduct, { languages, attributes, withFiles }: NativeColumns): string[] {
  const [main = '', ...others] = languages
  const own = cellsOf(product, textCells(product.texts[main]))
  const translated = others.flatMap((code) => {
    const cells = textCells(product.texts[code])
    return textColumns.map((column) => cells[column])
  })
  return [...inOrder(own, withFiles), ...translated, ...attributes.map(({ id }) => product.cells.get(id) ?? '')]
}

const fileColumns: ReadonlySet<string> = new Set<NativeColumn>(['files', 'fileNames'])

function inOrder(cells: Record<NativeColumn, string>, withFiles: boolean): string[] {
  return Object.entries(cells).flatMap(([column, cell]) => (withFiles || !fileColumns.has(column) ? cell : []))
}

type TextCells = Record<(typeof textColumns)[number], string>

/** In the order of `nativeHeaders`, which a test checks. */
function cellsOf(product: PortableProduct, texts: TextCells): Record<NativeColumn, string> {
  const { variantOf, sale, manufacturer } = product
  return {
    sku: product.sku,
    format: formatFormat(product.format),
    parentSku: variantOf?.parentSku ?? '',
    position: orEmpty(variantOf?.position, String),
    isDefault: orEmpty(variantOf?.isDefault, formatYesNo),
    axes: joinList(
      product.axes.map(({ name }) => name),
      '|',
    ),
    ...texts,
    categories: formatCategories(product.categories),
    pictures: joinList(
      product.pictures.map(({ source }) => source),
      '|',
    ),
    pictureAlts: joinList(
      product.pictures.map(({ alt }) => alt),
      '|',
    ),
    samplePages: joinList(
      product.samplePages.map(({ source }) => source),
      '|',
    ),
    files: joinList(
      product.files.map(({ source }) => source),
      '|',
    ),
    fileNames: joinList(
      product.files.map(({ name }) => name),
      '|',
    ),
    retail: orEmpty(product.retailCents, formatCents),
    sale: orEmpty(sale?.cents, formatCents),
    saleFrom: orEmpty(sale?.from, formatTimestamp),
    saleTo: orEmpty(sale?.to, formatTimestamp),
    member: orEmpty(product.memberCents, formatCents),
    history: historyCell(product.priceHistory),
    vatRate: String(product.vatRate),
    isVoucher: formatYesNo(product.isVoucher),
    onHand: stockCell(product),
    weight: orEmpty(product.weightGrams, String),
    measureAmount: orEmpty(product.measureAmount, formatDecimal),
    measureUnit: product.measureUnit ?? '',
    manufacturer: manufacturer?.name ?? '',
    manufacturerAddress: manufacturer?.address ?? '',
    manufacturerEmail: manufacturer?.email ?? '',
    safetyNote: product.safetyNote ?? '',
    archived: formatYesNo(product.archived),
    featured: formatYesNo(product.featured),
    priority: String(product.categoryPriority),
    parts: formatParts(product.parts),
    crossSells: joinList(product.crossSells, '|'),
    options: jsonCell(product.customOptions),
    plans: jsonCell(product.plans),
    createdAt: formatTimestamp(product.createdAt),
  }
}

const noTexts: TextCells = { name: '', slug: '', summary: '', description: '', seoTitle: '', seoDescription: '', extraWords: '' }

function textCells(texts: TextFields | undefined): TextCells {
  if (!texts) return noTexts
  const { name, slug, summary, description, seoTitle, seoDescription, extraWords } = texts
  return {
    name,
    slug,
    summary,
    description: formatRichText(description),
    seoTitle: seoTitle ?? '',
    seoDescription: seoDescription ?? '',
    extraWords: extraWords.join(' '),
  }
}

/** Their stock is derived. */
function stockCell({ format, onHand }: PortableProduct): string {
  if (format === 'Configurable' || format === 'Bundle') return ''
  return onHand === null ? untracked : String(onHand)
}

function historyCell(history: PortableProduct['priceHistory']): string {
  return jsonCell(history.map(({ kind, cents, validFrom, validTo }) => ({ kind, cents, from: validFrom, to: validTo })))
}

function jsonCell(list: readonly unknown[]): string {
  return list.length === 0 ? '' : JSON.stringify(list)
}

function orEmpty<T>(value: T | null | undefined, format: (value: T) => string): string {
  return value === null || value === undefined ? '' : format(value)
}
