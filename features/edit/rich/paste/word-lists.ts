import type { RichNode } from '@/lib/api/entities/common.schema'
import { styleOf } from './format'

type ListType = 'bulletList' | 'orderedList'
type ItemPlace = { type: ListType; level: number }

/** Word writes list items as paragraphs with a level; the bullet or number is text in a marked element. */
export function wordItemOf(element: Element): ItemPlace | null {
  const level = /\blevel(\d)/.exec(styleOf(element, 'mso-list') ?? '')?.[1]
  if (level === undefined) return null
  const marker = [...element.querySelectorAll('[style]')].find(isWordMarker)?.textContent ?? ''
  return { type: /^\s*[\da-z]{1,4}[.)]/i.test(marker) ? 'orderedList' : 'bulletList', level: Number(level) }
}

export function isWordMarker(element: Element): boolean {
  return styleOf(element, 'mso-list') === 'ignore'
}

/** Adds an item to the list at the end of the blocks, at its level, or begins a list. */
export function addListItem(blocks: RichNode[], { type, level }: ItemPlace, item: RichNode) {
  const last = blocks.at(-1)
  const isList = last?.type === 'bulletList' || last?.type === 'orderedList'
  const inner = isList && level > 1 ? last.content?.at(-1)?.content : undefined
  if (inner !== undefined) addListItem(inner, { type, level: level - 1 }, item)
  else if (isList && last.type === type) last.content?.push(item)
  else blocks.push({ type, content: [item] })
}
