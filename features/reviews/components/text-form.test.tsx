import { act, screen, waitFor } from '@testing-library/react'
import { http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { renderInShop } from '@/tests/support/dom/client-tree'
import { dataResponse } from '@/tests/support/http/fake-responses'
import { CommentForm } from './comment-form'

const sent: unknown[] = []
const server = setupServer(
  http.post('*/api/v1/cms/comment/create', async ({ request }) => {
    sent.push(await request.json())
    return dataResponse({ id: 1, state: 'pending' })
  }),
)
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterAll(() => server.close())

it('sends a comment once when its button is pressed twice (docs/rules/forms.md#submit-once)', async () => {
  const onDone = vi.fn<() => void>()
  const { user } = renderInShop(<CommentForm resource={{ type: 'post', id: 7 }} own={null} onDone={onDone} />)
  await user.type(screen.getByRole('textbox'), 'Lijepo.')
  const button = screen.getByRole('button', { name: 'Pošalji' })
  act(() => {
    button.click()
    button.click()
  })
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce())
  expect(sent).toHaveLength(1)
})
