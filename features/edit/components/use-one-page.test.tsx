import { fireEvent, render, renderHook } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { useOnePage } from './use-one-page'

const page = vi.hoisted(() => ({ path: '/cjenik', parameters: new URLSearchParams(), reload: vi.fn<() => Promise<void>>(async () => {}) }))
vi.mock('@/lib/i18n/navigation', () => ({
  usePlainPathname: () => page.path,
  useSearchParams: () => page.parameters,
}))
vi.mock('../pages/edit-address', async (original) => ({
  ...(await original<typeof import('../pages/edit-address')>()),
  saveAndReload: page.reload,
}))

/** The address that the router has led to. */
function arriveAt(address: string) {
  window.history.replaceState(null, '', address)
  page.path = window.location.pathname
  page.parameters = new URLSearchParams(window.location.search)
}

beforeEach(() => {
  page.reload.mockClear()
  arriveAt('/cjenik?editPage=true')
})

// docs/rules/editing.md#one-page
it('stays on where filters, sort order or page number of the page change', () => {
  const { rerender } = renderHook(() => useOnePage())
  arriveAt('/cjenik?boja=3,5&page=2#popis')
  rerender()
  expect(window.location.href).toMatch(/\/cjenik\?boja=3%2C5&page=2&editPage=true#popis$/)
  arriveAt('/cjenik')
  rerender()
  expect(window.location.href).toMatch(/\/cjenik\?editPage=true$/)
  expect(page.reload).not.toHaveBeenCalled()
})

it.each([
  ['to this page, which goes on being edited', '/cjenik', 'get', ['q', 'editPage']],
  ['to another page', '/trazi', 'get', ['q']],
  ['with a body', '/cjenik', 'post', ['q']],
])('sends a plain form %s', (_, action, method, names) => {
  const { container, unmount } = render(
    <form action={action} method={method}>
      <input name="q" />
    </form>,
  )
  const hook = renderHook(() => useOnePage())
  const form = container.querySelector('form')
  if (!form) throw new Error('There is no form.')
  for (let i = 0; i < 2; i++) fireEvent.submit(form)
  expect([...new FormData(form).keys()]).toEqual(names)
  hook.unmount()
  unmount()
})

it('loads another page anew, also when the edit mode had ended on the way there', () => {
  const { rerender, unmount } = renderHook(() => useOnePage())
  rerender()
  expect(page.reload).not.toHaveBeenCalled()
  arriveAt('/dostava')
  rerender()
  expect(page.reload).toHaveBeenCalledOnce()
  unmount()
  renderHook(() => useOnePage())
  expect(page.reload).toHaveBeenCalledTimes(2)
  arriveAt('/cjenik')
  renderHook(() => useOnePage())
  expect(page.reload).toHaveBeenCalledTimes(2)
})
