import { sectionTypeEntries, type PageRegion } from '@/features/sections/section-types/section-type-entries'
import { layoutSections } from '@/features/sections/document/registry'
import type { Document } from '@/lib/documents/document'
import { documentLimits } from '@/lib/documents/limits'
import { editStore } from '../store/edit-store'
import { documentWithMasters } from '../store/section-masters'

/** In the order in which they stand on a page. */
const regions: readonly PageRegion[] = ['header', 'page', 'footer', 'cookie']

const layoutTypes = new Map<string, PageRegion>(
  Object.entries(layoutSections).flatMap(([handler, { type }]) => {
    const region = sectionTypeEntries.find((entry) => entry.type === type)?.allowedIn[0]
    return region ? [[handler, region] as const] : []
  }),
)

/** A layout element is known by its one section; everything else is a page. */
export function regionOf(key: string, document: Document): PageRegion {
  if (!key.startsWith('element:')) return 'page'
  const [section] = Object.values(document.sections)
  return (section && layoutTypes.get(section.type)) ?? 'page'
}

/** Whether its sections can be added, moved and removed; a layout element always has one, a product or a post none. */
export function hasSections(key: string): boolean {
  return key.startsWith('page:')
}

/** Whether a document shows on other pages too: layout elements and shared sections. */
export function isSharedDocument(key: string): boolean {
  return key.startsWith('element:') || key.startsWith('master:')
}

type OpenDocuments = { [key: string]: { draft: { document: Document } } }

export type PageDocument = { key: string; region: PageRegion; document: Document }

/** The open documents with sections from the top of the page to its end, with the values of their masters. */
export function documentsInOrder(documents: OpenDocuments): PageDocument[] {
  return Object.entries(documents)
    .filter(([key]) => hasSections(key) || key.startsWith('element:'))
    .map(([key, { draft }]) => ({ key, region: regionOf(key, draft.document), document: documentWithMasters(documents, draft.document) }))
    .toSorted((a, b) => regions.indexOf(a.region) - regions.indexOf(b.region))
}

export function openDocumentOf(key: string): Document | undefined {
  return editStore.getState().documents[key]?.draft.document
}

/** The document whose sections the editor can arrange; null until it is open. */
export function arrangedKey(documents: OpenDocuments = editStore.getState().documents): string | null {
  return documentsInOrder(documents).find(({ key }) => hasSections(key))?.key ?? null
}

/** A type that this version does not know may be newer than it; it stays where pages are. */
export function isAllowedIn(type: string, region: PageRegion): boolean {
  const entry = sectionTypeEntries.find((one) => one.type === type)
  return entry ? entry.allowedIn.includes(region) : region === 'page' && !layoutTypes.has(type)
}

export function hasRoomFor(document: Document, count: number): boolean {
  return Object.keys(document.sections).length + count <= documentLimits.sections
}
