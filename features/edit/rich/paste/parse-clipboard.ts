import { DOMParser as SchemaParser, Fragment, Slice, type ResolvedPos, type Schema } from '@tiptap/pm/model'
import { cleanCharacters } from '@/features/edit/paste'
import { toBlocks } from '../convert/to-editor'
import { cleanClipboard } from './clean-clipboard'

/** Reads pasted and dropped HTML for ProseMirror. */
class ClipboardParser extends SchemaParser {
  override parseSlice(dom: Node) {
    return new Slice(Fragment.from(toBlocks(this.schema, cleanClipboard(dom))), 0, 0)
  }
}

export function clipboardParser(schema: Schema) {
  return new ClipboardParser(schema, [])
}

/** ProseMirror takes structure and attributes from this mark, which a foreign page could forge. */
export function withoutSliceData(html: string): string {
  if (!html.includes('data-pm-slice')) return html
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  for (const element of body.querySelectorAll('[data-pm-slice]')) element.removeAttribute('data-pm-slice')
  return body.innerHTML
}

/** Empty lines separate paragraphs; in a text without any, each line is one. */
export function parsePlainText(text: string, $context: ResolvedPos): Slice {
  const { schema } = $context.doc.type
  const clean = cleanCharacters(text).trim()
  const paragraphs = /\n[ \t]*\n/.test(clean) ? clean.split(/\n[ \t]*\n\s*/) : clean.split(/\n/)
  const nodes = paragraphs.map((paragraph) => {
    const lines = paragraph.split('\n').map((line) => line.replaceAll(/\s+/g, ' ').trim())
    const texts = lines.filter((line) => line !== '').map((line) => schema.text(line, $context.marks()))
    return schema.node(
      'paragraph',
      null,
      texts.flatMap((line, index) => (index > 0 ? [schema.node('hardBreak'), line] : [line])),
    )
  })
  return Slice.maxOpen(Fragment.from(nodes))
}
