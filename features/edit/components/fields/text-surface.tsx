'use client'

import { useLayoutEffect, useRef, useState, type ClipboardEvent, type FocusEventHandler, type KeyboardEvent } from 'react'
import { nonBreakingShortWords, withoutNonBreaking } from '@/lib/text/typography'
import { plainTextOf } from '../../paste'
import { useIsEditing } from '../../kit/field-place'

type TextTag = 'h1' | 'h2' | 'h3' | 'p' | 'span' | 'strong' | 'div' | 'small'

const headings: readonly TextTag[] = ['h1', 'h2', 'h3']

type TextSurfaceProps = {
  text: string
  /** The text with its placeholders filled in, which stands there until the field has the focus. */
  filled?: string
  /** Explains the text while the field has the focus. */
  hint?: string
  onChange: (text: string) => void
  /** The field's name, which an empty one shows. */
  name: string
  as?: TextTag
  isMultiline?: boolean
  /** Its lines break as visitors see them, which the stored text does not know (lib/text/typography.ts). */
  isTypeset?: boolean
  /** Longer texts are marked (docs/rules/editing.md#text-limits). */
  max?: number
  /** Phones have a value of their own here. */
  isOverridden?: boolean
  /** The section has a value of its own here instead of its master's. */
  isOwn?: boolean
  className?: string
  onFocus?: FocusEventHandler
  onKeyDown?: (event: KeyboardEvent) => void
}

/** A text, edited where it stands. The browser owns the text while somebody types; the store follows each keystroke. */
export function TextSurface({
  text,
  filled = text,
  hint,
  onChange,
  name,
  as: Element = 'span',
  isMultiline = false,
  isTypeset = false,
  max,
  isOverridden,
  isOwn,
  className,
  onFocus,
  onKeyDown,
}: TextSurfaceProps) {
  const isEditing = useIsEditing()
  const element = useRef<HTMLElement>(null)
  const [isFocused, setFocused] = useState(false)
  const isTooLong = max !== undefined && text.length > max

  const typesetOf = (plain: string) => (isTypeset ? nonBreakingShortWords(plain) : plain)
  const shownText = typesetOf(isFocused ? text : filled)
  const storedOf = (typed: string) => (isTypeset ? withoutNonBreaking(typed, text) : typed)

  useLayoutEffect(() => {
    const shown = element.current
    if (!shown) return
    // What was typed is left to the browser, so that the caret stays.
    const isTyped = document.activeElement === shown && isSameButSpaces(shown.textContent, shownText)
    if (!isTyped) show(shown, shownText)
  }, [shownText])

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key === 'Enter' && !isMultiline && !event.nativeEvent.isComposing) event.preventDefault()
    if (event.key === 'Escape') element.current?.blur()
    // A space would press the button or link around the text.
    if (event.key === ' ' || event.key === 'Enter') event.stopPropagation()
    onKeyDown?.(event)
  }

  function onPaste(event: ClipboardEvent) {
    event.preventDefault()
    const pasted = plainTextOf(event.clipboardData, { multiline: isMultiline })
    // The only command that keeps the browser's own undo.
    document.execCommand('insertText', false, pasted)
  }

  // A heading stays one for screen readers, so its text is a box inside it.
  const isHeading = headings.includes(Element)
  const Surface = isHeading ? 'span' : Element
  const surface = (
    <Surface
      ref={(node: HTMLElement | null) => {
        element.current = node
      }}
      className={isHeading ? undefined : className}
      style={isHeading ? { display: 'block' } : undefined}
      contentEditable={isEditing ? 'plaintext-only' : undefined}
      suppressContentEditableWarning
      role={isEditing ? 'textbox' : undefined}
      aria-label={isEditing ? name : undefined}
      aria-multiline={isEditing ? isMultiline : undefined}
      aria-invalid={(isEditing && isTooLong) || undefined}
      tabIndex={isEditing ? 0 : undefined}
      data-edit-field=""
      data-edit-empty={isEditing && text === '' ? name : undefined}
      data-edit-count={isEditing && isTooLong ? `${text.length} / ${max}` : undefined}
      data-edit-hint={isFocused ? hint : undefined}
      data-edit-phone={isOverridden || undefined}
      data-edit-own={isOwn || undefined}
      spellCheck={isEditing}
      onInput={({ currentTarget }) => onChange(storedOf(currentTarget.textContent))}
      onFocus={(event) => {
        setFocused(true)
        onFocus?.(event)
      }}
      onBlur={({ currentTarget }) => {
        // The window that loses the focus keeps the caret.
        if (document.activeElement === currentTarget) return
        setFocused(false)
        show(currentTarget, typesetOf(filled))
      }}
      onKeyDown={isEditing ? handleKeyDown : undefined}
      onPaste={isEditing ? onPaste : undefined}
    />
  )
  return isHeading ? <Element className={className}>{surface}</Element> : surface
}

function show(element: HTMLElement, text: string) {
  if (element.textContent !== text) element.textContent = text
}

/** Whether two texts differ by the kind of their spaces at most. */
function isSameButSpaces(a: string, b: string) {
  return a.replaceAll('\u00a0', ' ') === b.replaceAll('\u00a0', ' ')
}
