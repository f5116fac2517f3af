import type { LayeredFilter, LayeredType, LayeredValue } from '@/lib/api/v1/product/layered.schema'
import { isoDay } from '@/lib/text/dates'
import { type FacetAttribute, hasTerm, noTerm, yesTerm, priceFacet } from '@/server/modules/product/list/facet-attributes'
import type { FacetCounts } from './facet-sql'
import type { FacetChoice } from '@/server/modules/product/list/list-filters'

const types: Record<FacetAttribute['input'], LayeredType> = {
  dropdown: 'Dropdown',
  multipleSelect: 'MultiSelect',
  numberField: 'Number',
  date: 'Date',
  dateTime: 'DateTime',
  yesNo: 'YesNo',
  textSwatch: 'TextSwatch',
  visualSwatch: 'VisualSwatch',
}

/** docs/rules/catalog.md#facet-visibility */
export function presentFacets(
  attributes: readonly FacetAttribute[],
  counts: FacetCounts,
  choices: readonly FacetChoice[],
): LayeredFilter[] {
  return attributes.flatMap((attribute) => {
    const position = choices.findIndex(({ attributeId }) => attributeId === attribute.id)
    const choice = choices[position]
    const countsHere = ({ failedChoice }: { failedChoice: number }) => failedChoice === 0 || failedChoice === position + 1
    const totals = new Map<number, number>()
    for (const { term, total } of counts.terms.filter(countsHere)) totals.set(term, (totals.get(term) ?? 0) + total)
    const ranges = counts.ranges.filter(countsHere).filter(({ attributeId }) => attributeId === attribute.id)
    if (attribute === priceFacet && !choice && lowest(ranges) === highest(ranges)) return []
    const values = valuesOf(attribute, { totals, ranges }).filter(({ value, term }) => value.totalProducts > 0 || isChosen(choice, term))
    if (values.length === 0) return []
    const { id: attributeID, code: attributeCode, label, unit } = attribute
    return { attributeCode, label, type: types[attribute.input], attributeID, unit, values: values.map(({ value }) => value) }
  })
}

function isChosen(choice: FacetChoice | undefined, term: number) {
  return choice?.kind === 'terms' ? choice.terms.includes(term) : choice !== undefined
}

type FacetCount = { totals: ReadonlyMap<number, number>; ranges: FacetCounts['ranges'] }

function valuesOf({ id, input, values }: FacetAttribute, { totals, ranges }: FacetCount): { term: number; value: LayeredValue }[] {
  const counted = (term: number, value: Partial<LayeredValue>) => ({
    term,
    value: {
      valueID: null,
      valueLabel: '',
      minValue: null,
      maxValue: null,
      swatch: null,
      totalProducts: totals.get(term) ?? 0,
      ...value,
    },
  })
  switch (input) {
    case 'dropdown':
    case 'multipleSelect':
    case 'textSwatch':
    case 'visualSwatch':
      return values.map((value) => counted(value.id, { valueID: value.id, valueLabel: value.label, swatch: value.swatch }))
    case 'yesNo':
      return [counted(yesTerm(id), { valueLabel: 'yes' }), counted(noTerm(id), { valueLabel: 'no' })]
    case 'numberField':
      return [counted(hasTerm(id), id === priceFacet.id ? wholeEuros(ranges) : { minValue: lowest(ranges), maxValue: highest(ranges) })]
    case 'date':
      return [counted(hasTerm(id), { minValue: dayOf(lowest(ranges), 'UTC'), maxValue: dayOf(highest(ranges), 'UTC') })]
    case 'dateTime':
      return [counted(hasTerm(id), { minValue: dayOf(lowest(ranges), 'local'), maxValue: dayOf(highest(ranges), 'local') })]
  }
  return input satisfies never
}

const lowest = (ranges: FacetCount['ranges']) => (ranges.length === 0 ? null : Math.min(...ranges.map(({ min }) => min)))
const highest = (ranges: FacetCount['ranges']) => (ranges.length === 0 ? null : Math.max(...ranges.map(({ max }) => max)))
/** Whole euros that include every price. */
function wholeEuros(ranges: FacetCount['ranges']) {
  const [least, most] = [lowest(ranges), highest(ranges)]
  return { minValue: least === null ? null : Math.floor(least), maxValue: most === null ? null : Math.ceil(most) }
}
/** A date is stored as its UTC midnight; a dateTime is shown as its day in Zagreb. */
function dayOf(seconds: number | null, calendar: 'UTC' | 'local') {
  if (seconds === null) return null
  const moment = new Date(seconds * 1000)
  return calendar === 'UTC' ? moment.toISOString().slice(0, 10) : isoDay(moment)
}
