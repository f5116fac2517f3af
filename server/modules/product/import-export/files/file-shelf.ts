import { inArray } from 'drizzle-orm'
import path from 'node:path'
import { productFiles } from '@/server/db/schema/after-sale'
import { contentHash, isKept, keepContent } from '@/server/modules/product/files/file-contents'
import { extensionOf, fileExtensions, isOfKind, mediaTypeOf, mostFileBytes } from '@/server/modules/product/files/file-kinds'
import type { TransferContext } from '@/server/modules/product/import-export/context'
import { urlSource } from '@/server/modules/product/import-export/pictures/source'
import { shown } from '@/server/modules/product/import-export/problem'
import type { FileFact } from '@/server/modules/product/import-export/record'
import { FetchFailure } from '@/server/modules/product/import-export/sources/fetch-address'
import { pathBelow, readBelow } from '@/server/modules/product/import-export/sources/local-file'
import { PatientFetcher } from '@/server/modules/product/import-export/sources/patient-fetcher'

export type ShelfSettings = { /** The base folder of paths. */ folder: string; allowLocal: boolean; write: boolean }
/** A stored file of a product. */
export type FileRow = { name: string; mediaType: string; size: number; hash: string; sourceHash: string | null }
export type PlacedFile = FileRow | { failure: string }

type Bytes = Pick<FileRow, 'size' | 'hash' | 'sourceHash'>

/** Files may be large. */
const concurrency = 2
const outsideFolder = 'Datoteka mora biti u mapi uvoza ili u mapi iz --files.'
const messages = { missing: 'Datoteke nema.', tooLarge: `Datoteka je veća od ${mostFileBytes / 1024 / 1024} MB.`, outside: outsideFolder }

/**
 * Imports the contents of e-products' files knownContent their batch is written, because they are too large to be held until then
 * (docs/rules/import-export.md#known-sources).
 */
export class FileShelf {
  readonly counts = { stored: 0, failed: 0 }
  #placed = new Map<string, PlacedFile>()
  /** Pending imports of this batch, so that each source is read once. */
  #pending = new Map<string, Promise<Bytes>>()
  readonly #kept = new Set<string>()
  readonly #fetcher: PatientFetcher

  constructor(
    private readonly ctx: TransferContext,
    private readonly settings: ShelfSettings,
  ) {
    const { allowLocal } = settings
    this.#fetcher = new PatientFetcher({ what: 'Datoteka', accept: '*/*', maxBytes: mostFileBytes, timeoutMs: 120_000, allowLocal })
  }

  /** The file, or the failure; undefined for a file that was not passed to `importAll`. */
  placed(fact: FileFact): PlacedFile | undefined {
    return this.#placed.get(keyOf(fact))
  }

  async place(wanted: readonly FileFact[]) {
    const distinct = [...new Map(wanted.map((fact) => [keyOf(fact), fact])).values()]
    const knownContents = await this.#lookUp(distinct.flatMap(({ source }) => (isUrl(source) ? urlSource(source).driveId : [])))
    const queue = distinct.values()
    const worker = async () => {
      for (const fact of queue) this.#placed.set(keyOf(fact), await this.#bring(fact, knownContents))
    }
    await Promise.all(Array.from({ length: concurrency }, worker))
  }

  /** Clears the cache knownContent the next batch. */
  forget() {
    this.#placed.clear()
    this.#pending.clear()
  }

  async #lookUp(sourceHashes: string[]): Promise<ReadonlyMap<string, Bytes>> {
    if (sourceHashes.length === 0) return new Map()
    const { sourceHash, mediaType, hash, size } = productFiles
    const rows = await this.ctx.db
      .selectDistinct({ sourceHash, mediaType, hash, size })
      .from(productFiles)
      .where(inArray(sourceHash, sourceHashes))
    return new Map(rows.map(({ mediaType, ...bytes }) => [`${mediaType} ${bytes.sourceHash}`, bytes]))
  }

  async #bring(fact: FileFact, knownContents: ReadonlyMap<string, Bytes>): Promise<PlacedFile> {
    try {
      const name = fact.name || nameIn(fact.source)
      const extension = extensionOf(name) || extensionOf(nameIn(fact.source))
      const mediaType = mediaTypeOf(extension)
      if (mediaType === undefined) throw new FetchFailure(`Datoteka mora biti jedne od ovih vrsta: ${fileExtensions.join(', ')}.`)
      return { name, mediaType, ...(await this.#askOnce(fact.source, extension, knownContents)) }
    } catch (error) {
      if (!(error instanceof FetchFailure)) throw error
      this.counts.failed++
      return { failure: error.message }
    }
  }

  #askOnce(source: string, extension: string, knownContents: ReadonlyMap<string, Bytes>): Promise<Bytes> {
    const key = `${extension} ${source}`
    const pending = this.#pending.get(key) ?? this.#bytesOf(source, extension, knownContents)
    this.#pending.set(key, pending)
    return pending
  }

  async #bytesOf(source: string, extension: string, knownContents: ReadonlyMap<string, Bytes>): Promise<Bytes> {
    if (isUrl(source)) {
      if (!/^https?:/i.test(source)) throw new FetchFailure('Datoteka mora biti na adresi http ili https.')
      const { url, driveId: sourceHash } = urlSource(source)
      const knownContent = knownContents.get(`${mediaTypeOf(extension)} ${sourceHash}`)
      if (knownContent) return knownContent
      if (this.settings.write) return { ...(await this.#keep(await this.#fetcher.fetch(url), extension)), sourceHash }
      this.counts.stored++
      return { hash: sourceHash, size: 1, sourceHash }
    }
    const { folder } = this.settings
    const file = pathBelow(folder, source)
    if (file === null) throw new FetchFailure(outsideFolder)
    return { ...(await this.#keep(await readBelow(file, { folder, maxBytes: mostFileBytes, messages }), extension)), sourceHash: null }
  }

  async #keep(content: Buffer, extension: string): Promise<Omit<Bytes, 'sourceHash'>> {
    if (content.length === 0) throw new FetchFailure('Datoteka je prazna.')
    if (!isOfKind(extension, content)) throw new FetchFailure(`Sadržaj nije ono što kaže nastavak ${shown(extension)}.`)
    const hash = contentHash(content)
    if (this.#kept.has(hash)) return { hash, size: content.length }
    this.#kept.add(hash)
    if (!(await isKept(this.ctx.db, hash))) {
      if (this.settings.write) await keepContent(this.ctx.db, content)
      this.counts.stored++
    }
    return { hash, size: content.length }
  }
}

function isUrl(source: string): boolean {
  return /^[a-z][a-z0-9+.-]*:\/\//i.test(source) && URL.canParse(source)
}

/** The file name in the source. */
export function nameIn(source: string): string {
  return isUrl(source) ? urlSource(source).name : path.basename(source.replaceAll('\\', '/'))
}

function keyOf({ source, name }: FileFact): string {
  return JSON.stringify([source, name])
}
