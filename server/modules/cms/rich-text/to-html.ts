import type { RichNode } from '@/lib/api/entities/common.schema'
import { encodeEntities } from './entities'

const tags: Record<string, string> = { paragraph: 'p', bulletList: 'ul', orderedList: 'ol', listItem: 'li', blockquote: 'blockquote' }

/** Rich text as HTML, one block on a line. */
export function toHtml(doc: RichNode): string {
  return (doc.content ?? []).map(nodeHtml).join('\n')
}

function nodeHtml(node: RichNode): string {
  const inner = () => (node.content ?? []).map(nodeHtml).join('')
  switch (node.type) {
    case 'text':
      return markedHtml(node)
    case 'hardBreak':
      return '<br>'
    case 'horizontalRule':
      return '<hr>'
    case 'heading':
      return node.attrs?.level === 3 ? `<h3>${inner()}</h3>` : `<h2>${inner()}</h2>`
    case 'listItem':
      return `<li>${isOneParagraph(node) ? (node.content?.[0]?.content ?? []).map(nodeHtml).join('') : inner()}</li>`
    default: {
      const tag = tags[node.type]
      return tag ? `<${tag}>${inner()}</${tag}>` : inner()
    }
  }
}

function isOneParagraph({ content = [] }: RichNode) {
  return content.length === 1 && content[0]?.type === 'paragraph'
}

function markedHtml({ text = '', marks = [] }: RichNode): string {
  return marks.reduce((inner, mark) => {
    if (mark.type === 'bold') return `<strong>${inner}</strong>`
    if (mark.type === 'italic') return `<em>${inner}</em>`
    const { href } = mark.attrs ?? {}
    return mark.type === 'link' && typeof href === 'string' ? `<a href="${encodeEntities(href)}">${inner}</a>` : inner
  }, encodeEntities(text))
}
