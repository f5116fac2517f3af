'use client'

import { useEffect, useEffectEvent, useState, type FocusEvent, type MouseEvent } from 'react'
import { Prose } from '@/components/ui/text/prose'
import { RichText } from '@/components/ui/text/rich-text'
import type { RichFieldProps } from './rich-editor'

type Loaded = Awaited<ReturnType<typeof loadRichEditor>>

/** Fetches the editor's code, for instance when the pointer comes near. */
export async function loadRichEditor() {
  const { RichEditor } = await import('./rich-editor')
  return RichEditor
}

/**
 * Rich text being edited, in place of components/ui/text/rich-text.tsx. Its code loads at the first use; until then the static text stands, and what is
 * typed is kept and inserted afterwards (docs/rules/editing.md#late-focus).
 */
export function RichField(props: RichFieldProps) {
  const [loaded, setLoaded] = useState<{ RichEditor: Loaded } | null>(null)
  const [failure, setFailure] = useState<unknown>(null)
  const [typed, setTyped] = useState('')
  const [isComposing, setIsComposing] = useState(false)
  const [hasLeft, setHasLeft] = useState(false)
  const closeLeft = useEffectEvent(() => hasLeft && props.onBlur?.())

  useEffect(() => {
    loadRichEditor().then((RichEditor) => setLoaded({ RichEditor }), setFailure)
  }, [])
  // The editor has inserted what was typed.
  useEffect(() => void (loaded && closeLeft()), [loaded])

  if (failure !== null) throw failure
  // A swap in the middle of a composition would lose its letters.
  if (loaded !== null && !isComposing) return <loaded.RichEditor {...props} typed={typed} hasLeft={hasLeft} />

  function leave(event: FocusEvent) {
    const isOtherWindow = document.activeElement === event.target
    if (isOtherWindow) return
    if (typed === '') props.onBlur?.()
    else setHasLeft(true)
  }

  return (
    <>
      <StaticText {...props} />
      {props.autoFocus || props.at ? (
        <textarea
          ref={focusAtOnce}
          aria-label={props.label}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onCompositionStart={() => setIsComposing(true)}
          onCompositionEnd={() => setIsComposing(false)}
          onFocus={() => setHasLeft(false)}
          onBlur={leave}
          className="sr-only"
        />
      ) : null}
    </>
  )
}

function StaticText({ doc, size, className }: RichFieldProps) {
  const props = { size, className, onMouseDown: keepFocus }
  if (doc !== null) return <RichText doc={doc} {...props} />
  return (
    <Prose {...props}>
      <p>
        <br />
      </p>
    </Prose>
  )
}

/** A second click, as of a double click, leaves the focus where the letters are kept. */
function keepFocus(event: MouseEvent) {
  event.preventDefault()
}

/** The user has begun to edit. Without scrolling to where a hidden field stands. */
function focusAtOnce(field: HTMLTextAreaElement | null) {
  field?.focus({ preventScroll: true })
}
