'use client'

import type { Editor } from '@tiptap/core'
import { useTranslations } from 'next-intl'
import { useEffectEvent, useLayoutEffect, useRef, useState, type FocusEvent } from 'react'
import { createPortal } from 'react-dom'
import { Prose } from '@/components/ui/text/prose'
import { cn } from '@/lib/cn'
import type { RichNode } from '@/lib/api/entities/common.schema'
import { runAction, type Action } from './actions'
import { createEditor } from './create-editor'
import { applyLink, linkAt } from './link/apply-link'
import type { NewLink, RichLink } from './link/rich-link'
import { placeCaret, replayTyped, type Point } from './first-focus'
import { DockedTools } from './toolbar/docked-tools'

export type RichFieldProps = {
  /** Read once; a new `key` begins with another document. */
  doc: RichNode | null
  onChange: (next: RichNode | null) => void
  /** The focus has left the text and its toolbar. */
  onBlur?: () => void
  label: string
  size?: 'small' | 'normal'
  className?: string
  autoFocus?: boolean
  /** Where the user clicked, in the window: the caret's first place. */
  at?: Point
  /** Opens the link picker, which calls `apply` with a link, with null to remove it, or with undefined to leave it. Without it an address can be typed. */
  onEditLink?: (current: RichLink | null, apply: (link: NewLink | null | undefined) => void) => void
}

type RichEditorProps = RichFieldProps & {
  /** Typed while the editor loaded. */
  typed?: string
  /** The focus has gone elsewhere since. */
  hasLeft?: boolean
}

/** Text that can be edited, as the same elements with the same classes as components/ui/text/rich-text.tsx. */
export function RichEditor({
  doc,
  onChange,
  onBlur,
  label,
  size,
  className,
  autoFocus,
  at,
  onEditLink,
  typed = '',
  hasLeft,
}: RichEditorProps) {
  const t = useTranslations('edit.rich')
  const surface = useRef<HTMLDivElement>(null)
  const tools = useRef<HTMLDivElement>(null)
  const isPicking = useRef(false)
  const isGone = useRef(false)
  const [editor, setEditor] = useState<Editor | null>(null)
  const [isFocused, setIsFocused] = useState(false)
  const [editedLink, setEditedLink] = useState<{ current: RichLink | null } | null>(null)

  const change = useEffectEvent((next: RichNode | null) => onChange(next))
  const run = useEffectEvent((action: Action) => perform(action))
  const open = useEffectEvent((element: HTMLElement) => {
    const made = createEditor({
      element,
      doc,
      label,
      unknownLabel: t('unknown'),
      onChange: (next) => change(next),
      run: (action) => run(action),
      focusToolbar: () => tools.current?.querySelector<HTMLElement>('button[tabindex="0"]')?.focus(),
    })
    if (autoFocus || at) placeCaret(made, at, { focus: !hasLeft })
    replayTyped(made, typed)
    return made
  })

  useLayoutEffect(() => {
    if (surface.current === null) return
    isGone.current = false
    const made = open(surface.current)
    setEditor(made)
    return () => {
      // The focus goes with the editor, which is no leaving of the text: React's strict mode makes another one at once.
      isGone.current = true
      setEditor(null)
      made.destroy()
    }
  }, [])

  function perform(action: Action) {
    if (editor === null) return
    if (action !== 'link') runAction(editor, action)
    else if (onEditLink === undefined) setEditedLink({ current: linkAt(editor) })
    else {
      isPicking.current = true
      onEditLink(linkAt(editor), finishLink)
    }
  }

  function finishLink(link: NewLink | null | undefined) {
    isPicking.current = false
    if (editor === null || editor.isDestroyed) return
    if (link !== undefined) applyLink(editor, link)
    leaveTools()
  }

  /** The text has the focus again before the form is gone. */
  function leaveTools() {
    editor?.view.focus()
    setEditedLink(null)
  }

  function handleFocus() {
    isPicking.current = false
    setIsFocused(true)
  }

  function handleBlur({ relatedTarget, target }: FocusEvent) {
    const isWithin = relatedTarget instanceof Node && [surface, tools].some(({ current }) => current?.contains(relatedTarget))
    // Another window or the link picker has the focus for a while.
    if (isWithin || isGone.current || isPicking.current || document.activeElement === target) return
    setIsFocused(false)
    setEditedLink(null)
    onBlur?.()
  }

  return (
    <>
      <Prose ref={surface} size={size} className={cn(className, surfaceStyles)} onFocus={handleFocus} onBlur={handleBlur} />
      {editor !== null && isFocused
        ? createPortal(
            <DockedTools
              ref={tools}
              editor={editor}
              editedLink={editedLink}
              onRun={perform}
              onApplyLink={finishLink}
              onLeave={leaveTools}
              onFocus={handleFocus}
              onBlur={handleBlur}
            />,
            editor.view.dom.closest('[role="dialog"]') ?? document.body,
          )
        : null}
    </>
  )
}

/** What ProseMirror needs of the styles: all spaces are kept, its helper pictures have no size. */
const surfaceStyles = [
  'wrap-break-word whitespace-break-spaces outline-none focus-visible:shadow-none focus-visible:outline-none',
  '[&_.ProseMirror-separator]:inline! [&_.ProseMirror-separator]:size-0! [&_.ProseMirror-selectednode]:shadow-glow',
]
