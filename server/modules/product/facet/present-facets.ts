import type { LayeredFilter, LayeredType, LayeredValue } from '@/lib/api/v1/product/layered.schema'
import { isoDay } from '@/lib/text/dates'
import type { FacetAttribute } from './facet-attributes'
import type { FacetTallies } from './facet-sql'
import { hasTerm, noTerm, yesTerm } from './facet-terms'
import type { FacetChoice } from '@/server/modules/product/search/list-filters'
import { priceFacet } from './price-facet'

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

/** The facets that have something to choose. A choice that leaves nothing is shown only while it is chosen, and so is a price that all have. */
export function presentFacets(
  attributes: readonly FacetAttribute[],
  tallies: FacetTallies,
  choices: readonly FacetChoice[],
): LayeredFilter[] {
  return attributes.flatMap((attribute) => {
    const position = choices.findIndex(({ attributeId }) => attributeId === attribute.id)
    const choice = choices[position]
    const isOwn = ({ missed }: { missed: number }) => missed === 0 || missed === position + 1
    const totals = new Map<number, number>()
    for (const { term, total } of tallies.terms.filter(isOwn)) totals.set(term, (totals.get(term) ?? 0) + total)
    const ranges = tallies.ranges.filter(isOwn).filter(({ attributeId }) => attributeId === attribute.id)
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

type Own = { totals: ReadonlyMap<number, number>; ranges: FacetTallies['ranges'] }

function valuesOf({ id, input, values }: FacetAttribute, { totals, ranges }: Own): { term: number; value: LayeredValue }[] {
  const one = (term: number, value: Partial<LayeredValue>) => ({
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
      return values.map((value) => one(value.id, { valueID: value.id, valueLabel: value.label, swatch: value.swatch }))
    case 'yesNo':
      return [one(yesTerm(id), { valueLabel: 'yes' }), one(noTerm(id), { valueLabel: 'no' })]
    case 'numberField':
      return [one(hasTerm(id), id === priceFacet.id ? wholeEuros(ranges) : { minValue: lowest(ranges), maxValue: highest(ranges) })]
    case 'date':
      return [one(hasTerm(id), { minValue: dayOf(lowest(ranges), 'UTC'), maxValue: dayOf(highest(ranges), 'UTC') })]
    case 'dateTime':
      return [one(hasTerm(id), { minValue: dayOf(lowest(ranges), 'wall'), maxValue: dayOf(highest(ranges), 'wall') })]
  }
  return input satisfies never
}

const lowest = (ranges: Own['ranges']) => (ranges.length === 0 ? null : Math.min(...ranges.map(({ min }) => min)))
const highest = (ranges: Own['ranges']) => (ranges.length === 0 ? null : Math.max(...ranges.map(({ max }) => max)))
/** Ends that are easily typed and leave nothing out. */
function wholeEuros(ranges: Own['ranges']) {
  const [least, most] = [lowest(ranges), highest(ranges)]
  return { minValue: least === null ? null : Math.floor(least), maxValue: most === null ? null : Math.ceil(most) }
}
/** A day is kept as its midnight of UTC; of a moment counts what the calendar on the wall says. */
function dayOf(seconds: number | null, calendar: 'UTC' | 'wall') {
  if (seconds === null) return null
  const moment = new Date(seconds * 1000)
  return calendar === 'UTC' ? moment.toISOString().slice(0, 10) : isoDay(moment)
}
