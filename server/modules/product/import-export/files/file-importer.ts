import { inArray } from 'drizzle-orm'
import { productFiles } from '@/server/db/schema/after-sale'
import { contentHash, hasContent, storeContent } from '@/server/modules/product/files/file-contents'
import { extensionOf, fileExtensions, matchesExtension, mediaTypeOf, maxFileBytes } from '@/server/modules/product/files/file-types'
import type { ImportExportContext } from '@/server/modules/product/import-export/record/context'
import { fileNameOf, isUrl, urlSource } from '@/server/modules/product/import-export/sources/source'
import { quoteCell } from '@/server/modules/product/import-export/record/problem'
import type { FileField, FileRow } from '@/server/modules/product/import-export/record/record'
import { FetchFailure } from '@/server/modules/product/import-export/sources/fetch-url'
import { resolveBelow, readBelow } from '@/server/modules/product/import-export/sources/local-file'
import { CircuitBreakerFetcher } from '@/server/modules/product/import-export/sources/circuit-breaker-fetcher'

export type FileImportSettings = { /** The base folder of paths. */ folder: string; allowLocal: boolean; write: boolean }
export type ImportedFile = FileRow | { failure: string }

type Bytes = Pick<FileRow, 'size' | 'hash' | 'sourceHash'>

/** Files may be large. */
const concurrency = 2
const outsideFolder = 'Datoteka mora biti u mapi uvoza ili u mapi iz --files.'
const messages = { missing: 'Datoteke nema.', tooLarge: `Datoteka je veća od ${maxFileBytes / 1024 / 1024} MB.`, outside: outsideFolder }

/**
 * Imports the contents of e-products' files before their batch is written, because they are too large to be held until then
 * (docs/rules/import-export.md#known-sources).
 */
export class FileImporter {
  readonly counts = { stored: 0, failed: 0 }
  #imported = new Map<string, ImportedFile>()
  /** Pending imports of this batch, so that each source is read once. */
  #pending = new Map<string, Promise<Bytes>>()
  readonly #storedHashes = new Set<string>()
  readonly #fetcher: CircuitBreakerFetcher

  constructor(
    private readonly ctx: ImportExportContext,
    private readonly settings: FileImportSettings,
  ) {
    const { allowLocal } = settings
    this.#fetcher = new CircuitBreakerFetcher({ what: 'Datoteka', accept: '*/*', maxBytes: maxFileBytes, timeoutMs: 120_000, allowLocal })
  }

  /** The file, or the failure; undefined for a file that was not passed to `importAll`. */
  find(field: FileField): ImportedFile | undefined {
    return this.#imported.get(keyOf(field))
  }

  async importAll(requested: readonly FileField[]) {
    const distinct = [...new Map(requested.map((field) => [keyOf(field), field])).values()]
    const knownContents = await this.#lookUp(distinct.flatMap(({ source }) => (isUrl(source) ? urlSource(source).driveId : [])))
    const queue = distinct.values()
    const worker = async () => {
      for (const field of queue) this.#imported.set(keyOf(field), await this.#import(field, knownContents))
    }
    await Promise.all(Array.from({ length: concurrency }, worker))
  }

  /** Clears the cache before the next batch. */
  clear() {
    this.#imported.clear()
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

  async #import(field: FileField, knownContents: ReadonlyMap<string, Bytes>): Promise<ImportedFile> {
    try {
      const name = field.name || fileNameOf(field.source)
      const extension = extensionOf(name) || extensionOf(fileNameOf(field.source))
      const mediaType = mediaTypeOf(extension)
      if (mediaType === undefined) throw new FetchFailure(`Datoteka mora biti jedne od ovih vrsta: ${fileExtensions.join(', ')}.`)
      return { name, mediaType, ...(await this.#askOnce(field.source, extension, knownContents)) }
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
      if (this.settings.write) return { ...(await this.#save(await this.#fetcher.fetch(url), extension)), sourceHash }
      this.counts.stored++
      return { hash: sourceHash, size: 1, sourceHash }
    }
    const { folder } = this.settings
    const file = resolveBelow(folder, source)
    if (file === null) throw new FetchFailure(outsideFolder)
    return { ...(await this.#save(await readBelow(file, { folder, maxBytes: maxFileBytes, messages }), extension)), sourceHash: null }
  }

  async #save(content: Buffer, extension: string): Promise<Omit<Bytes, 'sourceHash'>> {
    if (content.length === 0) throw new FetchFailure('Datoteka je prazna.')
    if (!matchesExtension(extension, content)) throw new FetchFailure(`Sadržaj nije ono što kaže nastavak ${quoteCell(extension)}.`)
    const hash = contentHash(content)
    if (this.#storedHashes.has(hash)) return { hash, size: content.length }
    this.#storedHashes.add(hash)
    if (!(await hasContent(this.ctx.db, hash))) {
      if (this.settings.write) await storeContent(this.ctx.db, content)
      this.counts.stored++
    }
    return { hash, size: content.length }
  }
}

function keyOf({ source, name }: FileField): string {
  return JSON.stringify([source, name])
}
