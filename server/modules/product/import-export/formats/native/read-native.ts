import { headerKey } from '@/server/modules/product/import-export/csv/read-csv'
import { splitAll, splitList } from '@/server/modules/product/import-export/cells/lists'
import { parseEnd, parseTimestamp } from '@/server/modules/product/import-export/cells/timestamps'
import { parseCents, parseDecimal, parseInteger, parseYesNo } from '@/server/modules/product/import-export/cells/numbers'
import { parseSku, parseSlug, parseText } from '@/server/modules/product/import-export/cells/texts'
import type {
  AttributeField,
  AttributeName,
  ProductFields,
  ManufacturerField,
  ProductRecord,
  SaleField,
  TextFields,
} from '@/server/modules/product/import-export/record/record'
import { readDescription, withDescriptionPictures, type Pictures } from '@/server/modules/product/import-export/formats/description'
import { emptyAsNull, emptyAsUndefined, type RowReader } from '@/server/modules/product/import-export/csv/row-reader'
import { nativeHeaders as H, textHeader } from './headers'
import { parseCustomOptions, parseHistory, parsePlans } from './json-cells'
import { parseCategories, parseFormat, parseParts, untracked } from './cell-values'

type ShopColumns = {
  vatRate: number | undefined
  languages: readonly string[]
  attributes: readonly (AttributeName & { column: string })[]
}

/** Maps one row of our own format; null without a valid SKU. Problems are in the reader. */
export function readNative(reader: RowReader, columns: ShopColumns): ProductRecord | null {
  const sku = reader.read(H.sku, parseSku)
  if (sku === undefined) return null
  const retailCents = reader.read(H.retail, emptyAsUndefined(parseCents))
  const found: Pictures = []
  const fields: Partial<ProductFields> = {
    format: reader.read(H.format, emptyAsUndefined(parseFormat)),
    archived: reader.read(H.archived, emptyAsUndefined(parseYesNo)),
    featured: reader.read(H.featured, emptyAsUndefined(parseYesNo)),
    categoryPriority: reader.read(H.priority, emptyAsUndefined(parseInteger({ min: -1_000_000, max: 1_000_000 }))),
    vatRate: reader.read(H.vatRate, emptyAsUndefined(parseVat)),
    isVoucher: reader.read(H.isVoucher, emptyAsUndefined(parseYesNo)),
    weightGrams: reader.read(H.weight, emptyAsNull(parseInteger({ min: 0, max: 100_000_000 }))),
    measureAmount: reader.read(H.measureAmount, emptyAsNull(parseDecimal)),
    measureUnit: reader.read(H.measureUnit, emptyAsNull(parseText(20))),
    manufacturer: manufacturerIn(reader),
    safetyNote: reader.read(H.safetyNote, emptyAsNull(parseText(5000))),
    createdAt: reader.read(H.createdAt, emptyAsUndefined(parseTimestamp)),
    texts: textsIn(reader, columns.languages, found),
    retailCents,
    memberCents: reader.read(H.member, emptyAsNull(parseCents)),
    sale: saleIn(reader, retailCents),
    priceHistory: reader.read(H.history, parseHistory),
    onHand: reader.read(H.onHand, emptyAsUndefined(parseStock)),
    categories: reader.read(H.categories, parseCategories),
    attributes: attributesIn(reader, columns.attributes),
    axes: reader.read(H.axes, (cell) => splitList(cell, '|').map((name) => findAxis(name, columns.attributes))),
    variantOf: variantIn(reader),
    parts: reader.read(H.parts, parseParts),
    crossSells: reader.read(H.crossSells, (cell) => splitList(cell, '|')),
    customOptions: reader.read(H.options, parseCustomOptions),
    plans: reader.read(H.plans, parsePlans),
    pictures: withDescriptionPictures(reader, H.description, { pictures: picturesIn(reader), found }),
    samplePages: samplePagesIn(reader),
    files: filesIn(reader),
  }
  return { row: reader.row.number, sku, fields, defaults: { format: 'Simple', vatRate: columns.vatRate } }
}

/** '5', '5 %', '25,00' */
export function parseVat(cell: string): number {
  return parseInteger({ min: 0, max: 100 })(cell.replace('%', ''))
}

/** Units in stock; null for untracked. */
function parseStock(cell: string): number | null {
  return cell.trim().toLowerCase() === untracked ? null : parseInteger({ min: 0, max: 1_000_000 })(cell)
}

/** Adds the pictures of the descriptions to `pictures`. */
function textsIn(reader: RowReader, languages: readonly string[], pictures: Pictures): ProductFields['texts'] {
  const [main = ''] = languages
  return Object.fromEntries(
    languages.map((code) => {
      const text = (column: Parameters<typeof textHeader>[0]) => textHeader(column, code, main)
      const own: Partial<TextFields> = {
        name: reader.read(text('name'), emptyAsUndefined(parseText(200))),
        slug: reader.read(text('slug'), emptyAsUndefined(parseSlug)),
        summary: reader.read(text('summary'), parseText(2000)),
        description: readDescription(reader, text('description'), pictures),
        seoTitle: reader.read(text('seoTitle'), emptyAsNull(parseText(300))),
        seoDescription: reader.read(text('seoDescription'), emptyAsNull(parseText(1000))),
        extraWords: reader.read(text('extraWords'), wordsIn),
      }
      return [code, own]
    }),
  )
}

export function wordsIn(cell: string): string[] {
  return parseText(5000)(cell).split(/\s+/).filter(Boolean)
}

function saleIn(reader: RowReader, retailCents: number | undefined): SaleField | null | undefined {
  const cents = reader.read(H.sale, emptyAsNull(parseCents))
  const from = reader.read(H.saleFrom, emptyAsNull(parseTimestamp))
  const to = reader.read(H.saleTo, emptyAsNull(parseEnd))
  if (cents === undefined || cents === null) return cents
  if (from && to && to <= from) reader.error(H.saleTo, 'Akcija završava prije nego što počne.')
  if (retailCents && retailCents <= cents) reader.warn(H.sale, 'Akcijska cijena nije niža od maloprodajne, pa se neće prikazati.')
  return { cents, from, to }
}

function manufacturerIn(reader: RowReader): ManufacturerField | null | undefined {
  const name = reader.read(H.manufacturer, parseText(300))
  if (name === undefined) return undefined
  if (name === '') return null
  return { name, address: reader.read(H.manufacturerAddress, parseText(1000)), email: reader.read(H.manufacturerEmail, parseText(254)) }
}

function variantIn(reader: RowReader): ProductFields['variantOf'] | undefined {
  if (!reader.has(H.parentSku)) return undefined
  if (reader.text(H.parentSku).trim() === '') return null
  const parentSku = reader.read(H.parentSku, parseSku)
  const position = reader.read(H.position, emptyAsNull(parseInteger({ min: 0, max: 100_000 })))
  const isDefault = reader.read(H.isDefault, parseYesNo)
  return parentSku === undefined ? undefined : { parentSku, position: position ?? null, isDefault: isDefault ?? null }
}

function attributesIn(reader: RowReader, attributes: ShopColumns['attributes']): AttributeField[] {
  return attributes
    .filter(({ column }) => reader.has(column))
    .map((attribute) => ({ ...attribute, given: { cell: reader.read(attribute.column, parseText(5000)) ?? '' } }))
}

function findAxis(name: string, attributes: ShopColumns['attributes']): AttributeName {
  const known = attributes.find((one) => headerKey(one.name) === headerKey(name) || headerKey(one.label) === headerKey(name))
  return known ?? { name, label: name, input: 'dropdown', unit: null }
}

function picturesIn(reader: RowReader): ProductFields['pictures'] | undefined {
  if (!reader.has(H.pictures)) return undefined
  const alts = splitAll(reader.text(H.pictureAlts), '|')
  return splitList(reader.text(H.pictures), '|').map((source, index) => ({ source, alt: alts[index] ?? '' }))
}

function samplePagesIn(reader: RowReader): ProductFields['samplePages'] | undefined {
  if (!reader.has(H.samplePages)) return undefined
  return splitList(reader.text(H.samplePages), '|').map((source) => ({ source, alt: '' }))
}

function filesIn(reader: RowReader): ProductFields['files'] | undefined {
  if (!reader.has(H.files)) return undefined
  const names = reader.read(H.fileNames, (cell) => splitAll(cell, '|').map(parseText(200))) ?? []
  return splitList(reader.text(H.files), '|').map((source, index) => ({ source, name: names[index] ?? '' }))
}
