import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { NextIntlClientProvider } from 'next-intl'
import type { ReactNode } from 'react'
import messages from '@/messages/edit/hr.json'

/** Renders parts of the edit layer with its messages and React Query. */
export function renderInEdit(children: ReactNode) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false }, mutations: { retry: false } } })
  const view = render(
    <NextIntlClientProvider locale="hr" messages={messages} timeZone="Europe/Zagreb">
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    </NextIntlClientProvider>,
  )
  return { ...view, user: userEvent.setup({ delay: null }) }
}
