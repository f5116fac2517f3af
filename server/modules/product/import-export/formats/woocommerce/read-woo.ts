import type { ProductFormat } from '@/lib/api/entities/product.schema'
import { splitList } from '@/server/modules/product/import-export/cells/lists'
import { parseInteger } from '@/server/modules/product/import-export/cells/numbers'
import { parseSku, parseText } from '@/server/modules/product/import-export/cells/texts'
import { slugOf } from '@/lib/text/slug'
import { quoteCell } from '@/server/modules/product/import-export/record/problem'
import type {
  AttributeField,
  AttributeName,
  CategoryName,
  ProductFields,
  ProductRecord,
} from '@/server/modules/product/import-export/record/record'
import { parseRichText } from '@/server/modules/product/import-export/cells/rich-text'
import { extractMedia } from '@/server/modules/product/import-export/cells/embedded-media'
import { maxSummaryLength, summaryOf, wholeTextOf } from '@/server/modules/cms/rich-text/plain-text'
import { emptyAsNull, type RowReader } from '@/server/modules/product/import-export/csv/row-reader'
import { extensionOf } from '@/server/modules/product/files/file-types'
import { barcodeAttribute } from '@/server/modules/product/import-export/formats/barcode'
import {
  readDescription,
  warnOfLostMedia,
  withDescriptionPictures,
  type Pictures,
} from '@/server/modules/product/import-export/formats/description'
import { foreignDefaults } from '@/server/modules/product/import-export/formats/format'
import { wordsIn } from '@/server/modules/product/import-export/formats/native/read-native'
import { categoryPath } from '@/server/modules/product/import-export/formats/native/cell-values'
import { pricesOf, stockOf, vatOf, weightOf, type WooContext } from './read-offer'
import { isPublished, numbersOf, wooAttributes, wooReference, wooTypes, type WooAttribute, type WooRelations } from './relations'
import { fileNameOf } from '@/server/modules/product/import-export/sources/source'

/** Maps one row of a WooCommerce export; null for unsupported types (docs/rules/import-export.md#woocommerce-mapping). */
export function readWoo(reader: RowReader, rowSku: string, context: WooContext): ProductRecord | null {
  const { cells } = reader.row
  const kind = kindOf(reader)
  if (kind === null) return null
  if (rowSku === '') {
    reader.error('sku', 'Redak nema ni SKU ni ID, pa se proizvod ne može prepoznati.')
    return null
  }
  const sku = parseOr(reader, 'sku', () => parseSku(rowSku))
  if (sku === undefined) return null
  const written = reader.text('sku').trim()
  if (written !== '' && !rowSku.startsWith(written))
    reader.warn('sku', `SKU ${quoteCell(written)} ima i drugi redak, pa ovaj dobiva ${quoteCell(rowSku)}.`)
  const isVariation = kind.type === 'variation'
  const found: Pictures = []
  const fields: Partial<ProductFields> = {
    format: kind.format,
    archived: reader.has('published') ? !isPublished(cells) || isHidden(reader) : undefined,
    featured: isVariation ? undefined : reader.read('is featured?', (cell) => cell.trim() === '1'),
    vatRate: vatOf(reader, sku, context),
    weightGrams: weightOf(reader, context.weightHeader),
    manufacturer: manufacturerOf(reader),
    texts: { [context.settings.languages[0] ?? '']: textsOf(reader, found) },
    ...(kind.format === 'Configurable' || kind.format === 'Bundle' ? {} : { ...pricesOf(reader), onHand: stockOf(reader) }),
    categories: isVariation ? undefined : reader.read('categories', categoriesIn),
    ...attributesOf(reader, sku, { isVariation, relations: context.relations }),
    variantOf: isVariation ? variantOf(reader, context.relations) : null,
    parts: kind.format === 'Bundle' ? reader.read('grouped products', partsIn(context.relations)) : undefined,
    crossSells: isVariation ? undefined : crossSellsOf(reader, context.relations),
    pictures: withDescriptionPictures(reader, 'description', { pictures: picturesOf(reader, isVariation), found }),
    files: kind.format === 'EProduct' ? filesOf(reader) : undefined,
  }
  return { row: reader.row.number, sku, fields, defaults: foreignDefaults(context.settings), needsStock: true }
}

type Kind = { type: 'simple' | 'variable' | 'variation' | 'grouped'; format: ProductFormat }

function kindOf(reader: RowReader): Kind | null {
  const types = wooTypes(reader.row.cells)
  const isDigital = types.includes('virtual') || types.includes('downloadable')
  const main = types.find((type) => type !== 'virtual' && type !== 'downloadable') ?? 'simple'
  const unitFormat = isDigital ? ('EProduct' as const) : ('Simple' as const)
  switch (main) {
    case 'simple':
    case 'variation':
      return { type: main, format: unitFormat }
    case 'variable':
      return { type: main, format: 'Configurable' }
    case 'grouped':
      reader.warn('type', 'Grupirani proizvod postaje paket: njegovi se dijelovi kupuju zajedno.')
      return { type: main, format: 'Bundle' }
    case 'subscription':
      reader.warn('type', 'Pretplata postaje običan proizvod; plan pretplate dodajte u upravi.')
      return { type: 'simple', format: unitFormat }
    case 'external':
      reader.error('type', 'Vanjski proizvod prodaje druga trgovina, pa se ne uvozi.')
      return null
    default:
      reader.error('type', `Vrsta ${quoteCell(main)} nije podržana.`)
      return null
  }
}

function isHidden(reader: RowReader) {
  const isHidden = reader.text('visibility in catalog').trim().toLowerCase() === 'hidden'
  if (isHidden) reader.warn('visibility in catalog', 'Proizvod skriven iz kataloga dolazi kao arhiviran.')
  return isHidden
}

function manufacturerOf(reader: RowReader) {
  const [name, ...others] = splitList(reader.text('brands'), ',')
  if (others.length > 0) reader.warn('brands', `Proizvod ima jednog proizvođača, pa otpada: ${others.join(', ')}`)
  return name === undefined ? undefined : { name }
}

/** Adds the pictures of the descriptions to `found`. */
function textsOf(reader: RowReader, found: Pictures): ProductFields['texts'][string] {
  const short = extractMedia(unescaped(reader.text('short description')))
  warnOfLostMedia(reader, 'short description', short)
  found.push(...short.pictures)
  const summary = reader.read('short description', () => summaryOf(short.html))
  const description = readDescription(reader, 'description', found, unescaped)
  const lost = lostInSummary(short.html)
  const isMoved = lost !== null && reader.has('description') && reader.text('description').trim() === ''
  if (lost) reader.warn('short description', isMoved ? `${lost} Cijeli kratki opis dolazi i u prazan opis.` : lost)
  return {
    name: reader.read('name', parseText(200)) || undefined,
    summary,
    description: isMoved ? reader.read('short description', () => parseRichText(short.html).doc) : description,
    extraWords: reader.read('tags', (cell) => splitList(cell, ',').flatMap(wordsIn)),
  }
}

/** What a summary cannot hold of a short description, null if nothing (docs/rules/import-export.md#short-description). */
function lostInSummary(html: string): string | null {
  if (wholeTextOf(html).length > maxSummaryLength) return `Kratki opis skraćen je na ${maxSummaryLength} znakova.`
  return /<a\s[^>]*\bhref\s*=/i.test(html) ? 'Poveznice iz kratkog opisa otpadaju.' : null
}

/** The exporter writes line breaks as '\n', and a literal '\n' as '\\n'. */
function unescaped(cell: string): string {
  return cell
    .split('\\\\n')
    .map((part) => part.replaceAll('\\n', '\n'))
    .join('\\n')
}

/** WordPress's category of products without one, in the languages of `translations.ts`. */
const uncategorized = new Set(
  'uncategorized|nekategorizirano|nekategorizirane|nekategorizovano|некатегоризовано|bez kategorije|brez kategorije|nerazvrščeno|unkategorisiert|sin categorizar|non classé|senza categoria|geen categorie|niet gecategoriseerd|bez kategorii|sem categoria|ikke kategoriseret|ukategoriseret|ukategorisert|okategoriserade|okategoriserad|nezařazené|nezaradené|fără categorie|χωρίς κατηγορία|без категорії|без категории'.split(
    '|',
  ),
)

function categoriesIn(cell: string): CategoryName[] {
  const names = splitList(cell, ',').filter((name) => !uncategorized.has(name.toLowerCase()))
  return names.map((name) => ({ path: categoryPath(name) }))
}

type Owner = { isVariation: boolean; relations: WooRelations }

function attributesOf(
  reader: RowReader,
  sku: string,
  { isVariation, relations }: Owner,
): Pick<Partial<ProductFields>, 'attributes' | 'axes'> {
  const all = wooAttributes(reader.row.cells)
  const axes = isVariation ? undefined : relations.axesOf.get(sku)
  if (!isVariation && !axes && relations.offeredOf.has(sku)) reader.warn('type', 'U datoteci nema varijanti ovog proizvoda.')
  const barcode = barcodeAttribute(reader, 'gtin, upc, ean, or isbn')
  const isAxis = ({ name }: WooAttribute) => axes?.has(name.toLowerCase()) ?? false
  for (const { n, name, values } of all) {
    if (isVariation && values.length === 0)
      reader.warn(`attribute ${n} value(s)`, `Varijanta vrijedi za svaku vrijednost atributa ${quoteCell(name)}; taj izbor otpada.`)
  }
  const attributes = all.filter((one) => !isAxis(one) && one.values.length > 0).map((one) => attributeFact(reader, one, relations))
  return { attributes: [...attributes, ...barcode], ...(axes ? { axes: all.filter(isAxis).map(axisName) } : {}) }
}

/** A WooCommerce attribute may have several values. */
function attributeFact(reader: RowReader, attribute: WooAttribute, { axisNames }: WooRelations): AttributeField {
  const { n, name, values, isGlobal } = attribute
  const input = isGlobal || axisNames.has(name.toLowerCase()) ? ('multipleSelect' as const) : ('text' as const)
  return { name: slugOf(name) || name, label: name, input, unit: null, given: { values }, column: reader.nameOf(`attribute ${n} value(s)`) }
}

function axisName({ name }: WooAttribute): AttributeName {
  return { name: slugOf(name) || name, label: name, input: 'multipleSelect', unit: null }
}

function variantOf(reader: RowReader, relations: WooRelations): ProductFields['variantOf'] | undefined {
  const parentSku = wooReference(reader.text('parent'), relations.skuOfId)
  if (parentSku === '') {
    reader.error('parent', 'Varijanta ne kaže kojem proizvodu pripada.')
    return undefined
  }
  const position = reader.read('position', emptyAsNull(parseInteger({ min: -100_000, max: 100_000 }))) ?? null
  const defaults = relations.defaultsOf.get(parentSku)
  const own = new Map(wooAttributes(reader.row.cells).map(({ name, values }) => [name.toLowerCase(), values[0]?.toLowerCase()]))
  const isDefault = defaults === undefined ? null : [...defaults].every(([name, value]) => [value, undefined].includes(own.get(name)))
  return { parentSku, position, isDefault }
}

function partsIn({ skuOfId }: WooRelations) {
  return (cell: string) => splitList(cell, ',').map((reference) => ({ sku: wooReference(reference, skuOfId), quantity: 1 }))
}

function crossSellsOf(reader: RowReader, { skuOfId }: WooRelations): string[] | undefined {
  if (!reader.has('cross-sells') && !reader.has('upsells')) return undefined
  const references = [...splitList(reader.text('cross-sells'), ','), ...splitList(reader.text('upsells'), ',')]
  return [...new Set(references.map((reference) => wooReference(reference, skuOfId)))]
}

/** A variation without images shows its parent's. */
function picturesOf(reader: RowReader, isVariation: boolean): ProductFields['pictures'] | undefined {
  const sources = reader.read('images', (cell) => splitList(cell, ','))
  if (sources === undefined || (isVariation && sources.length === 0)) return undefined
  return [...new Set(sources)].map((source) => ({ source, alt: '' }))
}

/** A download's label needs an extension. A row without downloads keeps the existing files. */
function filesOf(reader: RowReader): ProductFields['files'] | undefined {
  const files: ProductFields['files'] = []
  for (const n of numbersOf(reader.row.cells, /^download (\d+) url$/)) {
    const source = reader.text(`download ${n} url`).trim()
    const label = reader.read(`download ${n} name`, parseText(190))
    if (source !== '') files.push({ source, name: label ? fileName(label, source) : '' })
  }
  return files.length > 0 ? files : undefined
}

function fileName(label: string, source: string): string {
  return extensionOf(label) === '' ? `${label}${extensionOf(fileNameOf(source))}` : label
}

function parseOr<T>(reader: RowReader, column: string, parse: () => T): T | undefined {
  return reader.has(column) ? reader.read(column, parse) : parse()
}
