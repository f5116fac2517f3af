import type { Editor } from '@tiptap/core'
import type { FocusEventHandler, KeyboardEvent, MouseEvent, RefObject } from 'react'
import type { Action } from '../actions'
import type { NewLink, RichLink } from '../link/rich-link'
import { LinkForm } from './link-form'
import { Toolbar } from './toolbar'
import { useToolbarPlace } from './use-toolbar-place'

type DockedToolsProps = {
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

/** The toolbar of the focused text, at the lower edge of the screen. Escape leads back to the text. */
export function DockedTools({ ref, editor, editedLink, onRun, onApplyLink, onLeave, onFocus, onBlur }: DockedToolsProps) {
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
      className="fixed z-65 flex flex-col items-center border-t border-line bg-surface p-1 text-ink shadow-float"
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
