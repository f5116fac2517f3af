import { screen, waitFor } from '@testing-library/react'
import { http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { renderInShop } from '@/tests/support/dom/client-tree'
import { dataResponse, errorResponse } from '@/tests/support/http/fake-responses'
import { ArchiveView } from './archive-view'
import { ConfirmRequest } from './confirm-request'

vi.mock('@/lib/i18n/navigation', async () => import('@/tests/support/dom/plain-link'))

const calls: string[] = []
const server = setupServer()
function serve(makeResponse: () => Response) {
  server.use(
    http.post('*/api/v1/gdpr/web/request/:name', ({ params }) => {
      calls.push(String(params.name))
      return makeResponse()
    }),
  )
}
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterEach(() => server.resetHandlers())
afterAll(() => server.close())
beforeEach(() => {
  calls.length = 0
  history.replaceState(null, '', `/zahtjev-o-privatnosti/podaci#${'t'.repeat(43)}`)
})

const linked = (state: string) => () => dataResponse({ kind: 'erasure', dueOn: '2026-12-20', state })

// docs/rules/forms.md#mailed-link-press
it('the page of a request names what is asked for, and confirms only by the button', async () => {
  serve(linked('unconfirmed'))
  const { user } = renderInShop(<ConfirmRequest token="t" home={null} />)
  expect(await screen.findByText('Brisanje: obrišite sve što niste dužni čuvati')).toBeDefined()
  expect(calls).toEqual(['linked'])
  await user.click(screen.getByRole('button', { name: 'Da, potvrđujem' }))
  expect(await screen.findByText('Zahtjev je potvrđen')).toBeDefined()
  expect(calls).toEqual(['linked', 'confirm'])
})

// docs/rules/forms.md#mailed-link-result
it.each([
  ['confirmed', linked('open'), 'Zahtjev je potvrđen'],
  ['answered', linked('closed'), 'Na ovaj smo zahtjev već odgovorili'],
  ['spent', () => errorResponse('TOKEN_SPENT'), 'Poveznica više ne vrijedi'],
])('the page of a request that is %s says so instead of asking', async (_, makeResponse, title) => {
  serve(makeResponse)
  renderInShop(<ConfirmRequest token="t" home={null} />)
  expect(await screen.findByText(title)).toBeDefined()
  expect(screen.queryByRole('button')).toBeNull()
})

// docs/rules/forms.md#mailed-link-result
it('the page of a spent archive leads to a new request instead of the download', async () => {
  serve(() => errorResponse('TOKEN_SPENT'))
  renderInShop(<ArchiveView />)
  expect((await screen.findByRole('alert')).textContent).toBe('Poveznica više ne vrijedi')
  expect(screen.getByRole('link', { name: 'Novi zahtjev' }).getAttribute('href')).toBe('/privacy-request')
  expect(screen.queryByRole('button')).toBeNull()
})

it('the page of an archive downloads it only by the button', async () => {
  serve(() => dataResponse({}))
  renderInShop(<ArchiveView />)
  await waitFor(() => expect(calls).toEqual(['checkArchive']))
  expect(screen.getByRole('button', { name: 'Preuzmi arhivu' })).toBeDefined()
})
