import { createHash } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { media } from '@/server/db/schema/media'
import type { Transaction } from '@/server/core/transaction'
import { renderPicture, type StoredPicture } from '@/demo/art/render-all'
import type { SeedFilm } from '@/demo/model/types'
import { insertRows } from './seed-context'
import { artKey } from './pictures'

export type StoredFilm = { film: SeedFilm; poster: StoredPicture; hash: string; path: string; bytes: number }

/** Copies the films to `dir` and renders their posters. */
export async function storeFilms(films: SeedFilm[], dir: string): Promise<StoredFilm[]> {
  return Promise.all(
    films.map(async (film) => {
      const source = path.join(process.cwd(), 'demo/films', film.file)
      const [content, picture] = await Promise.all([readFile(`${source}.webm`), readFile(`${source}.webp`)])
      const hash = createHash('sha256').update(content).digest('hex').slice(0, 20)
      const placed = `${hash}/film.webm`
      await mkdir(path.join(dir, hash), { recursive: true })
      await writeFile(path.join(dir, placed), content)
      const poster = await renderPicture(picture, { key: posterKey(film), alt: film.alt, dir })
      return { film, poster, hash, path: placed, bytes: content.length }
    }),
  )
}

/** Requires the pictures, posters included. Adds the films to `ids`. */
export async function writeFilms(tx: Transaction, siteId: number, { films, ids }: { films: StoredFilm[]; ids: Map<string, number> }) {
  const first = Math.max(0, ...ids.values()) + 1
  const rows = films.map(({ film: { file, alt }, hash, path: placed, bytes, poster }, index) => {
    const names = { title: alt, alt, displayName: alt, originalName: `${file}.webm`, extension: 'webm', mime: 'video/webm' }
    return { id: first + index, siteId, driveId: hash, ...names, size: bytes, hash, path: placed, posterId: ids.get(poster.key) }
  })
  await insertRows(tx, media, rows)
  for (const [index, { film }] of films.entries()) ids.set(artKey(film), first + index)
}

function posterKey(film: SeedFilm) {
  return `${artKey(film)} poster`
}
