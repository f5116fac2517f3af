import { makeTerms, type Making } from '@/server/modules/product/import-export/catalogue/make-terms'
import { wantedOf, type WantedRecord } from '@/server/modules/product/import-export/catalogue/wanted'
import type { FileShelf } from '@/server/modules/product/import-export/files/file-shelf'
import type { Shelf } from '@/server/modules/product/import-export/pictures/shelf'
import type { FactName, FileFact, ProductRecord } from '@/server/modules/product/import-export/record'
import type { Tally } from './tally'

export type Resolving = { making: Making; shelf: Shelf; fileShelf: FileShelf; tally: Tally; columnOf: (fact: FactName) => string }

/** Creates missing taxonomy, imports images and files, and replaces names by ids. Leaves out records with errors. */
export async function resolveRecords(
  records: readonly ProductRecord[],
  { making, shelf, fileShelf, tally, columnOf }: Resolving,
): Promise<WantedRecord[]> {
  await makeTerms(making, records)
  shelf.forget()
  await shelf.place(records.flatMap(imagesOf))
  fileShelf.forget()
  await fileShelf.place(records.flatMap(({ said }) => said.files ?? []))
  const lookups = {
    terms: making.terms,
    placed: (source: string) => shelf.placed(source),
    placedFile: (fact: FileFact) => fileShelf.placed(fact),
    columnOf,
  }
  return records.flatMap((record) => {
    const { wanted, problems } = wantedOf(record, lookups)
    tally.note(...problems)
    if (problems.every(({ level }) => level === 'warning')) return { record, wanted }
    tally.refuse()
    return []
  })
}

function imagesOf({ said }: ProductRecord) {
  const [text] = Object.values(said.texts ?? {})
  return (said.pictures ?? []).map(({ source, alt }) => ({ source, alt, name: text?.name ?? '' }))
}
