import { useQuery } from '@tanstack/react-query'
import { screen, waitFor } from '@testing-library/react'
import { http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { profileQuery } from '@/features/auth/session/queries'
import * as toast from '@/lib/browser/toast/toast'
import { renderInShop } from '@/tests/support/dom/client-tree'
import { dataResponse, errorResponse } from '@/tests/support/http/fake-responses'
import { ana } from '@/tests/support/samples/sample-person'
import { EmailChange } from './email-change'
import { CurrentUserProvider } from '@/features/account/current-user'

vi.mock('@/lib/i18n/navigation', async () => import('@/tests/support/dom/plain-link'))

const waiting = { ...ana, pendingEmail: 'nova@primjer.hr' }
const confirmed: unknown[] = []
const server = setupServer(
  http.post('*/api/v1/user/web/email/checkLink', () => dataResponse({})),
  http.post('*/api/v1/user/web/email/confirm', async ({ request }) => {
    confirmed.push(await request.json())
    return dataResponse({ ...ana, email: 'nova@primjer.hr' })
  }),
)
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterAll(() => server.close())
afterEach(() => {
  server.resetHandlers()
  history.replaceState(null, '', '/')
})

function Loaded() {
  const { data } = useQuery({ ...profileQuery, enabled: false })
  return data ? (
    <CurrentUserProvider user={data}>
      <EmailChange />
    </CurrentUserProvider>
  ) : null
}

function open(hash: string) {
  history.replaceState(null, '', `/profil/podaci${hash}`)
  const rendered = renderInShop(<Loaded />)
  const setUser = (user: typeof waiting | typeof ana) => rendered.client.setQueryData(profileQuery.queryKey, user)
  setUser(waiting)
  return { ...rendered, setUser }
}

it.each(['', '#top', '#sadrzaj'])('shows the pending change when the hash "%s" holds no token', async (hash) => {
  open(hash)
  expect(await screen.findByText('nova@primjer.hr čeka potvrdu')).toBeTruthy()
})

it('removes a used token from the address bar; the next change needs its own', async () => {
  const token = 'tajna-iz_pisma'.padEnd(43, '0')
  const { user, setUser } = open(`#${token}`)
  await user.click(await screen.findByRole('button', { name: 'Potvrdi novu adresu' }))
  expect(await screen.findByText('Nova adresa e-pošte je potvrđena')).toBeTruthy()
  expect(confirmed).toEqual([{ token }])
  expect(window.location.href).toMatch(/\/profil\/podaci$/)
  setUser({ ...waiting, pendingEmail: 'treca@primjer.hr' })
  await waitFor(() => expect(screen.getByText('treca@primjer.hr čeka potvrdu')).toBeTruthy())
})

// docs/rules/forms.md#mailed-link-result
it('offers a newer link instead of asking where the opened one is spent', async () => {
  server.use(http.post('*/api/v1/user/web/email/checkLink', () => errorResponse('TOKEN_SPENT')))
  open(`#${'t'.repeat(43)}`)
  expect(await screen.findByText('Ova poveznica više ne vrijedi')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Potvrdi novu adresu' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Pošalji ponovno' })).toBeTruthy()
})

it('reports a change that another tab confirmed as confirmed, not as cancelled', async () => {
  server.use(http.post('*/api/v1/user/web/email/cancel', () => dataResponse({ ...ana, email: 'nova@primjer.hr' })))
  const success = vi.spyOn(toast, 'toastSuccess').mockImplementation(() => {})
  const { user } = open('')
  await user.click(await screen.findByRole('button', { name: 'Odustani' }))
  await waitFor(() => expect(success).toHaveBeenCalledWith('Nova adresa e-pošte je potvrđena'))
})
