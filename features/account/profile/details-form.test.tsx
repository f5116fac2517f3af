import { screen, waitFor } from '@testing-library/react'
import { useQuery } from '@tanstack/react-query'
import { http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { profileQuery } from '@/features/auth/session/queries'
import type { User } from '@/lib/api/entities/user.schema'
import * as toast from '@/lib/browser/toast/toast'
import { renderInShop } from '@/tests/support/dom/client-tree'
import { dataResponse } from '@/tests/support/http/fake-responses'
import { ana } from '@/tests/support/samples/sample-person'
import { DetailsForm } from './details-form'

vi.setConfig({ testTimeout: 20_000 })
vi.mock('@/lib/i18n/navigation', async () => import('@/tests/support/dom/plain-link'))

let sent: unknown[] = []
const server = setupServer(
  http.patch('*/api/v1/user/web/update', async ({ request }) => {
    sent.push(await request.json())
    return dataResponse(ana)
  }),
)
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterAll(() => server.close())
beforeEach(() => {
  sent = []
  vi.spyOn(toast, 'toastSuccess').mockImplementation(() => {})
})

function Loaded() {
  const { data } = useQuery({ ...profileQuery, enabled: false })
  return data ? <DetailsForm user={data} /> : null
}

async function show() {
  const rendered = renderInShop(<Loaded />)
  const setUser = (user: User) => rendered.client.setQueryData(profileQuery.queryKey, user)
  setUser(ana)
  await screen.findByLabelText(/^Ime/)
  return { ...rendered, setUser }
}

async function saved() {
  await waitFor(() => expect(toast.toastSuccess).toHaveBeenCalled())
  return sent
}
const save = () => screen.getByRole('button', { name: 'Spremi podatke' })
const valueOf = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label).value

it('sends only the edited field', async () => {
  const { user } = await show()
  await user.type(screen.getByLabelText(/^Ime/), ' Marija')
  await user.click(save())
  expect(await saved()).toEqual([{ details: { firstName: 'Ana Marija' } }])
})

it('shows changes of another tab and keeps what is being typed', async () => {
  const { user, setUser } = await show()
  await user.type(screen.getByLabelText(/^Ime/), ' Marija')
  setUser({ ...ana, email: 'ana.maric@primjer.hr', memberCardBarcode: '2900260041073' })
  await waitFor(() => expect(valueOf(/^Broj članske/)).toBe('2900260041073'))
  expect([valueOf(/^Ime/), valueOf(/^E-pošta/)]).toEqual(['Ana Marija', 'ana.maric@primjer.hr'])
  await user.click(save())
  expect(await saved()).toEqual([{ details: { firstName: 'Ana Marija' } }])
})

it('sends the password with a new e-mail address', async () => {
  const { user } = await show()
  const email = screen.getByLabelText(/^E-pošta/)
  await user.clear(email)
  await user.type(email, 'nova@primjer.hr')
  await user.type(await screen.findByLabelText(/^Sadašnja lozinka/), 'tajna-lozinka')
  await user.click(save())
  expect(await saved()).toEqual([{ email: 'nova@primjer.hr', oldPassword: 'tajna-lozinka' }])
})
