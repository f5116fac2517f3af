import { isRecord, type DocumentSection } from '@/lib/documents/document'
import { plainTextOf } from '@/lib/documents/plain-text'

/** The title of a section or the start of its text, by which one of several of a type is known; empty without any. */
export function sectionText(section: DocumentSection): string {
  const title = isRecord(section.meta) ? section.meta.title : null
  const [first = ''] = plainTextOf(section).split('\n')
  return (typeof title === 'string' && title !== '' ? title : first).slice(0, 80)
}
