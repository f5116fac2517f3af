import type { RichNode } from '@/lib/api/entities/common.schema'

type RichMark = NonNullable<RichNode['marks']>[number]

/** Collects the blocks of a clipboard; empty lines and surplus spaces stay out. */
export class BlockCollector {
  readonly blocks: RichNode[] = []
  #line: RichNode[] = []
  #heading: 2 | 3 | null = null

  get isInHeading() {
    return this.#heading !== null
  }

  startLine(heading: 2 | 3 | null) {
    this.endLine()
    this.#heading = heading
  }

  text(text: string, marks: RichMark[]) {
    const collapsed = text.replaceAll(/\s+/g, ' ')
    const previous = this.#line.at(-1)
    const isAfterSpace = previous === undefined || previous.type === 'hardBreak' || previous.text?.endsWith(' ')
    const added = isAfterSpace ? collapsed.replace(/^ /, '') : collapsed
    if (added !== '') this.#line.push({ type: 'text', text: added, ...(marks.length > 0 ? { marks } : {}) })
  }

  inline(node: RichNode) {
    this.#line.push(node)
  }

  /** A second break in a row ends the paragraph. */
  lineBreak() {
    if (this.#line.at(-1)?.type === 'hardBreak' && this.#heading === null) this.endLine()
    else if (this.#line.length > 0) this.#line.push({ type: 'hardBreak' })
  }

  endLine() {
    const content = mergeTexts(trimEnd(this.#line))
    if (content.length > 0) this.blocks.push(this.#lineOf(content))
    this.#line = []
    this.#heading = null
  }

  block(node: RichNode) {
    this.endLine()
    this.blocks.push(node)
  }

  #lineOf(content: RichNode[]): RichNode {
    return this.#heading === null ? { type: 'paragraph', content } : { type: 'heading', attrs: { level: this.#heading }, content }
  }
}

function trimEnd(line: RichNode[]): RichNode[] {
  const last = line.at(-1)
  if (last === undefined) return line
  if (last.type === 'hardBreak') return trimEnd(line.slice(0, -1))
  if (last.type !== 'text' || !last.text?.endsWith(' ')) return line
  const text = last.text.trimEnd()
  return text === '' ? trimEnd(line.slice(0, -1)) : [...line.slice(0, -1), { ...last, text }]
}

/** Spans that differ only in their looks are one text. */
function mergeTexts(line: RichNode[]): RichNode[] {
  return line.reduce<RichNode[]>((merged, node) => {
    const previous = merged.at(-1)
    const isSame = previous?.type === 'text' && node.type === 'text' && JSON.stringify(previous.marks) === JSON.stringify(node.marks)
    if (!isSame) return [...merged, node]
    return [...merged.slice(0, -1), { ...previous, text: `${previous.text}${node.text}` }]
  }, [])
}
