import { eq, inArray } from 'drizzle-orm'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import sharp from 'sharp'
import { beforeEach, describe, expect, it } from 'vitest'
import { productApi } from '@/lib/api/v1/product/web'
import { database } from '@/server/db/client'
import { callAs } from '@/tests/support/http/caller'
import { sheet } from '@/tests/support/import/csv-file'
import { writeDemoCatalogue } from '@/tests/support/database/demo-catalogue'
import { media, mediaRenditions } from '@/server/db/schema/media'
import * as schema from '@/server/db/schema/all'
import { emptyCatalogue, file, headers, productOf, row, importText } from '@/tests/support/import/import-products'

beforeEach(emptyCatalogue)

describe('images', () => {
  const columns = [...headers, 'Slike', 'Opisi slika', 'Ogledne stranice']
  const picture = (colour: string) =>
    sharp({ create: { width: 300, height: 200, channels: 3, background: colour } })
      .png()
      .toBuffer()

  it('are imported from paths and URLs once; failures are warnings', async () => {
    mkdirSync(file('slike'), { recursive: true })
    writeFileSync(file('slike/prva.png'), await picture('#224466'))
    writeFileSync(file('slike/tekst.png'), 'nije slika')
    const served = await picture('#664422')
    let requests = 0
    const server = createServer((_, response) => {
      requests++
      response.end(served)
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const address = server.address()
    const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/druga.png`
    const content = sheet(
      columns,
      row('A', { Slike: `slike/prva.png | ${url}`, 'Opisi slika': 'Sprijeda | Straga' }),
      row('B', { Slike: `${url} | slike/nema.png | slike/tekst.png | ../prva.png | file:///etc/passwd` }),
    )

    const refused = await importText(content)
    expect(refused.problems).toContainEqual(expect.stringContaining('Adresa 127.0.0.1 nije javna. Ako je poslužitelj vaš: --allow-local'))
    expect(requests).toBe(0)

    const report = await importText(content, { allowLocal: true })
    expect(report.problems).toEqual([
      'redak 3, stupac „Slike”: „slike/nema.png”: Datoteke sa slikom nema.',
      'redak 3, stupac „Slike”: „slike/tekst.png”: Na toj adresi nije slika vrste jpeg, png, webp ili avif.',
      'redak 3, stupac „Slike”: „../prva.png”: Slika mora biti u mapi datoteke ili u mapi iz --images.',
      'redak 3, stupac „Slike”: „file:///etc/passwd”: Slika mora biti na adresi http ili https.',
    ])
    const again = await importText(content, { allowLocal: true })
    server.close()
    expect([requests, again.counts.unchanged, again.images.stored]).toEqual([1, 2, 0])

    const product = await callAs().call(productApi.get, { slug: (await productOf('A')).slug })
    expect(product.media.map(({ alt, width }) => [alt, width])).toEqual([
      ['Sprijeda', 300],
      ['Straga', 300],
    ])
    const renditions = await database().db.select().from(mediaRenditions)
    expect(renditions.length).toBeGreaterThan(4)
    expect(renditions.filter(({ path: name }) => !existsSync(file(`media/${name}`)))).toEqual([])
  })

  // docs/rules/catalog.md#sample-pages
  it('of sample pages are imported in their order, apart from the pictures', async () => {
    mkdirSync(file('stranice'), { recursive: true })
    for (const [name, colour] of Object.entries({ prva: '#fdf6e3', druga: '#fdf6e4' }))
      writeFileSync(file(`stranice/${name}.png`), await picture(colour))
    const pages = (cell: string) => sheet([...headers, 'Ogledne stranice'], row('A', { 'Ogledne stranice': cell }))
    await importText(pages('stranice/druga.png | stranice/prva.png'))
    const { id, slug } = await productOf('A')
    const { samplePages } = schema
    const shown = async () => {
      const rows = await database().db.select().from(samplePages).where(eq(samplePages.productId, id)).orderBy(samplePages.position)
      return rows.map(({ mediaId }) => mediaId)
    }
    const [second, first] = await shown()
    const product = await callAs().call(productApi.get, { slug })
    expect([product.media, product.samplePages.map((page) => page.id)]).toEqual([[], [second, first]])
    expect((await importText(pages('stranice/prva.png | stranice/druga.png'))).counts).toMatchObject({ updated: 1 })
    expect(await shown()).toEqual([first, second])
    expect((await importText(pages('stranice/prva.png | nema.png'))).problems).toEqual([
      'redak 2, stupac „Ogledne stranice”: „nema.png”: Datoteke sa slikom nema.',
    ])
    expect(await shown()).toEqual([first, second])
    await importText(sheet(headers, row('A')))
    expect(await shown(), 'a file without the column').toEqual([first, second])
    await importText(pages(''))
    expect(await shown()).toEqual([])
  })

  it('stay when others fail', async () => {
    await writeDemoCatalogue()
    const [{ path: known } = { path: '' }] = await database().db.select().from(media).limit(1)
    await importText(sheet(columns, row('A', { Slike: `https://pod-lampom.example/media/${known}` })))
    const { id } = await productOf('A')
    await importText(sheet(columns, row('A', { Slike: 'nema.png' })))
    expect(await database().db.$count(schema.productMedia, eq(schema.productMedia.productId, id))).toBe(1)
    await importText(sheet(columns, row('A', { Slike: 'nema.png' })), { images: false })
    await importText(sheet(columns, row('A')))
    expect(await database().db.$count(schema.productMedia, eq(schema.productMedia.productId, id))).toBe(0)
  })
})

describe('a file of another shop', () => {
  it('of WooCommerce imports variable products', async () => {
    const woo = [
      'ID',
      'Type',
      'SKU',
      'Name',
      'Published',
      'Is featured?',
      'Visibility in catalog',
      'Description',
      'Tax status',
      'Tax class',
      'In stock?',
      'Stock',
      'Sale price',
      'Regular price',
      'Categories',
      'Images',
      'Parent',
      'Position',
      'Attribute 1 name',
      'Attribute 1 value(s)',
      'Attribute 1 global',
    ]
    const base = { Published: 1, 'Visibility in catalog': 'visible', 'Tax status': 'taxable', 'In stock?': 1 }
    const parent = {
      ...base,
      ID: 44,
      Type: 'variable',
      SKU: 'MAJICA',
      Name: 'Majica',
      Categories: 'Odjeća > Majice',
      Description: '<p onclick=x>Mekana.</p><script>alert(1)</script>',
    }
    const child = (id: number, size: string) => ({
      ...base,
      ID: id,
      Type: 'variation',
      SKU: `M-${size}`,
      Name: `Majica - ${size}`,
      Parent: 'MAJICA',
      'Tax class': 'parent',
      'Regular price': '20',
      'Sale price': '18',
      Stock: 4,
      Position: id - 44,
      'Attribute 1 name': 'Veličina',
      'Attribute 1 value(s)': size,
      'Attribute 1 global': 1,
    })
    const sizes = { 'Attribute 1 name': 'Veličina', 'Attribute 1 value(s)': 'S, M', 'Attribute 1 global': 1 }
    const content = sheet(woo, { ...parent, ...sizes }, child(45, 'S'), child(46, 'M'))
    const report = await importText(content)
    expect([report.format, report.counts.created, report.problems]).toEqual(['WooCommerce', 3, []])
    expect((await importText(content)).counts).toEqual({ created: 0, updated: 0, unchanged: 3, refused: 0 })
    const product = await callAs().call(productApi.get, { slug: 'majica' })
    expect(product).toMatchObject({
      name: 'Majica',
      format: 'Configurable',
      finalPrice: 18,
      vatRate: 25,
      description: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Mekana.' }] }] },
      associatedProductsAttributes: [{ label: 'Veličina', values: [{ value: 'S' }, { value: 'M' }] }],
    })
    expect(product.associatedProducts?.map(({ sku, stock }) => [sku, stock.available])).toEqual([
      ['M-S', 4],
      ['M-M', 4],
    ])
  })

  it('of Shopify imports products and keeps a VAT rate set by hand', async () => {
    const shopify = [
      'Handle',
      'Title',
      'Body (HTML)',
      'Vendor',
      'Type',
      'Published',
      'Option1 Name',
      'Option1 Value',
      'Variant SKU',
      'Variant Inventory Tracker',
      'Variant Inventory Qty',
      'Variant Price',
      'Variant Compare At Price',
      'Variant Taxable',
      'Status',
    ]
    const content = sheet(shopify, {
      Handle: 'salica',
      Title: 'Šalica',
      'Body (HTML)': '<p>Za čaj</p>',
      Vendor: 'Lončar',
      Type: 'Darovi',
      Published: 'TRUE',
      'Option1 Name': 'Title',
      'Option1 Value': 'Default Title',
      'Variant SKU': 'SAL',
      'Variant Inventory Tracker': 'shopify',
      'Variant Inventory Qty': 6,
      'Variant Price': '9.90',
      'Variant Compare At Price': '12.00',
      'Variant Taxable': 'TRUE',
      Status: 'active',
    })
    expect((await importText(content, { vatRate: 13 })).counts.created).toBe(1)
    expect((await productOf('SAL')).vatRate).toBe(13)
    await database()
      .db.update(schema.products)
      .set({ vatRate: 5 })
      .where(inArray(schema.products.sku, ['SAL']))
    expect((await importText(content)).counts.unchanged).toBe(1)
    expect(await callAs().call(productApi.get, { slug: 'salica' })).toMatchObject({
      retailPrice: 12,
      finalPrice: 9.9,
      vatRate: 5,
      manufacturer: { name: 'Lončar' },
    })
  })
})
