import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { approvalApi } from '@/lib/api/v1/cms/approval'
import { draftApi } from '@/lib/api/v1/cms/draft'
import { renderInEdit } from '@/tests/support/dom/edit-tree'
import { openChangedPage, page } from '@/tests/support/edit/changed-page'
import { fakePublishServer, openApproval } from '@/tests/support/edit/publish-server'
import { PublishPanel } from './publish-panel'

const server = vi.hoisted(() => ({ call: vi.fn<(endpoint: { path: string }, input: unknown) => Promise<unknown>>() }))
vi.mock('@/lib/i18n/navigation', async () => import('@/tests/support/dom/stub-navigation'))
vi.mock('@/lib/api/client', () => ({ call: server.call, connectApi: () => {}, connectedIdentity: () => null }))
vi.mock('./checks/check-list', () => ({ CheckList: () => null }))

let fake = fakePublishServer()
const sent = (path: string) => server.call.mock.calls.filter(([endpoint]) => endpoint.path === path).map(([, input]) => input)

beforeEach(() => {
  fake = fakePublishServer()
  openChangedPage()
  server.call.mockReset()
  server.call.mockImplementation((endpoint, input) => fake.answer(endpoint, input))
})

// docs/rules/editing.md#approval-link
describe('an editor without the right to publish', () => {
  beforeEach(() => {
    fake.scopes = ['content']
  })

  it('sends the ticked documents with a note, and sees that the request waits', async () => {
    const { user } = renderInEdit(<PublishPanel />)
    const send = await screen.findByRole('button', { name: 'Pošalji na odobrenje' })
    expect(screen.queryByRole('button', { name: /^Objavi/ })).toBeNull()
    await user.click(screen.getByRole('checkbox', { name: /Zaglavlje/ }))
    await user.type(screen.getByRole('textbox', { name: /Napomena za onoga/ }), 'Molim pregled.')
    await user.click(send)
    const list = await screen.findByRole('list', { name: 'Zahtjevi za odobrenje' })
    expect(within(list).getByText('Vaš zahtjev čeka odobrenje')).toBeTruthy()
    expect(within(list).getByText(/Ana Kovač, .*20\. 11\. 2026/)).toBeTruthy()
    expect(sent(approvalApi.request.path)).toEqual([{ documents: [{ key: page, revision: 3 }], note: 'Molim pregled.' }])
    expect(sent(draftApi.publish.path)).toEqual([])
  })

  it('sees what became of it, with the reason', async () => {
    fake.approvals = [
      { ...openApproval, state: 'rejected', comment: 'Naslov je prekratak.', decidedBy: 'Iva Horvat', decidedAt: openApproval.createdAt },
    ]
    renderInEdit(<PublishPanel />)
    expect(await screen.findByText('Odbijeno, ništa nije objavljeno')).toBeTruthy()
    expect(screen.getByText(/^Iva Horvat, /)).toBeTruthy()
    expect(screen.getByText('Razlog: Naslov je prekratak.')).toBeTruthy()
  })

  it('learns that the draft has changed since', async () => {
    fake.approvals = [{ ...openApproval, documents: [{ key: page, revision: 2, hasNewerDraft: true }] }]
    renderInEdit(<PublishPanel />)
    expect(await screen.findByText(/Pošaljite novi/)).toBeTruthy()
  })
})

it('asks for approval where only the server knows that it is needed', async () => {
  fake.refusals.set(draftApi.publish.path, { code: 'APPROVAL_REQUIRED', status: 403 })
  const { user } = renderInEdit(<PublishPanel />)
  await user.click(await screen.findByRole('button', { name: 'Objavi označeno (2)' }))
  expect(await screen.findByRole('button', { name: 'Pošalji na odobrenje' })).toBeTruthy()
})
