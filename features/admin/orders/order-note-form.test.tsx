import { act, screen, waitFor } from '@testing-library/react'
import { http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { setToastHost } from '@/lib/browser/toast'
import { renderInShop } from '@/tests/support/dom/client-tree'
import { dataResponse } from '@/tests/support/http/fake-responses'
import { OrderNoteForm } from './order-note-form'

const sent: unknown[] = []
const server = setupServer(
  http.post('*/order/office/note/:id', async ({ request }) => {
    sent.push(await request.json())
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
  expect(sent).toEqual([{ note: 'Zvao je kupac.' }])
})
