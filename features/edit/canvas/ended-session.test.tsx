import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { act, render, screen } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import { expect, it, vi } from 'vitest'
import { EditMessages } from '../edit-messages'
import { QueryResult } from './query-result'

vi.mock('../office-locale', () => ({ useOfficeLocale: () => 'hr' }))

/** Says when the reset has reached the page. */
function Other() {
  const { data } = useQuery({ queryKey: ['drugo'], queryFn: async () => 'tu', refetchOnMount: false })
  return <p>{data ?? 'prazno'}</p>
}

// docs/rules/editing.md#ended-session
it('a session that ends resets every query and takes no field from the page', async () => {
  const client = new QueryClient()
  render(
    <QueryClientProvider client={client}>
      <NextIntlClientProvider locale="hr" timeZone="Europe/Zagreb" messages={{}}>
        <EditMessages>
          <QueryResult query={{ key: ['knjige'], run: async () => 'Knjige' }}>{(name) => <input aria-label={name} />}</QueryResult>
        </EditMessages>
        <Other />
      </NextIntlClientProvider>
    </QueryClientProvider>,
  )
  const field = await screen.findByRole('textbox', { name: 'Knjige' })
  await screen.findByText('tu')
  field.focus()
  act(() =>
    client
      .getQueryCache()
      .getAll()
      .forEach((query) => query.reset()),
  )
  expect(await screen.findByText('prazno')).toBeTruthy()
  expect(document.activeElement).toBe(field)
  expect(field.isConnected).toBe(true)
})
