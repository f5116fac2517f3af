import type { RichNode } from '@/lib/api/entities/common.schema'
import { cleanCharacters } from '@/features/edit/paste'
import { unknownNodeOf } from '../schema/unknown'
import { BlockCollector } from './block-collector'
import { formatOf, isHidden, marksOf, plainFormat, type Format } from './format'
import { addListItem, isWordMarker, wordItemOf } from './word-lists'

const headings: Record<string, 2 | 3> = { h1: 2, h2: 2, h3: 3, h4: 3, h5: 3, h6: 3 }
const lists: Record<string, 'bulletList' | 'orderedList'> = { ul: 'bulletList', ol: 'orderedList' }
const blocks = new Set(
  'p div section article header footer main aside nav figure figcaption table thead tbody tfoot caption dl dt dd address form fieldset pre details summary center'.split(
    ' ',
  ),
)
/** Elements without text of the author. */
const opaque = new Set(
  'script style noscript iframe object embed svg math template textarea select option button input title head meta link img picture video audio canvas'.split(
    ' ',
  ),
)

/** What remains of a clipboard's HTML: the nodes and marks of our rich text, without styles, pictures, scripts and empty paragraphs. */
export function cleanClipboard(root: Node): RichNode[] {
  const collector = new BlockCollector()
  collect(root, collector, plainFormat)
  collector.endLine()
  return collector.blocks
}

function collect(parent: Node, into: BlockCollector, format: Format) {
  for (const child of parent.childNodes) {
    if (isElement(child)) collectElement(child, into, format)
    else if (child.nodeType === child.TEXT_NODE) collectText(child.nodeValue ?? '', into, format)
  }
}

function collectText(text: string, into: BlockCollector, format: Format) {
  const lines = format.isPreformatted ? cleanCharacters(text).split('\n') : [cleanCharacters(text)]
  for (const [index, line] of lines.entries()) {
    if (index > 0) into.lineBreak()
    into.text(line, marksOf(format, into.isInHeading))
  }
}

function collectElement(element: Element, into: BlockCollector, outer: Format) {
  const name = element.localName
  if (opaque.has(name) || isHidden(element) || isWordMarker(element)) return
  const format = formatOf(element, outer)
  const list = lists[name]
  if (element.hasAttribute('data-kept')) collectKept(element, into)
  else if (name === 'br') into.lineBreak()
  else if (name === 'hr') into.block({ type: 'horizontalRule' })
  else if (list !== undefined) collectContainer({ type: list, content: itemsOf(element, format) }, into)
  else if (name === 'li') collectLooseItem(element, into, format)
  else if (name === 'blockquote') collectContainer({ type: 'blockquote', content: blocksOf(element, format) }, into)
  else if (name === 'tr') collectRow(element, into, format)
  else collectLine(element, into, format)
}

function collectLine(element: Element, into: BlockCollector, format: Format) {
  const wordItem = wordItemOf(element)
  if (wordItem !== null) {
    into.endLine()
    const content = blocksOf(element, format)
    if (content.length > 0) addListItem(into.blocks, wordItem, { type: 'listItem', content })
    return
  }
  const heading = element.classList.contains('MsoTitle') ? 2 : (headings[element.localName] ?? null)
  const isBlock = heading !== null || blocks.has(element.localName)
  if (isBlock) into.startLine(heading)
  collect(element, into, format)
  if (isBlock) into.endLine()
}

/** Empty lists and quotes stay out. */
function collectContainer(node: RichNode & { content: RichNode[] }, into: BlockCollector) {
  if (node.content.length === 0) into.endLine()
  else into.block(node)
}

/** Items without their list, as when only some of them were copied. */
function collectLooseItem(element: Element, into: BlockCollector, format: Format) {
  into.endLine()
  for (const item of itemOf(element, format)) addListItem(into.blocks, { type: 'bulletList', level: 1 }, item)
}

function itemsOf(list: Element, format: Format): RichNode[] {
  const items: RichNode[] = []
  for (const child of list.children) {
    if (lists[child.localName] === undefined) items.push(...itemOf(child, format))
    else nestList(items, child, format)
  }
  return items
}

/** Google Docs writes an inner list beside its item instead of inside. */
function nestList(items: RichNode[], list: Element, format: Format) {
  const nested = { type: lists[list.localName] ?? 'bulletList', content: itemsOf(list, formatOf(list, format)) }
  const last = items.at(-1)
  if (nested.content.length === 0) return
  if (last?.content === undefined) items.push(...nested.content)
  else last.content.push(nested)
}

function itemOf(element: Element, format: Format): RichNode[] {
  const content = blocksOf(element, formatOf(element, format))
  return content.length > 0 ? [{ type: 'listItem', content }] : []
}

function blocksOf(element: Element, format: Format): RichNode[] {
  const collector = new BlockCollector()
  collect(element, collector, format)
  collector.endLine()
  return collector.blocks
}

/** A row of a table becomes a line with its cells; a single cell is only layout. */
function collectRow(row: Element, into: BlockCollector, format: Format) {
  into.endLine()
  if (row.children.length <= 1) return collect(row, into, format)
  const cells = [...row.children].map((cell) => blocksOf(cell, formatOf(cell, format)))
  for (const [index, cell] of cells.filter((cell) => cell.length > 0).entries()) {
    if (index > 0) into.text(' | ', [])
    for (const [at, block] of cell.entries()) {
      if (at > 0) into.text(' ', [])
      for (const node of textsOf(block)) into.inline(node)
    }
  }
  into.endLine()
}

function textsOf(node: RichNode): RichNode[] {
  return node.content === undefined ? [node] : node.content.flatMap(textsOf)
}

function collectKept(element: Element, into: BlockCollector) {
  const node = unknownNodeOf(element.getAttribute('data-kept') ?? '')
  if (node === undefined) return
  if (element.localName === 'span') into.inline(node)
  else into.block(node)
}

function isElement(node: Node): node is Element {
  return node.nodeType === node.ELEMENT_NODE
}
