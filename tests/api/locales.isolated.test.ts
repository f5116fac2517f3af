import { NextRequest, NextResponse } from 'next/server'
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { finderApi } from '@/lib/api/v1/cms/finder'
import { draftApi } from '@/lib/api/v1/cms/draft'
import { linkApi } from '@/lib/api/v1/cms/link'
import proxy from '@/proxy'
import { caches } from '@/server/core/cache/registry.mjs'
import { loadSites } from '@/server/core/sites'
import { callAs } from '@/tests/support/http/caller'
import { setEnglish } from '@/tests/support/languages'
import { createMerchant } from '@/tests/support/users'
import { createPage, emptyContent } from './v1/cms/support/content'

// The real module needs Next's bundler. Like it, this one rewrites only what differs from the route.
vi.mock('next-intl/middleware', () => ({
  default:
    () =>
    ({ nextUrl }: NextRequest) =>
      /^\/en(?:\/|$)/.test(nextUrl.pathname) ? NextResponse.next() : NextResponse.rewrite(new URL(`/hr${nextUrl.pathname}`, nextUrl)),
}))

const { accessToken } = await createMerchant('content')
const merchant = callAs({ accessToken })
const english = callAs({ accessToken, headers: { 'x-gaussbox-language': 'eng' } })

async function ask(path: string) {
  const answer = await proxy(new NextRequest(`http://localhost:3000${path}`))
  const leadsTo = answer.headers.get('x-middleware-rewrite') ?? answer.headers.get('location') ?? ''
  return [answer.status, leadsTo && new URL(leadsTo).pathname.replace(/^\/pod-lampom(?=\/)/, '')]
}

async function publishInEnglish(id: number, text: { title: string; slug: string }) {
  await merchant.call(linkApi.createTranslationFromOriginal, { id, language: 'eng', ...text })
  await english.call(draftApi.publish, { documents: [{ key: `page:${id}`, revision: 0 }] })
}

const openLocales = async () => (await loadSites())[0]?.openLocales

beforeEach(async () => {
  await emptyContent()
  caches.invalidate(['pages', 'posts'])
})
afterAll(async () => void (await setEnglish(false)))

describe('a language of the site (docs/rules/storefront.md#locales)', () => {
  it.each(['/en', '/en/cart', '/en/about-us', '/EN/cart', '/en/admin'])('%s is missing in a shop without English', async (path) => {
    await setEnglish(false)
    expect(await ask(path)).toEqual([404, '/hr/no-content/missing'])
  })

  it('is served below its prefix, its missing pages in its own words', async () => {
    await setEnglish(true)
    const { id } = await createPage({ slug: 'o-nama' })
    expect(await ask('/en/cart')).toEqual([200, '/en/cart'])
    expect(await ask('/en/about-us')).toEqual([404, '/en/no-content/missing'])
    await publishInEnglish(id, { title: 'About us', slug: 'about-us' })
    caches.invalidate(['pages'])
    expect(await ask('/en/about-us')).toEqual([200, '/en/about-us'])
    expect(await ask('/en/o-nama')).toEqual([404, '/en/no-content/missing'])
    expect(await ask('/about-us')).toEqual([404, '/hr/no-content/missing'])
  })

  it('opens with its home page, which keeps its address', async () => {
    await setEnglish(true)
    const { id } = await createPage({ slug: 'pocetna' })
    expect(await ask('/en')).toEqual([404, '/en/no-content/missing'])
    expect(await openLocales()).toEqual(['hr'])
    await publishInEnglish(id, { title: 'Home', slug: 'home-page' })
    expect(await openLocales()).toEqual(['hr', 'en'])
    expect(await ask('/en')).toEqual([200, '/en'])
    expect(await ask('/en/pocetna')).toEqual([301, '/en'])
  })

  it('does not concern the office, whose addresses have no prefix', async () => {
    await setEnglish(true)
    expect(await ask('/en/admin/orders')).toEqual([307, '/admin/orders'])
  })

  it('lists its addresses in the sitemap once it is open', async () => {
    await setEnglish(true)
    const { id } = await createPage({ slug: 'pocetna' })
    const about = await createPage({ slug: 'o-nama' })
    await createPage({ slug: 'samo-hrvatski' })
    await publishInEnglish(about.id, { title: 'About us', slug: 'about-us' })
    const entries = async () =>
      (await merchant.call(finderApi.sitemap, { type: 'pages' })).entries.map(({ path, alternates }) => [
        path,
        alternates.map((one) => one.path).toSorted(),
      ])
    caches.invalidate(['site', 'pages'])
    expect(await entries()).toEqual([
      ['/', []],
      ['/o-nama', []],
      ['/samo-hrvatski', []],
    ])
    await publishInEnglish(id, { title: 'Home', slug: 'home-page' })
    caches.invalidate(['site', 'pages'])
    expect(await entries()).toEqual([
      ['/en', ['/', '/en']],
      ['/', ['/', '/en']],
      ['/en/about-us', ['/en/about-us', '/o-nama']],
      ['/o-nama', ['/en/about-us', '/o-nama']],
      ['/samo-hrvatski', ['/samo-hrvatski']],
    ])
  })
})
