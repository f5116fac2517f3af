import { createMissingTaxonomy, type TaxonomyCreation } from '@/server/modules/product/import-export/taxonomy/create-taxonomy'
import { findEarlyErrors, resolveFields, type ResolvedRecord } from './resolve-fields'
import type { FileImporter } from '@/server/modules/product/import-export/files/file-importer'
import type { ImageImporter } from '@/server/modules/product/import-export/images/image-importer'
import type { FieldName, FileField, ProductRecord } from '@/server/modules/product/import-export/record/record'
import type { ImportReporter } from '@/server/modules/product/import-export/record/import-report'

export type ResolveContext = {
  creation: TaxonomyCreation
  imageImporter: ImageImporter
  fileImporter: FileImporter
  reporter: ImportReporter
  columnOf: (field: FieldName) => string
}

/** Creates missing taxonomy, imports images and files, and replaces names by ids. Leaves out records with errors. */
export async function resolveRecords(
  given: readonly ProductRecord[],
  { creation, imageImporter, fileImporter, reporter, columnOf }: ResolveContext,
): Promise<ResolvedRecord[]> {
  const records = given.filter((record) => {
    const errors = findEarlyErrors(record, { taxonomy: creation.taxonomy, columnOf })
    reporter.addProblems(...errors)
    if (errors.length > 0) reporter.countRefused()
    return errors.length === 0
  })
  await createMissingTaxonomy(creation, records)
  imageImporter.clear()
  await imageImporter.importAll(records.flatMap(imagesOf))
  fileImporter.clear()
  await fileImporter.importAll(records.flatMap(({ fields }) => fields.files ?? []))
  const lookups = {
    taxonomy: creation.taxonomy,
    findImage: (source: string) => imageImporter.find(source),
    findFile: (field: FileField) => fileImporter.find(field),
    columnOf,
  }
  return records.flatMap((record) => {
    const { resolved, problems } = resolveFields(record, lookups)
    reporter.addProblems(...problems)
    if (problems.every(({ level }) => level === 'warning')) return { record, resolved }
    reporter.countRefused()
    return []
  })
}

function imagesOf({ fields }: ProductRecord) {
  const [text] = Object.values(fields.texts ?? {})
  return [...(fields.pictures ?? []), ...(fields.samplePages ?? [])].map(({ source, alt }) => ({ source, alt, name: text?.name ?? '' }))
}
