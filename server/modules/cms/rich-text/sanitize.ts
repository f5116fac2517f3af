import type { RichNode } from '@/lib/api/entities/common.schema'
import { isAllowedHref } from '@/lib/routing/allowed-href'

/** The nodes and marks of our rich text. */
export const richTextNodes = new Set(
  'doc paragraph heading bulletList orderedList listItem blockquote text hardBreak horizontalRule'.split(' '),
)
export const richTextMarks = new Set(['bold', 'italic', 'link'])

/** Removes every node, mark and attribute that our rich text does not have. */
export function sanitizeRichText(node: RichNode): RichNode {
  const content = (node.content ?? []).filter((child) => richTextNodes.has(child.type)).map(sanitizeRichText)
  if (node.type === 'text') return textNode(node)
  if (node.type === 'heading') return { type: 'heading', attrs: { level: node.attrs?.level === 3 ? 3 : 2 }, content }
  return node.content === undefined && node.type !== 'doc' ? { type: node.type } : { type: node.type, content }
}

function textNode({ text = '', marks: given = [] }: RichNode): RichNode {
  const allowed = given
    .filter(({ type, attrs }) => richTextMarks.has(type) && (type !== 'link' || isAllowedHref(attrs?.href)))
    .map(({ type, attrs }) => (type === 'link' ? { type, attrs: { href: attrs?.href } } : { type }))
  return { type: 'text', text, ...(allowed.length > 0 ? { marks: allowed } : {}) }
}
