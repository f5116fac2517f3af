import { sectionCatalogue, type CatalogueEntry, type PageRegion } from '@/features/sections/catalogue/catalogue'
import { plainTextOf } from '@/lib/documents/plain-text'
import { fold } from '@/lib/text/fold'
import { isAllowedIn } from '../documents'

type Example = NonNullable<CatalogueEntry['example']>
export type AddableSection = CatalogueEntry & { example: Example }

/** The sections that an editor can add to a document. */
export function addableSections(region: PageRegion): AddableSection[] {
  return sectionCatalogue.flatMap((entry) =>
    entry.example && isAllowedIn(entry.type, region) ? [{ ...entry, example: entry.example }] : [],
  )
}

type Names = { nameOf: (type: string) => string; wordsOf: (type: string) => string; groupOf: (group: CatalogueEntry['group']) => string }

/** Those that have all words of a search in their name, their search words, their group or their example. */
export function findSections(sections: readonly AddableSection[], search: string, { nameOf, wordsOf, groupOf }: Names): AddableSection[] {
  const words = fold(search).split(/\s+/).filter(Boolean)
  return sections.filter(({ type, group, example }) => {
    const text = fold([nameOf(type), wordsOf(type), groupOf(group), type, plainTextOf({ ...example, pos: '' })].join(' '))
    return words.every((word) => text.includes(word))
  })
}

/** In the order of the catalogue, group by group. */
export function groupSections(sections: readonly AddableSection[]) {
  const groups = [...new Set(sections.map(({ group }) => group))]
  return groups.map((group) => ({ group, entries: sections.filter((one) => one.group === group) }))
}
