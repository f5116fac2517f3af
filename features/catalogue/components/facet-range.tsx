'use client'

import { useId } from 'react'
import { Input } from '@/components/ui/control/input'
import type { LayeredFilter } from '@/lib/api/v1/product/layered.schema'
import { splitValues, type RangeEnd } from '../facet-query'
import type { FacetLabels } from '@/features/catalogue/facet-labels'

type FacetRangeProps = {
  facet: LayeredFilter
  text: string | undefined
  /** Whether it ends before it begins, and says so. */
  isReversed: boolean
  onChoose: (code: string, text: string, end: RangeEnd) => void
  labels: FacetLabels
}

/** docs/rules/storefront.md#facet-range */
export function FacetRange({ facet, text, isReversed, onChoose, labels }: FacetRangeProps) {
  const [from = '', to = ''] = splitValues(text)
  const [bounds] = facet.values
  const { attributeCode: code, type, unit } = facet
  const errorId = useId()
  if (!bounds) return null
  const minimum = bounds.minValue ?? undefined
  const maximum = bounds.maxValue ?? undefined
  const common = {
    type: type === 'Number' ? 'number' : 'date',
    name: code,
    controlSize: 'sm',
    end: unit,
    step: type === 'Number' ? 'any' : undefined,
    'aria-invalid': isReversed || undefined,
    'aria-describedby': isReversed ? errorId : undefined,
  } as const
  return (
    <div className="grid grid-cols-[repeat(auto-fill,minmax(max(7rem,40%),1fr))] gap-3 pt-1">
      <label className="flex flex-col gap-1 text-sm text-ink-soft">
        {labels.from}
        <Input
          {...common}
          value={from}
          min={minimum}
          max={to || maximum}
          placeholder={hintOf(type, minimum)}
          data-field={`${code}:from`}
          onChange={(event) => onChoose(code, `${event.target.value},${to}`, 'from')}
        />
      </label>
      <label className="flex flex-col gap-1 text-sm text-ink-soft">
        {labels.to}
        <Input
          {...common}
          value={to}
          min={from || minimum}
          max={maximum}
          placeholder={hintOf(type, maximum)}
          data-field={`${code}:to`}
          onChange={(event) => onChoose(code, `${from},${event.target.value}`, 'to')}
        />
      </label>
      {isReversed ? (
        <p id={errorId} role="alert" className="col-span-full text-sm font-medium text-danger">
          {type === 'Number' ? labels.reversed : labels.reversedDates}
        </p>
      ) : null}
    </div>
  )
}

/** HTML allows no placeholder on a date. */
function hintOf(type: LayeredFilter['type'], bound: string | number | undefined) {
  return type === 'Number' && bound !== undefined ? String(bound) : undefined
}
