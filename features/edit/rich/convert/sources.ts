import type { Node } from '@tiptap/pm/model'
import type { RichNode } from '@/lib/api/entities/common.schema'

/**
 * The stored JSON of the editor's nodes. ProseMirror never changes a node, so a node that is still there was not edited and is stored as it was, however
 * unusual its JSON is.
 */
const sources = new WeakMap<Node, RichNode>()

export function remember(node: Node, source: RichNode): Node {
  sources.set(node, source)
  return node
}

export function sourceOf(node: Node): RichNode | undefined {
  return sources.get(node)
}
