import { valueAt } from '@/lib/documents/changes'
import type { Document, DocumentSection, Json } from '@/lib/documents/document'
import { fieldOf } from '@/lib/documents/draft'
import { masterOf } from '@/lib/documents/masters/masters'
import { settingsOf, type Device } from '@/lib/documents/section-settings'
import { useEditStore, type EditState } from './edit-store'
import { sectionWithMaster } from './section-masters'

/** What the canvas shows of a document: the draft, or a version that somebody looks at. */
export function shownDocument({ documents, preview, canvasMode }: EditState, key: string): Document | undefined {
  return (canvasMode === 'view' ? preview?.[key] : undefined) ?? documents[key]?.draft.document
}

/** What the canvas shows of a section. */
function shownSection(state: EditState, key: string, section: string): DocumentSection | undefined {
  const own = shownDocument(state, key)?.sections[section]
  return own && sectionWithMaster(state.documents, own)
}

/** A section of an open document with its master's values; the same object until it changes. */
export function useSection(key: string, section: string): DocumentSection | undefined {
  return useEditStore((state) => shownSection(state, key, section))
}

/** The type of a section of an open document; undefined when it is not there. */
export function useSectionType(key: string, section: string): string | undefined {
  return useEditStore((state) => shownSection(state, key, section)?.type)
}

/** The master of a section of an open document; null for one without. */
export function useMasterId(key: string, section: string): number | null {
  return useEditStore((state) => {
    const shown = shownSection(state, key, section)
    return shown ? masterOf(shown) : null
  })
}

/** Whether a section of an open document is hidden on a device. */
export function useIsHidden(key: string, section: string, device: Device): boolean {
  return useEditStore((state) => settingsOf(shownSection(state, key, section)).hide[device])
}

/** The values that a section with a master has itself; undefined for a section without one. */
export function useOwnValues(key: string, section: string): DocumentSection | undefined {
  return useEditStore(({ documents }) => {
    const own = documents[key]?.draft.document.sections[section]
    return own && masterOf(own) !== null ? own : undefined
  })
}

/** A field of an open document. */
export function useFieldValue(key: string, section: string, path: readonly string[]): Json | undefined {
  return useEditStore((state) => {
    if (section !== '') return valueAt(shownSection(state, key, section), path)
    const document = shownDocument(state, key)
    return document && fieldOf(document, { section, path })
  })
}
