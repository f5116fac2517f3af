import type { Shape } from '@/features/sections/fields'
import type { Json } from '@/lib/documents/document'

/** What tells a list item from others: its first text. */
export function itemLabel(shape: Shape, item: { [name: string]: Json }): string {
  const text = Object.entries(shape).find(([name, field]) => field.kind === 'text' && typeof item[name] === 'string' && item[name] !== '')
  return text ? String(item[text[0]]) : ''
}
