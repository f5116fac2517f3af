import { act, render, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { saveCookieChoice } from '@/features/consent/cookie-choice'
import { TagLoader } from './tag-loader'

vi.mock('@/lib/api/client', () => ({ call: vi.fn<() => Promise<object>>(async () => ({})) }))

afterEach(() => document.cookie.split('; ').forEach((one) => (document.cookie = `${one.split('=')[0]}=; max-age=0; path=/`)))

const scripts = () => [...document.head.querySelectorAll('script')].map(({ src }) => src)
const commands = () => (window.dataLayer ?? []).map((one) => Object.values(Object(one)))

it('loads no tag in a document that was loaded from a personal page', async () => {
  const entered = vi
    .spyOn(performance, 'getEntriesByType')
    .mockReturnValue([
      { name: 'http://localhost/prijava?verificationToken=tajna', entryType: 'navigation', startTime: 0, duration: 0, toJSON: () => ({}) },
    ])
  const { unmount } = render(<TagLoader tagManager="GTM-AB12CD" analytics="" />)
  act(() => saveCookieChoice(['necessary', 'statistics']))
  await waitFor(() => expect(entered).toHaveBeenCalled())
  expect([scripts(), window.dataLayer]).toEqual([[], undefined])
  unmount()
  entered.mockRestore()
})

it('loads no tag before permission, sets denied defaults first, and passes a withdrawal on', async () => {
  render(<TagLoader tagManager="GTM-AB12CD" analytics="" />)
  act(() => saveCookieChoice(['necessary']))
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(scripts()).toEqual([])
  expect(window.dataLayer).toBeUndefined()

  act(() => saveCookieChoice(['necessary', 'statistics']))
  await waitFor(() => expect(scripts()).toEqual(['https://www.googletagmanager.com/gtm.js?id=GTM-AB12CD']))
  const [first, , update] = commands()
  expect(first).toMatchObject(['consent', 'default', { analytics_storage: 'denied', ad_storage: 'denied' }])
  expect(update).toMatchObject(['consent', 'update', { analytics_storage: 'granted', ad_storage: 'denied' }])

  act(() => saveCookieChoice(['necessary']))
  await waitFor(() => expect(commands().at(-1)).toMatchObject(['consent', 'update', { analytics_storage: 'denied' }]))
  expect(scripts()).toHaveLength(1)
})

it('loads personal pages as documents and runs other click handlers', () => {
  const pressed = vi.fn<(click: Event) => void>()
  // As Next's link: it navigates unless the event is prevented.
  const routed: string[] = []
  const follow = (href: string) => {
    const link = Object.assign(document.createElement('a'), { href })
    link.addEventListener('click', (click) => {
      pressed(click)
      if (!click.defaultPrevented) routed.push(href)
      click.preventDefault()
    })
    document.body.append(link)
    link.click()
    link.remove()
  }
  follow('/shop')
  follow('/profil/narudzbe')
  expect([routed, pressed.mock.calls.length]).toEqual([['/shop'], 2])
})
