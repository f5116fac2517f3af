import { screen, waitFor, within } from '@testing-library/react'
import { http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { useAuthStore } from '@/features/auth/session/auth-store'
import { renderInShop } from '@/tests/support/dom/client-tree'
import { dataResponse, errorResponse } from '@/tests/support/http/fake-responses'
import { FactorCards } from './factor-cards'

const recoveryCodes = ['0000-1111-2222-3333', '4444-5555-6666-7777']
const none = { since: null, passkeys: [], host: 'knjizara.hr', recoveryCodesLeft: 0 }
const enrolment = { secret: 'GEZDGNBVGY3TQOJQ', uri: 'otpauth://totp/x?secret=GEZDGNBVGY3TQOJQ', qr: { size: 1, path: 'M0 0h1v1h-1z' } }
const server = setupServer(
  http.get('*/api/v1/user/office/factor/get', () => dataResponse(none)),
  http.post('*/api/v1/user/office/factor/enrol', () => dataResponse(enrolment)),
  http.post('*/api/v1/user/office/factor/replaceCodes', () => dataResponse({ recoveryCodes })),
  http.post('*/api/v1/user/office/factor/confirm', async ({ request }) => {
    const { factorCode } = (await request.json()) as { factorCode: string }
    return factorCode === '123456' ? dataResponse({ recoveryCodes }) : errorResponse('WRONG_FACTOR_CODE')
  }),
)
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterAll(() => server.close())
beforeEach(() => {
  server.resetHandlers()
  useAuthStore.setState({ status: 'signedOut' })
})

// docs/rules/accounts.md#second-factor
it('shows the secret, says when the code is wrong, and then shows the recovery codes', async () => {
  const { user } = renderInShop(<FactorCards factor={none} />)
  expect(screen.queryByRole('heading', { name: 'Rezervni kodovi' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Uključi' }))
  expect(await screen.findByText('GEZD GNBV GY3T QOJQ')).toBeTruthy()
  const code = screen.getByLabelText(/^Kod iz aplikacije/)
  await user.type(code, '111111{Enter}')
  expect(await screen.findAllByText(/Kod nije točan/)).not.toEqual([])
  await user.clear(code)
  await user.type(code, '123456{Enter}')
  expect(await screen.findByText(recoveryCodes[0] ?? '')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Gotovo, spremljeni su' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

// docs/rules/accounts.md#recovery-codes
it('shows new recovery codes after the question, and warns when few are left', async () => {
  const { user } = renderInShop(<FactorCards factor={{ ...none, since: '2026-03-01T10:00:00.000Z', recoveryCodesLeft: 2 }} />)
  expect(screen.getByText('Ostala su 2 rezervna koda')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Novi rezervni kodovi' }))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Novi rezervni kodovi' }))
  expect(await screen.findByText(recoveryCodes[1] ?? '')).toBeTruthy()
})

it('says in the dialog that the server failed, not only in a toast', async () => {
  server.use(http.post('*/api/v1/user/office/factor/confirm', () => errorResponse('INTERNAL')))
  const { user } = renderInShop(<FactorCards factor={none} />)
  await user.click(screen.getByRole('button', { name: 'Uključi' }))
  await user.type(await screen.findByLabelText(/^Kod iz aplikacije/), '123456{Enter}')
  expect(within(await screen.findByRole('alert')).getByText(/Nešto je pošlo po zlu/)).toBeTruthy()
})

it('starts one enrolment at a double press', async () => {
  let enrolments = 0
  server.use(
    http.post('*/api/v1/user/office/factor/enrol', () => {
      enrolments++
      return dataResponse(enrolment)
    }),
  )
  renderInShop(<FactorCards factor={none} />)
  const button = screen.getByRole('button', { name: 'Uključi' })
  // Both before the next render.
  button.click()
  button.click()
  expect(await screen.findByText('GEZD GNBV GY3T QOJQ')).toBeTruthy()
  expect(enrolments).toBe(1)
})
