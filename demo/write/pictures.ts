import { media, mediaRenditions } from '@/server/db/schema/media'
import type { Transaction } from '@/server/core/transaction'
import { renderAll, type StoredPicture } from '@/demo/art/render-all'
import type { SeedArt } from '@/demo/model/types'
import { insertRows } from './seed-context'

type Found = { art: SeedArt; alt: string }

/** Collects the drawings in a value, at any depth: objects of the form `{ art, alt? }`. */
export function picturesIn(value: unknown): Found[] {
  if (typeof value !== 'object' || value === null) return []
  if (isPicture(value)) return [value]
  return Object.values(value).flatMap(picturesIn)
}

/** Replaces each drawing in the value by `{ mediaId, alt }`. */
export function resolvePictures(value: unknown, mediaOf: (art: object) => number): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (isPicture(value)) return { mediaId: mediaOf(value.art), alt: value.alt ?? '' }
  if (Array.isArray(value)) return value.map((one) => resolvePictures(one, mediaOf))
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, resolvePictures(inner, mediaOf)]))
}

function isPicture(value: object): value is Found {
  return 'art' in value && typeof value.art === 'object' && value.art !== null && 'kind' in value.art
}

/** Equal drawings have one key. */
export function artKey(art: object) {
  return JSON.stringify(art)
}

/** Draws what is missing on disk, in the order of first mention. */
export async function drawPictures(arts: SeedArt[], { dir, log }: { dir: string; log: (line: string) => void }) {
  const unique = [...new Map(arts.map((art) => [artKey(art), art])).entries()].map(([key, art]) => ({ key, art }))
  let shown = 0
  return renderAll(unique, {
    dir,
    onProgress(done, total) {
      const tenth = Math.floor((done / total) * 10)
      if (tenth > shown) log(`slike: ${done} od ${total}`)
      shown = tenth
    },
  })
}

export async function writePictures(tx: Transaction, siteId: number, drawn: StoredPicture[]) {
  // Different drawings may give the same picture, which is stored once.
  const unique = [...new Map(drawn.map((picture) => [picture.hash, picture])).values()]
  const rows = unique.map((picture, index) => ({ picture, id: index + 1 }))
  const ids = new Map(rows.map(({ id, picture }) => [picture.hash, id]))
  await insertRows(
    tx,
    media,
    rows.map(({ id, picture }) => ({
      id,
      siteId,
      driveId: picture.hash,
      title: picture.alt,
      alt: picture.alt,
      displayName: picture.alt,
      originalName: `${picture.hash}.svg`,
      extension: 'webp',
      mime: 'image/webp',
      size: picture.bytes,
      hash: picture.hash,
      width: picture.width,
      height: picture.height,
      colour: picture.colour,
      path: picture.path,
    })),
  )
  await insertRows(
    tx,
    mediaRenditions,
    rows.flatMap(({ id, picture }) => picture.renditions.map((rendition) => ({ mediaId: id, ...rendition }))),
  )
  return new Map(drawn.map(({ key, hash }) => [key, ids.get(hash) ?? 0]))
}
