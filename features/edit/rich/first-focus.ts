import type { Editor } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import { Selection } from '@tiptap/pm/state'

/** A point in the window. */
export type Point = { x: number; y: number }

/** Places the caret at the point, or at the end, with the focus there if `focus`. */
export function placeCaret(editor: Editor, at: Point | undefined, { focus }: { focus: boolean }) {
  const { view, state } = editor
  const found = at === undefined ? null : view.posAtCoords({ left: at.x, top: at.y })
  const selection = found === null ? endOf(state.doc) : Selection.near(state.doc.resolve(found.pos))
  view.dispatch(state.tr.setSelection(selection))
  if (focus) view.focus()
}

/** The end of the last text; a selected rule at the very end would be typed over. */
function endOf(doc: Node) {
  return Selection.findFrom(doc.resolve(doc.content.size), -1, true) ?? Selection.atEnd(doc)
}

/** Inserts what was typed while the editor loaded. */
export function replayTyped(editor: Editor, typed: string) {
  for (const [index, line] of typed.split('\n').entries()) {
    if (index > 0) editor.commands.splitBlock()
    if (line !== '') editor.view.dispatch(editor.state.tr.insertText(line))
  }
}
