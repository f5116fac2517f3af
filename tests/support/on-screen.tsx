import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { NextIntlClientProvider } from 'next-intl'
import type { ReactNode } from 'react'
import messages from '@/messages/hr.json'

/** Shows components as a page does, in Croatian and with a query client of their own, to somebody who types and clicks. */
export function onScreen(content: ReactNode) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  render(
    <QueryClientProvider client={client}>
      <NextIntlClientProvider locale="hr" timeZone="Europe/Zagreb" messages={messages}>
        {content}
      </NextIntlClientProvider>
    </QueryClientProvider>,
  )
  return { user: userEvent.setup({ delay: null }), client }
}
