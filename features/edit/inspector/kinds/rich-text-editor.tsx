'use client'

import { useEffect, useRef, useState } from 'react'
import type { RichNode } from '@/lib/api/entities/common.schema'
import { isSame } from '@/lib/documents/changes'
import { newId } from '@/lib/text/new-id'
import { visitGroup } from '../../store/history'
import { pickLink } from '../../pickers/pick-link'
import { richOf, storedRich } from '../../kit/rich-value'
import { RichField } from '../../rich/rich-field'
import type { EditorProps } from '../bound'

/** Rich text in a small box; a visit of it is one step of the history. */
export function RichTextEditor({ bound: { value, name, set } }: EditorProps) {
  const [visit, setVisit] = useState(newId)
  const [generation, setGeneration] = useState(0)
  const held = useRef(value)

  // The editor reads its text once; a change made elsewhere begins anew.
  useEffect(() => {
    if (isSame(held.current ?? null, value ?? null)) return
    held.current = value
    setGeneration((current) => current + 1)
  }, [value])

  function change(next: RichNode | null) {
    const stored = next === null ? undefined : storedRich(next)
    held.current = stored
    set(stored, visitGroup(visit))
  }

  return (
    <div className="flex flex-col gap-2">
      <p className="text-sm font-medium">{name}</p>
      <div className="max-h-80 overflow-y-auto rounded border border-line-strong px-3.5 py-2.5 shadow-well focus-within:border-action">
        <RichField
          key={generation}
          doc={richOf(value)}
          label={name}
          size="small"
          onChange={change}
          onBlur={() => setVisit(newId())}
          onEditLink={(current, apply) =>
            void pickLink(current).then((picked) => apply(picked === 'removed' ? null : (picked ?? undefined)))
          }
        />
      </div>
    </div>
  )
}
