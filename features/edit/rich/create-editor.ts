import { Editor, Extension } from '@tiptap/core'
import { history } from '@tiptap/pm/history'
import { EditorState } from '@tiptap/pm/state'
import type { RichNode } from '@/lib/api/entities/common.schema'
import type { Action } from './actions'
import { fromEditorDoc } from './convert/from-editor'
import { toEditorDoc } from './convert/to-editor'
import { shortcuts } from './keyboard/shortcuts'
import { structureKeys } from './keyboard/structure-keys'
import { clipboardParser, parsePlainText, withoutSliceData } from './paste/parse-clipboard'
import { marks } from './schema/marks'
import { nodes } from './schema/nodes'
import { unknownNodes } from './schema/unknown'

type Options = {
  element: HTMLElement
  doc: RichNode | null
  label: string
  /** Describes a node that our rich text does not have. */
  unknownLabel: string
  onChange: (next: RichNode | null) => void
  run: (action: Action) => void
  focusToolbar: () => void
}

const undoHistory = Extension.create({ name: 'undoHistory', addProseMirrorPlugins: () => [history()] })

/** An editor in the given element, whose classes are those of the static text. */
export function createEditor({ element, doc, label, unknownLabel, onChange, run, focusToolbar }: Options): Editor {
  const editor = new Editor({
    element: null,
    injectCSS: false,
    enablePasteRules: false,
    extensions: [...nodes, ...marks, ...unknownNodes(unknownLabel), shortcuts({ run, focusToolbar }), structureKeys, undoHistory],
    onUpdate: () => onChange(fromEditorDoc(editor.state.doc)),
  })
  editor.setOptions({
    editorProps: {
      attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-label': label },
      transformPastedHTML: withoutSliceData,
      clipboardParser: clipboardParser(editor.schema),
      clipboardTextParser: parsePlainText,
    },
  })
  // Not as `content`, which Tiptap would build anew from JSON: untouched nodes must stay the same objects.
  editor.view.updateState(EditorState.create({ doc: toEditorDoc(editor.schema, doc) }))
  editor.mount({ mount: element })
  return editor
}
