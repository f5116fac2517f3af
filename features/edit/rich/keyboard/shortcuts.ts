import { Extension, isMacOS } from '@tiptap/core'
import { Plugin } from '@tiptap/pm/state'
import type { Action } from '../actions'
import { shortcutOf } from './shortcut'

type Handlers = { run: (action: Action) => void; focusToolbar: () => void }

/** A plugin of its own, because ProseMirror's key maps also match by the position of a key. */
export function shortcuts({ run, focusToolbar }: Handlers) {
  return Extension.create({
    name: 'shortcuts',
    priority: 1000,
    addProseMirrorPlugins: () => [
      new Plugin({
        props: {
          handleKeyDown: (_view, event) => {
            const shortcut = shortcutOf(event, isMacOS())
            if (shortcut === null) return false
            // Handled, also for the keyboard shortcuts of the page around.
            event.preventDefault()
            event.stopPropagation()
            if (shortcut === 'toolbar') focusToolbar()
            else run(shortcut)
            return true
          },
        },
      }),
    ],
  })
}
