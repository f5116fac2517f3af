import { eq } from 'drizzle-orm'
import { parse } from 'csv-parse/sync'
import { strFromU8, unzipSync } from 'fflate'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { JSDOM } from 'jsdom'
import { beforeAll, expect, it } from 'vitest'
import { GET as feed } from '@/app/feeds/google.xml/route'
import { GET as sitemap } from '@/app/sitemaps/[file]/route'
import { documentOrderApi } from '@/lib/api/v1/document/order'
import { authApi } from '@/lib/api/v1/auth'
import { officeOrderApi } from '@/lib/api/v2/ecommerce/order/office'
import { exportApi } from '@/lib/api/v1/user/web/export'
import { env } from '@/lib/env'
import { app } from '@/server/api/app'
import { caches } from '@/server/core/cache/registry.mjs'
import { database } from '@/server/db/client'
import { invoices } from '@/server/db/schema/invoice'
import { orders } from '@/server/db/schema/order'
import { outbox } from '@/server/db/schema/outbox'
import { productMedia, products } from '@/server/db/schema/product'
import { dataExports, users } from '@/server/db/schema/user'
import { sendMail } from '@/server/modules/mail/delivery/send-mail'
import { renderMail } from '@/server/modules/mail/templates/registry'
import { exportProducts } from '@/server/modules/product/import-export/export/export-products'
import { buildExport } from '@/server/modules/user/web/export/build'
import { loadSites } from '@/server/core/sites'
import { createPicture } from '@/tests/api/v1/cms/support/content'
import { activeContentIn, hostileText, markOf, marksIn } from '@/tests/fuzz/hostile-texts'
import { placeOf, plantHostileTexts, shownColumns } from '@/tests/fuzz/plant'
import type { Place } from '@/tests/fuzz/text-columns'
import { textFields } from '@/tests/fuzz/text-fields'
import { password, tokenMailedTo } from '@/tests/support/accounts'
import { callAs } from '@/tests/support/http/caller'
import { sheet } from '@/tests/support/import/csv-file'
import { createProduct } from '@/tests/support/factories'
import { submitHostileTexts } from '@/tests/support/hostile/submit-hostile-texts'
import { pdfPages } from '@/tests/support/pdf-text'
import { checksums, file, headers, row, importText, transferContext } from '@/tests/support/import/import-products'
import { disableRateLimits } from '@/tests/support/disable-rate-limits'

disableRateLimits()

let submitted: Awaited<ReturnType<typeof submitHostileTexts>>
let archiveToken = ''
let unkept: string[] = []

/** Submits hostile texts through the API, imports a file, requests an export and signs in; then plants hostile texts in every other displayed column. */
beforeAll(async () => {
  submitted = await submitHostileTexts()
  unkept = await columnsWithoutMark(keptFields.flatMap(({ column }) => column ?? []))
  const { ana, order } = submitted
  const { db, sql: connection } = database()
  const device = { 'user-agent': hostileText(markOf('sessions.userAgent'), 300).replace(/\s+/g, ' ') }
  await callAs({ headers: device }).call(authApi.login, { username: ana.email, password })
  await db.update(orders).set({ userId: ana.id, couponCode: 'x' }).where(eq(orders.id, order.id))
  const { created, problems } = await importText(importedFile)
  if (created !== 1) throw new Error(problems.join())
  const [imported] = await db.select({ id: products.id }).from(products).where(eq(products.sku, 'ZLO-1'))
  await createProduct({ format: 'EProduct', cents: 500, stock: null })
  const picture = await createPicture()
  await db.insert(productMedia).values({ productId: imported?.id ?? 0, mediaId: picture.id, position: 0 })
  await ana.call(exportApi.request, {})
  await db.update(users).set({ companyName: 'x', companyOib: '99007123051' })
  await plantHostileTexts(connection)
  caches.clear()
  const [requested] = await db.select({ id: dataExports.id }).from(dataExports)
  await buildExport({ exportId: requested?.id ?? 0 })
  archiveToken = await tokenMailedTo(ana.email)
})

/** Fields that are stored, with the first column that stores them. */
const keptFields = Object.entries(textFields).flatMap(([call, own]) =>
  Object.entries(own).flatMap(([field, use]) => ('stored' in use ? [{ field: `${call} ${field}`, column: use.stored[0] }] : [])),
)

async function columnsWithoutMark(columns: string[]) {
  const { sql: connection } = database()
  const held = await Promise.all(
    [...new Set(columns)].map(async (name) => {
      const { table, column } = placeOf(name)
      const like = `%${markOf(name)}%`
      const [row] = await connection`select 1 from ${connection(table)} where ${connection(column)}::text like ${like} limit 1`
      return row ? [] : [name]
    }),
  )
  return held.flat()
}

const words = hostileText('=zlo', 300)
const importedFile = sheet(
  [...headers, 'Sažetak', 'Opis', 'SEO naslov', 'SEO opis', 'Dodatne riječi', 'Kategorije', 'Mjera', 'Jedinica mjere', 'Proizvođač'].concat(
    ['Adresa proizvođača', 'Sigurnosna napomena', 'Osobne opcije', 'Atribut: Boja [boja, dropdown]', 'Atribut: Papir [papir, text]'],
  ),
  row('ZLO-1', {
    Naziv: hostileText('=zlo', 200),
    Sažetak: words,
    Opis: words,
    'SEO naslov': words,
    'SEO opis': words,
    'Dodatne riječi': words,
    Kategorije: 'Zlo',
    Mjera: '0,75',
    'Jedinica mjere': '=l',
    Proizvođač: words,
    'Adresa proizvođača': words,
    'Sigurnosna napomena': words,
    'Osobne opcije': JSON.stringify([{ key: 'posveta', optionType: 'text', labels: { hrv: words }, required: false, priceCents: 0 }]),
    'Atribut: Boja [boja, dropdown]': '=zlo <b data-zlo>',
    'Atribut: Papir [papir, text]': words,
  }),
)

/** The columns that a place should show and does not. */
function unseen(place: Place, text: string): string[] {
  const seen = marksIn(text)
  return shownColumns.filter(({ name, places }) => places.includes(place) && !seen.has(name)).map(({ name }) => name)
}

const activeContentInHtml = (html: string) => activeContentIn(new JSDOM(html).window.document)

it('every stored field stores hostile texts', () => {
  const { sent } = submitted
  const fields = keptFields.map(({ field }) => field)
  expect(
    fields.filter((field) => !sent.has(field)),
    'not said by tests/support/submit-hostile-{texts,content}.ts',
  ).toEqual([])
  expect(
    // The inventory walks values of drafts less deep than they are sent.
    [...sent].filter((field) => !fields.includes(field) && !/draft\/save changes\[\]\.value\[\](?:\.\*|\[\])$/.test(field)),
    'kept, and tests/fuzz/text-fields.ts does not know',
  ).toEqual([])
  expect(unkept, 'what was said is not there').toEqual([])
})

it('mails have our headers only and no active content', async () => {
  const [site] = await loadSites()
  if (!site) throw new Error('There is no site.')
  const mails = await database().db.select().from(outbox)
  const pages = mails.map(({ template, data }) => renderMail(template, data, { ...site, locale: 'hr' }))
  expect(pages.flatMap(({ html }) => activeContentInHtml(html))).toEqual([])
  expect(pages.flatMap(({ headers: own = {} }) => Object.values(own)).filter((line) => /[\r\n]/.test(line))).toEqual([])
  expect(unseen('mail', pages.map(({ text }) => text).join())).toEqual([])

  const oneOfEach = new Map(mails.map(({ template, id }) => [template, id]))
  await Promise.all([...oneOfEach.values()].map(sendMail))
  const folder = path.join(env.DATA_DIR, 'mail')
  for (const name of readdirSync(folder)) {
    const [head = ''] = readFileSync(path.join(folder, name), 'utf8').split('\n\n')
    const names = head.split('\n').flatMap((line) => /^([\w-]+):/.exec(line)?.[1]?.toLowerCase() ?? [])
    expect(
      names.filter(
        (one) =>
          !/^(?:from|to|reply-to|subject|message-id|date|mime-version|content-.*|list-.*|auto-submitted|x-auto-response-suppress)$/.test(
            one,
          ),
      ),
    ).toEqual([])
  }
})

it('PDFs show hostile texts as text', async () => {
  const { ana, merchant, order } = submitted
  const [invoice] = await database().db.select({ id: invoices.id }).from(invoices).where(eq(invoices.orderId, order.id))
  const confirmation = await ana.call(documentOrderApi.pdf, { orderSlug: order.slug })
  const invoicePdf = await merchant.call(officeOrderApi.invoice, { id: order.id, invoiceId: invoice?.id ?? 0 })
  const pdfs = await Promise.all(
    [confirmation, invoicePdf].map(async ({ url }) => Buffer.from(await (await app.request(url)).arrayBuffer())),
  )
  // Without compressed streams, in which any letters may occur.
  const dictionaries = pdfs.map((pdf) => pdf.toString('latin1').replace(/\nstream\n[^]*?\nendstream/g, ''))
  for (const text of dictionaries) expect(text).not.toMatch(/\/(?:JavaScript|JS|OpenAction|Launch|AA)\b/)
  expect(unseen('pdf', pdfs.flatMap(pdfPages).join('').replace(/\s/g, ''))).toEqual([])
})

it('a data export has no active content', async () => {
  const { content } = await submitted.ana.call(exportApi.open, { token: archiveToken })
  const files = unzipSync(Buffer.from(content, 'base64'))
  const [page, json] = ['moji-podaci.html', 'podaci.json'].map((name) => strFromU8(files[name] ?? new Uint8Array()))
  expect(activeContentInHtml(page ?? '')).toEqual([])
  expect(unseen('archive', JSON.stringify(JSON.parse(json ?? '')) + page)).toEqual([])
})

it('feed and sitemaps are well-formed XML without injected elements', async () => {
  const google = await (await feed(new Request('http://localhost/feeds/google.xml'))).text()
  expect(unseen('feed', google)).toEqual([])
  const parts = ['pages-1', 'products-1', 'categories-1', 'posts-1', 'events-1']
  const maps = parts.map((name) => sitemap(new Request('http://localhost'), { params: Promise.resolve({ file: `${name}.xml` }) }))
  const texts = [google, ...(await Promise.all((await Promise.all(maps)).map((answer) => answer.text())))]
  for (const text of texts.filter((one) => one !== '')) {
    // Throws if it is not well-formed.
    const { document } = new JSDOM(text, { contentType: 'application/xml' }).window
    expect(activeContentIn(document)).toEqual([])
  }
})

it('the product export has no formulas and imports unchanged', async () => {
  const before = await checksums()
  await exportProducts(await transferContext(), { file: file('sve.csv') })
  const content = readFileSync(file('sve.csv'))
  expect(unseen('csv', content.toString())).toEqual([])
  const cells: string[][] = parse(content, { bom: true, delimiter: ';' })
  expect(cells.flat().filter((cell) => /^[=+\-@\t\r]/.test(cell) && !/^[+-]?\d+(?:,\d+)?$/.test(cell))).toEqual([])
  const { counts, problems } = await importText(content)
  expect({ counts, problems }).toMatchObject({ counts: { created: 0, updated: 0, refused: 0 }, problems: [] })
  expect(await checksums()).toEqual(before)
})

it('style columns accept colours only', async () => {
  const { sql: connection } = database()
  const more = '#fff;background:url(https://zlo.example)'
  await expect(connection`update media set colour = ${more}`).rejects.toThrow('media_colour')
  await expect(connection`update attribute_values set swatch = ${more}`).rejects.toThrow('attribute_values_swatch')
})
