import { AppError } from '@/lib/api/errors'
import type { Json } from '@/lib/documents/document'
import { texts } from '@/server/core/texts'
import type { Fields } from '@/server/modules/cms/draft/merge-fields'

/** The most characters of one text field; rich text is bounded by the document. */
const maxLength = 5000

/** The text to write; undefined where the field is not to be written. @throws VALIDATION for anything but text */
export function textOf(fields: Fields, name: string, { isRequired = false } = {}): string | undefined {
  const value: Json | undefined = fields[name]
  if (value === undefined) return undefined
  if (typeof value !== 'string' || value.length > maxLength) throw invalid(name, texts.editing.invalidText)
  if (isRequired && value.trim() === '') throw invalid(name, texts.editing.emptyText)
  return value.trim()
}

export function invalid(name: string, message: string) {
  return new AppError('VALIDATION', { fieldErrors: { [name]: [message] } })
}
