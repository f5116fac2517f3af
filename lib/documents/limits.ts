import type { Json } from './document'

/** What the server accepts in a document (docs/rules/editing.md#document-limits). */
export const documentLimits = { bytes: 1_000_000, sections: 200, name: 80, type: 60, text: 100_000, array: 2000, depth: 30 } as const

/** Names that reach an object's prototype (docs/rules/editing.md#forbidden-names). */
export function isForbiddenName(name: string): boolean {
  return ['__proto__', 'constructor', 'prototype'].includes(name.replace(/^#/, ''))
}

/** Whether a value of an unknown source may stand in a document: JSON within the limits, without forbidden names or characters. */
export function isAllowedValue(value: unknown, depth = 0): value is Json {
  if (depth > documentLimits.depth) return false
  if (value === null || typeof value === 'boolean') return true
  if (typeof value === 'number') return Number.isFinite(value)
  if (typeof value === 'string') return isAllowedText(value, documentLimits.text)
  if (Array.isArray(value)) return value.length <= documentLimits.array && value.every((one) => isAllowedValue(one, depth + 1))
  if (typeof value !== 'object') return false
  return Object.entries(value).every(([name, inner]) => isAllowedName(name) && isAllowedValue(inner, depth + 1))
}

function isAllowedName(name: string) {
  return name !== '' && isAllowedText(name, documentLimits.name) && !isForbiddenName(name)
}

export function isAllowedText(text: string, max: number) {
  return text.length <= max && text.isWellFormed() && !text.includes('\0')
}
