import { Node } from '@tiptap/core'
import type { RichNode } from '@/lib/api/entities/common.schema'
import { plainText } from '@/lib/text/plain-text'
import { cn } from '@/lib/cn'
import { hiddenAttribute } from './kept'

const frame = 'rounded border border-dashed border-line-strong bg-sunken text-sm text-ink-soft before:content-[attr(data-label)]'

/** Nodes that our rich text does not have. They keep their JSON and can be moved or removed, but not changed. */
export function unknownNodes(label: string) {
  const UnknownBlock = Node.create({
    name: 'unknownBlock',
    group: 'block',
    atom: true,
    draggable: true,
    addAttributes: () => ({ node: { ...hiddenAttribute } }),
    renderHTML: ({ node }) => ['div', { ...attributes(node.attrs.node, label), class: cn(frame, 'px-3 py-2') }],
    renderText: () => '',
  })
  const UnknownInline = Node.create({
    name: 'unknownInline',
    group: 'inline',
    inline: true,
    atom: true,
    addAttributes: () => ({ node: { ...hiddenAttribute } }),
    renderHTML: ({ node }) => ['span', { ...attributes(node.attrs.node, label), class: cn(frame, 'px-1') }],
    renderText: () => '',
  })
  return [UnknownBlock, UnknownInline]
}

function attributes(node: RichNode, label: string) {
  const text = plainText(node).slice(0, 80) || label
  return { 'data-kept': keyOf(node), 'data-label': text, 'aria-label': text, role: 'img' }
}

/**
 * A clipboard names an unknown node only by a key of this tab. So copies within the tab keep it, and a foreign page cannot insert nodes of its choice.
 */
const tab = [...crypto.getRandomValues(new Uint32Array(2))].join('-')
const known: RichNode[] = []
const keys = new Map<RichNode, string>()

function keyOf(node: RichNode): string {
  const key = keys.get(node) ?? `${tab}:${known.push(node) - 1}`
  keys.set(node, key)
  return key
}

export function unknownNodeOf(key: string): RichNode | undefined {
  const [owner, index] = key.split(':')
  return owner === tab ? known[Number(index)] : undefined
}
