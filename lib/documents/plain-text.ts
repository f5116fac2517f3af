import { isRecord, type DocumentSection, type Json } from './document'
import { isItem } from './new-ids'
import { compareEntries } from './positions'

/** The texts of a section's content and links, a line each, for other programs. Pictures and settings have none. */
export function plainTextOf({ meta, linkMeta }: DocumentSection): string {
  const labels = isRecord(linkMeta) ? Object.values(linkMeta).flatMap((link) => (isRecord(link) ? linesOf(link.label) : [])) : []
  return [...linesOf(meta), ...labels].join('\n')
}

function linesOf(value: Json | undefined): string[] {
  if (typeof value === 'string') return value.trim() === '' ? [] : [value]
  if (!isRecord(value)) return []
  if (value.type === 'doc') return blocksOf(value)
  if ('mediaId' in value || 'src' in value) return []
  const entries = Object.entries(value).map(([id, inner]) => ({ id, inner, pos: isItem(inner) ? inner.pos : '' }))
  const isList = entries.some(({ pos }) => pos !== '')
  const ordered = isList ? entries.toSorted(compareEntries) : entries
  return ordered.flatMap(({ id, inner }) => (id === 'pos' ? [] : linesOf(inner)))
}

/** A line for each block of rich text that holds text. */
function blocksOf(node: Json | undefined): string[] {
  if (!isRecord(node) || !Array.isArray(node.content)) return []
  const isTextBlock = node.content.some((child) => isRecord(child) && typeof child.text === 'string')
  return isTextBlock ? [node.content.map(textOf).join('')] : node.content.flatMap(blocksOf)
}

function textOf(node: Json): string {
  if (!isRecord(node)) return ''
  return typeof node.text === 'string' ? node.text : ' '
}
