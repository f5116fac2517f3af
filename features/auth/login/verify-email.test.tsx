import { act, screen, waitFor } from '@testing-library/react'
import { http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { ConfirmForm } from '@/features/forms/components/confirm-form'
import { ConfirmSubscription } from '@/features/newsletter/components/confirm-subscription'
import { renderInShop } from '@/tests/support/dom/client-tree'
import { dataResponse, errorResponse } from '@/tests/support/http/fake-responses'
import { takeReturnPath } from '@/features/auth/session/return-path'
import { VerifyEmail } from './verify-email'

const router = vi.hoisted(() => ({ replace: vi.fn<(path: string) => void>() }))
vi.mock('@/lib/i18n/navigation', () => ({
  useRouter: () => router,
  getPathname: ({ href }: { href: string }) => href,
  useSearchParams: () => new URLSearchParams('verificationToken=tajna'),
}))

const calls: string[] = []
const server = setupServer()
function serve(make: () => Response) {
  server.use(
    http.all('*', ({ request }) => {
      calls.push(new URL(request.url).pathname)
      return make()
    }),
  )
}
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterAll(() => server.close())
afterEach(() => server.resetHandlers())
beforeEach(() => {
  calls.length = 0
  router.replace.mockClear()
})

// Mail scanners open links and run scripts.
it('verifies the address by the button, not by opening the link', async () => {
  serve(() => dataResponse({ verified: true }))
  const { user } = renderInShop(<VerifyEmail />)
  const button = await screen.findByRole('button', { name: 'Potvrdi adresu' })
  expect(calls).toEqual([])
  await user.click(button)
  await waitFor(() => expect(router.replace).toHaveBeenCalledWith('/login'))
  expect(takeReturnPath()).toBe('/profile')
  expect(calls).toEqual(['/api/v1/user/web/verify/tajna'])
})

// docs/rules/forms.md#submit-once
it('verifies once for a double click, and stays busy until the page changes', async () => {
  serve(() => dataResponse({ verified: true }))
  const { user } = renderInShop(<VerifyEmail />)
  const button = await screen.findByRole('button', { name: 'Potvrdi adresu' })
  act(() => {
    button.click()
    button.click()
  })
  await waitFor(() => expect(router.replace).toHaveBeenCalledOnce())
  await user.click(button)
  expect(calls).toHaveLength(1)
})

it('offers a retry after a failed call, and a new mail for a used link', async () => {
  serve(() => errorResponse('INTERNAL'))
  const { user } = renderInShop(<VerifyEmail />)
  await user.click(screen.getByRole('button', { name: 'Potvrdi adresu' }))
  const retry = await screen.findByRole('button', { name: 'Pokušaj ponovno' })
  serve(() => errorResponse('TOKEN_SPENT'))
  await user.click(retry)
  expect(await screen.findByRole('button', { name: 'Pošalji novu poveznicu' })).toBeTruthy()
})

it('confirms a subscription only by the button', async () => {
  serve(() => dataResponse({ confirmedEmail: 'ana@primjer.hr', wasConfirmed: true }))
  const { user } = renderInShop(<ConfirmSubscription token="tajna" home={null} />)
  const button = await screen.findByRole('button', { name: 'Potvrdi prijavu' })
  expect(calls).toEqual([])
  await user.click(button)
  expect(await screen.findByText(/stizat će na ana@primjer.hr/)).toBeTruthy()
  expect(screen.getByText('Prijava je već potvrđena')).toBeTruthy()
})

it('follows a form’s goal only after the button', async () => {
  serve(() => dataResponse({ goalType: 'message', goal: 'Hvala na upitu.', confirmedEmail: 'ana@primjer.hr' }))
  const { user } = renderInShop(<ConfirmForm link="tajna" home={null} />)
  const button = await screen.findByRole('button', { name: 'Potvrdi adresu' })
  expect(calls).toEqual([])
  await user.click(button)
  expect(await screen.findByText('Hvala na upitu.')).toBeTruthy()
})
