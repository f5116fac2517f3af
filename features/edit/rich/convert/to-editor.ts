import type { Mark, Node, Schema } from '@tiptap/pm/model'
import type { RichNode } from '@/lib/api/entities/common.schema'
import { keptOf } from '../schema/kept'
import { remember } from './sources'

const blockTypes = new Set(['doc', 'paragraph', 'heading', 'bulletList', 'orderedList', 'listItem', 'blockquote', 'horizontalRule'])

/** Stored rich text as a document of the editor. Whatever the editor cannot hold becomes an unknown node with its JSON. */
export function toEditorDoc(schema: Schema, doc: RichNode | null): Node {
  if (doc === null) return schema.node('doc', null, [schema.node('paragraph')])
  const content = filled(schema, toBlocks(schema, doc.content ?? []))
  return remember(schema.node('doc', { kept: keptOf(doc.attrs, doc.marks) }, content), doc)
}

/** Consecutive texts between blocks become a paragraph. */
export function toBlocks(schema: Schema, nodes: readonly RichNode[]): Node[] {
  const blocks: Node[] = []
  let line: Node[] = []
  const endLine = () => {
    if (line.length > 0) blocks.push(schema.node('paragraph', null, line))
    line = []
  }
  for (const node of nodes) {
    if (node.type === 'text' || node.type === 'hardBreak') line.push(...toInline(schema, node))
    else {
      endLine()
      blocks.push(toBlock(schema, node))
    }
  }
  endLine()
  return blocks
}

function toBlock(schema: Schema, node: RichNode): Node {
  const { type, content = [] } = node
  const make = (inner: readonly Node[]) => remember(schema.node(type, attrsOf(node), inner), node)
  const keep = () => remember(schema.node('unknownBlock', { node }), node)
  switch (type) {
    case 'paragraph':
    case 'heading':
      return content.some((child) => blockTypes.has(child.type)) ? keep() : make(content.flatMap((child) => toInline(schema, child)))
    case 'bulletList':
    case 'orderedList': {
      const isList = content.length > 0 && content.every((child) => child.type === 'listItem')
      return isList ? make(content.map((child) => toListItem(schema, child))) : keep()
    }
    case 'blockquote':
      return make(filled(schema, toBlocks(schema, content)))
    case 'horizontalRule':
      return make([])
    default:
      return keep()
  }
}

function toListItem(schema: Schema, node: RichNode): Node {
  return remember(schema.node('listItem', attrsOf(node), filled(schema, toBlocks(schema, node.content ?? []))), node)
}

/** ProseMirror has no empty texts. */
function toInline(schema: Schema, node: RichNode): Node[] {
  const marks = toMarks(schema, node.marks ?? [])
  if (node.type === 'text') return node.text ? [remember(schema.text(node.text, marks), node)] : []
  if (node.type === 'hardBreak')
    return [remember(schema.node('hardBreak', { kept: keptOf(node.attrs, undefined) }, undefined, marks), node)]
  return [remember(schema.node('unknownInline', { node }), node)]
}

function toMarks(schema: Schema, marks: NonNullable<RichNode['marks']>): readonly Mark[] {
  return marks.reduce<readonly Mark[]>((set, mark) => {
    const isKnown = mark.type === 'bold' || mark.type === 'italic' || mark.type === 'link'
    const made = isKnown ? schema.mark(mark.type, { attrs: mark.attrs ?? null }) : schema.mark('unknownMark', { mark })
    return made.addToSet(set)
  }, [])
}

function attrsOf({ type, attrs, marks }: RichNode) {
  if (type !== 'heading') return { kept: keptOf(attrs, marks) }
  const { level, ...others } = attrs ?? {}
  return { level: level === 3 ? 3 : 2, kept: keptOf(Object.keys(others).length > 0 ? others : undefined, marks) }
}

function filled(schema: Schema, blocks: Node[]): Node[] {
  return blocks.length > 0 ? blocks : [schema.node('paragraph')]
}
