import { beforeEach, expect, it, vi } from 'vitest'
import { alternates } from './alternates'

const { page, load } = vi.hoisted(() => ({
  page: { locale: 'hr', openLocales: ['hr'] },
  load: vi.fn<(endpoint: object, input: { path: string; language: string }) => Promise<{ url: string }>>(),
}))
vi.mock('next-intl/server', () => ({ getLocale: async () => page.locale }))
vi.mock('@/server/rsc', () => ({ currentSite: async () => page, load }))

beforeEach(() => {
  Object.assign(page, { locale: 'hr', openLocales: ['hr', 'en'] })
  load.mockReset()
})

it('asks nothing where the site has one language', async () => {
  page.openLocales = ['hr']
  expect(await alternates('/objave')).toEqual({ canonical: '/objave', languages: { hr: '/objave', 'x-default': '/objave' } })
  expect(load).not.toHaveBeenCalled()
})

// docs/rules/storefront.md#locales
it.each([
  ['hr', '/objave', '/en/blog', { hr: '/objave', en: '/en/blog', 'x-default': '/objave' }],
  ['en', '/en/about-us', '/o-nama', { en: '/en/about-us', hr: '/o-nama', 'x-default': '/o-nama' }],
  ['hr', '/', '/en', { hr: '/', en: '/en', 'x-default': '/' }],
  ['hr', '/shop?page=2', '/en/shop', { hr: '/shop?page=2', en: '/en/shop?page=2', 'x-default': '/shop?page=2' }],
  // The home page stands for what is not translated.
  ['hr', '/o-nama', '/en', { hr: '/o-nama', 'x-default': '/o-nama' }],
  ['en', '/en/about-us', '/', { en: '/en/about-us', 'x-default': '/en/about-us' }],
])('names the addresses in all languages: %s %s', async (locale, path, url, languages) => {
  page.locale = locale
  load.mockResolvedValue({ url })
  expect(await alternates(path)).toEqual({ canonical: path, languages })
})
