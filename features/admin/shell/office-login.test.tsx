import { screen, waitFor } from '@testing-library/react'
import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { useAuthStore } from '@/features/auth/session/auth-store'
import { call } from '@/lib/api/client'
import { queryKey } from '@/lib/api/query'
import { userApi } from '@/lib/api/v1/user'
import { renderInShop } from '@/tests/support/dom/client-tree'
import { setAcceptedEmail } from './accepted-invite-store'
import { OfficeLogin } from './office-login'

const replace = vi.hoisted(() => vi.fn<(path: string) => void>())
vi.mock('@/lib/i18n/navigation', () => ({
  Link: () => null,
  useRouter: () => ({ replace }),
  usePlainRouter: () => ({ replace }),
}))
vi.mock('@/lib/api/client', () => ({ call: vi.fn<() => Promise<unknown>>() }))
vi.mock('@/features/auth/login/login-form', () => ({ LoginForm: ({ email }: { email?: string }) => <p>Lozinka {email}</p> }))

const user = { id: 1, scopes: ['content'], settings: {} }

/** A screen of the office has loaded who is signed in. */
function AfterScreen({ onClient }: { onClient: (client: QueryClient) => void }) {
  const client = useQueryClient()
  useState(() => client.setQueryData(queryKey(userApi.profile, {}), user))
  useEffect(() => onClient(client), [client, onClient])
  return null
}

beforeEach(() => {
  replace.mockReset()
  vi.mocked(call).mockResolvedValue(user)
})

// docs/rules/administration.md#ended-office-session
it('stays open for who has signed out, and forgets what their screen had loaded', async () => {
  useAuthStore.setState({ status: 'signedOut', userId: null })
  const onClient = vi.fn<(client: QueryClient) => void>()
  renderInShop(
    <>
      <AfterScreen onClient={onClient} />
      <OfficeLogin />
    </>,
  )
  await screen.findByText('Lozinka', { exact: false })
  expect(onClient.mock.calls[0]?.[0].getQueryData(queryKey(userApi.profile, {}))).toBeUndefined()
  expect(replace).not.toHaveBeenCalled()
})

it('redirects whoever is signed in', async () => {
  useAuthStore.setState({ status: 'signedIn', userId: '1' })
  renderInShop(<OfficeLogin />)
  await waitFor(() => expect(replace).toHaveBeenCalledWith('/admin'))
})

// docs/rules/administration.md#staff-invite
it('says to whoever has just accepted an invitation that the password is set, and fills the address', async () => {
  useAuthStore.setState({ status: 'signedOut', userId: null })
  setAcceptedEmail('mia@primjer.hr')
  renderInShop(<OfficeLogin />)
  expect((await screen.findByRole('status')).textContent).toContain('Lozinka je postavljena. Prijavite se.')
  screen.getByText('Lozinka mia@primjer.hr')
})
