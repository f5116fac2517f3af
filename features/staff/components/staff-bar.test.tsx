import { screen } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import { expect, it, vi } from 'vitest'
import hr from '@/messages/staff/hr.json'
import { renderInShop } from '@/tests/support/dom/client-tree'
import { StaffBar } from './staff-bar'

vi.mock('@/lib/i18n/navigation', async () => ({
  Link: (await import('@/tests/support/dom/plain-link')).Link,
  usePlainPathname: () => '/dogadjaji',
  useSearchParams: () => new URLSearchParams('mjesec=5'),
}))
vi.mock('@/lib/api/client', () => ({ call: async () => ({ releases: [] }) }))

// While a page of another path renders, the browser's address is that of the last one.
it('leads to the edit mode of the page that is shown', () => {
  window.history.replaceState(null, '', '/kontakt')
  renderInShop(
    <NextIntlClientProvider locale="hr" messages={hr} timeZone="Europe/Zagreb">
      <StaffBar mayEdit />
    </NextIntlClientProvider>,
  )
  const addresses = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(addresses.slice(0, 2)).toEqual(['/dogadjaji?mjesec=5&editPage=true', '/dogadjaji?mjesec=5&editPage=true&newPage=true'])
})
