import { act, fireEvent, screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { answer, facets, open, pass, press, setUpListPage, show } from '@/tests/support/dom/list-page'
import { facet, facetValue } from '@/tests/support/samples/sample-category'

vi.mock('@/lib/i18n/navigation', async () => import('@/tests/support/dom/list-navigation'))

setUpListPage()

async function openSheet() {
  await press(screen.getByRole('button', { name: /^Filtri/ }))
  return sheet()
}

const sheet = () => screen.getByRole('dialog', { name: 'Filtri' })
const scrolled = () => sheet().querySelector('.overflow-y-auto') ?? sheet()

it('keeps the scroll position and the changed field of the sheet when the first filter mounts the list again', async () => {
  open('/shop/knjige')
  const before = await openSheet()
  scrolled().scrollTop = 320
  fireEvent.scroll(scrolled())
  // The change alone: Safari gives a pressed checkbox no focus.
  await press(within(before).getByRole('checkbox', { name: /^roman/ }))
  await pass(500)
  await answer()
  expect(sheet()).not.toBe(before)
  expect(scrolled()).toHaveProperty('scrollTop', 320)
  expect(document.activeElement).toBe(within(sheet()).getByRole('checkbox', { name: /^roman/ }))
})

it('opens at its top again after it was closed', async () => {
  open('/shop/knjige')
  await openSheet()
  fireEvent.scroll(Object.assign(scrolled(), { scrollTop: 320 }))
  await press(within(sheet()).getByRole('button', { name: 'Zatvori filtre' }))
  await openSheet()
  expect(scrolled()).toHaveProperty('scrollTop', 0)
})

it('keeps all values of a facet shown when the first filter mounts the list again', async () => {
  const values = Array.from({ length: 12 }, (_, index) => facetValue({ valueID: 50 + index, valueLabel: `žanr ${index + 1}` }))
  facets[1] = facet('zanr', 'MultiSelect', 'Žanr', values)
  open('/shop/knjige')
  await press(screen.getByRole('button', { name: 'Prikaži sve (12)' }))
  await act(async () => show('/shop/knjige?zanr=50'))
  expect(screen.getByRole('checkbox', { name: /^žanr 12/ })).toBeDefined()
})

it('keeps a facet open whose last value is removed', async () => {
  const further = ['papir', 'format', 'pismo'].map((code) => facet(code, 'Dropdown', code, [facetValue({ valueID: 90, valueLabel: code })]))
  facets.push(...further)
  open('/shop/knjige?pismo=90&uvez=1')
  const details = screen.getByText('pismo', { selector: 'summary span' }).closest('details')
  await press(screen.getAllByRole('radio', { name: 'Svejedno' }).at(-1) ?? document.body)
  await pass(500)
  await answer()
  expect(details).toHaveProperty('open', true)
})
