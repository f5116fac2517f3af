import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { z } from 'zod'
import { makeRenditions, renditionHash, renditionPath } from '@/server/adapters/images/renditions'
import type { SeedArt } from '@/demo/model/types'
import { drawArt } from './draw'

export type ArtItem = { key: string; art: SeedArt }

const storedSchema = z.object({
  width: z.number(),
  height: z.number(),
  colour: z.string(),
  renditions: z.array(
    z.object({ name: z.string(), width: z.number(), height: z.number(), mime: z.string(), path: z.string(), bytes: z.number() }),
  ),
})

type Stored = z.infer<typeof storedSchema>

/** What the rows of `media` and `media_renditions` need. `path` is the largest rendition's, `bytes` its size. */
export type StoredPicture = Stored & { key: string; hash: string; alt: string; path: string; bytes: number }

type Options = { dir: string; concurrency?: number; onProgress?: (done: number, total: number) => void }

/** Draws every picture, writes its renditions below `dir`, and answers in the order of the items. What is there already is not made again. */
export async function renderAll(
  items: readonly ArtItem[],
  { dir, concurrency = os.availableParallelism() + 1, onProgress }: Options,
): Promise<StoredPicture[]> {
  // One thread a picture and several pictures at once: small images gain nothing from being split.
  const threads = sharp.concurrency()
  sharp.concurrency(1)
  try {
    return await inParallel(items, concurrency, async (item, done) => {
      const picture = await renderOne(item, dir)
      onProgress?.(done(), items.length)
      return picture
    })
  } finally {
    sharp.concurrency(threads)
  }
}

async function renderOne(item: ArtItem, dir: string): Promise<StoredPicture> {
  const { svg, alt } = drawArt(item.art, item.key)
  return renderPicture(Buffer.from(svg), { key: item.key, alt, dir })
}

/** The renditions of one picture, whether drawn here or not; `key` is what the seed calls it. */
export async function renderPicture(input: Buffer, { key, alt, dir }: { key: string; alt: string; dir: string }): Promise<StoredPicture> {
  const hash = renditionHash(input)
  const stored = (await readStored(dir, hash)) ?? (await render(input, dir, hash))
  const largest = stored.renditions.reduce((best, each) => (each.width > best.width ? each : best))
  return { ...stored, key, hash, alt, path: largest.path, bytes: largest.bytes }
}

async function render(input: Buffer, dir: string, hash: string): Promise<Stored> {
  // The project's own pictures are never refused as too slow: only the machine can be slow.
  const { width, height, colour, renditions } = await makeRenditions(input, { allowSvg: true, preset: 'quick', timeoutSeconds: 0 })
  await mkdir(path.join(dir, hash), { recursive: true })
  await Promise.all(renditions.map(({ name, data }) => writeFile(path.join(dir, renditionPath(hash, name)), data)))
  const rows = renditions.map(({ name, width, height, mime, bytes }) => ({
    name,
    width,
    height,
    mime,
    bytes,
    path: renditionPath(hash, name),
  }))
  const stored = { width, height, colour, renditions: rows }
  await writeStored(dir, hash, stored)
  return stored
}

/** Written last and moved into place, so its presence says that all files beside it are whole. */
const listOf = (dir: string, hash: string) => path.join(dir, hash, 'renditions.json')

async function writeStored(dir: string, hash: string, stored: Stored) {
  const unfinished = `${listOf(dir, hash)}.${process.pid}`
  await writeFile(unfinished, JSON.stringify(stored))
  await rename(unfinished, listOf(dir, hash))
}

async function readStored(dir: string, hash: string): Promise<Stored | undefined> {
  const text = await readFile(listOf(dir, hash), 'utf8').catch(() => undefined)
  return text === undefined ? undefined : storedSchema.parse(JSON.parse(text))
}

async function inParallel<T, R>(items: readonly T[], limit: number, work: (item: T, done: () => number) => Promise<R>): Promise<R[]> {
  const results: R[] = []
  const queue = items.entries()
  let finished = 0
  const worker = async () => {
    for (const [index, item] of queue) results[index] = await work(item, () => (finished += 1))
  }
  await Promise.all(Array.from({ length: limit }, worker))
  return results
}
