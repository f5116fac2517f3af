import { makeTerms, type Making } from '../catalogue/make-terms'
import { wantedOf, type WantedRecord } from '../catalogue/wanted'
import type { Shelf } from '../pictures/shelf'
import type { FactName, ProductRecord } from '../record'
import type { Tally } from './tally'

export type Resolving = { making: Making; shelf: Shelf; tally: Tally; columnOf: (fact: FactName) => string }

/** Names become ids: what they name is made first where it is missing, and pictures are brought in. Records that cannot be understood stay out. */
export async function resolveRecords(
  records: readonly ProductRecord[],
  { making, shelf, tally, columnOf }: Resolving,
): Promise<WantedRecord[]> {
  await makeTerms(making, records)
  shelf.forget()
  await shelf.place(records.flatMap(picturesOf))
  const words = { terms: making.terms, placed: (source: string) => shelf.placed(source), columnOf }
  return records.flatMap((record) => {
    const { wanted, problems } = wantedOf(record, words)
    tally.note(...problems)
    if (problems.every(({ level }) => level === 'warning')) return { record, wanted }
    tally.refuse()
    return []
  })
}

function picturesOf({ said }: ProductRecord) {
  const [text] = Object.values(said.texts ?? {})
  return (said.pictures ?? []).map(({ source, alt }) => ({ source, alt, name: text?.name ?? '' }))
}
