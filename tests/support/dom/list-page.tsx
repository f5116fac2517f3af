import { act, fireEvent, render, screen } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, vi } from 'vitest'
import { ListPage } from '@/features/catalogue/components/list-page'
import { useFacetPanel } from '@/features/catalogue/facet-panel-store'
import { parseListQuery } from '@/features/catalogue/list-query'
import type { ListView } from '@/features/catalogue/load-category'
import { reset } from '@/features/catalogue/pending-filters-store'
import { Link } from '@/lib/i18n/navigation'
import messages from '@/messages/hr.json'
import { books, sampleFacets } from '@/tests/support/samples/sample-category'
import { arrive, navigations } from './list-navigation'

/** The facets of the list; a test may replace them. */
export const facets = [...sampleFacets]

/** The test mocks `lib/i18n/navigation` by list-navigation.tsx. */
export function setUpListPage() {
  beforeEach(() => {
    vi.useFakeTimers()
    navigations.length = 0
    reset()
    useFacetPanel.setState(useFacetPanel.getInitialState())
    // jsdom has none; the codes of the sample facets need no escaping.
    vi.stubGlobal('CSS', { escape: (text: string) => text })
    facets.splice(0, facets.length, ...sampleFacets)
    Object.assign(HTMLDialogElement.prototype, {
      showModal(this: HTMLDialogElement) {
        this.open = true
      },
    })
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })
}

/** The view that the server returns for an address. */
function viewOf(address: string): ListView {
  const url = new URL(address, location.origin)
  const query = parseListQuery(Object.fromEntries(url.searchParams))
  const category = url.pathname === '/shop' ? null : books
  const list = { records: [], page: query.page, limit: 12, totalRecords: 30, totalPages: 3 }
  return { category, tree: [], query, facets, list, featured: [] }
}

/** The cached route and the filtered route mount everything again, hence the key. */
const pageOf = (address: string) => (
  <>
    <Link href="/shop">Na početak knjižare</Link>
    <ListPage key={String(address.includes('?'))} {...viewOf(address)} />
  </>
)

let rerenderAt: (address: string) => void

/** Shows the list of an address. */
export function open(address: string) {
  history.replaceState(null, '', address)
  const wrapper = ({ children }: { children: ReactNode }) => (
    <NextIntlClientProvider locale="hr" messages={messages} timeZone="Europe/Zagreb">
      {children}
    </NextIntlClientProvider>
  )
  const { rerender } = render(pageOf(address), { wrapper })
  rerenderAt = (to) => rerender(pageOf(to))
}

/** Shows another address in its place. */
export const show = (address: string) => rerenderAt(address)

/** Completes the last navigation. */
export async function answer() {
  const to = navigations.at(-1)?.split(' ')[1] ?? ''
  await act(async () => {
    history.replaceState(null, '', to)
    show(to)
    arrive()
  })
}

export const pass = async (ms: number) => act(async () => vi.advanceTimersByTimeAsync(ms))
export const choice = (name: RegExp) => screen.getByRole('checkbox', { name })
/** There may be a space between a chip's action and its text. */
export const chip = (name: string) => screen.getByRole('link', { name: new RegExp(`^${name.replace('filtar ', 'filtar ?')}$`) })
export const order = () => screen.getByLabelText<HTMLSelectElement>('Redoslijed')

export const press = async (element: HTMLElement) => act(async () => fireEvent.click(element))
export const tick = async (name: RegExp) => press(choice(name))
export const chooseOrder = async (name: string) => act(async () => fireEvent.change(order(), { target: { value: name } }))
