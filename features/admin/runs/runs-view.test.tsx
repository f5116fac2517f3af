import { screen } from '@testing-library/react'
import { http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { renderInShop } from '@/tests/support/dom/client-tree'
import { dataResponse } from '@/tests/support/http/fake-responses'
import { runList } from './run-list'
import { RunsView } from './runs-view'

vi.mock('@/lib/i18n/navigation', () => ({ Link: 'a', useRouter: () => ({}) }))

const none = { records: [], totalRecords: 0, totalPages: 0, page: 1, limit: 25 }
const server = setupServer(http.post('*/admin/run/filter', () => dataResponse(none)))
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterAll(() => server.close())

// docs/rules/administration.md#bulk-run
it('says where a bulk change is started while there is none', async () => {
  renderInShop(<RunsView state={runList.parse({})} />)
  expect(await screen.findByRole('heading', { name: 'Još nema skupnih promjena' })).toBeTruthy()
  expect(screen.getByText(/^Pokreću se na popisima/)).toBeTruthy()
})
