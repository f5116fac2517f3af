'use client'

import { useState } from 'react'
import { Checkbox } from '@/components/ui/checkbox'
import { Radio } from '@/components/ui/radio'
import type { LayeredFilter, LayeredValue } from '@/lib/api/v1/product/layered.schema'
import { partsOf, toggled, waysOf } from '../facet-query'
import type { FacetWords } from '../facet-words'

type FacetChoicesProps = {
  facet: LayeredFilter
  text: string | undefined
  onChoose: (code: string, text: string) => void
  words: FacetWords
}

/** So many are shown; the others follow at a click. */
const shownFirst = 7

export function FacetChoices({ facet, text, onChoose, words }: FacetChoicesProps) {
  const [isWhole, setIsWhole] = useState(false)
  const chosen = partsOf(text)
  const isSingle = waysOf(facet.type) !== 'some'
  const shown = facet.values.filter((value, index) => isWhole || index < shownFirst || chosen.includes(wordOf(value)))
  const rest = facet.values.length - shown.length
  const { attributeCode: code } = facet
  return (
    <>
      {isSingle ? (
        <Radio name={code} value="" checked={chosen.length === 0} onChange={() => onChoose(code, '')} data-field={`${code}:`}>
          {words.any}
        </Radio>
      ) : null}
      {shown.map((value) => {
        const word = wordOf(value)
        const own = {
          name: code,
          value: word,
          checked: chosen.includes(word),
          aside: value.totalProducts,
          'data-field': `${code}:${word}`,
        }
        return isSingle ? (
          <Radio key={word} {...own} onChange={() => onChoose(code, word)}>
            <Label facet={facet} value={value} words={words} />
          </Radio>
        ) : (
          <Checkbox key={word} {...own} onChange={() => onChoose(code, toggled(text, word))}>
            <Label facet={facet} value={value} words={words} />
          </Checkbox>
        )
      })}
      {rest > 0 || isWhole ? (
        <button
          type="button"
          aria-expanded={isWhole}
          onClick={() => setIsWhole(!isWhole)}
          className="min-h-11 rounded text-sm text-link underline-offset-4 hover:underline"
        >
          {isWhole ? words.fewer : `${words.all} (${facet.values.length})`}
        </button>
      ) : null}
    </>
  )
}

/** What the address calls a choice: its id, or yes and no. */
function wordOf({ valueID, valueLabel }: LayeredValue) {
  return valueID === null ? valueLabel : String(valueID)
}

function Label({ facet, value, words }: { facet: LayeredFilter; value: LayeredValue; words: FacetWords }) {
  if (facet.type === 'YesNo') return value.valueLabel === 'yes' ? words.yes : words.no
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
