import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { ComponentProps, ReactNode } from 'react'
import { PlainLink } from '@/lib/i18n/navigation'
import { FollowLinks } from './follow-links'

const router = vi.hoisted(() => ({
  push: vi.fn<(href: string, options: object) => void>(),
  replace: vi.fn<(href: string, options: object) => void>(),
  prefetch: vi.fn<(href: string) => void>(),
}))
vi.mock('next/navigation', () => ({
  useRouter: () => router,
  usePathname: () => '/',
  useSearchParams: () => new URLSearchParams(),
  permanentRedirect: () => {},
  notFound: () => {},
}))
// What the browser itself would do after our listener: jsdom has no navigation.
const left = vi.fn<(event: Event) => void>((event) => event.preventDefault())
let endTest: AbortController

beforeEach(() => {
  vi.clearAllMocks()
  endTest = new AbortController()
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => callback())
  vi.stubGlobal('cancelIdleCallback', () => {})
})
afterEach(() => {
  endTest.abort()
  Reflect.deleteProperty(navigator, 'connection')
  window.history.replaceState(null, '', '/')
})

/** Renders links and returns the one named 'Dalje'. */
function open(children: ReactNode) {
  render(
    <>
      {children}
      <FollowLinks />
    </>,
  )
  window.addEventListener('click', (event) => !event.defaultPrevented && left(event), { signal: endTest.signal })
  return screen.getByText('Dalje')
}

// docs/rules/storefront.md#links
it('follows a link without loading the page anew, also pressed on what it holds', () => {
  fireEvent.click(
    open(
      <PlainLink href="/shop?zanr=5#lista">
        <span>Dalje</span>
      </PlainLink>,
    ),
  )
  expect(router.push).toHaveBeenCalledExactlyOnceWith('/shop?zanr=5#lista', { scroll: true })
  expect(left).not.toHaveBeenCalled()
})

it('replaces the page and keeps its place where the link says so', () => {
  fireEvent.click(
    open(
      <PlainLink href="/pretraga?q=more" replace scroll={false}>
        Dalje
      </PlainLink>,
    ),
  )
  expect(router.replace).toHaveBeenCalledExactlyOnceWith('/pretraga?q=more', { scroll: false })
})

it.each<[string, Partial<ComponentProps<typeof PlainLink>>, MouseEventInit]>([
  ['with Ctrl', {}, { ctrlKey: true }],
  ['with Cmd', {}, { metaKey: true }],
  ['with Shift', {}, { shiftKey: true }],
  ['for another tab', { target: '_blank' }, {}],
  ['for a download', { download: true }, {}],
  ['to another site', { href: 'https://primjer.hr/shop' }, {}],
])('leaves a press %s to the browser', (_, props, press) => {
  const link = open(
    <PlainLink href="/shop" {...props}>
      Dalje
    </PlainLink>,
  )
  fireEvent.click(link, press)
  expect(router.push).not.toHaveBeenCalled()
  expect(left).toHaveBeenCalledOnce()
})

// docs/rules/storefront.md#route-change
it('shows the page itself from its top, with nothing open over it', () => {
  const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => {})
  window.history.replaceState(null, '', '/shop?page=2')
  const link = open(
    <>
      <main>
        <h1>Knjige</h1>
      </main>
      <PlainLink href="/shop?page=2">Dalje</PlainLink>
    </>,
  )
  fireEvent.click(link)
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 0, behavior: 'instant' })
  expect(document.activeElement?.textContent).toBe('Knjige')
})

it('does not follow what a component has prevented', () => {
  fireEvent.click(
    open(
      <PlainLink href="/shop" onClick={(event) => event.preventDefault()}>
        Dalje
      </PlainLink>,
    ),
  )
  expect(router.push).not.toHaveBeenCalled()
})

it('prefetches under the finger and under a mouse that stays', async () => {
  const link = open(<PlainLink href="/shop">Dalje</PlainLink>)
  fireEvent.pointerDown(link, { pointerType: 'touch' })
  expect(router.prefetch).toHaveBeenCalledExactlyOnceWith('/shop')
  fireEvent.pointerOver(link, { pointerType: 'mouse' })
  expect(router.prefetch).toHaveBeenCalledOnce()
  await waitFor(() => expect(router.prefetch).toHaveBeenCalledTimes(2))
})

it('prefetches nothing that the browser fetches: a file', () => {
  const link = open(
    <PlainLink href="/media/a.pdf" download>
      Dalje
    </PlainLink>,
  )
  fireEvent.pointerDown(link)
  expect(router.prefetch).not.toHaveBeenCalled()
})

it.each([
  ['a link that never is', '/', {}, false],
  ['with data saver', '/', { saveData: true, effectiveType: '4g' }, undefined],
  ['on a 2g connection', '/', { effectiveType: '2g' }, undefined],
  ['in the edit mode', '/?editPage=true', { effectiveType: '4g' }, undefined],
] as const)('prefetches nothing: %s', (_, address, connection, prefetch) => {
  window.history.replaceState(null, '', address)
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true })
  fireEvent.pointerDown(
    open(
      <PlainLink href="/shop" prefetch={prefetch}>
        Dalje
      </PlainLink>,
    ),
  )
  expect(router.prefetch).not.toHaveBeenCalled()
})

// docs/rules/storefront.md#idle-prefetch
it('prefetches the shown links of the main menu once the browser is idle', () => {
  vi.spyOn(HTMLElement.prototype, 'getClientRects').mockImplementation(function (this: HTMLElement) {
    return Object.assign([], this.hidden ? {} : { 0: {}, length: 1 }) as unknown as DOMRectList
  })
  open(
    <>
      <PlainLink href="/shop" prefetch="idle">
        Dalje
      </PlainLink>
      <PlainLink href="/objave" prefetch="idle" hidden>
        Objave
      </PlainLink>
      <PlainLink href="/o-nama">O nama</PlainLink>
    </>,
  )
  expect(router.prefetch).toHaveBeenCalledExactlyOnceWith('/shop')
})
