import type { Mark, Node } from '@tiptap/pm/model'
import type { RichNode } from '@/lib/api/entities/common.schema'
import type { Kept } from '../schema/kept'
import { remember, sourceOf } from './sources'

/** The editor's document as rich text to be stored; null if it is empty. Untouched parts come back as they were stored. */
export function fromEditorDoc(doc: Node): RichNode | null {
  if (sourceOf(doc) !== undefined) return toRichNode(doc)
  const first = doc.childCount === 1 ? doc.firstChild : null
  const isEmpty = first?.type.name === 'paragraph' && first.content.size === 0
  return isEmpty ? null : toRichNode(doc)
}

function toRichNode(node: Node): RichNode {
  const source = sourceOf(node)
  if (source !== undefined) return source
  const made = build(node)
  remember(node, made)
  return made
}

function build(node: Node): RichNode {
  const type = node.type.name
  if (type === 'unknownBlock' || type === 'unknownInline') return node.attrs.node
  const marks = node.marks.map(toRichMark)
  if (node.isText) return { type, text: node.text ?? '', ...(marks.length > 0 ? { marks } : {}) }
  const kept: Kept = { ...node.attrs.kept, ...(marks.length > 0 ? { marks } : {}) }
  const level = type === 'heading' ? { attrs: { ...kept.attrs, level: node.attrs.level } } : {}
  return { type, ...kept, ...level, ...(node.isLeaf ? {} : { content: node.children.map(toRichNode) }) }
}

function toRichMark({ type, attrs }: Mark): NonNullable<RichNode['marks']>[number] {
  if (type.name === 'unknownMark') return attrs.mark
  return attrs.attrs === null ? { type: type.name } : { type: type.name, attrs: attrs.attrs }
}
