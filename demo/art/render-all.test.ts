import { mkdtemp, rm, stat } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ArtItem, renderAll } from './render-all'

const ITEMS: ArtItem[] = [
  { key: 'breza', art: { kind: 'cover', title: 'Breza', author: 'Slavko Kolar', system: 14, palette: 0 } },
  { key: 'torba', art: { kind: 'object', object: 'tote', colour: 'petrol' } },
  { key: 'luka', art: { kind: 'scene', scene: 'harbour', palette: 7 } },
]

let dir = ''
beforeAll(async () => {
  dir = await mkdtemp(path.join(os.tmpdir(), 'slike-'))
})
afterAll(() => rm(dir, { recursive: true }))

test('pictures are written where their rows say, in the order of the items', async () => {
  const progress: number[] = []
  const pictures = await renderAll(ITEMS, { dir, onProgress: (done) => progress.push(done) })

  expect(pictures.map((picture) => picture.key)).toEqual(['breza', 'torba', 'luka'])
  expect(progress).toEqual([1, 2, 3])
  for (const picture of pictures) {
    expect(picture).toMatchObject({ colour: expect.stringMatching(/^#[0-9a-f]{6}$/), hash: expect.stringMatching(/^[0-9a-f]{20}$/) })
    for (const rendition of picture.renditions) {
      expect((await stat(path.join(dir, rendition.path))).size).toBe(rendition.bytes)
      expect(await sharp(path.join(dir, rendition.path)).metadata()).toMatchObject({
        format: 'webp',
        width: rendition.width,
        height: rendition.height,
      })
    }
  }
})

test('what is there already is not made again', async () => {
  const [first] = await renderAll(ITEMS, { dir })
  const file = path.join(dir, first?.path ?? '')
  const before = (await stat(file)).mtimeMs
  expect(await renderAll(ITEMS, { dir })).toHaveLength(3)
  expect((await stat(file)).mtimeMs).toBe(before)
})

test('a picture cut off in the middle of writing is made again', async () => {
  const [first] = await renderAll(ITEMS, { dir })
  await rm(path.join(dir, first?.hash ?? '', 'renditions.json'))
  await rm(path.join(dir, first?.path ?? ''))
  await renderAll(ITEMS, { dir })
  expect((await stat(path.join(dir, first?.path ?? ''))).size).toBe(first?.bytes)
})
