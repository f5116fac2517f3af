import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { openCsv, readRows } from './read-csv'

const folder = mkdtempSync(path.join(os.tmpdir(), 'izlog-csv-'))
afterAll(() => rmSync(folder, { recursive: true }))

async function read(content: string | Buffer) {
  const file = path.join(folder, 'proizvodi.csv')
  writeFileSync(file, content)
  const csv = await openCsv(file)
  const rows: unknown[] = []
  for await (const row of readRows(csv)) rows.push('broken' in row ? [row.number, row.broken] : [row.number, Object.fromEntries(row.cells)])
  return { ...csv, rows }
}

describe('a CSV file', () => {
  it('may contain quotes, delimiters and line breaks in cells', async () => {
    const { rows } = await read('SKU,Naziv\r\nA,"Kaže ""da"", i ode"\r\nB,"prvi\ndrugi"\r\n')
    expect(rows).toEqual([
      [2, { sku: 'A', naziv: 'Kaže "da", i ode' }],
      [3, { sku: 'B', naziv: 'prvi\ndrugi' }],
    ])
  })

  it.each([
    ['UTF-8 with a byte order mark', Buffer.from('\ufeffSKU;Ime\nA;Šuma Đakova\n'), 'utf-8', ';'],
    ['UTF-8 below blank lines', Buffer.from('\n;;\r\n\nSKU;Ime\nA;Šuma Đakova\n'), 'utf-8', ';'],
    ['Windows-1250 of Croatian Excel', Buffer.from('SKU;Ime\r\nA;\x8auma \xd0akova\r\n', 'latin1'), 'windows-1250', ';'],
    ['UTF-16 with tabs of Excel', Buffer.from('\ufeffSKU\tIme\nA\tŠuma Đakova\n', 'utf16le'), 'utf-16le', '\t'],
    ['commas', Buffer.from('SKU,Ime\nA,Šuma Đakova\n'), 'utf-8', ','],
    ['a first line with the delimiter', Buffer.from('sep=;\nSKU;Ime\nA;Šuma Đakova\n'), 'utf-8', ';'],
  ])('is detected: %s', async (_, content, encoding, delimiter) => {
    expect(await read(content)).toMatchObject({
      encoding,
      delimiter,
      headers: ['SKU', 'Ime'],
      rows: [[expect.any(Number), { sku: 'A', ime: 'Šuma Đakova' }]],
    })
  })

  it('may be Windows-1252', async () => {
    const { encoding, rows } = await read(Buffer.from('SKU;Nom\r\nA;Tr\xe8s belle cr\xe8me \xe0 mains\r\n', 'latin1'))
    expect([encoding, rows]).toEqual(['windows-1252', [[2, { sku: 'A', nom: 'Très belle crème à mains' }]]])
  })

  it('counts blank lines above the header', async () => {
    const { rows, headers } = await read('\n\nSKU,Ime\nA,a\n')
    expect([headers, rows]).toEqual([['SKU', 'Ime'], [[4, { sku: 'A', ime: 'a' }]]])
  })

  it('loses control characters of its headers', async () => {
    const { headers } = await read('\u001b[31mSKU\u001b[0m,I\u0007me\u009b\nA,a\n')
    expect(headers).toEqual(['SKU', 'Ime'])
  })

  it.each([
    ['xlsx', Buffer.from('PK\u0003\u0004\u0014\u0000'), 'radna knjiga (xlsx, ods)'],
    ['xls', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1]), 'radna knjiga starijeg Excela'],
    ['gzip', Buffer.from([0x1f, 0x8b, 8]), 'gzip'],
    ['a login page', Buffer.from('\n<!DOCTYPE html><title>Prijava</title>'), 'web-stranica'],
  ])('is not %s, which is named', async (_, content, name) => {
    await expect(read(content)).rejects.toThrow(name)
  })

  it('counts empty rows as a spreadsheet does', async () => {
    const { rows } = await read('SKU,Ime\n\nA,a\n,\nB,b\n')
    expect(rows).toEqual([
      [3, { sku: 'A', ime: 'a' }],
      [5, { sku: 'B', ime: 'b' }],
    ])
  })

  it('loses only the row with an unclosed quote', async () => {
    const unclosed = await read('SKU,Ime\nA,"nezatvoren\nB,b\nC,c\n')
    const swallowing = await read('SKU;Ime;Cijena\r\nA;"nezatvoren;1\r\nB;"b";2\r\nC;"c";3\r\n')
    for (const { rows } of [unclosed, swallowing]) {
      expect(rows[0]).toEqual([2, 'Navodnik u retku nije zatvoren.'])
      expect(rows.slice(1)).toMatchObject([
        [3, { sku: 'B', ime: 'b' }],
        [4, { sku: 'C', ime: 'c' }],
      ])
    }
  })

  it('refuses a row of more than 1 MB by its name', async () => {
    const { rows } = await read(`SKU,Ime\nA,"${'x'.repeat(1_100_000)}"\nB,b\n`)
    expect(rows).toEqual([
      [2, expect.stringContaining('dulji od 1 MB')],
      [3, { sku: 'B', ime: 'b' }],
    ])
  })

  it('keeps a quote inside a cell', async () => {
    expect((await read('SKU,Ime\nA,Ploča 12"\n')).rows).toEqual([[2, { sku: 'A', ime: 'Ploča 12"' }]])
  })

  it('omits cells that a short row does not have', async () => {
    expect((await read('SKU,Ime,Zaliha\nA,a\n')).rows).toEqual([[2, { sku: 'A', ime: 'a' }]])
  })

  it('reports rows with too many cells or invalid characters', async () => {
    const { rows } = await read(Buffer.concat([Buffer.from('SKU,Ime\nA,a,b\nB,'), Buffer.from([0xff]), Buffer.from('\nC,ččččččččččč\n')]))
    expect(rows).toEqual([
      [2, 'Redak ima 3 ćelija, a zaglavlje 2. Nedostaje li negdje navodnik?'],
      [3, 'Slova u retku nisu čitljiva. Spremite datoteku kao CSV UTF-8.'],
      [4, { sku: 'C', ime: 'ččččččččččč' }],
    ])
  })

  it('must not be empty', async () => {
    await expect(read('')).rejects.toThrow('Datoteka je prazna.')
  })
})
