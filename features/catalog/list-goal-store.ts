import { create } from 'zustand'
import type { LayeredFilter } from '@/lib/api/v1/product/layered.schema'
import { reservedFacets } from '@/lib/routing/reserved-facets'
import { bounded, partsOf, understood, waysOf, type RangeEnd } from './facet-query'
import type { SaidList } from './list-address'

/** SPEC 9: filter form changes wait for a pause of half a second. */
const pause = 500

/** Where a list is being led, from a choice until its page is here. */
type Goal = {
  /** What its address will say, as it is being written. */
  said: SaidList
  /** The end of each range that was written last in this pause, by code. */
  written: Record<string, RangeEnd>
  /** Whether the list before is a step back in the browser. */
  how: 'push' | 'replace'
  /** Milliseconds until it is asked for; null: it has been. */
  wait: number | null
}

/** Outlives the page: the first choice leads from the cached page to its filtered twin, another route where everything is mounted anew. */
export const useListGoal = create<{ goal: Goal | null; shelf?: string | null }>(() => ({ goal: null }))

const current = () => useListGoal.getState().goal
const set = (goal: Goal | null) => useListGoal.setState({ goal })

/** A filter, after a pause. A change begins at the first page again. */
export function narrow(address: SaidList, [code, text]: readonly [string, string], end?: RangeEnd) {
  const { said, written, how } = startingAt(address)
  set({ said: { ...said, [code]: text }, written: end ? { ...written, [code]: end } : written, how, wait: pause })
}

/** An order or a page size, at once. */
export function arrange(address: SaidList, [name, text]: readonly [string, string]) {
  const { said, written } = startingAt(address)
  set({ said: { ...said, [name]: text }, written, how: 'push', wait: 0 })
}

function startingAt(address: SaidList) {
  const { said, written, how } = current() ?? { said: address, written: {}, how: 'replace' as const }
  const { page: _, ...rest } = said
  return { said: rest, written, how }
}

/** What a link of the list does to its address, done to where the list is being led. */
export function redirect(said: SaidList) {
  const goal = current()
  if (goal) set({ ...goal, said, how: 'push', wait: 0 })
}

/** The pause is over. */
export function hurry() {
  const goal = current()
  if (goal?.wait) set({ ...goal, wait: 0 })
}

/** What is asked for now; what is chosen until its page is here starts there. */
export function ask(facets: readonly LayeredFilter[]) {
  const goal = current()
  if (!goal) return null
  const said = settled(goal, facets)
  set({ said, written: {}, how: goal.how, wait: null })
  return { said, how: goal.how }
}

/** The list of this shelf is here; null: of the whole shop. What was chosen for another one is not for this. */
export function enter(shelf: string | null) {
  const { shelf: last, goal } = useListGoal.getState()
  // What was chosen on the first one, before it was here as a whole, is for it.
  if (last !== shelf) useListGoal.setState({ shelf, goal: last === undefined ? goal : null })
}

/** The address is right again. */
export function leave() {
  set(null)
}

/** The page that was asked for is here, unless more has been chosen meanwhile. */
export function arrived() {
  if (current()?.wait === null) leave()
}

/** Ends are bound once the writing has paused, on the way to 200 one writes 2; those of before have been. */
function settled({ said, written }: Goal, facets: readonly LayeredFilter[]): SaidList {
  const ranges = facets.flatMap((facet) => {
    const { [facet.attributeCode]: end } = written
    const text = said[facet.attributeCode]
    return end && text ? [[facet.attributeCode, bounded(facet, text, end)] as const] : []
  })
  const others = Object.entries(said).filter(([name, text]) => reservedFacets.has(name) && text !== '')
  return { ...understood(facets, { ...said, ...Object.fromEntries(ranges) }).said, ...Object.fromEntries(others) }
}

type Change = { from: SaidList; to: SaidList; facets: readonly LayeredFilter[] }

/** What a link that was made for one address changes about it, done to another. Of several choices links only take some back. */
export function redone(said: SaidList, { from, to, facets }: Change): SaidList {
  const sets = new Set(facets.filter(({ type }) => waysOf(type) === 'some').map(({ attributeCode }) => attributeCode))
  const changed = Object.keys({ ...from, ...to }).filter((name) => from[name] !== to[name])
  const left = (name: string) => {
    const [before, after] = [partsOf(from[name]), partsOf(to[name])]
    return partsOf(said[name]).filter((part) => !before.includes(part) || after.includes(part))
  }
  const own = changed.map((name) => [name, sets.has(name) ? left(name).join(',') : (to[name] ?? '')] as const)
  return { ...said, ...Object.fromEntries(own), page: to.page ?? '' }
}
