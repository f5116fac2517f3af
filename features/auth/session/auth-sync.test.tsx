import { act, screen, waitFor } from '@testing-library/react'
import { useQuery } from '@tanstack/react-query'
import { beforeEach, expect, it } from 'vitest'
import { saveCartRef, useCartStore } from '@/features/cart/session/cart-store'
import { renderInShop } from '@/tests/support/dom/client-tree'
import { signedInKey, useAuthStore } from './auth-store'
import { AuthSync } from './auth-sync'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  useAuthStore.setState({ status: 'unknown', userId: null, access: null })
})

let requests = 0
function Address() {
  const { data } = useQuery({
    queryKey: ['address'],
    queryFn: () => (requests++ === 0 ? 'Spremljena ulica' : 'ništa'),
    staleTime: Infinity,
  })
  return <p>{data}</p>
}

it.each([
  ['is restored by Back', () => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))],
  ['receives a change of another tab', () => window.dispatchEvent(new StorageEvent('storage', { key: signedInKey }))],
])('a page that %s clears the previous user’s data', async (_, switchUser) => {
  requests = 0
  localStorage.setItem(signedInKey, '7')
  saveCartRef({ cartId: 'theirs', protectCode: 't' })
  renderInShop(
    <>
      <AuthSync />
      <Address />
    </>,
  )
  expect(await screen.findByText('Spremljena ulica')).toBeDefined()
  expect(useAuthStore.getState().userId).toBe('7')
  sessionStorage.setItem('order:x', 'receipt')

  // Another tab signed out and a different user in: cookies and marker are theirs.
  for (const name of ['cartId', 'protectCode']) document.cookie = `${name}=; Max-Age=0; Path=/`
  localStorage.setItem(signedInKey, '8')
  act(() => void switchUser())
  await waitFor(() => expect(screen.queryByText('Spremljena ulica')).toBeNull())
  expect(await screen.findByText('ništa')).toBeDefined()
  expect(useCartStore.getState().ref).toBeNull()
  expect(sessionStorage.getItem('order:x')).toBeNull()
})

it('refetches nothing for the same user', async () => {
  requests = 0
  localStorage.setItem(signedInKey, '7')
  renderInShop(
    <>
      <AuthSync />
      <Address />
    </>,
  )
  await screen.findByText('Spremljena ulica')
  act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  expect(screen.getByText('Spremljena ulica')).toBeDefined()
  expect(requests).toBe(1)
})

// docs/rules/administration.md#ended-office-session
it('keeps the queries of an ended session where its screen stays, until another person signs in', async () => {
  requests = 0
  localStorage.setItem(signedInKey, '7')
  renderInShop(
    <>
      <AuthSync keepsQueries />
      <Address />
    </>,
  )
  await screen.findByText('Spremljena ulica')
  act(() => useAuthStore.setState({ status: 'signedOut', userId: null }))
  expect(screen.getByText('Spremljena ulica')).toBeDefined()
  act(() => useAuthStore.setState({ status: 'signedIn', userId: '7' }))
  expect(screen.getByText('Spremljena ulica')).toBeDefined()
  act(() => useAuthStore.setState({ status: 'signedOut', userId: null }))
  act(() => useAuthStore.setState({ status: 'signedIn', userId: '8' }))
  expect(await screen.findByText('ništa')).toBeDefined()
})
