import { viewQuery } from '@/lib/office/view-query'

export type Query = Record<string, string | string[] | undefined>

/** What a list shows. Its page stands in `page`, or in `before` and `after`. */
export type ListState = Record<string, string | number | null | readonly string[] | readonly number[]>

/** The screens of lists. */
type ListPath =
  | '/admin/orders'
  | '/admin/print'
  | '/admin/returns'
  | '/admin/invoices'
  | '/admin/customers'
  | '/admin/privacy'
  | '/admin/stock'
  | '/admin/audit'
  | '/admin/outbox'
  | '/admin/runs'

/** Parameters that choose a page. */
const pageParameters: ReadonlySet<string> = new Set(['page', 'before', 'after'])
/** Parameters that clearing search and filters keeps; they count as no filter. `ids` are the selected rows. */
const notFilters: ReadonlySet<string> = new Set(['view', 'sort', 'ids'])

export type OfficeListDefinition<State extends ListState> = {
  path: ListPath
  /** Reads the address; what is not valid counts as not chosen. */
  parse(query: Query): State
  /** The address with a change; a page only where the change names one. */
  href(state: State, change?: Partial<State>): { pathname: ListPath; query: Record<string, string> }
  /** The same without search and filters; undefined where nothing is searched for or filtered. */
  clearHref(state: State): { pathname: ListPath; query: Record<string, string> } | undefined
  /** The choice as a saved view keeps it: without its page. */
  viewQuery(state: State): string
  /** How many filters are chosen; the words of the search are none. */
  countFilters(state: State): number
}

/**
 * A list whose whole state stands in its address (docs/rules/forms.md#list-state). `parse` alone describes it: what equals its answer to an empty address is
 * left out of the address.
 */
export function defineList<State extends ListState>({
  path,
  parse,
}: Pick<OfficeListDefinition<State>, 'path' | 'parse'>): OfficeListDefinition<State> {
  const defaults = textsOf(parse({}))
  const chosen = (state: ListState) => Object.entries(textsOf(state)).filter(([name, text]) => text !== '' && text !== defaults[name])
  const narrowing = (state: State) => chosen(state).filter(([name]) => !pageParameters.has(name) && !notFilters.has(name))

  function href(state: State, change: Partial<State> = {}) {
    const parameters = chosen({ ...state, ...change }).filter(([name]) => !pageParameters.has(name) || name in change)
    return { pathname: path, query: Object.fromEntries(parameters) }
  }

  return {
    path,
    parse,
    href,
    clearHref(state) {
      if (narrowing(state).length === 0) return undefined
      return { pathname: path, query: Object.fromEntries(chosen(state).filter(([name]) => notFilters.has(name))) }
    },
    viewQuery: (state) => viewQuery(href(state).query),
    countFilters(state) {
      // A period is one filter.
      const names = narrowing(state).map(([name]) => (name === 'to' ? 'from' : name))
      return new Set(names.filter((name) => name !== 'q')).size
    },
  }
}

function textsOf(state: ListState): Record<string, string> {
  return Object.fromEntries(
    Object.entries(state).map(([name, value]) => [name, Array.isArray(value) ? value.join(',') : String(value ?? '')]),
  )
}
