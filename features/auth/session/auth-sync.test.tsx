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

let asked = 0
function Address() {
  const { data } = useQuery({ queryKey: ['address'], queryFn: () => (asked++ === 0 ? 'Spremljena ulica' : 'ništa'), staleTime: Infinity })
  return <p>{data}</p>
}

it.each([
  ['comes out of the browser’s memory', () => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))],
  ['hears another tab', () => window.dispatchEvent(new StorageEvent('storage', { key: signedInKey }))],
])('a page that %s when somebody else is here forgets what the first one was shown', async (_, come) => {
  asked = 0
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
  act(() => void come())
  await waitFor(() => expect(screen.queryByText('Spremljena ulica')).toBeNull())
  expect(await screen.findByText('ništa')).toBeDefined()
  expect(useCartStore.getState().ref).toBeNull()
  expect(sessionStorage.getItem('order:x')).toBeNull()
})

it('a page that is only shown again asks nothing', async () => {
  asked = 0
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
  expect(asked).toBe(1)
})
