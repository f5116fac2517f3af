import { asc } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { finderApi } from '@/lib/api/v1/cms/finder'
import { officeProductApi } from '@/lib/api/v1/product/office'
import { productApi } from '@/lib/api/v1/product/web'
import { caches } from '@/server/core/cache/registry.mjs'
import { database } from '@/server/db/client'
import { redirects } from '@/server/db/schema/site'
import { findRedirect } from '@/server/modules/cms/redirect/find-redirect'
import { callAs, failureOf } from '@/tests/support/http/caller'
import { createProduct } from '@/tests/support/factories'
import { createMerchant } from '@/tests/support/users'

const visitor = callAs()
const merchant = await createMerchant('catalogue')

async function rename(id: number, ...slugs: string[]) {
  for (const slug of slugs) {
    const { version } = await merchant.call(officeProductApi.getVersion, { id })
    await merchant.call(officeProductApi.update, { id, version, slug })
  }
}

async function redirectsOf() {
  const rows = await database().db.select().from(redirects).orderBy(asc(redirects.fromPath))
  return rows.map(({ fromPath, toPath, status }) => `${fromPath} > ${toPath} ${status}`)
}

describe('PATCH product/office/update with a slug', () => {
  beforeEach(() => database().db.delete(redirects))

  it('moves the product and redirects the old path at once', async () => {
    const { id } = await createProduct({ slug: 'stari-naslov' })
    expect(await findRedirect(1, '/product/stari-naslov')).toBeNull()
    expect(await failureOf(visitor.call(productApi.get, { slug: 'novi-naslov' }))).toMatchObject({ status: 404 })
    await rename(id, 'novi-naslov')
    expect(await visitor.call(productApi.get, { slug: 'novi-naslov' })).toMatchObject({ id })
    expect(await failureOf(visitor.call(productApi.get, { slug: 'stari-naslov' }))).toMatchObject({ status: 404 })
    expect(await findRedirect(1, '/product/stari-naslov')).toEqual({ to: '/product/novi-naslov', status: 301 })
    const params = ['product', 'stari-naslov']
    expect(await visitor.call(finderApi.decide, { params })).toEqual({ type: 'redirect', to: '/product/novi-naslov', status: 301 })
  })

  it('reads the slug with the version', async () => {
    const { id } = await createProduct({ slug: 'na-hrvatskom' })
    expect(await merchant.call(officeProductApi.getVersion, { id })).toEqual({ id, version: 1, slug: 'na-hrvatskom' })
  })

  it('moves once when the same is sent twice, and refuses a slug that a colleague has replaced meanwhile', async () => {
    const { id } = await createProduct({ slug: 'dvaput-a' })
    const sent = { id, version: 1, slug: 'dvaput-b' }
    const answers = await Promise.all([merchant.call(officeProductApi.update, sent), merchant.call(officeProductApi.update, sent)])
    expect(answers).toEqual([
      { id, version: 2 },
      { id, version: 2 },
    ])
    expect(await redirectsOf()).toEqual(['/product/dvaput-a > /product/dvaput-b 301'])
    const stale = merchant.call(officeProductApi.update, { id, version: 1, slug: 'dvaput-c' })
    expect(await failureOf(stale)).toMatchObject({ status: 409, code: 'STALE_VERSION' })
    expect(await merchant.call(officeProductApi.getVersion, { id })).toEqual({ id, version: 2, slug: 'dvaput-b' })
  })

  it('redirects every earlier path to the last one', async () => {
    const { id } = await createProduct({ slug: 'lanac-a' })
    await rename(id, 'lanac-b', 'lanac-c')
    expect(await redirectsOf()).toEqual(['/product/lanac-a > /product/lanac-c 301', '/product/lanac-b > /product/lanac-c 301'])
  })

  it('makes no redirect loop when a slug returns', async () => {
    const { id } = await createProduct({ slug: 'krug-a' })
    await rename(id, 'krug-b', 'krug-c', 'krug-a')
    expect(await redirectsOf()).toEqual(['/product/krug-b > /product/krug-a 301', '/product/krug-c > /product/krug-a 301'])
    await rename(id, 'krug-b')
    expect(await redirectsOf()).toEqual(['/product/krug-a > /product/krug-b 301', '/product/krug-c > /product/krug-b 301'])
  })

  it('deletes redirects at the path of a restored product', async () => {
    const gone = await createProduct({ slug: 'nestao', archived: true })
    await database().db.insert(redirects).values({ siteId: 1, fromPath: '/product/nestao', toPath: '/product/nasljednik' })
    caches.invalidate(['redirects'])
    expect(await findRedirect(1, '/product/nestao')).toEqual({ to: '/product/nasljednik', status: 301 })
    const { version } = await merchant.call(officeProductApi.getVersion, { id: gone.id })
    await merchant.call(officeProductApi.update, { id: gone.id, version, archived: false })
    expect(await findRedirect(1, '/product/nestao')).toBeNull()
  })

  it('deletes a redirect when another product takes the slug', async () => {
    const first = await createProduct({ slug: 'ustupljen' })
    const second = await createProduct({ slug: 'drugi-po-redu' })
    await rename(first.id, 'odselio-se')
    await rename(second.id, 'ustupljen')
    expect(await redirectsOf()).toEqual(['/product/drugi-po-redu > /product/ustupljen 301'])
    expect(await visitor.call(productApi.get, { slug: 'ustupljen' })).toMatchObject({ id: second.id })
  })

  it('writes no redirect for an unchanged slug', async () => {
    const { id } = await createProduct({ slug: 'isti-ostaje' })
    await rename(id, 'isti-ostaje')
    expect(await redirectsOf()).toEqual([])
  })

  it('refuses a taken slug and changes nothing', async () => {
    const { id } = await createProduct({ slug: 'zauzet-ne' })
    await createProduct({ slug: 'zauzeto' })
    const failure = await failureOf(merchant.call(officeProductApi.update, { id, version: 1, slug: 'zauzeto', name: 'Novo ime' }))
    expect(failure).toMatchObject({ status: 422, fieldErrors: { slug: [expect.any(String)] } })
    expect(await merchant.call(officeProductApi.getVersion, { id })).toMatchObject({ version: 1 })
    expect(await redirectsOf()).toEqual([])
  })

  it.each(['abc', 'Velika', 'dva--puta', '-rub', 'a/b/c/d', 'čćžšđ', ''])('refuses the slug %o', async (slug) => {
    const { id } = await createProduct()
    expect(await failureOf(merchant.call(officeProductApi.update, { id, version: 1, slug }))).toMatchObject({ status: 422 })
  })
})
