import { fireEvent, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { call } from '@/lib/api/client'
import { ApiError, errorTable } from '@/lib/api/errors'
import { renderInShop } from '@/tests/support/dom/client-tree'
import { PrivacyRequestForm } from './request-form'

vi.mock('@/lib/api/client', () => ({ call: vi.fn<() => Promise<unknown>>() }))

// docs/rules/forms.md#server-errors
it('says at its button why the request was not sent, and keeps what was typed', async () => {
  const { status: statusCode, message } = errorTable.TOO_MANY
  vi.mocked(call).mockRejectedValueOnce(new ApiError({ message, statusCode, data: { code: 'TOO_MANY' } }))
  const { user } = renderInShop(<PrivacyRequestForm />)
  const email = screen.getByRole<HTMLInputElement>('textbox', { name: /E-pošta|Adresa/ })
  await user.type(email, 'ana@primjer.hr{Enter}')
  expect((await screen.findByRole('alert')).textContent).toContain(message)
  expect(email.value).toBe('ana@primjer.hr')
})

// docs/rules/forms.md#submit-once
it('is sent once at a double press', async () => {
  vi.mocked(call).mockReset().mockResolvedValue({})
  const { user } = renderInShop(<PrivacyRequestForm />)
  await user.type(screen.getByRole('textbox', { name: /E-pošta|Adresa/ }), 'ana@primjer.hr')
  const button = screen.getByRole('button')
  // Both before the next render.
  button.click()
  fireEvent.click(button)
  expect(await screen.findByRole('status')).toBeTruthy()
  expect(call).toHaveBeenCalledOnce()
})
