import { sectionTypeEntries, type SectionTypeEntry, type PageRegion } from '@/features/sections/section-types/section-type-entries'
import { plainTextOf } from '@/lib/documents/plain-text'
import { fold } from '@/lib/text/fold'
import { isAllowedIn } from '../documents'

type Example = NonNullable<SectionTypeEntry['example']>
export type AddableSection = SectionTypeEntry & { example: Example }

/** The sections that an editor can add to a document. */
export function addableSections(region: PageRegion): AddableSection[] {
  return sectionTypeEntries.flatMap((entry) =>
    entry.example && isAllowedIn(entry.type, region) ? [{ ...entry, example: entry.example }] : [],
  )
}

type Names = { nameOf: (type: string) => string; wordsOf: (type: string) => string; groupOf: (group: SectionTypeEntry['group']) => string }

/** Those that have all words of a search in their name, their search words, their group or their example. */
export function findSections(sections: readonly AddableSection[], search: string, { nameOf, wordsOf, groupOf }: Names): AddableSection[] {
  const words = fold(search).split(/\s+/).filter(Boolean)
  return sections.filter(({ type, group, example }) => {
    const text = fold([nameOf(type), wordsOf(type), groupOf(group), type, plainTextOf({ ...example, pos: '' })].join(' '))
    return words.every((word) => text.includes(word))
  })
}

/** In the order of `sectionTypeEntries`, group by group. */
export function groupSections(sections: readonly AddableSection[]) {
  const groups = [...new Set(sections.map(({ group }) => group))]
  return groups.map((group) => ({ group, entries: sections.filter((one) => one.group === group) }))
}
