import type { RichNode } from '@/lib/api/entities/common.schema'
import { toHtml } from '@/server/modules/cms/rich-text/to-html'
import { attributeValues, barcodeOf, decimal, unsupportedByBoth, type ForeignColumns, type ForeignWriter } from './foreign-product'
import type { PortableProduct } from './portable-product'

const maxOptions = 3

const headers =
  'Handle|Title|Body (HTML)|Vendor|Type|Tags|Published|Option1 Name|Option1 Value|Option2 Name|Option2 Value|Option3 Name|Option3 Value|Variant SKU|Variant Grams|Variant Inventory Tracker|Variant Inventory Qty|Variant Inventory Policy|Variant Fulfillment Service|Variant Price|Variant Compare At Price|Variant Requires Shipping|Variant Taxable|Unit Price Total Measure|Unit Price Total Measure Unit|Variant Barcode|Image Src|Image Position|Image Alt Text|Gift Card|SEO Title|SEO Description|Variant Image|Variant Weight Unit|Status'.split(
    '|',
  )

/** Shopify's product CSV, which its admin imports; a handle's rows are its variants and its further pictures (docs/rules/import-export.md#foreign-export). */
export const shopifyWriter: ForeignWriter = {
  header: () => headers,
  rows({ product, variants }, columns) {
    if (product.format === 'Bundle' || product.axes.length > maxOptions) return []
    const units = product.format === 'Configurable' ? variants : [product]
    const count = Math.max(units.length, product.pictures.length)
    return Array.from({ length: count }, (_, index) => {
      const cells = {
        Handle: handleOf(product, columns),
        ...(index === 0 ? productCells(product, columns) : {}),
        ...(units[index] ? unitCells(product, units[index], columns) : {}),
        ...pictureCells(product, index),
      }
      const byHeader = new Map(Object.entries(cells))
      return headers.map((header) => byHeader.get(header) ?? '')
    })
  },
  lost: [
    ...unsupportedByBoth,
    { what: 'paketi', isIn: ({ format }) => format === 'Bundle' },
    { what: `proizvodi s više od ${maxOptions} izbora`, isIn: ({ axes }) => axes.length > maxOptions },
    { what: 'podesivi proizvodi bez varijanti', isIn: ({ format }, { hasVariants }) => format === 'Configurable' && !hasVariants },
    {
      what: 'planirane akcije i kraj akcije',
      isIn: ({ sale }, { now }) => sale !== null && ((sale.from ?? now) > now || Boolean(sale.to)),
    },
    { what: 'isticanje', isIn: ({ featured }) => featured },
    { what: 'daljnje slike varijanti', isIn: ({ variantOf, pictures }) => variantOf !== null && pictures.length > 1 },
    { what: 'opisi varijanti', isIn: ({ variantOf, texts }) => variantOf !== null && Object.values(texts).some(hasDescription) },
    { what: 'stopa PDV-a', isIn: ({ vatRate }) => vatRate !== 0 && vatRate !== 25 },
    { what: 'druge kategorije', isIn: ({ categories }) => categories.length > 1 },
    { what: 'preporuke', isIn: ({ crossSells }) => crossSells.length > 0 },
    { what: 'datoteke e-proizvoda', isIn: ({ files }) => files.length > 0 },
    { what: 'sažetak', isIn: ({ texts }) => Object.values(texts).some(({ summary }) => summary !== '') },
    { what: 'atributi koji nisu izbori', isIn: ({ cells, axes }) => cells.size > axes.length },
  ],
}

function hasDescription({ description }: { description: RichNode }) {
  return (description.content ?? []).length > 0
}

function handleOf({ sku, texts }: PortableProduct, { language }: ForeignColumns): string {
  return texts[language]?.slug ?? sku.toLowerCase()
}

function productCells(product: PortableProduct, { language, attributes }: ForeignColumns) {
  const texts = product.texts[language]
  const [category] = product.categories
  const options = product.axes.slice(0, maxOptions).flatMap(({ name }, index) => {
    const label = attributes.find((attribute) => attribute.name === name)?.label ?? name
    return [[`Option${index + 1} Name`, label] as const]
  })
  return {
    Title: texts?.name ?? '',
    'Body (HTML)': texts ? toHtml(texts.description) : '',
    Vendor: product.manufacturer?.name ?? '',
    Type: category ? ('slug' in category ? category.slug : category.path.join(' > ')) : '',
    Tags: (texts?.extraWords ?? []).join(', '),
    Published: product.archived ? 'FALSE' : 'TRUE',
    'Option1 Name': 'Title',
    ...Object.fromEntries(options),
    'Gift Card': 'FALSE',
    'SEO Title': texts?.seoTitle ?? '',
    'SEO Description': texts?.seoDescription ?? '',
    Status: product.archived ? 'archived' : 'active',
  }
}

function unitCells(parent: PortableProduct, unit: PortableProduct, columns: ForeignColumns) {
  const choices = parent.axes.slice(0, maxOptions).map(({ name }, index) => {
    const attribute = columns.attributes.find((column) => column.name === name)
    return [`Option${index + 1} Value`, attribute ? (attributeValues(unit, attribute)[0] ?? '') : ''] as const
  })
  const isDigital = unit.format === 'EProduct'
  const isTracked = unit.onHand !== null
  return {
    ...(parent === unit ? { 'Option1 Value': 'Default Title' } : Object.fromEntries(choices)),
    'Variant SKU': unit.sku,
    'Variant Grams': unit.weightGrams === null ? '' : String(unit.weightGrams),
    'Variant Inventory Tracker': isTracked ? 'shopify' : '',
    'Variant Inventory Qty': isTracked ? String(unit.onHand) : '',
    'Variant Inventory Policy': 'deny',
    'Variant Fulfillment Service': 'manual',
    ...priceCells(unit, columns.now),
    'Variant Requires Shipping': isDigital ? 'FALSE' : 'TRUE',
    'Variant Taxable': unit.vatRate === 0 ? 'FALSE' : 'TRUE',
    'Unit Price Total Measure': unit.measureAmount === null ? '' : String(unit.measureAmount),
    'Unit Price Total Measure Unit': unit.measureUnit ?? '',
    'Variant Barcode': barcodeOf(unit, columns),
    'Variant Image': parent === unit ? '' : (unit.pictures[0]?.source ?? ''),
    'Variant Weight Unit': 'g',
  }
}

/** A sale that runs now is the price, beside the price it is compared with. */
function priceCells({ retailCents, sale }: PortableProduct, now: Date) {
  const isCurrent = sale && (!sale.from || sale.from <= now) && (!sale.to || sale.to > now)
  if (!isCurrent) return { 'Variant Price': decimal(retailCents) }
  return { 'Variant Price': decimal(sale.cents), 'Variant Compare At Price': decimal(retailCents) }
}

function pictureCells({ pictures }: PortableProduct, index: number) {
  const picture = pictures[index]
  if (!picture) return {}
  return { 'Image Src': picture.source, 'Image Position': String(index + 1), 'Image Alt Text': picture.alt }
}
