'use client'

import { useId } from 'react'
import { useChoiceNames } from '../../kit/use-field-name'
import type { EditorProps } from '../bound'

type ColourProps = EditorProps & { field: { kind: 'colour'; of: readonly string[]; default: string } }

/** One of the design's colours by its name. */
export function ColourEditor({ at, field, bound: { value, name, set } }: ColourProps) {
  const id = useId()
  const nameOf = useChoiceNames(at)
  const current = field.of.find((one) => one === value) ?? field.default
  return (
    <fieldset className="min-w-0">
      <legend className="pb-2 text-sm font-medium">{name}</legend>
      <div className="flex flex-wrap gap-2">
        {field.of.map((token) => (
          <label
            key={token}
            className="flex min-h-11 items-center gap-2 rounded-full border border-line-strong py-1 pr-4 pl-1.5 text-sm has-checked:border-action has-checked:bg-action-soft sm:pointer-fine:min-h-9"
          >
            <input type="radio" name={id} className="sr-only" checked={token === current} onChange={() => set(token, null)} />
            <span
              aria-hidden="true"
              className="size-7 rounded-full ring-1 ring-line-strong ring-inset"
              style={{ backgroundColor: `var(--color-${token})` }}
            />
            {nameOf(token)}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
