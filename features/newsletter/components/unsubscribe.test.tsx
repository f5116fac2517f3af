import { cleanup, screen } from '@testing-library/react'
import { http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { renderInShop } from '@/tests/support/dom/client-tree'
import { dataResponse, errorResponse } from '@/tests/support/http/fake-responses'
import { ConfirmSubscription } from './confirm-subscription'
import { Unsubscribe } from './unsubscribe'

const email = 'ana@primjer.hr'
let isSubscribed = true
function serve(name: string, makeResponse: () => Response) {
  return http.post(`*/api/v1/marketing/newsletter/${name}`, makeResponse)
}
function setSubscribed(value: boolean) {
  return () => {
    isSubscribed = value
    return dataResponse({ email })
  }
}
const server = setupServer(
  serve('linked', () => dataResponse({ email, isSubscribed })),
  serve('linkedLetter', () => dataResponse({ email, isSubscribed })),
  serve('unsubscribe', setSubscribed(false)),
  serve('resubscribe', setSubscribed(true)),
)
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterEach(() => {
  server.resetHandlers()
  isSubscribed = true
})
afterAll(() => server.close())

// docs/rules/forms.md#mailed-link-result
it('says after a reload, on any device, that the address has left the list, until it is put back', async () => {
  const { user } = renderInShop(<Unsubscribe token="tajna" home={null} />)
  await user.click(screen.getByRole('button', { name: 'Odjavi me' }))
  expect(await screen.findByText('Odjavljeni ste')).toBeDefined()

  cleanup()
  const again = renderInShop(<Unsubscribe token="tajna" home={null} />)
  expect(await screen.findByText('Na ana@primjer.hr više ne šaljemo pisma.')).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Odjavi me' })).toBeNull()
  await again.user.click(screen.getByRole('button', { name: 'Ipak me vratite na popis' }))
  expect(await screen.findByText('Opet ste na popisu')).toBeDefined()

  cleanup()
  renderInShop(<Unsubscribe token="tajna" home={null} />)
  expect(screen.getByRole('button', { name: 'Odjavi me' })).toBeDefined()
})

// docs/rules/forms.md#mailed-link-result
it.each([
  ['unsubscribes', 'Poveznica ne vrijedi', <Unsubscribe key="u" token="tajna" home={null} />],
  ['confirms', 'Poveznica više ne vrijedi', <ConfirmSubscription key="c" token="tajna" home={null} />],
])('a spent link that %s says so instead of asking', async (_, title, page) => {
  server.use(...['linked', 'linkedLetter'].map((name) => serve(name, () => errorResponse('TOKEN_SPENT'))))
  renderInShop(page)
  expect((await screen.findByRole('alert')).textContent).toBe(title)
  expect(screen.queryByRole('button')).toBeNull()
})

// docs/rules/forms.md#mailed-link-result
it('a subscription that was confirmed is not confirmed again', async () => {
  renderInShop(<ConfirmSubscription token="tajna" home={null} />)
  expect((await screen.findByRole('status')).textContent).toBe('Prijava je već potvrđena')
  expect(screen.getByText(/stizat će na ana@primjer.hr/)).toBeDefined()
  expect(screen.queryByRole('button')).toBeNull()
})
