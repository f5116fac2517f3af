import { screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { call, connectApi } from '@/lib/api/client'
import { documentOrderApi } from '@/lib/api/v1/document/order'
import { dismissErrorsOf, toastErrorText } from '@/lib/browser/toast/toast'
import { renderInShop } from '@/tests/support/dom/client-tree'
import { dataResponse } from '@/tests/support/http/fake-responses'
import { ToastList } from './toast-list'

const server = setupServer()
beforeAll(() => {
  server.listen({ onUnhandledRequest: 'error' })
  connectApi({ onCall: dismissErrorsOf })
})
afterAll(() => server.close())

// docs/rules/forms.md#toast-retry
it('takes an error away when the same is tried again, and leaves it when something else is', async () => {
  const open = (orderSlug: string) => call(documentOrderApi.pdf, { orderSlug })
  server.use(http.all('*', () => HttpResponse.error()))
  renderInShop(<ToastList closeLabel="Zatvori" />)
  const cause = await open('prva').catch((error: unknown) => error)
  toastErrorText('Preuzimanje nije uspjelo.', cause)
  expect(await screen.findByText('Preuzimanje nije uspjelo.')).toBeTruthy()

  server.use(http.all('*', () => dataResponse({ url: '/x' })))
  await open('druga')
  expect(screen.getByText('Preuzimanje nije uspjelo.')).toBeTruthy()
  await open('prva')
  await waitFor(() => expect(screen.queryByText('Preuzimanje nije uspjelo.')).toBeNull())
})
