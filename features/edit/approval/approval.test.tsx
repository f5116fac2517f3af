import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { useAuthStore } from '@/features/auth/session/auth-store'
import { ApiError, type ErrorCode } from '@/lib/api/errors'
import { approvalApi } from '@/lib/api/v1/cms/approval'
import type { Approval } from '@/lib/api/v1/cms/approval.schema'
import { draftApi } from '@/lib/api/v1/cms/draft'
import { userApi } from '@/lib/api/v1/user'
import type { Document } from '@/lib/documents/document'
import { renderInEdit } from '@/tests/support/dom/edit-tree'
import { editStore, openDocument } from '../store/edit-store'
import { shownDocument } from '../store/shown-values'
import { ApprovalLink } from './approval-link'
import { ApprovalPanel } from './approval-panel'
import { takeApprovalToken } from './approval-token'

const server = vi.hoisted(() => ({ call: vi.fn<(endpoint: { path: string }, input: unknown) => Promise<unknown>>() }))
vi.mock('@/lib/api/client', () => ({ call: server.call, connectApi: () => {}, connectedIdentity: () => null }))
vi.mock('@/lib/i18n/navigation', async () => import('@/tests/support/dom/stub-navigation'))
vi.mock('@/features/auth/login/login-form', () => ({ LoginForm: () => <button type="button">Prijava</button> }))

const key = 'page:1'
const withTitle = (title: string): Document => ({
  v: 1,
  sections: { s_1: { type: 'hero', pos: 'V', meta: { title } } },
  page: { title: 'O nama' },
})

const request: Approval = {
  id: 7,
  state: 'open',
  note: 'Molim pregled.',
  comment: '',
  requestedBy: 'Ana Kovač',
  isOwn: false,
  decidedBy: null,
  decidedAt: null,
  language: 'hrv',
  createdAt: '2026-11-20T08:00:00.000Z',
  expiresAt: '2026-11-27T08:00:00.000Z',
  documents: [{ key, revision: 3, hasNewerDraft: false }],
}
const views = [
  { key, target: 'o-nama', live: withTitle('Jesen'), draft: withTitle('Zima'), pictures: {}, links: {} },
  { key: 'page:2', target: 'dostava', live: withTitle('Prije'), draft: withTitle('Poslije'), pictures: {}, links: {} },
]

let shown: Approval = request
let scopes: string[] = []
const refusals = new Map<string, { code: ErrorCode; status: number; data?: object }>()
const sent = (path: string) => server.call.mock.calls.filter(([endpoint]) => endpoint.path === path).map(([, input]) => input)

beforeEach(() => {
  shown = request
  scopes = ['content', 'publish']
  refusals.clear()
  editStore.setState({ ...editStore.getInitialState(), documents: {}, approvalToken: null })
  useAuthStore.setState({ status: 'signedIn', userId: '1' })
  window.history.replaceState(null, '', '/?editPage=true')
  server.call.mockReset()
  server.call.mockImplementation(async ({ path }) => {
    const refusal = refusals.get(path)
    if (refusal) {
      throw new ApiError({ message: 'Odbijeno.', statusCode: refusal.status, data: { code: refusal.code, ...refusal.data } })
    }
    switch (path) {
      case userApi.profile.path:
        return { id: 1, scopes, settings: { language: 'hrv' } }
      case approvalApi.get.path:
        return { ...shown, views }
      case approvalApi.approve.path:
        shown = { ...request, state: 'approved', decidedBy: 'Iva Horvat', decidedAt: '2026-11-21T08:00:00.000Z' }
        return shown
      case approvalApi.reject.path:
        shown = { ...request, state: 'rejected', comment: 'Prekratko.', decidedBy: 'Iva Horvat', decidedAt: '2026-11-21T08:00:00.000Z' }
        return shown
      case draftApi.changes.path:
        return { batches: [] }
      case draftApi.get.path:
        return { document: withTitle('Zima'), revision: 3, isChanged: false }
      default:
        throw new Error(`No such call: ${path}`)
    }
  })
})

async function openPanel() {
  editStore.setState({ approvalToken: 'tajna' })
  const view = renderInEdit(<ApprovalPanel />)
  await waitFor(() => expect(screen.queryByRole('region')?.textContent).not.toBe(''))
  return view
}

// docs/rules/editing.md#approval-link
describe('the link', () => {
  it('opens the request, and its token leaves the address', () => {
    window.history.replaceState(null, '', '/?editPage=true#approval=taj%2Dna')
    takeApprovalToken()
    expect(editStore.getState()).toMatchObject({ approvalToken: 'taj-na', panel: 'approval' })
    expect(window.location.href).toMatch(/\/\?editPage=true$/)
  })

  it('asks who is signed out to sign in first, then leaves the request to the panel', async () => {
    useAuthStore.setState({ status: 'signedOut', userId: null })
    window.history.replaceState(null, '', '/?editPage=true#approval=tajna')
    renderInEdit(<ApprovalLink />)
    const dialog = await screen.findByRole('dialog', { name: 'Zahtjev za objavu' })
    expect(within(dialog).getByRole('button', { name: 'Prijava' })).toBeTruthy()
    act(() => useAuthStore.setState({ status: 'signedIn', userId: '1' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(editStore.getState()).toMatchObject({ approvalToken: 'tajna', panel: 'approval' })
  })

  it('shows a dialog to those who may publish without editing contents', async () => {
    scopes = ['catalogue', 'publish']
    window.history.replaceState(null, '', '/?editPage=true#approval=tajna')
    renderInEdit(<ApprovalLink />)
    const dialog = await screen.findByRole('dialog', { name: 'Zahtjev za objavu' })
    expect(await within(dialog).findByText(/Ana Kovač traži objavu/)).toBeTruthy()
  })

  it.each([
    ['an unknown or foreign', { code: 'NOT_FOUND', status: 404 }, /ne vodi ni do jednog zahtjeva/],
    ['an expired', { code: 'APPROVAL_CLOSED', status: 409 }, /vrijedi sedam dana/],
  ] as const)('of %s request says so', async (_, refusal, text) => {
    refusals.set(approvalApi.get.path, refusal)
    await openPanel()
    expect((await screen.findByRole('alert')).textContent).toMatch(text)
  })
})

describe('the request', () => {
  it('says who asks, with the note, the changes and the other pages', async () => {
    openDocument(key, { document: withTitle('Još novije'), revision: 4, pictures: {}, isChanged: true })
    await openPanel()
    expect(await screen.findByText(/Ana Kovač traži objavu/)).toBeTruthy()
    expect(screen.getByText('Molim pregled.')).toBeTruthy()
    expect(screen.getAllByText('Naslovni odjeljak: Naslov').length).toBeGreaterThan(0)
    const link = screen.getByRole('link', { name: 'Otvori stranicu i pogledaj' })
    expect(link.getAttribute('href')).toBe('/dostava?editPage=true#approval=tajna')
  })

  it('shows this page as requested or as it is, and then the draft again', async () => {
    openDocument(key, { document: withTitle('Još novije'), revision: 4, pictures: {}, isChanged: true })
    const { user, unmount } = await openPanel()
    const title = () => shownDocument(editStore.getState(), key)?.sections.s_1?.meta
    await waitFor(() => expect(title()).toEqual({ title: 'Zima' }))
    await user.click(screen.getByRole('radio', { name: 'Kako je sada' }))
    expect(title()).toEqual({ title: 'Jesen' })
    unmount()
    expect(title()).toEqual({ title: 'Još novije' })
    expect(editStore.getState().canvasMode).toBe('edit')
  })

  it('is approved, and says so', async () => {
    openDocument(key, { document: withTitle('Zima'), revision: 3, pictures: {}, isChanged: true })
    const { user } = await openPanel()
    await user.click(await screen.findByRole('button', { name: 'Odobri i objavi' }))
    expect(await screen.findByText('Odobreno i objavljeno')).toBeTruthy()
    expect(sent(approvalApi.approve.path)).toEqual([{ id: 7, overwrite: {} }])
    expect(screen.queryByRole('button', { name: 'Odobri i objavi' })).toBeNull()
    expect(editStore.getState().documents[key]?.isChanged).toBe(false)
  })

  it('is rejected with a reason only', async () => {
    const { user } = await openPanel()
    await user.click(await screen.findByRole('button', { name: 'Odbij…' }))
    await user.click(screen.getByRole('button', { name: 'Odbij zahtjev' }))
    const reason = screen.getByRole('textbox', { name: /Razlog odbijanja/ })
    expect(reason.getAttribute('aria-invalid')).toBe('true')
    await user.type(reason, 'Prekratko.')
    await user.click(screen.getByRole('button', { name: 'Odbij zahtjev' }))
    expect(await screen.findByText('Odbijeno, ništa nije objavljeno')).toBeTruthy()
    expect(screen.getByText('Razlog: Prekratko.')).toBeTruthy()
    expect(sent(approvalApi.reject.path)).toEqual([{ id: 7, comment: 'Prekratko.' }])
  })

  it('cannot be approved once a draft has gone on', async () => {
    shown = { ...request, documents: [{ key, revision: 3, hasNewerDraft: true }] }
    await openPanel()
    expect((await screen.findByRole<HTMLButtonElement>('button', { name: 'Odobri i objavi' })).disabled).toBe(true)
    expect(screen.getByText(/Nakon zahtjeva skica se promijenila/)).toBeTruthy()
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Odbij…' }).disabled).toBe(false)
  })

  it('is not decided without the right', async () => {
    scopes = ['content']
    await openPanel()
    expect(await screen.findByText(/Vaš račun nema to pravo/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Odobri i objavi' })).toBeNull()
  })

  // docs/rules/editing.md#changed-elsewhere
  it('shows both values of a field that has changed elsewhere, and overwrites it when told', async () => {
    const { user } = await openPanel()
    refusals.set(approvalApi.approve.path, {
      code: 'FIELD_CHANGED',
      status: 409,
      data: { key, conflicts: [{ field: 'title', published: 'O nakladi' }] },
    })
    await user.click(await screen.findByRole('button', { name: 'Odobri i objavi' }))
    const alert = await screen.findByRole('alert')
    expect(within(alert).getByText('O nama')).toBeTruthy()
    expect(within(alert).getByText('O nakladi')).toBeTruthy()
    refusals.clear()
    await user.click(within(alert).getByRole('button', { name: 'Objavi kako je traženo' }))
    expect(await screen.findByText('Odobreno i objavljeno')).toBeTruthy()
    expect(sent(approvalApi.approve.path).at(-1)).toEqual({ id: 7, overwrite: { [key]: ['title'] } })
  })
})
