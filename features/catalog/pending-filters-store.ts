import { create } from 'zustand'
import type { LayeredFilter } from '@/lib/api/v1/product/layered.schema'
import { reservedFacets } from '@/lib/routing/reserved-facets'
import { clampRange, splitValues, parseFacets, selectionMode, type RangeEnd } from './facet-query'
import type { ListSearchParams } from './list-href'

/** SPEC 9: filter form changes wait for a pause of half a second. */
const debounceMs = 500

/** Where a list is being led, from a choice until its page is here. */
type PendingFilters = {
  /** What its address will say, as it is being written. */
  searchParams: ListSearchParams
  /** The end of each range that was written last in this pause, by code. */
  editedEnds: Record<string, RangeEnd>
  /** Whether the list before is a step back in the browser. */
  navigation: 'push' | 'replace'
  /** Milliseconds until it is asked for; null: it has been. */
  delayMs: number | null
}

/** Outlives the page: the first choice leads from the cached page to its filtered twin, another route where everything is mounted anew. */
export const usePendingFilters = create<{ pending: PendingFilters | null; categorySlug?: string | null }>(() => ({ pending: null }))

const currentPending = () => usePendingFilters.getState().pending
const setPending = (goal: PendingFilters | null) => usePendingFilters.setState({ pending: goal })

/** A filter, after a pause. A change begins at the first page again. */
export function setFilter(address: ListSearchParams, [code, text]: readonly [string, string], end?: RangeEnd) {
  const { said, written, how } = startFrom(address)
  setPending({
    searchParams: { ...said, [code]: text },
    editedEnds: end ? { ...written, [code]: end } : written,
    navigation: how,
    delayMs: debounceMs,
  })
}

/** An order or a page size, at once. */
export function setSort(address: ListSearchParams, [name, text]: readonly [string, string]) {
  const { said, written } = startFrom(address)
  setPending({ searchParams: { ...said, [name]: text }, editedEnds: written, navigation: 'push', delayMs: 0 })
}

function startFrom(address: ListSearchParams) {
  const {
    searchParams: said,
    editedEnds: written,
    navigation: how,
  } = currentPending() ?? { searchParams: address, editedEnds: {}, navigation: 'replace' as const }
  const { page: _, ...rest } = said
  return { said: rest, written, how }
}

/** What a link of the list does to its address, done to where the list is being led. */
export function replaceSearchParams(said: ListSearchParams) {
  const goal = currentPending()
  if (goal) setPending({ ...goal, searchParams: said, navigation: 'push', delayMs: 0 })
}

/** The pause is over. */
export function flush() {
  const goal = currentPending()
  if (goal?.delayMs) setPending({ ...goal, delayMs: 0 })
}

/** What is asked for now; what is chosen until its page is here starts there. */
export function submit(facets: readonly LayeredFilter[]) {
  const goal = currentPending()
  if (!goal) return null
  const said = resolveParams(goal, facets)
  setPending({ searchParams: said, editedEnds: {}, navigation: goal.navigation, delayMs: null })
  return { said, how: goal.navigation }
}

/** The list of this shelf is here; null: of the whole shop. What was chosen for another one is not for this. */
export function enterList(shelf: string | null) {
  const { categorySlug: last, pending: goal } = usePendingFilters.getState()
  // What was chosen on the first one, before it was here as a whole, is for it.
  if (last !== shelf) usePendingFilters.setState({ categorySlug: shelf, pending: last === undefined ? goal : null })
}

/** The address is right again. */
export function reset() {
  setPending(null)
}

/** The page that was asked for is here, unless more has been chosen meanwhile. */
export function confirmArrival() {
  if (currentPending()?.delayMs === null) reset()
}

/** Ends are bound once the writing has paused, on the way to 200 one writes 2; those of before have been. */
function resolveParams({ searchParams: said, editedEnds: written }: PendingFilters, facets: readonly LayeredFilter[]): ListSearchParams {
  const ranges = facets.flatMap((facet) => {
    const { [facet.attributeCode]: end } = written
    const text = said[facet.attributeCode]
    return end && text ? [[facet.attributeCode, clampRange(facet, text, end)] as const] : []
  })
  const others = Object.entries(said).filter(([name, text]) => reservedFacets.has(name) && text !== '')
  return { ...parseFacets(facets, { ...said, ...Object.fromEntries(ranges) }).said, ...Object.fromEntries(others) }
}

type LinkChange = { from: ListSearchParams; to: ListSearchParams; facets: readonly LayeredFilter[] }

/** What a link that was made for one address changes about it, done to another. Of several choices links only take some back. */
export function applyLinkChange(said: ListSearchParams, { from, to, facets }: LinkChange): ListSearchParams {
  const sets = new Set(facets.filter(({ type }) => selectionMode(type) === 'some').map(({ attributeCode }) => attributeCode))
  const changed = Object.keys({ ...from, ...to }).filter((name) => from[name] !== to[name])
  const left = (name: string) => {
    const [before, after] = [splitValues(from[name]), splitValues(to[name])]
    return splitValues(said[name]).filter((part) => !before.includes(part) || after.includes(part))
  }
  const own = changed.map((name) => [name, sets.has(name) ? left(name).join(',') : (to[name] ?? '')] as const)
  return { ...said, ...Object.fromEntries(own), page: to.page ?? '' }
}
