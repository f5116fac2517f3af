import { create } from 'zustand'
import type { LayeredFilter } from '@/lib/api/v1/product/layered.schema'
import { nonFacetParams } from '@/lib/routing/reserved-facets'
import { clampRange, isReversedRange, parseFacets, selectionMode, splitValues, type RangeEnd } from './facet-query'
import type { ListSearchParams } from './list-href'

/** docs/rules/storefront.md#filter-debounce */
const debounceMs = 500

/** Search params that were chosen and are not yet in the address. */
type PendingFilters = {
  searchParams: ListSearchParams
  /** The end of each range that was edited last during this debounce, by facet code. */
  editedEnds: Record<string, RangeEnd>
  /** `push` adds a history entry, `replace` does not. */
  navigation: 'push' | 'replace'
  /** Milliseconds until the navigation; null once it has started. */
  delayMs: number | null
  /** Whether a held range has stayed as it is for a debounce: 2 is typed on the way to 200. */
  isHoldShown: boolean
}

/** A store, because the first filter leads from the cached page to the filtered route, where all components are mounted again. */
export const usePendingFilters = create<{ pending: PendingFilters | null; categorySlug?: string | null }>(() => ({ pending: null }))

const currentPending = () => usePendingFilters.getState().pending
const setPending = (pending: PendingFilters | null) => usePendingFilters.setState({ pending })

/** Sets a filter after the debounce, from page 1. `end`: the edited end of a range. */
export function setFilter(current: ListSearchParams, [code, text]: readonly [string, string], end?: RangeEnd) {
  const { searchParams, editedEnds, navigation, isHoldShown } = startFrom(current)
  setPending({
    searchParams: { ...searchParams, [code]: text },
    editedEnds: end ? { ...editedEnds, [code]: end } : editedEnds,
    navigation,
    delayMs: debounceMs,
    isHoldShown,
  })
}

/** Sets the sort order or the page size at once, from page 1. */
export function setSort(current: ListSearchParams, [name, text]: readonly [string, string]) {
  const { searchParams, editedEnds } = startFrom(current)
  setPending({ searchParams: { ...searchParams, [name]: text }, editedEnds, navigation: 'push', delayMs: 0, isHoldShown: false })
}

function startFrom(current: ListSearchParams) {
  const { searchParams, editedEnds, navigation, isHoldShown } = currentPending() ?? {
    searchParams: current,
    editedEnds: {},
    navigation: 'replace' as const,
    isHoldShown: false,
  }
  const { page: _, ...rest } = searchParams
  return { searchParams: rest, editedEnds, navigation, isHoldShown }
}

/** Replaces the pending search params at once; does nothing when none are pending. */
export function replaceSearchParams(searchParams: ListSearchParams) {
  const pending = currentPending()
  if (pending) setPending({ ...pending, searchParams, navigation: 'push', delayMs: 0 })
}

/** Whether a range that is being typed ends before it begins: it waits for its other end (docs/rules/storefront.md#facet-range). */
export function isHeld({ searchParams, delayMs }: PendingFilters, facets: readonly LayeredFilter[]): boolean {
  return delayMs !== null && delayMs > 0 && facets.some((facet) => isReversedRange(facet, searchParams[facet.attributeCode]))
}

/** Says that a range is held. */
export function showHold() {
  const pending = currentPending()
  if (pending && !pending.isHoldShown) setPending({ ...pending, isHoldShown: true })
}

/** Ends the debounce. */
export function flush() {
  const pending = currentPending()
  if (pending?.delayMs) setPending({ ...pending, delayMs: 0 })
}

/** Marks the navigation as started and returns its search params; later choices build on them. Null when nothing is pending. */
export function submit(facets: readonly LayeredFilter[]) {
  const pending = currentPending()
  if (!pending) return null
  const { navigation } = pending
  const searchParams = resolveParams(pending, facets)
  setPending({ searchParams, editedEnds: {}, navigation, delayMs: null, isHoldShown: false })
  return { searchParams, navigation }
}

/** Called with the category of each mounted list (null: the whole shop); discards what is pending for another category. */
export function enterList(categorySlug: string | null) {
  const { categorySlug: previous, pending } = usePendingFilters.getState()
  // Before the first call, choices made during hydration belong to this list.
  if (previous !== categorySlug) usePendingFilters.setState({ categorySlug, pending: previous === undefined ? pending : null })
}

export function reset() {
  setPending(null)
}

/** The requested page has arrived: resets, unless more was chosen meanwhile. */
export function confirmArrival() {
  if (currentPending()?.delayMs === null) reset()
}

/** Clamps the edited ends only after the debounce, since 2 is typed on the way to 200, and drops values of unknown facets. */
function resolveParams({ searchParams, editedEnds }: PendingFilters, facets: readonly LayeredFilter[]): ListSearchParams {
  const ranges = facets.flatMap((facet) => {
    const { [facet.attributeCode]: end } = editedEnds
    const text = searchParams[facet.attributeCode]
    return end && text ? [[facet.attributeCode, clampRange(facet, text, end)] as const] : []
  })
  const others = Object.entries(searchParams).filter(([name, text]) => nonFacetParams.has(name) && text !== '')
  return { ...parseFacets(facets, { ...searchParams, ...Object.fromEntries(ranges) }).params, ...Object.fromEntries(others) }
}

type LinkChange = { from: ListSearchParams; to: ListSearchParams; facets: readonly LayeredFilter[] }

/** Applies to other search params what a link changes between `from` and `to`. Of a multiple choice a link only removes values. */
export function applyLinkChange(searchParams: ListSearchParams, { from, to, facets }: LinkChange): ListSearchParams {
  const multiple = new Set(facets.filter(({ type }) => selectionMode(type) === 'multiple').map(({ attributeCode }) => attributeCode))
  const changed = Object.keys({ ...from, ...to }).filter((name) => from[name] !== to[name])
  const remaining = (name: string) => {
    const [before, after] = [splitValues(from[name]), splitValues(to[name])]
    return splitValues(searchParams[name]).filter((value) => !before.includes(value) || after.includes(value))
  }
  const changes = changed.map((name) => [name, multiple.has(name) ? remaining(name).join(',') : (to[name] ?? '')] as const)
  return { ...searchParams, ...Object.fromEntries(changes), page: to.page ?? '' }
}
