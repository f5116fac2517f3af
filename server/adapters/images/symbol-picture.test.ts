import sharp from 'sharp'
import { expect, it } from 'vitest'
import { pdf417Grid, quietZone } from '@/lib/croatia/pdf417'
import { readPdf417 } from '@/tests/support/read-pdf417'
import { symbolPicture } from './symbol-picture'

it.each([2, 4])('a scanner reads the picture at %d pixels a module', async (scale) => {
  const text = 'HRVHUB30\nEUR\n000000000004790\nŠćepanović-Đurđević'
  const picture = await symbolPicture(await pdf417Grid(text), scale)
  const [found] = await readPdf417(picture)
  expect(Buffer.from(found?.bytes ?? []).toString('utf8')).toBe(text)
})

it('the symbol stands in its quiet zone, and its rows have their height', async () => {
  const symbol = await pdf417Grid('Uplatnica')
  const scale = 3
  const { data, info } = await sharp(await symbolPicture(symbol, scale))
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const side = quietZone * scale
  expect(info).toMatchObject({
    width: symbol.width * scale + 2 * side,
    height: symbol.rows * symbol.rowHeight * scale + 2 * side,
    channels: 1,
  })
  const isDark = (x: number, y: number) => data[y * info.width + x] === 0
  // The start pattern is dark from the first to the last row.
  for (let y = 0; y < info.height; y++) expect(isDark(side, y), `row ${y}`).toBe(y >= side && y < info.height - side)
  for (let x = 0; x < side; x++) expect(isDark(x, side)).toBe(false)
})
