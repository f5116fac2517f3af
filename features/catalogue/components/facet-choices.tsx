'use client'

import { replayEarlyClicks } from '@/components/hydration/replay-early-clicks'
import { Checkbox } from '@/components/ui/control/checkbox'
import { Radio } from '@/components/ui/control/radio'
import type { LayeredFilter, LayeredValue } from '@/lib/api/v1/product/layered.schema'
import { rememberShowsAll, useFacetPanel } from '../facet-panel-store'
import { splitValues, selectionMode } from '../facet-query'
import type { FacetLabels } from '@/features/catalogue/facet-labels'

type FacetChoicesProps = {
  facet: LayeredFilter
  text: string | undefined
  onChoose: (code: string, text: string) => void
  /** Adds or removes one value of several. */
  onToggle: (code: string, value: string) => void
  labels: FacetLabels
}

/** Values shown before 'Prikaži sve'. */
const initialCount = 7

export function FacetChoices({ facet, text, onChoose, onToggle, labels }: FacetChoicesProps) {
  const { attributeCode: code } = facet
  const showsAll = useFacetPanel((state) => state.showsAll[code]) ?? false
  const chosen = splitValues(text)
  const isSingle = selectionMode(facet.type) !== 'multiple'
  const shown = facet.values.filter((value, index) => showsAll || index < initialCount || chosen.includes(paramValue(value)))
  const hiddenCount = facet.values.length - shown.length
  return (
    <>
      {isSingle ? (
        <Radio
          {...replayEarlyClicks}
          name={code}
          value=""
          checked={chosen.length === 0}
          onChange={() => onChoose(code, '')}
          data-field={`${code}:`}
        >
          {labels.any}
        </Radio>
      ) : null}
      {shown.map((value) => {
        const param = paramValue(value)
        const common = {
          ...replayEarlyClicks,
          name: code,
          value: param,
          checked: chosen.includes(param),
          aside: value.totalProducts,
          'data-field': `${code}:${param}`,
        }
        return isSingle ? (
          <Radio key={param} {...common} onChange={() => onChoose(code, param)}>
            <Label facet={facet} value={value} labels={labels} />
          </Radio>
        ) : (
          <Checkbox key={param} {...common} onChange={() => onToggle(code, param)}>
            <Label facet={facet} value={value} labels={labels} />
          </Checkbox>
        )
      })}
      {hiddenCount > 0 || showsAll ? (
        <button
          type="button"
          aria-expanded={showsAll}
          onClick={() => rememberShowsAll(code, !showsAll)}
          className="min-h-11 rounded text-sm text-link underline-offset-4 hover:underline"
        >
          {showsAll ? labels.fewer : `${labels.all} (${facet.values.length})`}
        </button>
      ) : null}
    </>
  )
}

/** The value in the address: an id, or `yes` and `no`. */
function paramValue({ valueID, valueLabel }: LayeredValue) {
  return valueID === null ? valueLabel : String(valueID)
}

function Label({ facet, value, labels }: { facet: LayeredFilter; value: LayeredValue; labels: FacetLabels }) {
  if (facet.type === 'YesNo') return value.valueLabel === 'yes' ? labels.yes : labels.no
  if (!value.swatch) return value.valueLabel
  return (
    <span className="inline-flex items-center gap-2.5">
      <span
        aria-hidden="true"
        style={{ backgroundColor: value.swatch }}
        className="size-5 shrink-0 rounded-full border border-line-strong"
      />
      {value.valueLabel}
    </span>
  )
}
