import { Node } from '@tiptap/core'
import { keptAttribute } from './kept'

/** The nodes that components/ui/text/rich-text.tsx renders, as the same elements. */
const Document = Node.create({ name: 'doc', topNode: true, content: 'block+', addAttributes: () => keptAttribute })

const Text = Node.create({ name: 'text', group: 'inline' })

const Paragraph = Node.create({
  name: 'paragraph',
  // First of the blocks, so that it is what ProseMirror fills gaps with.
  priority: 1000,
  group: 'block',
  content: 'inline*',
  addAttributes: () => keptAttribute,
  parseHTML: () => [{ tag: 'p' }],
  renderHTML: () => ['p', 0],
})

const Heading = Node.create({
  name: 'heading',
  group: 'block',
  content: 'inline*',
  defining: true,
  addAttributes: () => ({ ...keptAttribute, level: { default: 2, rendered: false, parseHTML: levelOf } }),
  parseHTML: () => [{ tag: 'h2' }, { tag: 'h3' }],
  renderHTML: ({ node }) => [node.attrs.level === 3 ? 'h3' : 'h2', 0],
})

const BulletList = Node.create({
  name: 'bulletList',
  group: 'block list',
  content: 'listItem+',
  addAttributes: () => keptAttribute,
  parseHTML: () => [{ tag: 'ul' }],
  renderHTML: () => ['ul', 0],
})

const OrderedList = Node.create({
  name: 'orderedList',
  group: 'block list',
  content: 'listItem+',
  addAttributes: () => keptAttribute,
  parseHTML: () => [{ tag: 'ol' }],
  renderHTML: () => ['ol', 0],
})

const ListItem = Node.create({
  name: 'listItem',
  content: 'block+',
  defining: true,
  addAttributes: () => keptAttribute,
  parseHTML: () => [{ tag: 'li' }],
  renderHTML: () => ['li', 0],
})

const Blockquote = Node.create({
  name: 'blockquote',
  group: 'block',
  content: 'block+',
  defining: true,
  addAttributes: () => keptAttribute,
  parseHTML: () => [{ tag: 'blockquote' }],
  renderHTML: () => ['blockquote', 0],
})

const HardBreak = Node.create({
  name: 'hardBreak',
  group: 'inline',
  inline: true,
  selectable: false,
  linebreakReplacement: true,
  addAttributes: () => keptAttribute,
  parseHTML: () => [{ tag: 'br' }],
  renderHTML: () => ['br'],
  renderText: () => '\n',
})

const HorizontalRule = Node.create({
  name: 'horizontalRule',
  group: 'block',
  addAttributes: () => keptAttribute,
  parseHTML: () => [{ tag: 'hr' }],
  renderHTML: () => ['hr'],
})

export const nodes = [Document, Text, Paragraph, Heading, BulletList, OrderedList, ListItem, Blockquote, HardBreak, HorizontalRule]

function levelOf(element: HTMLElement) {
  return element.tagName === 'H3' ? 3 : 2
}
