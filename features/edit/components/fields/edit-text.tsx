'use client'

import { useLayoutEffect, useRef, type ClipboardEvent, type KeyboardEvent } from 'react'
import { useFieldName } from '../../use-field-name'
import { plainTextOf } from '../../paste'
import { useField, useIsEditing } from '../../field-place'

type TextTag = 'h1' | 'h2' | 'h3' | 'p' | 'span' | 'strong' | 'div' | 'small'

/** A text, edited where it stands. The browser owns the text while somebody types; the store follows each keystroke. */
export function EditText({ at, as: Element = 'span', className }: { at: string; as?: TextTag; className?: string }) {
  const { value, isOverridden, field, place, path, set } = useField(at)
  const isEditing = useIsEditing()
  const name = useFieldName(place.type, path)
  const element = useRef<HTMLElement>(null)
  const text = typeof value === 'string' ? value : ''
  const isMultiline = field?.kind === 'text' && field.multiline === true

  useLayoutEffect(() => {
    const shown = element.current
    if (shown && shown.textContent !== text) shown.textContent = text
  }, [text])

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Enter' && !isMultiline && !event.nativeEvent.isComposing) event.preventDefault()
    if (event.key === 'Escape') element.current?.blur()
    // A space would press the button or link around the text.
    if (event.key === ' ' || event.key === 'Enter') event.stopPropagation()
  }

  function onPaste(event: ClipboardEvent) {
    event.preventDefault()
    const pasted = plainTextOf(event.clipboardData, { multiline: isMultiline })
    // The only command that keeps the browser's own undo.
    document.execCommand('insertText', false, pasted)
  }

  return (
    <Element
      ref={(node: HTMLElement | null) => {
        element.current = node
      }}
      className={className}
      contentEditable={isEditing ? 'plaintext-only' : undefined}
      suppressContentEditableWarning
      role={isEditing ? 'textbox' : undefined}
      aria-label={isEditing ? name : undefined}
      aria-multiline={isEditing ? isMultiline : undefined}
      tabIndex={isEditing ? 0 : undefined}
      data-edit-field=""
      data-edit-empty={isEditing && text === '' ? name : undefined}
      data-edit-phone={isOverridden || undefined}
      spellCheck={isEditing}
      onInput={({ currentTarget }) => set(currentTarget.textContent)}
      onKeyDown={isEditing ? onKeyDown : undefined}
      onPaste={isEditing ? onPaste : undefined}
    />
  )
}
