import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, unlink, utimes, writeFile } from 'node:fs/promises'
import { mkdirSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { log } from '@/server/core/log'
import { steadyNow } from '@/server/core/cache/steady-clock.mjs'
import { deadAt, etagOf, type StoredEncoding, type StoredPage } from './stored-page'

/** Where pages lie beside the memory: here files of one machine; a store that instances share has the same two calls. */
export type PageFiles = {
  /** Null if there is none, or it cannot be read. Never rejects. */
  read: (key: string, encoding: StoredEncoding) => Promise<StoredPage | null>
  /** Replaces the page of that key and encoding, or leaves it. Never rejects. */
  write: (page: StoredPage) => Promise<void>
}

/** Written at the same time; further ones are not stored. */
const maxWrites = 64
/** After a failed write, as on a full disk, ms. */
const pauseMs = 30_000
const magic = Buffer.from('IZP2')

const Head = z.object({
  key: z.string(),
  encoding: z.enum(['br', 'gzip']),
  tags: z.array(z.string()),
  mark: z.object({ boot: z.string(), generation: z.number(), journal: z.string(), position: z.number() }),
  storedAt: z.number(),
  seconds: z.number(),
  headers: z.array(z.string()),
  etag: z.string(),
  data: z.object({ name: z.string(), etag: z.string(), bytes: z.number() }).nullable(),
})

/**
 * Pages as files below `folder`, one for each key and encoding, written beside their place and renamed. A file that is cut off, changed or of something else
 * is ignored.
 */
export function diskPageFiles(folder: string): PageFiles {
  const folders = new Set<string>()
  let writing = 0
  let pausedUntil = 0

  return {
    async read(key, encoding) {
      try {
        return parsePage(await readFile(fileOf(folder, key, encoding)), { key, encoding })
      } catch {
        return null
      }
    },
    async write(page) {
      if (writing >= maxWrites || steadyNow() < pausedUntil) return
      writing++
      const file = fileOf(folder, page.key, page.encoding)
      const temporary = `${file}.${randomUUID()}.tmp`
      try {
        if (!folders.has(path.dirname(file))) await mkdir(path.dirname(file), { recursive: true })
        folders.add(path.dirname(file))
        await writeFile(temporary, formatPage(page))
        await rename(temporary, file)
      } catch (error) {
        pausedUntil = steadyNow() + pauseMs
        folders.clear()
        await unlink(temporary).catch(() => {})
        log('warn', 'a page could not be written to its file', { error })
      } finally {
        writing--
      }
    },
  }
}

function fileOf(folder: string, key: string, encoding: StoredEncoding) {
  const hash = createHash('sha256').update(key).digest('hex')
  return path.join(folder, hash.slice(0, 2), `${hash.slice(2, 34)}.${encoding}`)
}

function formatPage({ body, data, ...facts }: StoredPage): Buffer {
  const head = { ...facts, data: data && { name: data.name, etag: data.etag, bytes: data.body.length } }
  const text = Buffer.from(JSON.stringify(head))
  const length = Buffer.alloc(4)
  length.writeUInt32BE(text.length)
  return Buffer.concat([magic, length, text, ...(data ? [data.body] : []), body])
}

function parsePage(file: Buffer, { key, encoding }: { key: string; encoding: StoredEncoding }): StoredPage | null {
  if (!file.subarray(0, magic.length).equals(magic)) return null
  const start = magic.length + 4
  const end = start + file.readUInt32BE(magic.length)
  const head = Head.parse(JSON.parse(file.toString('utf8', start, end)))
  const dataEnd = end + (head.data?.bytes ?? 0)
  const body = file.subarray(dataEnd)
  const data = head.data && { name: head.data.name, etag: head.data.etag, body: file.subarray(end, dataEnd) }
  const isWhole = etagOf(body, encoding) === head.etag && (!data || etagOf(data.body, encoding) === data.etag)
  return head.key === key && head.encoding === encoding && isWhole ? { ...head, body, data } : null
}

/** The file whose time says until when changes by time were applied to the pages beside it. */
const clockName = 'clock'

/** Makes the folder. Returns until when changes by time were applied to its pages, ms since 1970; 0 for a new one. */
export function openPageFolder(folder: string): number {
  const clock = path.join(folder, clockName)
  try {
    return statSync(clock).mtimeMs
  } catch {
    mkdirSync(folder, { recursive: true })
    writeFileSync(clock, '')
    return 0
  }
}

export async function writeClock(folder: string, until: number) {
  if (until > 0) await utimes(path.join(folder, clockName), new Date(), new Date(until))
}

/** A server that runs sets the clock of its folder every few seconds. */
const inUseMs = 60_000

/** Deletes the folders of other builds, but for those that another server uses. */
export async function deleteOtherBuilds(folder: string, now: number) {
  const parent = path.dirname(folder)
  for (const name of await readdir(parent)) {
    if (name === path.basename(folder)) continue
    const { ctimeMs } = await stat(path.join(parent, name, clockName)).catch(() => ({ ctimeMs: 0 }))
    if (now - ctimeMs > inUseMs) await rm(path.join(parent, name), { recursive: true, force: true })
  }
}

/** Deletes files of pages that are too old to be sent, and of interrupted writes. */
export async function deleteDeadFiles(folder: string, now: number) {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    if (!entry.isDirectory()) continue
    for (const name of await readdir(path.join(folder, entry.name))) {
      const file = path.join(folder, entry.name, name)
      const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: now }))
      if (deadAt({ storedAt: mtimeMs }) < now) await rm(file, { force: true })
    }
  }
}
