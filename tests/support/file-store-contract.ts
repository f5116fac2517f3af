import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { smallPart, type FileStore } from '@/server/adapters/storage/port'

/** What every store of files must do (docs/decisions/022-files-behind-a-port.md). `open` is given an empty folder. */
export function fileStoreContract(open: (folder: string) => FileStore) {
  let folder = ''
  let store: FileStore
  beforeEach(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'izlog-store-'))
    store = open(folder)
  })
  afterEach(() => rm(folder, { recursive: true }))

  async function local(text: string) {
    const file = path.join(folder, `local-${text}`)
    await writeFile(file, text)
    return file
  }

  it('stores a file whole, and again', async () => {
    await store.put('media/a/x.txt', await local('prvi'))
    await store.put('media/a/x.txt', await local('drugi'))
    expect(await store.sizeOf('media/a/x.txt')).toBe(5)
    const copy = path.join(folder, 'copy')
    expect(await store.download('media/a/x.txt', copy)).toBe(true)
    expect(await readFile(copy, 'utf8')).toBe('drugi')
  })

  it('knows what it lacks', async () => {
    expect(await store.sizeOf('media/a/x.txt')).toBeNull()
    expect(await store.download('media/a/x.txt', path.join(folder, 'copy'))).toBe(false)
    expect(await store.open('media/a/x.txt')).toBeNull()
    await store.delete('media/a/x.txt')
    expect(await keysBelow('media')).toEqual([])
  })

  it.each([
    ['a whole small file', 5, { from: 0, to: 4 }],
    ['a part of a small file', 5, { from: 1, to: 3 }],
    ['a whole large file', smallPart + 10, { from: 0, to: smallPart + 9 }],
    ['a small part of a large file', smallPart + 10, { from: smallPart - 1, to: smallPart + 1 }],
    ['a large part of a large file', 2 * smallPart + 10, { from: 5, to: smallPart + 9 }],
  ])('opens %s', async (_, size, range) => {
    const text = Array.from({ length: size }, (_, at) => String(at % 10)).join('')
    const file = path.join(folder, 'local')
    await writeFile(file, text)
    await store.put('media/a/x.txt', file)
    const opened = await store.open('media/a/x.txt')
    const chunks: Uint8Array[] = []
    const body = (await opened?.read(range)) ?? []
    for await (const chunk of Buffer.isBuffer(body) ? [body] : body) chunks.push(chunk)
    await opened?.close()
    expect([opened?.size, Buffer.concat(chunks).toString() === text.slice(range.from, range.to + 1)]).toEqual([size, true])
    expect(opened?.tag).toMatch(/^"[^"]+"$/)
  })

  it('opens an empty file', async () => {
    await writeFile(path.join(folder, 'local'), '')
    await store.put('media/a/x.txt', path.join(folder, 'local'))
    const opened = await store.open('media/a/x.txt')
    expect(opened?.size).toBe(0)
    await opened?.close()
  })

  it('lists what is below a prefix, and deletes', async () => {
    for (const key of ['media/a/x.txt', 'media/a/y.txt', 'media/b/x.txt']) await store.put(key, await local('tekst'))
    expect(await keysBelow('media/a')).toEqual(['media/a/x.txt', 'media/a/y.txt'])
    await store.delete('media/a/x.txt')
    expect(await keysBelow('media')).toEqual(['media/a/y.txt', 'media/b/x.txt'])
  })

  it.each(['../x', 'media/../../x', '/etc/passwd', 'media//x', '.env', 'media/a\0b', ''])('refuses the key %j', async (key) => {
    await expect(store.sizeOf(key).then(() => store.put(key, 'nema'))).rejects.toThrow('is no key of a file')
  })

  async function keysBelow(prefix: string) {
    const keys: string[] = []
    for await (const { key } of store.list(prefix)) keys.push(key)
    return keys.toSorted()
  }
}
