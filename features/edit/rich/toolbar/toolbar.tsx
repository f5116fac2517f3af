import type { Editor } from '@tiptap/core'
import { Bold, Heading2, Heading3, Italic, Link, List, ListOrdered, Quote, Redo2, Undo2, type LucideIcon } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState, useSyncExternalStore } from 'react'
import { IconButton } from '@/components/ui/button/icon-button'
import { moveToolbarFocus } from '../../toolbar-keys'
import { actions, isAvailable, isPressed, type Action } from '../actions'

const icons: Record<Action, LucideIcon> = {
  bold: Bold,
  italic: Italic,
  link: Link,
  heading2: Heading2,
  heading3: Heading3,
  bulletList: List,
  orderedList: ListOrdered,
  blockquote: Quote,
  undo: Undo2,
  redo: Redo2,
}

const shortcuts: Partial<Record<Action, string>> = {
  bold: 'Control+B',
  italic: 'Control+I',
  link: 'Control+K',
  undo: 'Control+Z',
  redo: 'Control+Y',
}

type ToolbarProps = { editor: Editor; onRun: (action: Action) => void }

/** One stop of the Tab key; arrow keys move between the buttons (ARIA pattern "toolbar"). */
export function Toolbar({ editor, onRun }: ToolbarProps) {
  const t = useTranslations('edit.rich')
  const [current, setCurrent] = useState<Action>('bold')
  useEditorState(editor)
  return (
    <div role="toolbar" tabIndex={-1} aria-label={t('toolbar')} onKeyDown={moveToolbarFocus} className="flex flex-wrap">
      {actions.map((action) => {
        const Icon = icons[action]
        const isOff = !isAvailable(editor, action)
        return (
          <IconButton
            key={action}
            size="sm"
            label={t(action)}
            title={t(action)}
            aria-keyshortcuts={shortcuts[action]}
            aria-pressed={isPressed(editor, action)}
            // Not `disabled`, which would lose the focus when the last step is undone.
            aria-disabled={isOff || undefined}
            tabIndex={action === current ? 0 : -1}
            onFocus={() => setCurrent(action)}
            onClick={() => !isOff && onRun(action)}
            className="aria-disabled:cursor-not-allowed aria-disabled:text-ink-faint aria-pressed:bg-action-soft"
          >
            <Icon aria-hidden="true" />
          </IconButton>
        )
      })}
    </div>
  )
}

/** Renders again with each change of the text or the selection. */
function useEditorState(editor: Editor) {
  return useSyncExternalStore(
    (onChange) => {
      editor.on('transaction', onChange)
      return () => {
        editor.off('transaction', onChange)
      }
    },
    () => editor.state,
    () => editor.state,
  )
}
