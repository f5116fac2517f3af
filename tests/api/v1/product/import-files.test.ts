import { mkdirSync, readFileSync, readdirSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { documentOrderApi } from '@/lib/api/v1/document/order'
import { productApi } from '@/lib/api/v1/product/web'
import { app } from '@/server/api/app'
import { caches } from '@/server/core/cache/registry.mjs'
import { database } from '@/server/db/client'
import * as schema from '@/server/db/schema/all'
import { exportProducts } from '@/server/modules/product/import-export/export/export-products'
import { callAs } from '@/tests/support/http/caller'
import { sheet } from '@/tests/support/import/csv-file'
import {
  checksums,
  emptyCatalogue,
  file,
  headers,
  productOf,
  row,
  importText,
  transferContext,
} from '@/tests/support/import/import-products'
import { become, browserOf, digitalOrder } from '@/tests/api/v1/document/support'
import { openShop } from '@/tests/api/v2/ecommerce/support'

const columns = [...headers, 'Datoteke', 'Nazivi datoteka']
const ebook = (sku: string, files: string, names = '') =>
  row(sku, { Vrsta: 'e-proizvod', Zaliha: '', Datoteke: files, 'Nazivi datoteka': names })

beforeEach(async () => {
  await emptyCatalogue()
  rmSync(file('knjige'), { recursive: true, force: true })
  mkdirSync(file('knjige'))
  write('prvo.epub', 'PK\x03\x04 prvo izdanje')
})

function write(name: string, content: string) {
  writeFileSync(file(`knjige/${name}`), content, 'latin1')
}

async function filesOf(sku: string) {
  const { slug, id } = await productOf(sku)
  const rows = await database().db.select().from(schema.productFiles).orderBy(schema.productFiles.position)
  const sold = rows.filter(({ productId, retiredAt }) => productId === id && retiredAt === null)
  caches.clear()
  const { awaitsFile } = await callAs().call(productApi.get, { slug })
  return { names: sold.map(({ name }) => name), types: sold.map(({ mediaType }) => mediaType), awaitsFile }
}

async function passAnHour() {
  await database().db.execute(sql`update orders set created_at = created_at - interval '1 hour'`)
  await database().db.execute(sql`update product_files set retired_at = retired_at - interval '1 hour'`)
}

const contents = () => database().db.$count(schema.productFileContents)

describe('the files of e-products', () => {
  it('are imported from paths and URLs once, and equal bytes are stored once', async () => {
    write('opis.txt', 'Šifra')
    let requests = 0
    const server = createServer((_, response) => {
      requests++
      response.end('%PDF-1.7 knjiga')
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const address = server.address()
    const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/Moja%20knjiga.pdf`
    const content = sheet(
      columns,
      ebook('A', `knjige/prvo.epub | ${url}`, 'Zlato'),
      ebook('B', String.raw`${url} | knjige\\\\opis.txt | knjige/prvo.epub`, ' | | Moja knjiga.pdf.epub'),
    )

    const trial = await importText(content, { allowLocal: true, write: false })
    expect([trial.counts.created, trial.files.stored, requests, await contents()]).toEqual([2, 3, 0, 0])

    expect(await importText(content, { allowLocal: true })).toMatchObject({ problems: [], files: { stored: 3, failed: 0 } })
    const [epub, pdf] = ['application/epub+zip', 'application/pdf']
    expect(await filesOf('A')).toEqual({ names: ['Zlato', 'Moja knjiga.pdf'], types: [epub, pdf], awaitsFile: false })
    const names = ['Moja knjiga.pdf', 'opis.txt', 'Moja knjiga.pdf.epub']
    expect(await filesOf('B')).toEqual({ names, types: [pdf, 'text/plain', epub], awaitsFile: false })
    const before = await checksums()
    const again = await importText(content, { allowLocal: true })
    server.close()
    expect([again.counts.unchanged, again.files.stored, requests, await contents()]).toEqual([2, 0, 1, 3])
    expect(await checksums()).toEqual(before)
  })

  it('that fail are warnings, and existing files stay', async () => {
    write('stranica.pdf', '<!DOCTYPE html><p>Prijavite se</p>')
    write('prazno.txt', '')
    write('program.exe', 'MZ')
    write('velika.zip', 'PK\x03\x04')
    truncateSync(file('knjige/velika.zip'), 50 * 1024 * 1024 + 1)
    const sources = ['nema.epub', 'stranica.pdf', 'prazno.txt', 'program.exe', 'velika.zip', '../prvo.epub', 'file:///etc/passwd.txt']
    const { problems, counts } = await importText(sheet(columns, ebook('A', sources.join(' | '))), { filesFolder: file('knjige') })
    expect(counts).toMatchObject({ created: 1 })
    expect(problems).toEqual([
      'redak 2, stupac „Datoteke”: „nema.epub”: Datoteke nema.',
      'redak 2, stupac „Datoteke”: „stranica.pdf”: Sadržaj nije ono što kaže nastavak „.pdf”.',
      'redak 2, stupac „Datoteke”: „prazno.txt”: Datoteka je prazna.',
      expect.stringMatching(/^redak 2, stupac „Datoteke”: „program.exe”: Datoteka mora biti jedne od ovih vrsta: pdf, epub, .*avif\.$/),
      'redak 2, stupac „Datoteke”: „velika.zip”: Datoteka je veća od 50 MB.',
      'redak 2, stupac „Datoteke”: „../prvo.epub”: Datoteka mora biti u mapi uvoza ili u mapi iz --files.',
      'redak 2, stupac „Datoteke”: „file:///etc/passwd.txt”: Datoteka mora biti na adresi http ili https.',
      'redak 2, stupac „Datoteke”: E-proizvod nema datoteku, pa se ne prodaje dok je ne dobije.',
    ])
    expect(await filesOf('A')).toEqual({ names: [], types: [], awaitsFile: true })

    await importText(sheet(columns, ebook('A', 'knjige/prvo.epub')))
    await importText(sheet(columns, ebook('A', 'knjige/nema.epub')))
    expect(await filesOf('A')).toMatchObject({ names: ['prvo.epub'], awaitsFile: false })
    expect((await importText(sheet(columns, ebook('A', '')), { files: false })).counts.unchanged).toBe(1)
    expect((await importText('SKU;Naziv\nA;Novo ime\n')).counts.updated).toBe(1)
    expect(await filesOf('A')).toMatchObject({ names: ['prvo.epub'] })
    await importText(sheet(columns, ebook('A', '')))
    expect(await filesOf('A')).toEqual({ names: [], types: [], awaitsFile: true })
    expect(await contents()).toBe(0)
  })

  it('are not read through a link out of the folder', async () => {
    rmSync(file('tajna.txt'), { force: true })
    writeFileSync(file('tajna.txt'), 'tajna')
    symlinkSync(file('tajna.txt'), file('knjige/veza.txt'))
    const { problems } = await importText(sheet(columns, ebook('A', 'veza.txt')), { filesFolder: file('knjige') })
    expect(problems[0]).toContain('Datoteka mora biti u mapi uvoza ili u mapi iz --files.')
  })

  it('are at most twenty, and only of e-products', async () => {
    const many = Array.from({ length: 21 }, () => 'knjige/prvo.epub').join(' | ')
    const { problems, counts } = await importText(
      sheet(
        columns,
        ebook('A', many),
        row('B', { Datoteke: 'knjige/prvo.epub' }),
        ebook('C', 'knjige/prvo.epub | knjige/prvo.epub', 'a.epub|a.epub'),
      ),
    )
    expect(counts).toMatchObject({ created: 2, refused: 1 })
    expect(problems).toEqual([
      'redak 2, stupac „Datoteke”: Proizvod smije imati najviše 20 datoteka.',
      'redak 3, stupac „Datoteke”: Datoteke ima samo e-proizvod, pa se ne upisuju.',
    ])
    expect(await filesOf('C')).toMatchObject({ names: ['a.epub', 'a (2).epub'] })
  })

  it('stay with earlier buyers: a new edition reaches all, a new file only new buyers', async () => {
    const shop = await openShop()
    const buy = async () => {
      const order = await digitalOrder(shop, { productId: (await productOf('A')).id })
      await become(order.id, 'paid')
      return { browser: await browserOf(order.number), orderSlug: order.slug }
    }
    const downloadsOf = async ({ browser, orderSlug }: Awaited<ReturnType<typeof buy>>) => {
      const { downloads } = await browser.call(documentOrderApi.get, { orderSlug })
      const texts = await Promise.all(
        downloads.map(async ({ lineId, fileId, name }) => {
          const { url } = await browser.call(documentOrderApi.download, { orderSlug, lineId, fileId })
          return [name, await (await app.request(new URL(url, 'http://localhost').pathname)).text()] as const
        }),
      )
      return Object.fromEntries(texts)
    }
    write('dodatak.txt', 'Dodatak')
    await importText(sheet(columns, ebook('A', 'knjige/prvo.epub | knjige/dodatak.txt')))
    const early = await buy()

    write('prvo.epub', 'PK\x03\x04 drugo izdanje')
    write('novo.txt', 'Novo')
    // As if the import had started long before the orders and retired files during the second.
    await importText(sheet(columns, ebook('A', 'knjige/prvo.epub | knjige/novo.txt')))
    const meanwhile = await buy()
    await passAnHour()
    const late = await buy()
    const forAll = { 'prvo.epub': 'PK\x03\x04 drugo izdanje', 'novo.txt': 'Novo' }
    expect(await downloadsOf(early)).toEqual({ ...forAll, 'dodatak.txt': 'Dodatak' })
    expect(await downloadsOf(meanwhile)).toEqual({ ...forAll, 'dodatak.txt': 'Dodatak' })
    expect(await downloadsOf(late)).toEqual(forAll)

    await importText(sheet(columns, ebook('A', 'knjige/dodatak.txt')))
    expect(await filesOf('A')).toMatchObject({ names: ['dodatak.txt'] })
    expect(await downloadsOf(late)).toEqual({ ...forAll, 'dodatak.txt': 'Dodatak' })
  })

  it('stay with buyers of a bundle', async () => {
    const shop = await openShop()
    await importText(sheet(columns, ebook('A', 'knjige/prvo.epub'), ebook('B', 'knjige/prvo.epub'), ebook('C', 'knjige/prvo.epub')))
    const [part, bundle] = [await productOf('A'), await productOf('B')]
    const order = await digitalOrder(shop, { productId: bundle.id })
    const parts = JSON.stringify([{ productId: part.id }])
    await database().db.execute(
      sql`update order_lines set options = jsonb_set(options, '{parts}', ${parts}::jsonb) where order_id = ${order.id}`,
    )
    await importText(sheet(columns, ebook('A', ''), ebook('B', ''), ebook('C', '')))
    const kept = await database().db.select({ id: schema.productFiles.productId }).from(schema.productFiles)
    expect(new Set(kept.map(({ id }) => id))).toEqual(new Set([part.id, bundle.id]))
  })

  it('keep their names at every import, also when one of two with one name fails', async () => {
    write('jedan.txt', 'Jedan')
    write('dva.txt', 'Dva')
    const content = sheet(columns, ebook('A', 'knjige/jedan.txt | knjige/dva.txt', 'zvuk.txt | zvuk.txt'))
    await importText(content)
    const before = await checksums()
    rmSync(file('knjige/jedan.txt'))
    const { problems, counts } = await importText(content)
    expect(problems).toEqual(['redak 2, stupac „Datoteke”: „knjige/jedan.txt”: Datoteke nema.'])
    expect([counts.unchanged, await checksums()]).toEqual([1, before])
  })

  it('are fetched again when the name has another file type', async () => {
    const server = createServer((_, response) => response.end('%PDF-1.7 knjiga'))
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const address = server.address()
    const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/knjiga`
    await importText(sheet(columns, ebook('A', url, 'knjiga.pdf')), { allowLocal: true })
    const { problems } = await importText(sheet(columns, ebook('A', url, 'knjiga.epub')), { allowLocal: true })
    server.close()
    expect(problems).toEqual([expect.stringContaining('Sadržaj nije ono što kaže nastavak „.epub”.')])
    expect(await filesOf('A')).toMatchObject({ names: ['knjiga.pdf'] })
  })

  it('are written beside an export unless disabled', async () => {
    await importText(sheet(columns, ebook('A', 'knjige/prvo.epub', 'Prvo; izdanje.epub'), ebook('B', 'knjige/prvo.epub')))
    mkdirSync(file('izvoz'), { recursive: true })
    await exportProducts(await transferContext(), { file: file('izvoz/sve.csv') })
    const names = readdirSync(file('izvoz/datoteke'))
    expect(names.toSorted((one, other) => one.localeCompare(other))).toEqual([
      expect.stringMatching(/^prvo-[0-9a-f]{12}\.epub$/),
      expect.stringMatching(/^prvo-izdanje-[0-9a-f]{12}\.epub$/),
    ])
    expect(readFileSync(file(`izvoz/datoteke/${names[0]}`), 'latin1')).toBe('PK\x03\x04 prvo izdanje')
    await exportProducts(await transferContext(), { file: file('bez.csv'), files: false })
    expect(readFileSync(file('bez.csv'), 'utf8')).not.toContain('atotek')
    const before = await checksums()
    expect((await importText(readFileSync(file('izvoz/sve.csv')), { filesFolder: file('izvoz') })).counts).toMatchObject({ unchanged: 2 })
    expect((await importText(readFileSync(file('bez.csv')))).counts).toMatchObject({ unchanged: 2 })
    expect(await checksums()).toEqual(before)
  })
})
