import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { readPdf417 } from '@/tests/support/read-pdf417'
import { codeFiles, importsOf, isTest } from '@/tests/repo/support/project-files'
import { hub3, slipLimits } from './hub3'
import { pdf417, quietZone, type Pdf417 } from './pdf417'

function svgOf({ width, height, path }: Pdf417): string {
  const box = `${-quietZone} ${-quietZone} ${width + 2 * quietZone} ${height + 2 * quietZone}`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" shape-rendering="crispEdges"><path d="${path}"/></svg>`
}

/** Scans the symbol at `scale` pixels per module. */
async function scan(svg: string, scale: number) {
  const [, , width = 0] = (/viewBox="([^"]+)"/.exec(svg)?.[1] ?? '').split(' ').map(Number)
  const picture = await sharp(Buffer.from(svg), { density: 72 })
    .resize({ width: Math.round(width * scale) })
    .flatten({ background: '#fff' })
    .png()
    .toBuffer()
  return readPdf417(picture)
}

const payment = {
  cents: 4790,
  payer: { name: 'Mirjana Šćepanović-Đurđević', street: 'Ulica Čede Žica 12b', place: '10000 Zagreb' },
  payee: { name: 'Pod lampom d.o.o.', street: 'Tiha ulica 7', place: '10000 Zagreb' },
  iban: 'HR8929990071105550123',
  model: 'HR00',
  reference: '2026-000123',
  purposeCode: 'GDDS',
  description: 'Narudžba 2026-000123',
}

describe('a scanner', () => {
  it.each([2, 3, 4.5])('reads the payment back at %d pixels a module, byte by byte', async (scale) => {
    const text = hub3(payment)
    const [found, ...others] = await scan(svgOf(await pdf417(text)), scale)
    expect(others).toEqual([])
    expect(Buffer.from(found?.bytes ?? []).toString('utf8')).toBe(text)
  })

  it('reads it with ten codewords missing', async () => {
    const text = hub3(payment)
    const svg = svgOf(await pdf417(text)).replace('</svg>', '<path fill="#fff" d="M85 3h17v30h-17z"/></svg>')
    const [found] = await scan(svg, 3)
    expect(Buffer.from(found?.bytes ?? []).toString('utf8')).toBe(text)
  })

  it.each(Array.from({ length: 12 }, (_, extra) => extra))('reads a text of any length: 60 + %d bytes', async (extra) => {
    const text = 'x'.repeat(60 + extra)
    const [found] = await scan(svgOf(await pdf417(text)), 3)
    expect(found?.text).toBe(text)
  })
})

it('fits into 58 by 26 mm with every field full', async () => {
  const full = (length: number) => 'Šumanovići'.repeat(4).slice(0, length)
  const party = (name: number, street: number, place: number) => ({ name: full(name), street: full(street), place: full(place) })
  const fullest = hub3({
    ...payment,
    cents: 999_999_999_999_999,
    payer: party(slipLimits.payerName, slipLimits.payerStreet, slipLimits.payerPlace),
    payee: party(slipLimits.payeeName, slipLimits.payeeStreet, slipLimits.payeePlace),
    reference: '1234567890-1234-123456',
    description: full(slipLimits.description),
  })
  const { width, height } = await pdf417(fullest)
  const millimetres = (modules: number) => modules * 0.254
  expect(millimetres(width)).toBeLessThan(58)
  expect(millimetres(height)).toBeLessThan(26)
})

it('has nine columns and rows three modules high', async () => {
  const { width, height, path } = await pdf417(hub3(payment))
  expect(width).toBe(17 * (9 + 4) + 1)
  expect(height % 3).toBe(0)
  expect(path).toMatch(/^(M\d+ \d+h\d+v3h-\d+z)+$/)
})

it.each([
  ['no text', ''],
  ['601 bytes', 'x'.repeat(601)],
])('refuses %s', async (_, text) => {
  await expect(pdf417(text)).rejects.toThrow(RangeError)
})

it('is never imported by browser code', () => {
  const users = codeFiles.filter((file) => !isTest(file)).flatMap(importsOf)
  const found = users.filter(
    ({ specifier, from }) => /^(lib\/croatia\/pdf417|@bwip-js\/)/.test(specifier) && !/^(server\/|lib\/croatia\/pdf417)/.test(from),
  )
  expect(found).toEqual([])
})
