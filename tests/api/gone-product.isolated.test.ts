import { eq } from 'drizzle-orm'
import { NextRequest, NextResponse } from 'next/server'
import { expect, it, vi } from 'vitest'
import proxy from '@/proxy'
import { caches } from '@/server/core/cache/registry.mjs'
import { database } from '@/server/db/client'
import { products } from '@/server/db/schema/product'
import { redirects } from '@/server/db/schema/site'
import { createProduct } from '@/tests/support/factories'

// The real module needs Next's bundler.
vi.mock('next-intl/middleware', () => ({
  default:
    () =>
    ({ nextUrl }: NextRequest) =>
      NextResponse.rewrite(new URL(`/hr${nextUrl.pathname}`, nextUrl)),
}))

async function ask(path: string) {
  const answer = await proxy(new NextRequest(`http://localhost:3000${path}`))
  const leadsTo = answer.headers.get('x-middleware-rewrite') ?? answer.headers.get('location') ?? ''
  return [answer.status, leadsTo && new URL(leadsTo).pathname.replace(/^\/[^/]+\/hr/, '')]
}

it('answers 410 for an archived product only', async () => {
  const gone = await createProduct({ slug: 'vise-ga-nema', archived: true })
  await createProduct({ slug: 'jos-ga-ima' })
  expect(await ask('/product/vise-ga-nema')).toEqual([410, '/no-content/product/vise-ga-nema'])
  expect(await ask('/product/jos-ga-ima')).toEqual([200, '/product/jos-ga-ima'])
  expect(await ask('/product/nikad-ga-nije-bilo')).toEqual([404, '/no-content/missing'])

  await database().db.update(products).set({ archived: false }).where(eq(products.id, gone.id))
  caches.invalidate(['catalogue'])
  expect(await ask('/product/vise-ga-nema')).toEqual([200, '/product/vise-ga-nema'])
})

it('redirects a moved product instead', async () => {
  await createProduct({ slug: 'staro-izdanje', archived: true })
  await database().db.insert(redirects).values({ siteId: 1, fromPath: '/product/staro-izdanje', toPath: '/product/novo-izdanje' })
  caches.invalidate(['redirects'])
  expect(await ask('/product/staro-izdanje')).toEqual([301, '/product/novo-izdanje'])
})

it.each([
  ['/nema-takve', 404],
  ['/wp-login.php', 404],
  ['/bilo/sto/drugo', 404],
  ['/shop/nema-takve', 404],
  ['/blog/nema-takve', 404],
  ['/product/%C5%A1', 404],
  ['/', 200],
  ['/shop', 200],
  ['/profile/orders/tajna', 200],
  ['/order/tajna', 200],
  ['/admin/orders', 200],
])('an address without content costs no render: %s is %i', async (path, status) => {
  expect(await ask(path)).toEqual([status, status === 404 ? '/no-content/missing' : path === '/' ? '/' : path])
})

it('an unknown screen of the office is missing, in its own words', async () => {
  expect(await ask('/admin/nema')).toEqual([404, '/admin/nema'])
})
