import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { call } from '@/lib/api/client'
import { ApiError, errorTable, type ErrorCode } from '@/lib/api/errors'
import { renderInShop } from '@/tests/support/dom/client-tree'
import { NewRequestForm } from './new-request-form'

vi.mock('@/lib/i18n/navigation', () => ({
  Link: ({ children }: { children: string }) => <span>{children}</span>,
  useRouter: () => ({}),
}))
vi.mock('@/lib/api/client', () => ({ call: vi.fn<() => Promise<unknown>>() }))

function failWith(code: ErrorCode) {
  const { status: statusCode, message } = errorTable[code]
  vi.mocked(call).mockRejectedValueOnce(new ApiError({ message, statusCode, data: { code, id: 7 } }))
}

it.each([
  ['TOO_MANY', errorTable.TOO_MANY.message],
  ['PRIVACY_REQUEST_EXISTS', 'Na otvoreni zahtjev'],
] as const)('says why a request was not made: %s', async (code, text) => {
  failWith(code)
  const { user } = renderInShop(<NewRequestForm email="ana@primjer.hr" today="2026-11-27" />)
  await user.click(screen.getByRole('button', { name: /Upiši|Pošalji|poveznic/ }))
  expect((await screen.findByRole('alert')).textContent).toContain(text)
})
