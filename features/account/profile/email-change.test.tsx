import { useQuery } from '@tanstack/react-query'
import { screen, waitFor } from '@testing-library/react'
import { http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { profileQuery } from '@/features/auth/session/queries'
import * as toast from '@/lib/browser/toast'
import { renderInShop } from '@/tests/support/dom/client-tree'
import { answer } from '@/tests/support/http/fake-responses'
import { ana } from '@/tests/support/samples/sample-person'
import { EmailChange } from './email-change'
import { CurrentUserProvider } from '@/features/account/current-user'

vi.mock('@/lib/i18n/navigation', async () => import('@/tests/support/dom/plain-link'))

const waiting = { ...ana, pendingEmail: 'nova@primjer.hr' }
const confirmed: unknown[] = []
const server = setupServer(
  http.post('*/api/v1/user/web/email/confirm', async ({ request }) => {
    confirmed.push(await request.json())
    return answer({ ...ana, email: 'nova@primjer.hr' })
  }),
)
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterAll(() => server.close())
afterEach(() => history.replaceState(null, '', '/'))

function Known() {
  const { data } = useQuery({ ...profileQuery, enabled: false })
  return data ? (
    <CurrentUserProvider user={data}>
      <EmailChange />
    </CurrentUserProvider>
  ) : null
}

function open(hash: string) {
  history.replaceState(null, '', `/profil/podaci${hash}`)
  const shown = renderInShop(<Known />)
  const learn = (user: typeof waiting | typeof ana) => shown.client.setQueryData(profileQuery.queryKey, user)
  learn(waiting)
  return { ...shown, learn }
}

it.each(['', '#top', '#sadrzaj'])('an address that ends in "%s" brings no secret: the change waits', async (hash) => {
  open(hash)
  expect(await screen.findByText('nova@primjer.hr čeka potvrdu')).toBeTruthy()
})

it('a secret is spent once: it leaves the address bar, and the next change waits for its own', async () => {
  const token = 'tajna-iz_pisma'.padEnd(43, '0')
  const { user, learn } = open(`#${token}`)
  await user.click(await screen.findByRole('button', { name: 'Potvrdi novu adresu' }))
  expect(await screen.findByText('Nova adresa e-pošte je potvrđena')).toBeTruthy()
  expect(confirmed).toEqual([{ token }])
  expect(window.location.href).toMatch(/\/profil\/podaci$/)
  learn({ ...waiting, pendingEmail: 'treca@primjer.hr' })
  await waitFor(() => expect(screen.getByText('treca@primjer.hr čeka potvrdu')).toBeTruthy())
})

it('what was confirmed in another tab is not said to be called off', async () => {
  server.use(http.post('*/api/v1/user/web/email/cancel', () => answer({ ...ana, email: 'nova@primjer.hr' })))
  const told = vi.spyOn(toast, 'toastSuccess').mockImplementation(() => {})
  const { user } = open('')
  await user.click(await screen.findByRole('button', { name: 'Odustani' }))
  await waitFor(() => expect(told).toHaveBeenCalledWith('Nova adresa e-pošte je potvrđena'))
})
