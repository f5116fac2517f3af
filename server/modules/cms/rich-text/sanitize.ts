import { isDeepStrictEqual } from 'node:util'
import type { RichNode } from '@/lib/api/entities/common.schema'
import { isAllowedHref } from '@/lib/routing/allowed-href'
import { recordLinkKinds } from '@/lib/routing/links'

/** The nodes and marks of our rich text. */
export const richTextNodes = new Set(
  'doc paragraph heading bulletList orderedList listItem blockquote text hardBreak horizontalRule'.split(' '),
)
export const richTextMarks = new Set(['bold', 'italic', 'link'])

type RichAttributes = { [name: string]: unknown }

/**
 * Removes every node, mark and attribute that our rich text does not have. A node of an unknown type that `before` has already stays as it is, so that an edit
 * around it does not lose it.
 */
export function sanitizeRichText(node: RichNode, before?: RichNode): RichNode {
  return sanitizeNode(node, before ? unknownNodes(before) : [])
}

function unknownNodes(node: RichNode): RichNode[] {
  return (node.content ?? []).flatMap((child) => (richTextNodes.has(child.type) ? unknownNodes(child) : child))
}

function sanitizeNode(node: RichNode, known: readonly RichNode[]): RichNode {
  const isKnown = (child: RichNode) => known.some((one) => isDeepStrictEqual(one, child))
  const content = (node.content ?? []).flatMap((child) => {
    if (richTextNodes.has(child.type)) return sanitizeNode(child, known)
    return isKnown(child) ? child : []
  })
  if (node.type === 'text') return textNode(node)
  if (node.type === 'heading') return { type: 'heading', attrs: { level: node.attrs?.level === 3 ? 3 : 2 }, content }
  return node.content === undefined && node.type !== 'doc' ? { type: node.type } : { type: node.type, content }
}

function textNode({ text = '', marks: given = [] }: RichNode): RichNode {
  const allowed = given
    .filter(({ type, attrs }) => richTextMarks.has(type) && (type !== 'link' || linkAttributes(attrs) !== null))
    .map(({ type, attrs }) => (type === 'link' ? { type, attrs: linkAttributes(attrs) ?? {} } : { type }))
  return { type: 'text', text, ...(allowed.length > 0 ? { marks: allowed } : {}) }
}

/** Of a link to a record its kind, id and anchor (docs/rules/content.md#links-by-id), of another its address; null for none that is allowed. */
function linkAttributes(attrs: RichAttributes = {}): RichAttributes | null {
  const { kind, id, hash, href } = attrs
  const isRecord = recordLinkKinds.some((one) => one === kind) && typeof id === 'number' && Number.isInteger(id) && id > 0
  if (isRecord) return { kind, id, ...(typeof hash === 'string' && hash !== '' ? { hash } : {}) }
  return isAllowedHref(href) ? { href } : null
}
