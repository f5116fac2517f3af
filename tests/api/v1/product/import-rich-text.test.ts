import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import sharp from 'sharp'
import { beforeEach, expect, it } from 'vitest'
import { database } from '@/server/db/client'
import * as schema from '@/server/db/schema/all'
import { exportProducts } from '@/server/modules/product/import-export/export/export-products'
import { sheet } from '@/tests/support/import/csv-file'
import {
  checksums,
  emptyCatalogue,
  file,
  headers,
  importText,
  productOf,
  row,
  transferContext,
} from '@/tests/support/import/import-products'

beforeEach(emptyCatalogue)

const paragraph = (text: string, marks?: object[]) => ({ type: 'paragraph', content: [{ type: 'text', text, ...(marks && { marks }) }] })
const list = (type: string, ...items: object[]) => ({ type, content: items.map((item) => ({ type: 'listItem', content: [item].flat() })) })
const doc = (...content: object[]) => ({ type: 'doc', content })

async function exportThenImport() {
  const before = await checksums()
  await exportProducts(await transferContext(), { file: file('opisi.csv') })
  const report = await importText(readFileSync(file('opisi.csv')))
  return { report, isSame: JSON.stringify(await checksums()) === JSON.stringify(before) }
}

// docs/rules/import-export.md#export-snapshot
it.each([
  [
    'letters, marks and links',
    doc(paragraph('Čekić, ćup, šuma, žaba i đak <&> "navod"', [{ type: 'bold' }, { type: 'link', attrs: { href: '/shop?a=1&b=č' } }])),
  ],
  [
    'lists in lists',
    doc(
      list('bulletList', paragraph('Šljive'), paragraph('žuto')),
      list('orderedList', paragraph('đumbir'), list('bulletList', paragraph('ćup'))),
    ),
  ],
  [
    'headings, quotes and rules',
    doc(
      { type: 'heading', attrs: { level: 3 }, content: [{ type: 'text', text: 'Čaj' }] },
      { type: 'horizontalRule' },
      { type: 'blockquote', content: [paragraph('„Žeđ.”')] },
    ),
  ],
  ['links to records', doc(paragraph('knjiga', [{ type: 'link', attrs: { kind: 'product', id: 7, hash: 'opis' } }]))],
  [
    'pictures and tables that an editor left',
    doc(
      paragraph('Čitaj'),
      { type: 'image', attrs: { src: '/media/x.webp', alt: 'Žaba' } },
      { type: 'table', content: [{ type: 'tableRow', content: [{ type: 'tableCell', content: [paragraph('đ')] }] }] },
    ),
  ],
  ['words that look like HTML', doc(paragraph('<img src="https://x.example/a.png"> &nbsp; <iframe src="https://x.example/"></iframe>'))],
  ['words that look like shortcodes', doc(paragraph('Prije [gallery ids=1,2] i [video src=https://x.example/film.mp4] poslije'))],
  ['words that look like JSON', doc(paragraph('{"type":"doc"}'))],
  ['nothing', doc()],
  ['an empty paragraph', doc({ type: 'paragraph' })],
])('export, then import of a description with %s changes nothing', async (_, description) => {
  await importText(sheet(headers, row('A')))
  await database().db.update(schema.productTexts).set({ description })
  const { report, isSame } = await exportThenImport()
  expect([report.problems, report.counts, isSame]).toMatchObject([[], { unchanged: 1 }, true])
})

it('of HTML with pictures and tables is the same at every import and export', async () => {
  mkdirSync(file('slike'), { recursive: true })
  const picture = await sharp({ create: { width: 30, height: 20, channels: 3, background: '#224466' } })
    .png()
    .toBuffer()
  writeFileSync(file('slike/čaša.png'), picture)
  const html = `<h2>Čaša</h2><p>Prije<img src="slike/čaša.png" alt="Čaša">poslije</p>
    <table><tr><th>Širina</th><td>7 cm</td></tr></table><ul><li>žuta<ol><li>đ</li></ol></li></ul>`
  const content = sheet([...headers, 'Opis', 'Slike'], row('A', { Opis: html }))
  expect((await importText(content)).counts).toMatchObject({ created: 1 })
  expect(JSON.stringify((await productOf('A')).description)).toContain('Širina')
  expect(await database().db.$count(schema.productMedia)).toBe(1)
  expect((await importText(content)).counts).toMatchObject({ unchanged: 1 })
  const { report, isSame } = await exportThenImport()
  expect([report.problems, report.counts, isSame]).toMatchObject([[], { unchanged: 1 }, true])
})
