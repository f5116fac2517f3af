import { parseDay, parseMoment } from '@/server/modules/product/import-export/cells/moments'
import { parseDecimal, parseYesNo } from '@/server/modules/product/import-export/cells/numbers'
import { mostFiles } from '@/server/modules/product/files/file-kinds'
import { CellError, shown, type Problem } from '@/server/modules/product/import-export/problem'
import type { AttributeFact, FactName, Facts, FileFact, ProductRecord } from '@/server/modules/product/import-export/record'
import { nameIn, type FileRow, type PlacedFile } from '@/server/modules/product/import-export/files/file-shelf'
import { differentlyNamed } from '@/server/modules/product/import-export/files/differently-named'
import type { Placed } from '@/server/modules/product/import-export/pictures/shelf'
import type { AttributeRow } from './current'
import { valuesOf } from './make-terms'
import { hasChoices, type Attribute, type Terms } from './terms'

/** The fields of a record with ids instead of names; other products are still named by SKU. */
export type Wanted = Omit<Facts, 'manufacturer' | 'categories' | 'attributes' | 'axes' | 'pictures' | 'files'> & {
  manufacturerId: number | null
  categoryIds: number[]
  /** Rows by attribute; an empty list removes the attribute's values. */
  attributeRows: Map<number, AttributeRow[]>
  axisIds: number[]
  /** `isComplete` false: some failed, so none may be removed (docs/rules/import-export.md#failed-sources). */
  pictures: { ids: number[]; isComplete: boolean }
  files: { rows: FileRow[]; isComplete: boolean }
}

export type WantedRecord = { record: ProductRecord; wanted: Partial<Wanted> }

type Words = {
  terms: Terms
  placed: (source: string) => Placed | undefined
  placedFile: (field: FileFact) => PlacedFile | undefined
  columnOf: (field: FactName) => string
}

/** Resolves the names of a record to ids. Missing taxonomy exists by now; what could not be created is an error. */
export function wantedOf(record: ProductRecord, lookups: Words): { wanted: Partial<Wanted>; problems: Problem[] } {
  const problems: Problem[] = []
  const note = (level: Problem['level'], column: string, message: string) => problems.push({ level, row: record.row, column, message })
  const { manufacturer, categories, attributes, axes, pictures, files, ...same } = record.said
  const wanted: Partial<Wanted> = { ...same }
  if (manufacturer !== undefined) wanted.manufacturerId = manufacturer === null ? null : lookups.terms.manufacturer(manufacturer)?.id
  if (categories !== undefined) {
    const found = categories.map((name) => lookups.terms.category(name)?.id)
    if (found.includes(undefined)) note('error', lookups.columnOf('categories'), 'Kategorije s tim slugom nema.')
    wanted.categoryIds = [...new Set(found.flatMap((id) => id ?? []))]
  }
  if (axes !== undefined) {
    const found = axes.map((axis) => lookups.terms.attribute(axis))
    const invalidAxis = found.find((one) => one && !hasChoices(one))
    if (invalidAxis)
      note('error', lookups.columnOf('axes'), `Atribut „${invalidAxis.label}” nema ponuđenih vrijednosti, pa ne može biti os izbora.`)
    wanted.axisIds = [...new Set(found.flatMap((one) => one?.id ?? []))]
  }
  if (attributes !== undefined) {
    wanted.attributeRows = new Map()
    for (const field of attributes) {
      const attribute = lookups.terms.attribute(field)
      if (!attribute) continue
      try {
        const rows = rowsOf(field, attribute, lookups.terms)
        wanted.attributeRows.set(attribute.id, [...new Map(rows.map((row) => [row.valueId ?? row, row])).values()])
      } catch (error) {
        if (!(error instanceof CellError)) throw error
        note('error', field.column, error.message)
      }
    }
  }
  if (pictures !== undefined) {
    const found = pictures.map(({ source }) => ({ source, placed: lookups.placed(source) }))
    for (const { source, placed } of found)
      if (placed && 'failure' in placed) note('warning', lookups.columnOf('pictures'), `${shown(source)}: ${placed.failure}`)
    const ids = found.flatMap(({ placed }) => (placed && 'id' in placed ? placed.id : []))
    wanted.pictures = { ids: [...new Set(ids)], isComplete: ids.length === found.length }
  }
  if (files !== undefined) {
    if (files.length > mostFiles) note('error', lookups.columnOf('files'), `Proizvod smije imati najviše ${mostFiles} datoteka.`)
    // Numbered before failures are removed, so that each file keeps its name at every import.
    const named = differentlyNamed(files.map((field) => ({ field, name: field.name || nameIn(field.source) })))
    const found = named.map(({ field, name }) => ({ field, name, placed: lookups.placedFile(field) }))
    for (const { field, placed } of found)
      if (placed && 'failure' in placed) note('warning', lookups.columnOf('files'), `${shown(field.source)}: ${placed.failure}`)
    const rows = found.flatMap(({ name, placed }) => (placed && 'hash' in placed ? { ...placed, name } : []))
    wanted.files = { rows, isComplete: rows.length === found.length }
  }
  return { wanted, problems }
}

const emptyRow = { valueId: null, number: null, moment: null, yes: null, text: null }

function rowsOf(field: AttributeFact, attribute: Attribute, terms: Terms): AttributeRow[] {
  const values = valuesOf(field, attribute)
  const row = { ...emptyRow, attributeId: attribute.id }
  const isSingle = attribute.input !== 'multipleSelect'
  if (isSingle && values.length > 1)
    throw new CellError(`Atribut „${attribute.label}” prima jednu vrijednost, a dano ih je ${values.length}.`)
  return values.map((value) => {
    switch (attribute.input) {
      case 'dropdown':
      case 'multipleSelect':
      case 'textSwatch':
      case 'visualSwatch':
        return { ...row, valueId: terms.choice(attribute, value)?.id ?? null }
      case 'numberField':
        return { ...row, number: parseDecimal(value) }
      case 'date':
        return { ...row, moment: parseDay(value) }
      case 'dateTime':
        return { ...row, moment: parseMoment(value) }
      case 'yesNo':
        return { ...row, yes: parseYesNo(value) }
      case 'text':
        return { ...row, text: value }
    }
    return attribute.input satisfies never
  })
}
