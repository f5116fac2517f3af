import { renderHook } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { useOnePage } from './use-one-page'

const page = vi.hoisted(() => ({ path: '/cjenik', reload: vi.fn<() => Promise<void>>(async () => {}) }))
vi.mock('@/lib/i18n/navigation', () => ({ usePlainPathname: () => page.path }))
vi.mock('../pages/edit-address', () => ({ saveAndReload: page.reload }))

// docs/rules/editing.md#one-page
it('loads another page anew, also when the edit mode had ended on the way there', () => {
  const { rerender, unmount } = renderHook(() => useOnePage())
  rerender()
  expect(page.reload).not.toHaveBeenCalled()
  page.path = '/dostava'
  rerender()
  expect(page.reload).toHaveBeenCalledOnce()
  unmount()
  renderHook(() => useOnePage())
  expect(page.reload).toHaveBeenCalledTimes(2)
  page.path = '/cjenik'
  renderHook(() => useOnePage())
  expect(page.reload).toHaveBeenCalledTimes(2)
})
