import { act, fireEvent, screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { navigations } from '@/tests/support/dom/list-navigation'
import {
  answer,
  chip,
  choice,
  chooseOrder,
  facets,
  open,
  order,
  pass,
  press,
  setUpListPage,
  show,
  tick,
} from '@/tests/support/dom/list-page'
import { facet, facetValue } from '@/tests/support/samples/sample-category'

vi.mock('@/lib/i18n/navigation', async () => import('@/tests/support/dom/list-navigation'))

setUpListPage()

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
