import { sectionTypeEntries } from '@/features/sections/section-types/section-type-entries'
import { masterKey } from '@/lib/documents/masters/master-edits'
import { mastersOf } from '@/lib/documents/masters/masters'
import { editStore, useEditStore } from '../../store/edit-store'
import { documentWithMasters } from '../../store/section-masters'
import { sectionOf } from '../../store/section-of'
import type { Check } from './check'
import { documentChecks } from './document-checks'

/** The checks of the documents' values, anew with each edit. */
export function useValueChecks(keys: readonly string[]): Check[] {
  const documents = useEditStore((state) => state.documents)
  const { pictures, links } = editStore.getState()
  const shapeOf = (type: string) => sectionOf(type)?.meta ?? null
  const sampleOf = (type: string) => {
    const entry = sectionTypeEntries.find((one) => one.type === type)
    return entry?.example ? { meta: entry.example.meta, linkMeta: entry.example.linkMeta, readyFields: entry.readyFields } : null
  }
  // A chosen page is checked with the values of its masters.
  const isSeenOnPage = (master: string) =>
    keys.some((key) => mastersOf(documents[key]?.draft.document ?? { v: 1, sections: {} }).some((id) => masterKey(id) === master))
  return keys.flatMap((key) => {
    const open = documents[key]
    return open && !isSeenOnPage(key)
      ? documentChecks(key, documentWithMasters(documents, open.draft.document), { shapeOf, sampleOf, pictures, links })
      : []
  })
}
