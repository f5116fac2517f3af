import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { useAuthStore } from '@/features/auth/session/auth-store'
import { ApiError } from '@/lib/api/errors'
import { renderInEdit } from '@/tests/support/dom/edit-tree'
import { SaveStatusText } from '../bar/save-status-text'
import { editStore } from '../store/edit-store'
import { useDraft } from '../store/load-draft'
import { EditingSession } from './editing-session'

const server = vi.hoisted(() => ({ call: vi.fn<(endpoint: { path: string }, input: unknown) => Promise<unknown>>() }))
vi.mock('@/lib/i18n/navigation', async () => import('@/tests/support/dom/stub-navigation'))
vi.mock('@/lib/api/client', () => ({ call: server.call, connectApi: () => {}, connectedIdentity: () => null }))
vi.mock('@/features/auth/login/login-form', () => ({ LoginForm: () => <p>Lozinka</p> }))
vi.mock('@/lib/browser/toast/toast', () => ({ toastError: () => {}, toastInfo: () => {}, toastSuccess: () => {} }))

const signIn = () => act(() => useAuthStore.setState({ status: 'signedIn', userId: '1' }))
const endSession = () => act(() => useAuthStore.setState({ status: 'signedOut', userId: null }))

beforeEach(() => {
  editStore.setState({ ...editStore.getInitialState(), documents: {}, past: [], future: [] })
})

function Canvas() {
  return <p>{useDraft('page:1') ? 'otvoreno' : 'zatvoreno'}</p>
}

const page = (
  <>
    <EditingSession />
    <input aria-label="Naslov" />
    <Canvas />
    <SaveStatusText />
  </>
)

// docs/rules/editing.md#ended-session
it('loads the drafts once somebody has signed in, where the session was over at the start', async () => {
  useAuthStore.setState({ status: 'signedOut', userId: null })
  server.call.mockRejectedValue(new ApiError({ message: 'Prijavite se.', statusCode: 401, data: { code: 'TOKEN_INVALID' } }))
  renderInEdit(page)
  await waitFor(() => expect(server.call).toHaveBeenCalled())
  const draft = {
    document: { v: 1, sections: {} },
    revision: 0,
    pictures: {},
    links: {},
    isChanged: false,
    visibility: 'shown',
    lastEditor: null,
  }
  server.call.mockResolvedValue(draft)
  signIn()
  expect(await screen.findByText('otvoreno')).toBeTruthy()
  expect(screen.getByRole('status').textContent).toBe('Sve je objavljeno')
})

it('leaves the cursor in the text when the session ends, and asks for the password when the editor wants to', async () => {
  server.call.mockResolvedValue({ document: { v: 1, sections: {} }, revision: 0, pictures: {}, isChanged: false })
  useAuthStore.setState({ status: 'signedIn', userId: '1' })
  const { user } = renderInEdit(page)
  const title = screen.getByRole('textbox', { name: 'Naslov' })
  await user.type(title, 'Zim')
  endSession()
  expect(screen.getByRole('status').textContent).toBe('Prijava je istekla, promjene čuvam ovdje')
  await user.keyboard('a i jesen')
  expect(title).toHaveProperty('value', 'Zima i jesen')
  expect(screen.queryByRole('dialog')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Prijavi se' }))
  expect(await screen.findByRole('dialog', { name: 'Prijava je istekla' })).toBeTruthy()
  signIn()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})
