import type { Editor } from '@tiptap/core'
import { redo, redoDepth, undo, undoDepth } from '@tiptap/pm/history'

export const actions = [
  'bold',
  'italic',
  'link',
  'heading2',
  'heading3',
  'bulletList',
  'orderedList',
  'blockquote',
  'undo',
  'redo',
] as const
export type Action = (typeof actions)[number]

/** What runs in the editor itself; a link needs an address first. */
export type DirectAction = Exclude<Action, 'link'>

export function runAction(editor: Editor, action: DirectAction) {
  editor.view.focus()
  const chain = editor.chain()
  switch (action) {
    case 'bold':
    case 'italic':
      return chain.toggleMark(action).run()
    case 'heading2':
    case 'heading3':
      return chain.toggleNode('heading', 'paragraph', { level: action === 'heading3' ? 3 : 2 }).run()
    case 'bulletList':
    case 'orderedList':
      return chain.toggleList(action, 'listItem').run()
    case 'blockquote':
      return chain.toggleWrap('blockquote').run()
    case 'undo':
      return undo(editor.state, editor.view.dispatch)
    case 'redo':
      return redo(editor.state, editor.view.dispatch)
  }
  throw new Error(`No such action: ${action satisfies never}`)
}

/** Undefined for an action that has no state to be in. */
export function isPressed(editor: Editor, action: Action): boolean | undefined {
  switch (action) {
    case 'undo':
    case 'redo':
      return undefined
    case 'heading2':
    case 'heading3':
      return editor.isActive('heading', { level: action === 'heading3' ? 3 : 2 })
    default:
      return editor.isActive(action)
  }
}

export function isAvailable(editor: Editor, action: Action): boolean {
  if (action === 'undo') return undoDepth(editor.state) > 0
  return action !== 'redo' || redoDepth(editor.state) > 0
}
