import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import type { ComponentProps, ReactNode } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Link } from '@/lib/i18n/navigation'
import messages from '@/messages/hr.json'
import { books, facet, facetValue, sampleFacets } from '@/tests/support/samples/sample-category'
import { ListPage } from './components/list-page'
import { parseListQuery } from './list-query'
import type { ListView } from './load-category'
import { reset } from './pending-filters-store'

type Href = string | { pathname: string; params?: { slug: string }; query?: Record<string, string> }

/** The router's navigations; `arrive` ends the running one. */
const navigations: string[] = []
let arrive = () => {}
const router = vi.hoisted(() => ({ push: vi.fn<(href: Href) => unknown>(), replace: vi.fn<(href: Href) => unknown>() }))

vi.mock('@/lib/i18n/navigation', () => {
  const textOf = (href: Href) => {
    if (typeof href === 'string') return href
    const path = href.pathname.replace('[slug]', href.params?.slug ?? '')
    return href.query ? `${path}?${decodeURIComponent(String(new URLSearchParams(href.query)))}` : path
  }
  router.push.mockImplementation((href) => navigate('push', textOf(href)))
  router.replace.mockImplementation((href) => navigate('replace', textOf(href)))
  return {
    useRouter: () => router,
    getPathname: ({ href }: { href: Href }) => textOf(href),
    // Like Next's Link: navigates unless the click was prevented.
    Link: ({
      href,
      prefetch: _prefetch,
      scroll: _scroll,
      children,
      ...rest
    }: ComponentProps<'a'> & { href: Href; prefetch?: boolean; scroll?: boolean }) => (
      <a
        {...rest}
        href={textOf(href)}
        onClick={(event) => {
          if (event.defaultPrevented) return
          event.preventDefault()
          void navigate('push', textOf(href))
        }}
      >
        {children}
      </a>
    ),
  }
})

async function navigate(how: string, to: string) {
  navigations.push(`${how} ${to}`)
  await new Promise<void>((resolve) => (arrive = resolve))
}

const facets = [...sampleFacets]

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

let show: (address: string) => void

function open(address: string) {
  history.replaceState(null, '', address)
  const wrapper = ({ children }: { children: ReactNode }) => (
    <NextIntlClientProvider locale="hr" messages={messages} timeZone="Europe/Zagreb">
      {children}
    </NextIntlClientProvider>
  )
  const { rerender } = render(pageOf(address), { wrapper })
  show = (to) => rerender(pageOf(to))
}

/** Completes the last navigation. */
async function answer() {
  const to = navigations.at(-1)?.split(' ')[1] ?? ''
  await act(async () => {
    history.replaceState(null, '', to)
    show(to)
    arrive()
  })
}

const pass = async (ms: number) => act(async () => vi.advanceTimersByTimeAsync(ms))
const choice = (name: RegExp) => screen.getByRole('checkbox', { name })
/** There may be a space between a chip's action and its text. */
const chip = (name: string) => screen.getByRole('link', { name: new RegExp(`^${name.replace('filtar ', 'filtar ?')}$`) })
const order = () => screen.getByLabelText<HTMLSelectElement>('Redoslijed')

const press = async (element: HTMLElement) => act(async () => fireEvent.click(element))
const tick = async (name: RegExp) => press(choice(name))
const chooseOrder = async (name: string) => act(async () => fireEvent.change(order(), { target: { value: name } }))

beforeEach(() => {
  vi.useFakeTimers()
  navigations.length = 0
  reset()
  facets.splice(0, facets.length, ...sampleFacets)
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true
    },
  })
})
afterEach(() => vi.useRealTimers())

it('navigates to a filter after the debounce', async () => {
  open('/shop/knjige')
  await tick(/^roman/)
  await pass(499)
  expect(navigations).toEqual([])
  await pass(1)
  expect(navigations).toEqual(['replace /shop/knjige?zanr=5'])
})

it.each([
  ['its show button', /^Pokaži/],
  ['its close button', 'Zatvori filtre'],
])('closing the sheet by %s sends pending filters at once', async (_, name) => {
  open('/shop/knjige')
  await press(screen.getByRole('button', { name: 'Filtri' }))
  const sheet = screen.getByRole('dialog', { name: 'Filtri' })
  await press(within(sheet).getByRole('checkbox', { name: /^roman/ }))
  await press(within(sheet).getByRole('button', { name }))
  await pass(0)
  expect(navigations).toEqual(['replace /shop/knjige?zanr=5'])
})

it('keeps a filter that was chosen while the first navigation was running', async () => {
  open('/shop/knjige')
  await tick(/^roman/)
  await pass(500)
  await tick(/^drama/)
  await answer()
  expect(choice(/^drama/)).toHaveProperty('checked', true)
  await pass(500)
  expect(navigations.at(-1)).toBe('replace /shop/knjige?zanr=5,6')
})

it('sends pending filters together with a sort order', async () => {
  open('/shop/knjige?uvez=1')
  await tick(/^roman/)
  await chooseOrder('name-asc')
  await pass(1000)
  expect(navigations).toEqual(['push /shop/knjige?uvez=1&zanr=5&sort=name-asc'])
  expect(order().value).toBe('name-asc')
})

it('keeps a sort order whose navigation is running when a filter is chosen', async () => {
  open('/shop/knjige?uvez=1')
  await chooseOrder('name-asc')
  await pass(0)
  await tick(/^roman/)
  await pass(500)
  expect(navigations.at(-1)).toBe('push /shop/knjige?uvez=1&zanr=5&sort=name-asc')
})

it.each<[string, string, string]>([
  ['the chip of another facet', 'Ukloni filtar Uvez: tvrdi', '/shop/knjige?zanr=6,5'],
  ['the chip of the same facet', 'Ukloni filtar drama', '/shop/knjige?uvez=1&zanr=5'],
  ['a flag', 'Sniženo', '/shop/knjige?uvez=1&zanr=6,5&discount=true'],
  ['another page', 'Stranica 2', '/shop/knjige?uvez=1&zanr=6,5&page=2'],
  ['the link that removes all filters', 'Ukloni sve filtre', '/shop/knjige'],
])('combines %s with a pending filter', async (_, name, to) => {
  open('/shop/knjige?uvez=1&zanr=6')
  await tick(/^roman/)
  await press(chip(name))
  await pass(1000)
  expect(navigations).toEqual([`push ${to}`])
})

it('discards a range that is being edited when its chip is removed', async () => {
  open('/shop/knjige?uvez=1&strane=200,300')
  await act(async () => fireEvent.change(screen.getByLabelText('Od'), { target: { value: '250' } }))
  await press(chip('Ukloni filtar Broj stranica: 200–300'))
  await pass(1000)
  expect(navigations).toEqual(['push /shop/knjige?uvez=1'])
})

// docs/rules/storefront.md#facet-range
it('keeps a lower end above the upper end as typed, says so and sends nothing until it is mended', async () => {
  open('/shop/knjige?uvez=1')
  const type = async (label: string, value: string) =>
    act(async () => fireEvent.change(screen.getByLabelText(label), { target: { value } }))
  const from = screen.getByLabelText('Od')
  await type('Od', '250')
  await type('Do', '2')
  await pass(499)
  await type('Do', '200')
  await pass(499)
  expect(screen.queryByRole('alert')).toBeNull()
  await pass(1000)
  expect(from).toHaveProperty('value', '250')
  expect(from).toHaveProperty('ariaInvalid', 'true')
  expect(screen.getByRole('alert').textContent).toBe('„Od” je veće od „Do”.')
  expect(from.closest('form')).toHaveProperty('ariaBusy', 'false')
  expect(navigations).toEqual([])
  await type('Do', '300')
  await pass(500)
  expect(navigations).toEqual(['replace /shop/knjige?uvez=1&strane=250,300'])
  expect(screen.queryByRole('alert')).toBeNull()
})

// docs/rules/storefront.md#facet-range
it('keeps the facet open whose range holds the filters', async () => {
  facets[2] = facet('izdano', 'Date', 'Izdano', [facetValue({ minValue: '2020-01-01', maxValue: '2026-01-01' })])
  open('/shop/knjige?izdano=2021-01-01,2022-01-01')
  const to = screen.getByLabelText('Do')
  const details = to.closest('details')
  const toggle = async () => {
    await press(screen.getByText('Izdano', { selector: 'summary span' }))
    await act(async () => details?.dispatchEvent(new Event('toggle')))
  }
  await act(async () => fireEvent.change(to, { target: { value: '2020-05-01' } }))
  await toggle()
  expect(details).toHaveProperty('open', false)
  await pass(500)
  expect(screen.getByRole('alert').textContent).toBe('„Od” je kasnije od „Do”.')
  expect(details).toHaveProperty('open', true)
  await toggle()
  expect(details).toHaveProperty('open', true)
})

it('keeps a removed filter removed while a navigation is running', async () => {
  open('/shop/knjige?uvez=1')
  await tick(/^roman/)
  await pass(500)
  await press(chip('Ukloni filtar Uvez: tvrdi'))
  await pass(0)
  expect(navigations.at(-1)).toBe('push /shop/knjige?zanr=5')
})

it.each([
  ['/shop/knjige?uvez=1', 'Početna', '/'],
  ['/shop?uvez=1', 'Na početak knjižare', '/shop'],
])('discards pending filters when a link leaves %s', async (from, name, to) => {
  open(from)
  await tick(/^roman/)
  await press(chip(name))
  await pass(1000)
  expect(navigations).toEqual([`push ${to}`])
})

it('discards pending filters when the visitor goes back', async () => {
  open('/shop/knjige?uvez=1')
  await tick(/^roman/)
  await act(async () => fireEvent.popState(window))
  await pass(1000)
  expect(navigations).toEqual([])
  expect(choice(/^roman/)).toHaveProperty('checked', false)
})

it('discards pending filters of another category', async () => {
  open('/shop/knjige')
  await tick(/^roman/)
  await act(async () => show('/shop?sort=name-asc'))
  await pass(1000)
  expect(navigations).toEqual([])
})

it('shows the sort order of the address once nothing is pending', async () => {
  open('/shop/knjige?uvez=1')
  await chooseOrder('name-asc')
  await act(async () => fireEvent.popState(window))
  expect(order().value).toBe('id-desc')
})

it('keeps a submitted range when another filter is chosen', async () => {
  open('/shop/knjige?uvez=1')
  await act(async () => fireEvent.change(screen.getByLabelText('Od'), { target: { value: '200' } }))
  await pass(500)
  expect(navigations.at(-1)).toBe('replace /shop/knjige?uvez=1&strane=200,500')
  await answer()
  // Fewer books remain, so the facet's bounds are narrower than the range.
  facets[2] = facet('strane', 'Number', 'Broj stranica', [facetValue({ minValue: 300, maxValue: 500 })])
  await tick(/^roman/)
  await act(async () => show('/shop/knjige?uvez=1&strane=200,500'))
  await pass(500)
  expect(new URL(navigations.at(-1)?.split(' ')[1] ?? '', location.origin).searchParams.get('strane')).toBe('200,500')
})

it.each([
  ['choosing the default order', async () => chooseOrder('id-desc'), '/shop?sort=name-asc'],
  ['removing the last filter by its chip', async () => press(chip('Ukloni filtar roman')), '/shop?zanr=5'],
  ['unticking the last filter', async () => tick(/^roman/), '/shop?zanr=5'],
  ['removing all filters', async () => press(chip('Ukloni sve filtre')), '/shop?zanr=5'],
  ['going to the first page', async () => press(chip('Stranica 1')), '/shop?page=2'],
])('keeps the list of the whole shop after %s', async (_, change, from) => {
  open(from)
  await change()
  await pass(500)
  expect(navigations.map((step) => step.split(' ')[1])).toEqual(['/shop?sort=id-desc'])
})
