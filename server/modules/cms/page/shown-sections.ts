import { isWithin, settingsOf } from '@/lib/documents/section-settings'
import type { SectionDocument } from '@/lib/api/entities/page/section.schema'

/** The document without the sections outside their window, which no visitor may read (docs/rules/editing.md#time-window). */
export function shownSections(document: SectionDocument, now: Date): SectionDocument {
  const shown = Object.entries(document.sections).filter(([, section]) => isWithin(settingsOf(section).when, now))
  return { ...document, sections: Object.fromEntries(shown) }
}
