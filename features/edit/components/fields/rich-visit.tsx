'use client'

import { useEffect, useRef, useState } from 'react'
import type { RichNode } from '@/lib/api/entities/common.schema'
import { isSame } from '@/lib/documents/changes'
import { newId } from '@/lib/text/new-id'
import { visitGroup } from '../../store/history'
import { useField } from '../../kit/field-place'
import { pickLink } from '../../pickers/pick-link'
import { richOf, storedRich } from '../../kit/rich-value'
import { RichField } from '../../rich/rich-field'

/** Where the user clicked, in the window; nothing for the keyboard. */
export type VisitStart = { at?: { x: number; y: number } }

type RichVisitProps = {
  at: string
  start: VisitStart
  label: string
  size?: 'small' | 'normal'
  className?: string
  onLeave: () => void
}

/** The user has come to the field. */
const focused = { autoFocus: true }

/** Rich text while somebody edits it. Everything until the field is left is one step of the history (docs/rules/editing.md#field-visit). */
export function RichVisit({ at, start, onLeave, ...rest }: RichVisitProps) {
  const { value, set } = useField(at)
  const [group] = useState(() => visitGroup(newId()))
  const [generation, setGeneration] = useState(0)
  const held = useRef(value)

  // The editor reads its text once; a colleague's change or an undo meanwhile begins anew.
  useEffect(() => {
    if (isSame(held.current ?? null, value ?? null)) return
    held.current = value
    setGeneration((current) => current + 1)
  }, [value])

  function change(next: RichNode | null) {
    const stored = next === null ? undefined : storedRich(next)
    held.current = stored
    set(stored, { group })
  }

  return (
    <RichField
      {...rest}
      key={generation}
      doc={richOf(value)}
      {...focused}
      at={generation === 0 ? start.at : undefined}
      onChange={change}
      onBlur={onLeave}
      onEditLink={(current, apply) => void pickLink(current).then((picked) => apply(picked === 'removed' ? null : (picked ?? undefined)))}
    />
  )
}
