import { field } from '@/features/sections/fields'
import { parseValues } from '@/features/sections/parse-values'
import type { RichNode } from '@/lib/api/entities/common.schema'
import type { Json } from '@/lib/documents/document'

/** Stored rich text; null where there is none. */
export function richOf(value: Json | undefined): RichNode | null {
  return parseValues({ rich: field.rich() }, { rich: value }).rich
}

/** Rich text as a document stores it; also beyond its limits, which the server refuses until it is shortened (docs/rules/editing.md#text-limits). */
export function storedRich(doc: RichNode): Json {
  const stored: Json = JSON.parse(JSON.stringify(doc))
  return stored
}

/** Whether there is nothing to read: an empty paragraph has no height, and nobody would find it. */
export function isEmptyRich(doc: RichNode | null): boolean {
  return doc === null || !hasContent(doc)
}

function hasContent({ type, text, content }: RichNode): boolean {
  return type === 'horizontalRule' || (text ?? '') !== '' || (content?.some(hasContent) ?? false)
}
