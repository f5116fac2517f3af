import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { toastSuccess } from '@/lib/browser/toast/toast'
import { followPresses } from '@/lib/browser/toast/toast-place'
import { renderInShop } from '@/tests/support/dom/client-tree'
import { ToastList } from './toast-list'

// docs/rules/cart.md#line-removal
it('runs the action of a toast once, by keyboard too, and dismisses it', async () => {
  const run = vi.fn<() => void>()
  const { user } = renderInShop(<ToastList closeLabel="Zatvori" />)
  toastSuccess('Uklonjeno iz košarice: Jama', { action: { label: 'Vrati', name: 'Vrati u košaricu: Jama', run } })
  const button = await screen.findByRole('button', { name: 'Vrati u košaricu: Jama' })
  button.focus()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Vrati u košaricu: Jama' })).toBeNull())
  expect(run).toHaveBeenCalledTimes(1)
})

it('has no button where there is nothing to do', async () => {
  renderInShop(<ToastList closeLabel="Zatvori" />)
  toastSuccess('Spremljeno')
  expect(await screen.findByText('Spremljeno')).toBeTruthy()
  expect(screen.getAllByRole('button').map((one) => one.getAttribute('aria-label'))).toEqual(['Zatvori'])
})

// docs/rules/forms.md#toast-place
it('moves to the bottom when what was pressed is at the top', async () => {
  vi.spyOn(document.documentElement, 'clientHeight', 'get').mockReturnValue(844)
  const endFollowing = followPresses()
  renderInShop(
    <>
      <button type="button">Dodaj</button>
      <ToastList closeLabel="Zatvori" />
    </>,
  )
  fireEvent.pointerDown(screen.getByRole('button', { name: 'Dodaj' }))
  toastSuccess('Dodano')
  const list = (await screen.findByText('Dodano')).closest('[data-toasts]')
  expect(list?.getAttribute('data-place')).toBe('bottom')
  endFollowing()
})
