import { Extension, textblockTypeInputRule, wrappingInputRule, type Editor } from '@tiptap/core'
import type { Schema } from '@tiptap/pm/model'

/** Keys that split, nest and leave lists, and the characters that begin one at the start of a line. */
export const structureKeys = Extension.create({
  name: 'structureKeys',
  addKeyboardShortcuts() {
    const { editor } = this
    return {
      Enter: () => editor.commands.splitListItem('listItem') || (isEmptyLine(editor) && editor.commands.liftListItem('listItem')),
      'Shift-Enter': () => insertBreak(editor),
      // Elsewhere Tab leaves the field.
      Tab: () => editor.commands.sinkListItem('listItem'),
      'Shift-Tab': () => isNested(editor) && editor.commands.liftListItem('listItem'),
      Backspace: () => isAtStartOfItem(editor) && editor.commands.liftListItem('listItem'),
    }
  },
  addInputRules() {
    return inputRules(this.editor.schema)
  },
})

function inputRules({ nodes }: Schema) {
  const { bulletList, orderedList, blockquote, heading } = nodes
  if (!bulletList || !orderedList || !blockquote || !heading) return []
  return [
    wrappingInputRule({ find: /^\s*[-*]\s$/, type: bulletList }),
    wrappingInputRule({ find: /^1\.\s$/, type: orderedList }),
    wrappingInputRule({ find: /^>\s$/, type: blockquote }),
    textblockTypeInputRule({ find: /^(#{2,3})\s$/, type: heading, getAttributes: (match) => ({ level: match[1]?.length }) }),
  ]
}

function insertBreak(editor: Editor) {
  return editor.commands.command(({ tr, dispatch, state }) => {
    const hardBreak = state.schema.nodes.hardBreak?.create()
    if (hardBreak !== undefined && dispatch) tr.replaceSelectionWith(hardBreak, false).scrollIntoView()
    return hardBreak !== undefined
  })
}

function isEmptyLine({ state }: Editor) {
  const { empty, $from } = state.selection
  return empty && $from.parent.content.size === 0
}

function isAtStartOfItem({ state }: Editor) {
  const { empty, $from } = state.selection
  return empty && $from.parentOffset === 0 && $from.depth > 1 && $from.node(-1).type.name === 'listItem' && $from.index(-1) === 0
}

function isNested({ state }: Editor) {
  const { $from } = state.selection
  const depths = Array.from({ length: $from.depth }, (_, depth) => $from.node(depth).type.name)
  return depths.filter((name) => name === 'listItem').length > 1
}
