import { getMarkRange, type Editor } from '@tiptap/core'
import { markAttributes, parseRichLink, type NewLink, type RichLink } from './rich-link'

/** The link at the caret or at the beginning of the selection. */
export function linkAt(editor: Editor): RichLink | null {
  return parseRichLink(editor.getAttributes('link').attrs)
}

/** Sets or (null) removes the link of the selection, or of the link around the caret. */
export function applyLink(editor: Editor, link: NewLink | null) {
  const { empty, $from } = editor.state.selection
  const type = editor.schema.marks.link
  const chain = editor.chain()
  if (link === null) return chain.extendMarkRange('link').unsetMark('link').run()
  const attrs = markAttributes(link)
  if (attrs === null || type === undefined) return false
  if (!empty) return chain.setMark('link', { attrs }).run()
  if (getMarkRange($from, type)) return chain.extendMarkRange('link').setMark('link', { attrs }).run()
  return insertLink(editor, attrs, link.label || labelOf(attrs))
}

function insertLink(editor: Editor, attrs: RichLink, text: string) {
  return editor
    .chain()
    .command(({ tr, state, dispatch }) => {
      const marks = [...state.selection.$from.marks(), state.schema.mark('link', { attrs })]
      if (dispatch && text !== '') tr.replaceSelectionWith(state.schema.text(text, marks), false)
      return text !== ''
    })
    .run()
}

function labelOf(link: RichLink) {
  return 'href' in link ? link.href.replace(/^(?:https?:\/\/|mailto:|tel:)/i, '') : ''
}
