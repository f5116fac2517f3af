import { act, screen, waitFor } from '@testing-library/react'
import { http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { setToastHost } from '@/lib/browser/toast/toast'
import { renderInShop } from '@/tests/support/dom/client-tree'
import { dataResponse, errorResponse } from '@/tests/support/http/fake-responses'
import { OrderNoteForm } from './order-note-form'

const sent: { key: string | null; body: unknown }[] = []
let isLost = false
const server = setupServer(
  http.post('*/order/office/note/:id', async ({ request }) => {
    sent.push({ key: request.headers.get('idempotency-key'), body: await request.json() })
    if (isLost) return errorResponse('UNAVAILABLE')
    return dataResponse({ id: 7 })
  }),
)
beforeAll(() => {
  server.listen({ onUnhandledRequest: 'error' })
  setToastHost({ open: () => {}, describe: (error) => String(error) })
})
afterAll(() => server.close())

it('saves a note once when its button is pressed twice (docs/rules/forms.md#submit-once)', async () => {
  const { user } = renderInShop(<OrderNoteForm orderId={7} />)
  await user.type(screen.getByRole('textbox'), 'Zvao je kupac.')
  const button = screen.getByRole('button')
  act(() => {
    button.click()
    button.click()
  })
  await waitFor(() => expect(screen.getByRole('textbox')).toHaveProperty('value', ''))
  expect(sent.map(({ body }) => body)).toEqual([{ note: 'Zvao je kupac.' }])
})

it('tries the same note with the same key, and another one with another (docs/rules/orders.md#internal-notes)', async () => {
  sent.length = 0
  isLost = true
  const { user } = renderInShop(<OrderNoteForm orderId={7} />)
  const button = screen.getByRole('button')
  await user.type(screen.getByRole('textbox'), 'Prva')
  await user.click(button)
  await waitFor(() => expect(button).not.toHaveProperty('ariaDisabled', 'true'))
  isLost = false
  await user.click(button)
  await waitFor(() => expect(screen.getByRole('textbox')).toHaveProperty('value', ''))
  await user.type(screen.getByRole('textbox'), 'Druga')
  await user.click(button)
  await waitFor(() => expect(screen.getByRole('textbox')).toHaveProperty('value', ''))
  const keysOf = (note: string) => sent.filter(({ body }) => JSON.stringify(body) === JSON.stringify({ note })).map(({ key }) => key)
  expect(keysOf('Prva').length).toBeGreaterThan(1)
  expect(new Set(keysOf('Prva')).size).toBe(1)
  expect(keysOf('Druga')).not.toContain(keysOf('Prva')[0])
})
