import path from 'node:path'
import { parseDay, parseTimestamp } from '@/server/modules/product/import-export/cells/timestamps'
import { parseDecimal, parseYesNo } from '@/server/modules/product/import-export/cells/numbers'
import { maxFilesPerProduct } from '@/server/modules/product/files/file-types'
import { CellError, quoteCell, type Problem } from '@/server/modules/product/import-export/record/problem'
import type {
  AttributeField,
  FieldName,
  ProductFields,
  FileField,
  PictureField,
  ProductRecord,
  FileRow,
} from '@/server/modules/product/import-export/record/record'
import type { ImportedFile } from '@/server/modules/product/import-export/files/file-importer'
import type { ImportedImage } from '@/server/modules/product/import-export/images/image-importer'
import type { AttributeRow } from '@/server/modules/product/import-export/stored/stored-product'
import { splitValues } from '@/server/modules/product/import-export/taxonomy/create-taxonomy'
import { hasPredefinedValues, type Attribute, type Taxonomy } from '@/server/modules/product/import-export/taxonomy/taxonomy'
import { fileNameOf } from '@/server/modules/product/import-export/sources/source'

/** The fields of a record with ids instead of names; other products are still named by SKU. */
export type ResolvedFields = Omit<
  ProductFields,
  'manufacturer' | 'categories' | 'attributes' | 'axes' | 'pictures' | 'samplePages' | 'files'
> & {
  manufacturerId: number | null
  categoryIds: number[]
  /** Rows by attribute; an empty list removes the attribute's values. */
  attributeRows: Map<number, AttributeRow[]>
  axisIds: number[]
  /** `isComplete` false: some failed, so none may be removed (docs/rules/import-export.md#failed-sources). */
  pictures: ResolvedPictures
  samplePages: ResolvedPictures
  files: { rows: FileRow[]; isComplete: boolean }
}

type ResolvedPictures = { ids: number[]; isComplete: boolean }

export type ResolvedRecord = { record: ProductRecord; resolved: Partial<ResolvedFields> }

type Lookups = {
  taxonomy: Taxonomy
  findImage: (source: string) => ImportedImage | undefined
  findFile: (field: FileField) => ImportedFile | undefined
  columnOf: (field: FieldName) => string
}

/** Resolves the names of a record to ids. Missing taxonomy exists by now; what could not be created is an error. */
export function resolveFields(record: ProductRecord, lookups: Lookups): { resolved: Partial<ResolvedFields>; problems: Problem[] } {
  const problems: Problem[] = []
  const note = (level: Problem['level'], column: string, message: string) => problems.push({ level, row: record.row, column, message })
  const { manufacturer, categories, attributes, axes, pictures, samplePages, files, ...same } = record.fields
  const resolved: Partial<ResolvedFields> = { ...same }
  if (manufacturer !== undefined)
    resolved.manufacturerId = manufacturer === null ? null : lookups.taxonomy.findManufacturer(manufacturer)?.id
  if (categories !== undefined) {
    const resolvedItems = categories.map((name) => lookups.taxonomy.category(name)?.id)
    if (resolvedItems.includes(undefined)) note('error', lookups.columnOf('categories'), 'Kategorije s tim slugom nema.')
    resolved.categoryIds = [...new Set(resolvedItems.flatMap((id) => id ?? []))]
  }
  if (axes !== undefined) {
    const resolvedItems = axes.map((axis) => lookups.taxonomy.attribute(axis))
    const invalidAxis = resolvedItems.find((one) => one && !hasPredefinedValues(one))
    if (invalidAxis) note('error', lookups.columnOf('axes'), axisMessage(invalidAxis))
    resolved.axisIds = [...new Set(resolvedItems.flatMap((one) => one?.id ?? []))]
  }
  if (attributes !== undefined) {
    resolved.attributeRows = new Map()
    for (const field of attributes) {
      const attribute = lookups.taxonomy.attribute(field)
      if (!attribute) continue
      try {
        const dropped = droppedValues(field, attribute)
        if (dropped.length > 0)
          note('warning', field.column, `Atribut „${attribute.label}” prima jednu vrijednost, pa otpada: ${dropped.join(', ')}`)
        const earlier = resolved.attributeRows.get(attribute.id) ?? []
        const merged = mergeRows(earlier, rowsOf(field, attribute, lookups.taxonomy), attribute)
        if (merged.isLost)
          note('warning', field.column, `Atribut „${attribute.label}” već ima drugu vrijednost, pa otpada: ${shownValues(field)}`)
        resolved.attributeRows.set(attribute.id, merged.rows)
      } catch (error) {
        if (!(error instanceof CellError)) throw error
        // docs/rules/import-export.md#foreign-values
        if ('values' in field.given) note('warning', field.column, `Vrijednost atributa „${attribute.label}” otpada. ${error.message}`)
        else note('error', field.column, error.message)
      }
    }
  }
  const resolvePictures = (fields: PictureField[], column: string): ResolvedPictures => {
    const resolvedItems = fields.map(({ source }) => ({ source, imported: lookups.findImage(source) }))
    for (const { source, imported } of resolvedItems)
      if (imported && 'failure' in imported) note('warning', column, `${quoteCell(source)}: ${imported.failure}`)
    const ids = resolvedItems.flatMap(({ imported }) => (imported && 'id' in imported ? imported.id : []))
    return { ids: [...new Set(ids)], isComplete: ids.length === resolvedItems.length }
  }
  if (pictures !== undefined) resolved.pictures = resolvePictures(pictures, lookups.columnOf('pictures'))
  if (samplePages !== undefined) resolved.samplePages = resolvePictures(samplePages, lookups.columnOf('samplePages'))
  if (files !== undefined) {
    if (files.length > maxFilesPerProduct)
      note('error', lookups.columnOf('files'), `Proizvod smije imati najviše ${maxFilesPerProduct} datoteka.`)
    // Numbered before failures are removed, so that each file keeps its name at every import.
    const named = withUniqueNames(files.map((field) => ({ field, name: field.name || fileNameOf(field.source) })))
    const resolvedItems = named.map(({ field, name }) => ({ field, name, imported: lookups.findFile(field) }))
    for (const { field, imported } of resolvedItems)
      if (imported && 'failure' in imported) note('warning', lookups.columnOf('files'), `${quoteCell(field.source)}: ${imported.failure}`)
    const rows = resolvedItems.flatMap(({ name, imported }) => (imported && 'hash' in imported ? { ...imported, name } : []))
    resolved.files = { rows, isComplete: rows.length === resolvedItems.length }
  }
  return { resolved, problems }
}

/** Several columns may name one attribute. Where it takes one value, the first one counts. */
function mergeRows(earlier: readonly AttributeRow[], rows: readonly AttributeRow[], { input }: Attribute) {
  const byValue = new Map([...earlier, ...rows].map((row) => [JSON.stringify(row), row]))
  const all = [...byValue.values()]
  const isLost = earlier.length > 0 && input !== 'multipleSelect' && all.length > earlier.length
  return { rows: isLost ? [...earlier] : all, isLost }
}

function shownValues({ given }: AttributeField): string {
  return 'cell' in given ? given.cell : given.values.join(', ')
}

function droppedValues({ given }: AttributeField, attribute: Attribute): string[] {
  const isSingle = attribute.input !== 'multipleSelect' && hasPredefinedValues(attribute)
  return 'values' in given && isSingle ? given.values.slice(1) : []
}

/** Errors of a record that need nothing to be created first, so that a refused record leaves no taxonomy behind. */
export function findEarlyErrors(record: ProductRecord, { taxonomy, columnOf }: Pick<Lookups, 'taxonomy' | 'columnOf'>): Problem[] {
  const { categories = [], attributes = [], axes = [] } = record.fields
  const error = (column: string, message: string): Problem => ({ level: 'error', row: record.row, column, message })
  const isUnknown = categories.some((name) => 'slug' in name && !taxonomy.category(name))
  const invalidAxis = axes.map((axis) => taxonomy.attribute(axis)).find((one) => one && !hasPredefinedValues(one))
  return [
    ...(isUnknown ? [error(columnOf('categories'), 'Kategorije s tim slugom nema.')] : []),
    ...(invalidAxis ? [error(columnOf('axes'), axisMessage(invalidAxis))] : []),
    ...attributes.flatMap((field) => {
      const attribute = taxonomy.attribute(field) ?? {
        id: 0,
        code: field.name,
        label: field.label,
        input: field.input,
        unit: field.unit,
        values: [],
      }
      if ('values' in field.given || hasPredefinedValues(attribute)) return []
      try {
        rowsOf(field, attribute, taxonomy)
        return []
      } catch (problem) {
        if (!(problem instanceof CellError)) throw problem
        return [error(field.column, problem.message)]
      }
    }),
  ]
}

function axisMessage({ label }: Attribute): string {
  return `Atribut „${label}” nema ponuđenih vrijednosti, pa ne može biti os izbora.`
}

const emptyRow = { valueId: null, number: null, moment: null, yes: null, text: null }

function rowsOf(field: AttributeField, attribute: Attribute, taxonomy: Taxonomy): AttributeRow[] {
  const values = splitValues(field, attribute)
  const row = { ...emptyRow, attributeId: attribute.id }
  return values.map((value) => {
    switch (attribute.input) {
      case 'dropdown':
      case 'multipleSelect':
      case 'textSwatch':
      case 'visualSwatch':
        return { ...row, valueId: taxonomy.findValue(attribute, value)?.id ?? null }
      case 'numberField':
        return { ...row, number: parseDecimal(value) }
      case 'date':
        return { ...row, moment: parseDay(value) }
      case 'dateTime':
        return { ...row, moment: parseTimestamp(value) }
      case 'yesNo':
        return { ...row, yes: parseYesNo(value) }
      case 'text':
        return { ...row, text: value }
    }
    return attribute.input satisfies never
  })
}

/** Makes the names of a product's files unique: a second 'zvuk.mp3' becomes 'zvuk (2).mp3'. */
function withUniqueNames<File extends { name: string }>(files: readonly File[]): File[] {
  const used = new Set<string>()
  return files.map((file) => {
    let { name } = file
    const { name: stem, ext } = path.parse(name)
    for (let n = 2; used.has(name); n++) name = `${stem} (${n})${ext}`
    used.add(name)
    return { ...file, name }
  })
}
