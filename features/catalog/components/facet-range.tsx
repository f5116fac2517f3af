'use client'

import { Input } from '@/components/ui/input'
import type { LayeredFilter } from '@/lib/api/v1/product/layered.schema'
import { partsOf, type RangeEnd } from '../facet-query'
import type { FacetWords } from '../facet-words'

type FacetRangeProps = {
  facet: LayeredFilter
  text: string | undefined
  onChoose: (code: string, text: string, end: RangeEnd) => void
  words: FacetWords
}

/** SPEC 5: the lower end lies between the facet's least and the chosen upper end, and the other way round. */
export function FacetRange({ facet, text, onChoose, words }: FacetRangeProps) {
  const [from = '', to = ''] = partsOf(text)
  const [bounds] = facet.values
  const { attributeCode: code, type, unit } = facet
  if (!bounds) return null
  const least = bounds.minValue ?? undefined
  const most = bounds.maxValue ?? undefined
  const own = {
    type: type === 'Number' ? 'number' : 'date',
    name: code,
    controlSize: 'sm',
    end: unit,
    step: type === 'Number' ? 'any' : undefined,
  } as const
  return (
    <div className="grid grid-cols-2 gap-3 pt-1">
      <label className="flex flex-col gap-1 text-sm text-ink-soft">
        {words.from}
        <Input
          {...own}
          value={from}
          min={least}
          max={to || most}
          placeholder={least === undefined ? undefined : String(least)}
          data-field={`${code}:from`}
          onChange={(event) => onChoose(code, `${event.target.value},${to}`, 'from')}
        />
      </label>
      <label className="flex flex-col gap-1 text-sm text-ink-soft">
        {words.to}
        <Input
          {...own}
          value={to}
          min={from || least}
          max={most}
          placeholder={most === undefined ? undefined : String(most)}
          data-field={`${code}:to`}
          onChange={(event) => onChoose(code, `${from},${event.target.value}`, 'to')}
        />
      </label>
    </div>
  )
}
