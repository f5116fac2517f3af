import type { Document, Json } from './document'

/** What the server accepts in a document (docs/rules/editing.md#document-limits). */
export const documentLimits = {
  bytes: 1_000_000,
  sections: 200,
  name: 80,
  /** Names of one record. */
  names: 1000,
  /** Values of a whole document, containers among them. */
  values: 100_000,
  type: 60,
  text: 100_000,
  array: 2000,
  depth: 30,
} as const

/** Names that every object has or that reach its prototype (docs/rules/editing.md#forbidden-names). */
export function isForbiddenName(name: string): boolean {
  const plain = name.replace(/^#/, '')
  return plain === 'prototype' || plain in Object.prototype
}

/** Whether the sections, names and values of a document keep within the limits; its bytes are the caller's. */
export function isWithinLimits({ sections, page }: Document): boolean {
  if (Object.keys(sections).length > documentLimits.sections) return false
  let count = 0
  const waiting: Json[] = [...Object.values(sections), page ?? {}]
  for (let value = waiting.pop(); value !== undefined; value = waiting.pop()) {
    if (++count > documentLimits.values) return false
    if (typeof value !== 'object' || value === null) continue
    const inner = Object.values(value)
    if (!Array.isArray(value) && inner.length > documentLimits.names) return false
    for (const one of inner) waiting.push(one)
  }
  return true
}

/** Whether a value of an unknown source may stand in a document: JSON within the limits, without forbidden names or characters. */
export function isAllowedValue(value: unknown, depth = 0): value is Json {
  if (depth > documentLimits.depth) return false
  if (value === null || typeof value === 'boolean') return true
  if (typeof value === 'number') return Number.isFinite(value)
  if (typeof value === 'string') return isAllowedText(value, documentLimits.text)
  if (Array.isArray(value)) return value.length <= documentLimits.array && value.every((one) => isAllowedValue(one, depth + 1))
  if (typeof value !== 'object') return false
  const entries = Object.entries(value)
  if (entries.length > documentLimits.names) return false
  return entries.every(([name, inner]) => isAllowedName(name) && isAllowedValue(inner, depth + 1))
}

function isAllowedName(name: string) {
  return name !== '' && isAllowedText(name, documentLimits.name) && !isForbiddenName(name)
}

export function isAllowedText(text: string, max: number) {
  return text.length <= max && text.isWellFormed() && !text.includes('\0')
}
