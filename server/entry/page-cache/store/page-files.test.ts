import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { deleteOtherBuilds, diskPageFiles, openPageFolder, writeClock } from './page-files'
import { etagOf, type StoredPage } from './stored-page'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'izlog-pages-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const body = Buffer.from('sažeto')
const data = Buffer.from('podaci')
const page: StoredPage = {
  key: ' shop.example/shop',
  encoding: 'br',
  tags: ['product:1'],
  mark: { boot: 'a', generation: 3, journal: 'j', position: 7 },
  storedAt: 1000,
  seconds: 60,
  headers: ['content-type', 'text/html'],
  etag: etagOf(body, 'br'),
  body,
  data: { name: 'abc', etag: etagOf(data, 'br'), body: data },
}

const onlyFile = () => {
  const [file = ''] = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.br'))
  return path.join(folder, file)
}

it('reads what was written', async () => {
  const files = diskPageFiles(folder)
  await files.write(page)
  expect(await files.read(page.key, 'br')).toEqual(page)
  expect(await files.read(page.key, 'gzip')).toBeNull()
  expect(await files.read(' shop.example/drugo', 'br')).toBeNull()
  await files.write({ ...page, data: null })
  expect(await files.read(page.key, 'br')).toEqual({ ...page, data: null })
})

it.each<[string, (file: Buffer) => Buffer]>([
  ['cut off', (file) => file.subarray(0, file.length - 1)],
  ['empty', () => Buffer.alloc(0)],
  ['changed in its body', (file) => Buffer.concat([file.subarray(0, file.length - 1), Buffer.from('X')])],
  ['changed in its data', (file) => Buffer.from(file.toString('latin1').replace('podaci', 'podatc'), 'latin1')],
  ['foreign', () => Buffer.from('<html>nešto</html>')],
  ['of another page', (file) => Buffer.from(file.toString('latin1').replace('/shop', '/blog'), 'latin1')],
])('ignores a file that is %s', async (_, change) => {
  const files = diskPageFiles(folder)
  await files.write(page)
  writeFileSync(onlyFile(), change(readFileSync(onlyFile())))
  expect(await files.read(page.key, 'br')).toBeNull()
})

it('stores nothing and fails nobody where it cannot write', async () => {
  const noFolder = path.join(folder, 'file')
  writeFileSync(noFolder, '')
  const files = diskPageFiles(noFolder)
  await files.write(page)
  expect(await files.read(page.key, 'br')).toBeNull()
})

describe('the folder of a build', () => {
  it('remembers until when changes by time were applied', async () => {
    const own = path.join(folder, 'b1')
    expect(openPageFolder(own)).toBe(0)
    await writeClock(own, 1_700_000_000_000)
    expect(openPageFolder(own)).toBe(1_700_000_000_000)
  })

  it('replaces those of other builds once no server uses them', async () => {
    for (const build of ['b1', 'b2']) openPageFolder(path.join(folder, build))
    mkdirSync(path.join(folder, 'b0'))
    await deleteOtherBuilds(path.join(folder, 'b2'), Date.now())
    expect(readdirSync(folder)).toEqual(['b1', 'b2'])
    await deleteOtherBuilds(path.join(folder, 'b2'), Date.now() + 120_000)
    expect(readdirSync(folder)).toEqual(['b2'])
  })
})
