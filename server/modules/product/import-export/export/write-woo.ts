import { toHtml } from '@/server/modules/cms/rich-text/to-html'
import { slugOf } from '@/lib/text/slug'
import {
  attributeValues,
  barcodeAttribute,
  barcodeOf,
  decimal,
  unsupportedByBoth,
  type ForeignColumns,
  type ForeignWriter,
} from './foreign-product'
import type { PortableProduct } from './portable-product'

const zagrebDays = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Zagreb' })
const maxDownloads = 5

const fixedHeaders =
  'Type|SKU|GTIN, UPC, EAN, or ISBN|Name|Published|Is featured?|Visibility in catalog|Short description|Description|Date sale price starts|Date sale price ends|Tax status|Tax class|In stock?|Stock|Weight (kg)|Sale price|Regular price|Categories|Tags|Images|Parent|Grouped products|Cross-sells|Position|Brands'.split(
    '|',
  )

/** WooCommerce's own CSV (class-wc-product-csv-exporter.php), which its importer reads (docs/rules/import-export.md#foreign-export). */
export const wooWriter: ForeignWriter = {
  header: ({ attributes }) => [
    ...fixedHeaders,
    ...numbered(maxDownloads).flatMap((n) => [`Download ${n} name`, `Download ${n} URL`]),
    ...attributes.flatMap((_, at) => ['name', 'value(s)', 'visible', 'global', 'default'].map((what) => `Attribute ${at + 1} ${what}`)),
  ],
  rows: ({ product, variants }, columns) => [
    rowOf({ product, variants, axes: new Set(product.axes.map(({ name }) => name)), isVariation: false }, columns),
    ...variants.map((variant) =>
      rowOf({ product: variant, variants: [], axes: new Set(product.axes.map(({ name }) => name)), isVariation: true }, columns),
    ),
  ],
  lost: [
    ...unsupportedByBoth,
    { what: 'količine u paketima', isIn: ({ parts }) => parts.some(({ quantity }) => quantity > 1) },
    {
      what: 'SEO naslov i opis',
      isIn: ({ texts }) => Object.values(texts).some(({ seoTitle, seoDescription }) => seoTitle ?? seoDescription),
    },
    { what: 'slug', isIn: ({ texts }, { language }) => texts[language]?.slug !== slugOf(texts[language]?.name ?? '') },
    { what: 'opisi slika', isIn: ({ pictures }) => pictures.some(({ alt }) => alt !== '') },
    { what: 'mjera za jediničnu cijenu', isIn: ({ measureAmount }) => measureAmount !== null },
    { what: `datoteke iznad ${maxDownloads}.`, isIn: ({ files }) => files.length > maxDownloads },
  ],
}

type WooRow = { product: PortableProduct; variants: readonly PortableProduct[]; axes: ReadonlySet<string>; isVariation: boolean }

function rowOf(row: WooRow, columns: ForeignColumns): string[] {
  const { product, isVariation } = row
  const texts = product.texts[columns.language]
  const { sale } = product
  const isTracked = product.onHand !== null && (product.format === 'Simple' || product.format === 'EProduct')
  const cells: string[] = [
    typeOf(product, isVariation),
    product.sku,
    barcodeOf(product, columns),
    texts?.name ?? '',
    product.archived ? '-1' : '1',
    product.featured ? '1' : '0',
    'visible',
    escapedLines(encoded(texts?.summary ?? '')),
    escapedLines(texts ? toHtml(texts.description) : ''),
    sale?.from ? dayInZagreb(sale.from) : '',
    // The end is exclusive.
    sale?.to ? dayInZagreb(new Date(sale.to.getTime() - 1)) : '',
    product.vatRate === 0 ? 'none' : 'taxable',
    { 25: '', 13: 'reduced-rate', 0: 'zero-rate' }[product.vatRate] ?? `stopa-${product.vatRate}`,
    isTracked && product.onHand === 0 ? '0' : '1',
    isTracked ? String(product.onHand) : '',
    product.weightGrams === null ? '' : String(product.weightGrams / 1000),
    decimal(sale?.cents),
    decimal(product.retailCents),
    list(product.categories.map((one) => ('slug' in one ? one.slug : one.path.map((name) => encoded(name)).join(' > ')))),
    list(texts?.extraWords ?? []),
    list(product.pictures.map(({ source }) => source)),
    product.variantOf?.parentSku ?? '',
    list(product.parts.map(({ sku }) => sku)),
    list(product.crossSells),
    String(product.variantOf?.position ?? 0),
    list(product.manufacturer ? [product.manufacturer.name] : []),
  ]
  const written = columns.withFiles ? product.files : []
  const files = numbered(maxDownloads).flatMap((n) => [written[n - 1]?.name ?? '', written[n - 1]?.source ?? ''])
  return [...cells, ...files, ...columns.attributes.flatMap((attribute) => attributeCells(row, attribute, columns))]
}

function typeOf({ format }: PortableProduct, isVariation: boolean): string {
  if (format === 'Configurable') return 'variable'
  if (format === 'Bundle') return 'grouped'
  const type = isVariation ? 'variation' : 'simple'
  return format === 'EProduct' ? `${type}, downloadable, virtual` : type
}

/** A parent offers the values of its variants; a variation names only its choices. */
function attributeCells(
  { product, variants, axes, isVariation }: WooRow,
  attribute: ForeignColumns['attributes'][number],
  columns: ForeignColumns,
): string[] {
  const isAxis = axes.has(attribute.name)
  const isBarcode = attribute === barcodeAttribute(product, columns)
  const values =
    isAxis && !isVariation
      ? [...new Set(variants.flatMap((variant) => attributeValues(variant, attribute)))]
      : attributeValues(product, attribute)
  if (values.length === 0 || isBarcode) return ['', '', '', '', '']
  const isGlobal = ['dropdown', 'multipleSelect', 'textSwatch', 'visualSwatch'].includes(attribute.input)
  const preselected = variants.find(({ variantOf }) => variantOf?.isDefault)
  const byDefault = isAxis && preselected ? (attributeValues(preselected, attribute)[0] ?? '') : ''
  return [attribute.label, list(values), '1', isGlobal ? '1' : '0', byDefault]
}

/** The exporter separates by commas and escapes them. */
function list(values: readonly string[]): string {
  return values.map((value) => value.replaceAll('\\', '\\\\').replaceAll(',', '\\,')).join(', ')
}

function encoded(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

/** Line breaks as '\n', and a literal '\n' as '\\n', as the exporter does. */
function escapedLines(text: string): string {
  return text.replaceAll('\\n', '\\\\n').replaceAll(/\r?\n/g, '\\n')
}

/** '2026-11-20' (Swedish dates are ISO dates). */
function dayInZagreb(moment: Date): string {
  return zagrebDays.format(moment)
}

function numbered(count: number): number[] {
  return Array.from({ length: count }, (_, at) => at + 1)
}
