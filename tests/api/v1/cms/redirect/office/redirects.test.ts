import { beforeEach, describe, expect, it } from 'vitest'
import { finderApi } from '@/lib/api/v1/cms/finder'
import { redirectApi } from '@/lib/api/v1/cms/redirect'
import { officePageApi } from '@/lib/api/v1/cms/page/office'
import { officeProductApi } from '@/lib/api/v1/product/office'
import { officeRedirectApi } from '@/lib/api/v1/cms/redirect/office'
import { caches } from '@/server/core/cache/registry.mjs'
import { eq } from 'drizzle-orm'
import { database } from '@/server/db/client'
import { failedRequests } from '@/server/db/schema/cms'
import { categoryTexts } from '@/server/db/schema/category'
import { eventTexts } from '@/server/db/schema/calendar'
import { pageTexts } from '@/server/db/schema/cms'
import { products, productTexts } from '@/server/db/schema/product'
import { auditLog, redirects } from '@/server/db/schema/site'
import { removeRedirects } from '@/server/modules/cms/redirect/save-redirect'
import { findRedirect } from '@/server/modules/cms/redirect/find-redirect'
import { loadSites } from '@/server/core/sites'
import { callAs, failureOf } from '@/tests/support/http/caller'
import { createCategory, createProduct } from '@/tests/support/factories'
import { setEnglish } from '@/tests/support/languages'
import { createMerchant } from '@/tests/support/users'
import { waitForLockedStatements } from '@/tests/support/database/lock-waits'
import { createEvent, createPage, createPost, createTerm, emptyContent } from '../../support/content'

let editor: ReturnType<typeof callAs>
beforeEach(async () => {
  await emptyContent()
  await database().db.delete(redirects)
  editor = callAs({ accessToken: (await createMerchant('content')).accessToken })
})

const create = (from: string, to: string) => editor.call(officeRedirectApi.create, { from, to })
const refusal = (from: string, to: string) => failureOf(create(from, to))
const kept = async () => (await editor.call(officeRedirectApi.filter, {})).records.map(({ from, to }) => `${from} > ${to}`)

async function countRequests(path: string, times: number) {
  for (let n = 0; n < times; n++)
    await callAs({ headers: { 'x-izlog-address': crypto.randomUUID() } }).call(redirectApi.addFailedRequest, { path })
}

describe('paths that answered 404', () => {
  it('are listed by number of requests, in pages, and deleted when ignored', async () => {
    await countRequests('/jednom', 1)
    await countRequests('/tri-puta', 3)
    await countRequests('/dvaput', 2)
    const { records, totalRecords, totalPages } = await editor.call(officeRedirectApi.filterMissing, { limit: 2 })
    expect(records.map(({ path, hits }) => [path, hits])).toEqual([
      ['/tri-puta', 3],
      ['/dvaput', 2],
    ])
    expect([totalRecords, totalPages]).toEqual([3, 2])
    expect((await editor.call(officeRedirectApi.filterMissing, { limit: 2, page: 2 })).records).toMatchObject([{ path: '/jednom' }])

    await editor.call(officeRedirectApi.ignore, { path: '/tri-puta' })
    await editor.call(officeRedirectApi.ignore, { path: '/nije-na-popisu' })
    expect((await editor.call(officeRedirectApi.filterMissing, {})).records.map(({ path }) => path)).toEqual(['/dvaput', '/jednom'])
  })

  it('state whether they can be redirected', async () => {
    const never = ['/kosarica/staro', '/admin/nema', '/hr/api/nema', '/a//b', `/${'a'.repeat(250)}`]
    const may = ['/staro', '/product/nema', '/shop/nema', '/a/b/c']
    for (const path of [...never, ...may]) await countRequests(path, 1)
    const { records } = await editor.call(officeRedirectApi.filterMissing, {})
    expect(new Set(records.filter(({ mayRedirect }) => mayRedirect).map(({ path }) => path))).toEqual(new Set(may))
    expect(records).toHaveLength(never.length + may.length)
  })

  it('redirect at once and leave the list', async () => {
    await countRequests('/druga', 1)
    const { slug } = await createProduct({ name: 'Kopno' })
    await countRequests('/pri%C4%8De', 1)
    expect(await findRedirect(1, '/pri%C4%8De')).toBeNull()
    const made = await create('/pri%C4%8De', `/product/${slug}?boja=plava#opis`)
    expect(made).toMatchObject({ from: '/pri%C4%8De', to: `/product/${slug}?boja=plava#opis` })
    expect(await findRedirect(1, '/pri%C4%8De')).toEqual({ to: made.to, status: 301 })
    expect(await callAs().call(finderApi.decide, { params: ['pri%C4%8De'] })).toMatchObject({ type: 'redirect', to: made.to })
    expect(await database().db.$count(failedRequests)).toBe(1)

    await editor.call(officeRedirectApi.delete, { id: made.id })
    expect(await findRedirect(1, '/pri%C4%8De')).toBeNull()
    expect(await failureOf(editor.call(officeRedirectApi.delete, { id: made.id }))).toMatchObject({ status: 404 })
    const entries = await database().db.select().from(auditLog)
    expect(entries.map(({ action, target }) => `${action} ${target}`).slice(-2)).toEqual([
      `redirect.create redirect:${made.id}`,
      `redirect.delete redirect:${made.id}`,
    ])
  })
})

describe('a redirect', () => {
  it('accepts paths of this site only, normalized', async () => {
    const [site] = await loadSites()
    await create('/stara priča/'.replace(' ', '%20'), `${site?.url}/shop`)
    await create('/x/../stara', '/')
    expect(await kept()).toEqual(['/stara > /', '/stara%20pri%C4%8Da > /shop'])
    for (const to of [
      'https://zlo.example/',
      '//zlo.example',
      '/.//kontakt',
      String.raw`/\zlo.example`,
      'shop',
      'javascript:alert(1)',
      '/sh op',
      '',
    ])
      expect(await refusal('/nova', to)).toMatchObject({
        code: 'VALIDATION',
        fieldErrors: { to: [expect.stringContaining('adresu ove trgovine')] },
      })
    for (const from of ['https://zlo.example/a', '//a', 'a', ''])
      expect(await refusal(from, '/shop')).toMatchObject({ fieldErrors: { from: [expect.stringContaining('adresu ove trgovine')] } })
    for (const from of ['/a//b', '/.//a'])
      expect(await refusal(from, '/shop')).toMatchObject({
        fieldErrors: { from: ['Adresa s dvije kose crte zaredom ne može se preusmjeriti.'] },
      })
    for (const from of ['/?p=12', '/stara.php?id=5'])
      expect(await refusal(from, '/shop')).toMatchObject({
        fieldErrors: { from: ['Adrese se ne razlikuju po onome iza upitnika. Upišite samo dio ispred njega.'] },
      })
    expect(await refusal(`/${'a'.repeat(200)}`, '/shop')).toMatchObject({
      fieldErrors: { from: ['Tako duge adrese ne mogu se preusmjeriti.'] },
    })
  })

  it('needs a source without content and a target with content', async () => {
    await createPage({ slug: 'o-nama' })
    await createPage({ slug: 'skica', published: false })
    await createPost({ slug: 'deset-knjiga' })
    const event = await createEvent()
    await createTerm({ title: 'Grad', slug: 'grad' })
    await createCategory({ name: 'Romani', slug: 'romani' })
    const { slug } = await createProduct({ name: 'Otok' })
    const standing = [
      '/',
      '/shop',
      '/kosarica',
      '/o-nama',
      '/deset-knjiga',
      '/objave/grad',
      '/shop/romani',
      `/product/${slug}`,
      `/dogadjaj/${event.id}`,
      '/hr/shop',
    ]
    for (const path of standing) {
      expect(await refusal(path, '/shop')).toMatchObject({
        fieldErrors: { from: ['Na ovoj adresi već nešto stoji, pa se ne može preusmjeriti.'] },
      })
      const made = await create('/odnekud', path)
      expect(made.to).toBe(path.replace('/hr/', '/'))
      await editor.call(officeRedirectApi.delete, { id: made.id })
    }
    const owned = [
      '/admin',
      '/admin/orders',
      '/api/v1/login',
      '/media/x.webp',
      '/sitemap.xml',
      '/narudzba/tajna',
      '/profil/nema',
      '/kosarica/staro',
    ]
    for (const path of owned) {
      expect(await refusal(path, '/shop')).toMatchObject({
        fieldErrors: { from: ['Ova adresa pripada programu i ne može se preusmjeriti.'] },
      })
      expect(await refusal('/odnekud', path)).toMatchObject({ fieldErrors: { to: [expect.stringContaining('nema ničega')] } })
    }
    for (const path of ['/skica', '/nema-me', '/product/nema', '/shop/nema', '/objave/nema', '/dogadjaj/999999', '/dogadjaj/x', '/a/b/c'])
      expect(await refusal('/odnekud', path)).toMatchObject({ fieldErrors: { to: [expect.stringContaining('nema ničega')] } })
    await database().db.update(products).set({ archived: true })
    expect(await create(`/product/${slug}`, '/shop/romani')).toMatchObject({ to: '/shop/romani' })
  })

  it('is checked in the language of its address', async () => {
    const english = await setEnglish(true)
    const { db } = database()
    const page = await createPage({ slug: 'o-nama' })
    const category = await createCategory({ name: 'Priče', slug: 'price' })
    const product = await createProduct({ slug: 'otok' })
    const event = await createEvent()
    const own = { siteId: 1, languageId: english }
    const [hrPage] = await db.select().from(pageTexts)
    await db
      .insert(pageTexts)
      .values({ ...own, pageId: page.id, slug: 'about-us', title: 'About us', publishedVersionId: hrPage?.publishedVersionId })
    await db.insert(categoryTexts).values({ ...own, categoryId: category.id, name: 'Novels', slug: 'novels' })
    await db.insert(productTexts).values({ ...own, productId: product.id, name: 'Island', slug: 'island' })
    await db.insert(eventTexts).values({ ...own, eventId: event.id, title: 'Evening', place: 'Zagreb', body: { type: 'doc', content: [] } })
    const standing = ['/en/about-us', '/en/shop/novels', '/en/product/island', `/en/event/${event.id}`, '/en/shop', '/en/cart']
    for (const path of standing) {
      expect(await refusal(path, '/shop')).toMatchObject({
        fieldErrors: { from: ['Na ovoj adresi već nešto stoji, pa se ne može preusmjeriti.'] },
      })
      expect((await create('/en/from-somewhere', path)).to).toBe(path)
      await db.delete(redirects)
      caches.invalidate(['redirects'])
    }
    const nothing = ['/en/o-nama', '/en/shop/price', '/en/product/otok', '/about-us', '/product/island', '/en']
    for (const path of nothing) {
      expect(await refusal('/odnekud', path)).toMatchObject({ fieldErrors: { to: [expect.stringContaining('nema ničega')] } })
      expect((await create(path, '/shop')).from).toBe(path)
      await db.delete(redirects)
      caches.invalidate(['redirects'])
    }
    const asked = editor.call(officeRedirectApi.create, { from: '/odnekud', to: '/o-nama' }, { 'x-gaussbox-language': 'eng' })
    expect((await asked).to).toBe('/o-nama')
    await setEnglish(false)
    expect(await refusal('/drugdje', '/en/about-us')).toMatchObject({ fieldErrors: { to: [expect.stringContaining('nema ničega')] } })
  })

  it('follows its page with its query string and fragment', async () => {
    const { id, slug } = await createProduct({ slug: 'rt' })
    await create('/samo-put', `/product/${slug}/`)
    await create('/s-upitom', `/hr/product/${slug}?boja=plava#opis`)
    await create('/sa-sidrom', `/product/${slug}#opis`)
    await createProduct({ slug: 'rt-mali' })
    await create('/drugi', '/product/rt-mali?boja=plava')
    const merchant = await createMerchant('catalogue')
    await merchant.call(officeProductApi.update, { id, version: 1, slug: 'novi-rt' })
    const expected = [
      '/drugi > /product/rt-mali?boja=plava',
      '/product/rt > /product/novi-rt',
      '/s-upitom > /product/novi-rt?boja=plava#opis',
      '/sa-sidrom > /product/novi-rt#opis',
      '/samo-put > /product/novi-rt',
    ]
    expect((await kept()).toSorted()).toEqual(expected)
    await database().db.update(products).set({ archived: true }).where(eq(products.id, id))
    await create('/product/novi-rt', '/shop?tekst=rt')
    expect((await kept()).filter((one) => one.includes('novi-rt'))).toEqual(['/product/novi-rt > /shop?tekst=rt'])
  })

  it('follows a page that moves without a redirect', async () => {
    const { id } = await createPage({ slug: 'stranica' })
    await create('/odnekud', '/stranica?a=b#c')
    await editor.call(officePageApi.changeSlug, { id, from: 'stranica', slug: 'nova-stranica', redirect: false })
    expect(await kept()).toEqual(['/odnekud > /nova-stranica?a=b#c'])
  })

  it('yields to content created at its path at the same time', async () => {
    const [site] = await loadSites()
    if (!site) throw new Error('The template has a site.')
    const { slug } = await createProduct({ name: 'Obala' })
    await database().db.update(products).set({ archived: true })
    const path = `/product/${slug}`
    const { pending } = await database().db.transaction(async (tx) => {
      await tx.update(products).set({ archived: false })
      await removeRedirects({ site }, tx, [path])
      const asking = create(path, '/shop').catch((error: unknown) => error)
      await waitForLockedStatements(1)
      return { pending: asking }
    })
    expect(await pending).toMatchObject({ fieldErrors: { from: ['Na ovoj adresi već nešto stoji, pa se ne može preusmjeriti.'] } })
    expect(await kept()).toEqual([])
  })

  it('forms neither cycles nor chains', async () => {
    await createPage({ slug: 'prva' })
    await createPage({ slug: 'druga' })
    await create('/stara', '/prva')
    expect(await refusal('/stara', '/druga')).toMatchObject({
      fieldErrors: { from: ['Ova adresa već vodi na /prva. Najprije obrišite to preusmjerenje.'] },
    })
    expect(await refusal('/starija', '/stara')).toMatchObject({
      fieldErrors: { to: ['Ta adresa i sama vodi na /prva. Upišite tu adresu.'] },
    })
    expect(await refusal('/ista', '/ista')).toMatchObject({ code: 'VALIDATION' })
    await emptyContent()
    await createPage({ slug: 'druga' })
    await create('/prva', '/druga')
    expect((await kept()).toSorted((one, other) => one.localeCompare(other))).toEqual(['/prva > /druga', '/stara > /druga'])
  })
})
