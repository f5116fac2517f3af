import type { Change } from './changes'
import { isRecord, type Document, type DocumentSection } from './document'
import { documentLimits, isAllowedText, isAllowedValue } from './limits'
import { withNewIds, type NewId } from './new-ids'
import { plainTextOf } from './plain-text'
import { insertSections, orderedSections, type InsertTarget } from './sections'

/** The media type under which sections lie in the clipboard, beside their text as `text/plain`. */
export const clipboardType = 'application/x-izlog-sections+json'

/** `json` is for this editor, on any page; `text` for every other program. */
export type ClipboardContent = { json: string; text: string }

/** The sections in the order of the page, whatever the order of the ids. */
export function copySections(document: Document, ids: readonly string[]): ClipboardContent {
  const sections = orderedSections(document).flatMap(({ id, section }) => (ids.includes(id) ? [section] : []))
  return {
    json: JSON.stringify({ izlog: 'sections', v: 1, sections }),
    text: sections.map(plainTextOf).filter(Boolean).join('\n\n'),
  }
}

/** The sections of a clipboard; null for any other text. Unknown types and fields survive within the limits of a document (docs/rules/editing.md#clipboard). */
export function parseClipboard(text: string): DocumentSection[] | null {
  if (text.length > documentLimits.bytes) return null
  const content = parseJson(text)
  if (!isRecord(content) || content.izlog !== 'sections' || content.v !== 1 || !Array.isArray(content.sections)) return null
  const { sections } = content
  const isCount = sections.length > 0 && sections.length <= documentLimits.sections
  return isCount && sections.every(isSection) ? sections : null
}

/** Under new ids, so that what is pasted twice is two things (docs/rules/editing.md#new-ids). The first changes add the sections in order. */
export function pasteChanges(
  document: Document,
  sections: readonly DocumentSection[],
  { place, newId }: { place: InsertTarget; newId: NewId },
): Change[] {
  return insertSections(document, { sections: withNewIds(sections, newId), place })
}

/** Whether a value of an unknown source may be a section. */
export function isSection(value: unknown): value is DocumentSection {
  if (!isRecord(value) || !isAllowedValue(value)) return false
  const { type, pos } = value
  return typeof pos === 'string' && typeof type === 'string' && type !== '' && isAllowedText(type, documentLimits.type)
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
