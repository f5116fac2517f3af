import type { Editor } from '@tiptap/core'
import type { FocusEventHandler, KeyboardEvent, MouseEvent, RefObject } from 'react'
import type { Action } from '../actions'
import type { NewLink, RichLink } from '../link/rich-link'
import { LinkForm } from './link-form'
import { Toolbar } from './toolbar'
import { useToolbarPlace } from './use-toolbar-place'

type FloatingToolsProps = {
  ref: RefObject<HTMLDivElement | null>
  editor: Editor
  /** Set while an address is typed. */
  editedLink: { current: RichLink | null } | null
  onRun: (action: Action) => void
  onApplyLink: (link: NewLink | null) => void
  onLeave: () => void
  onFocus: FocusEventHandler
  onBlur: FocusEventHandler
}

/** The toolbar of the focused text, beside its field or docked at the lower edge. Escape leads back to the text. */
export function FloatingTools({ ref, editor, editedLink, onRun, onApplyLink, onLeave, onFocus, onBlur }: FloatingToolsProps) {
  useToolbarPlace(editor, ref)

  function leave(event: KeyboardEvent) {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    onLeave()
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys of the controls inside
    <div
      ref={ref}
      data-edit-tool
      onMouseDown={keepFocus}
      onKeyDown={leave}
      onFocus={onFocus}
      onBlur={onBlur}
      className="fixed z-65 max-w-[calc(100vw-1rem)] rounded border border-line bg-surface p-1 text-ink shadow-float data-docked:max-w-none data-docked:rounded-none"
    >
      <Toolbar editor={editor} onRun={onRun} />
      {editedLink === null ? null : <LinkForm current={editedLink.current} onApply={onApplyLink} onCancel={onLeave} />}
    </div>
  )
}

/** A press of a button leaves the caret in the text. */
function keepFocus(event: MouseEvent) {
  if (!(event.target instanceof HTMLInputElement)) event.preventDefault()
}
