import type { Shape } from '@/features/sections/fields'
import type { Json } from '@/lib/documents/document'

/** What tells a list item from others: its first text. */
export function itemLabel(shape: Shape, item: { [name: string]: Json }): string {
  const texts = Object.entries(shape).flatMap(([name, { kind }]) => (kind === 'text' ? [item[name]] : []))
  return texts.filter((text) => typeof text === 'string').find((text) => text !== '') ?? ''
}
