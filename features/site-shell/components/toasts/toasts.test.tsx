import { screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { renderInShop } from '@/tests/support/dom/client-tree'
import { dismissToast, toastError } from '@/lib/browser/toast/toast'
import { Toasts } from './toasts'

vi.mock('@/lib/browser/toast/toast-host', () => {
  throw new Error('Without a connection the chunk does not load.')
})

// docs/rules/forms.md#toast-offline
it('says a text on the page, without a dialog of the browser, where the code of the toasts does not load', async () => {
  const alert = vi.spyOn(window, 'alert').mockImplementation(() => {})
  renderInShop(<Toasts closeLabel="Zatvori" messages={{ byCode: {}, offline: 'Nema veze.', generic: 'Nije uspjelo.' }} />)
  toastError('Nema veze.')
  expect((await screen.findByRole('alert')).textContent).toBe('Nema veze.')
  dismissToast('Nema veze.')
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  expect(alert).not.toHaveBeenCalled()
})
