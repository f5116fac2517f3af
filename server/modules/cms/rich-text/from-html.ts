import type { RichNode } from '@/lib/api/entities/common.schema'
import { isAllowedHref } from '@/lib/routing/allowed-href'
import { tokenizeHtml, type HtmlToken } from './read-html'

export type FromHtml = {
  doc: RichNode
  /** Elements that our rich text does not support, and `a` for a link that it may not hold. */ unsupported: string[]
}

type Mark = NonNullable<RichNode['marks']>[number]

const headings: Record<string, 2 | 3> = { h1: 2, h2: 2, h3: 3, h4: 3, h5: 3, h6: 3 }
const lists: Record<string, string> = { ul: 'bulletList', ol: 'orderedList' }
const marks: Record<string, string> = { b: 'bold', strong: 'bold', i: 'italic', em: 'italic', a: 'link' }
/** Block elements. */
const blocks = new Set(
  'p div section article header footer main aside figure figcaption table thead tbody tfoot tr caption dl dt dd address form fieldset pre details summary center'.split(
    ' ',
  ),
)
const reported = new Set(['img', 'iframe', 'video', 'audio', 'object', 'embed', 'table', 'form', 'svg'])

/**
 * Converts HTML to our rich text (docs/rules/import-export.md#rich-text). Unsupported elements keep their text, scripts do not. Text without elements
 * keeps empty lines as paragraphs.
 */
export function fromHtml(html: string): FromHtml {
  const builder = new Builder()
  const isPlain = !/<(?:p|div|br|ul|ol|h[1-6]|table|blockquote)\b/i.test(html)
  for (const piece of tokenizeHtml(withoutShortcodes(html))) {
    if (isPlain && piece.kind === 'text') builder.plainText(piece.text)
    else builder.handle(piece)
  }
  return builder.finish()
}

/** Removes shortcodes of WordPress page builders; ordinary brackets stay. */
function withoutShortcodes(html: string): string {
  return html.replaceAll(/\[\/?(?:vc_|et_pb_|fusion_|av_|caption|gallery|embed|audio|video|playlist|products?)\w*(?:\s[^\]]*)?\]/gi, ' ')
}

class Builder {
  #root: RichNode[] = []
  /** Open containers from the outermost: lists, list items, quotes. */
  #open: { type: string; content: RichNode[] }[] = []
  #line: RichNode[] = []
  #heading: 2 | 3 | null = null
  #marks: { name: string; mark: Mark | null }[] = []
  #unsupported = new Set<string>()

  handle(piece: HtmlToken) {
    if (piece.kind === 'text') this.#text(piece.text.replaceAll(/[ \t\r\n\f]+/g, ' '))
    else if (piece.kind === 'open') this.#start(piece.name, piece.href)
    else this.#end(piece.name)
  }

  /** Text whose line breaks are significant. */
  plainText(text: string) {
    for (const [index, paragraph] of text
      .replaceAll('\r\n', '\n')
      .split(/\n[ \t]*\n\s*/)
      .entries()) {
      if (index > 0) this.#endLine()
      for (const [row, line] of paragraph.split('\n').entries()) {
        if (row > 0) this.#line.push({ type: 'hardBreak' })
        this.#text(line.replaceAll(/[ \t]+/g, ' '))
      }
    }
  }

  finish(): FromHtml {
    while (this.#open.length > 0) this.#leave()
    this.#endLine()
    return { doc: { type: 'doc', content: this.#root }, unsupported: [...this.#unsupported] }
  }

  #start(name: string, href: string | null) {
    if (reported.has(name)) this.#unsupported.add(name)
    if (marks[name]) this.#mark(name, href)
    else if (name === 'br') this.#line.push({ type: 'hardBreak' })
    else if (name === 'hr') this.#block({ type: 'horizontalRule' })
    else if (headings[name]) this.#beginLine(headings[name])
    else if (lists[name]) this.#enter(lists[name])
    else if (name === 'blockquote') this.#enter('blockquote')
    else if (name === 'li') this.#item()
    else if ((name === 'td' || name === 'th') && this.#line.length > 0) this.#text(' | ')
    else if (blocks.has(name)) this.#beginLine(null)
  }

  #end(name: string) {
    if (marks[name]) this.#unmark(name)
    else if (headings[name] || blocks.has(name)) this.#endLine()
    else if (lists[name]) this.#leaveUpTo(lists[name])
    else if (name === 'blockquote') this.#leaveUpTo('blockquote')
    else if (name === 'li') this.#leaveUpTo('listItem')
  }

  #mark(name: string, href: string | null) {
    const type = marks[name] ?? ''
    if (type !== 'link') this.#marks.push({ name, mark: { type } })
    else this.#marks.push({ name, mark: isAllowedHref(href) ? { type, attrs: { href } } : null })
    if (href && !isAllowedHref(href)) this.#unsupported.add('a')
  }

  #unmark(name: string) {
    const at = this.#marks.findLastIndex((one) => one.name === name)
    if (at >= 0) this.#marks.splice(at, 1)
  }

  #text(text: string) {
    const before = this.#line.at(-1)
    const isStart = before === undefined || before.type === 'hardBreak' || before.text?.endsWith(' ')
    const own = isStart ? text.replace(/^ /, '') : text
    if (own === '') return
    const active = this.#activeMarks()
    if (before?.type === 'text' && JSON.stringify(before.marks ?? []) === JSON.stringify(active)) before.text = `${before.text}${own}`
    else this.#line.push({ type: 'text', text: own, ...(active.length > 0 ? { marks: active } : {}) })
  }

  /** Each mark type once, the innermost first, as the renderer nests them. */
  #activeMarks(): Mark[] {
    const found = this.#marks.flatMap(({ mark }) => mark ?? []).toReversed()
    return found.filter((mark, index) => found.findIndex((one) => one.type === mark.type) === index)
  }

  #beginLine(heading: 2 | 3 | null) {
    this.#endLine()
    this.#heading = heading
  }

  #endLine() {
    const content = trimmed(this.#line)
    const heading = this.#heading
    this.#line = []
    this.#heading = null
    if (content.length === 0) return
    if (heading !== null && this.#open.length === 0) this.#content().push({ type: 'heading', attrs: { level: heading }, content })
    else this.#content().push({ type: 'paragraph', content })
  }

  #block(node: RichNode) {
    this.#endLine()
    this.#content().push(node)
  }

  #enter(type: string) {
    this.#endLine()
    // A list directly in a list belongs to the previous item.
    const last = this.#open.at(-1)
    if (last && last.type.endsWith('List') && type !== 'listItem') this.#open.push({ type: 'listItem', content: [] })
    this.#open.push({ type, content: [] })
  }

  #item() {
    this.#endLine()
    if (this.#open.at(-1)?.type === 'listItem') this.#leave()
    if (!this.#open.at(-1)?.type.endsWith('List')) this.#enter('bulletList')
    this.#open.push({ type: 'listItem', content: [] })
  }

  #leaveUpTo(type: string) {
    if (!this.#open.some((one) => one.type === type)) return this.#endLine()
    for (let left = ''; left !== type;) left = this.#leave()
  }

  #leave(): string {
    this.#endLine()
    const { type, content } = this.#open.pop() ?? { type: '', content: [] }
    if (content.length === 0) return type
    if (type === 'listItem') this.#open.at(-1)?.content.push({ type, content })
    else this.#content().push({ type, content })
    return type
  }

  #content(): RichNode[] {
    const last = this.#open.at(-1)
    // Text between list items is an item.
    if (last?.type.endsWith('List')) {
      const item: RichNode & { content: RichNode[] } = { type: 'listItem', content: [] }
      last.content.push(item)
      return item.content
    }
    return last?.content ?? this.#root
  }
}

/** Trims spaces and breaks. */
function trimmed(line: RichNode[]): RichNode[] {
  const isBlank = (node: RichNode | undefined) => node?.type === 'hardBreak' || node?.text?.trim() === ''
  while (isBlank(line.at(-1))) line.pop()
  while (isBlank(line[0])) line.shift()
  const last = line.at(-1)
  if (last?.text) last.text = last.text.replace(/ +$/, '')
  return line
}
