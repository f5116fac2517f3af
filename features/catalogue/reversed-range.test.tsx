import { act, fireEvent, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { navigations } from '@/tests/support/dom/list-navigation'
import { facets, open, pass, press, setUpListPage } from '@/tests/support/dom/list-page'
import { facet, facetValue } from '@/tests/support/samples/sample-category'

vi.mock('@/lib/i18n/navigation', async () => import('@/tests/support/dom/list-navigation'))

setUpListPage()

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
