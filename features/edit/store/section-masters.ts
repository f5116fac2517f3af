import type { Document, DocumentSection } from '@/lib/documents/document'
import { masterKey, masterSection } from '@/lib/documents/masters/master-edits'
import { masterOf, withMaster } from '@/lib/documents/masters/masters'
import { editStore } from './edit-store'

type OpenDocuments = { [key: string]: { draft: { document: Document } } }

/** The section of a master's open draft; undefined for a section without a master. */
function masterSectionOf(documents: OpenDocuments, section: DocumentSection): DocumentSection | undefined {
  const id = masterOf(section)
  return id === null ? undefined : documents[masterKey(id)]?.draft.document.sections[masterSection]
}

/** A section with the values of its master's draft under its own; the same object until one of both changes. */
export function sectionWithMaster(documents: OpenDocuments, own: DocumentSection): DocumentSection {
  const master = masterSectionOf(documents, own)
  if (!master) return own
  const last = merged.get(own)
  if (last?.master === master) return last.shown
  const shown = withMaster(own, master)
  merged.set(own, { master, shown })
  return shown
}

const merged = new WeakMap<DocumentSection, { master: DocumentSection; shown: DocumentSection }>()

/** A document with the values of its masters' drafts; sections whose master is not open stay as they are. */
export function documentWithMasters(documents: OpenDocuments, document: Document): Document {
  if (Object.values(document.sections).every((section) => masterOf(section) === null)) return document
  const sections = Object.entries(document.sections).map(([id, own]) => [id, sectionWithMaster(documents, own)] as const)
  return { ...document, sections: Object.fromEntries(sections) }
}

/** A section with a master, whose draft is open. */
export function masterUse({ key, section }: { key: string; section: string }) {
  const { documents } = editStore.getState()
  const own = documents[key]?.draft.document.sections[section]
  const master = own && masterSectionOf(documents, own)
  return own && master ? { key, section, own, master } : null
}
