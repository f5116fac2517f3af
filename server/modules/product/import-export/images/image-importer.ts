import { and, desc, eq, inArray, or } from 'drizzle-orm'
import { ImageRefused, type RefusalReason } from '@/server/adapters/images/image-refused'
import { renditionHash } from '@/server/adapters/images/renditions'
import { media } from '@/server/db/schema/media'
import { groupBy } from '@/server/db/rows'
import { nextDryRunId } from '@/server/modules/product/import-export/taxonomy/create-taxonomy'
import type { ImportExportContext } from '@/server/modules/product/import-export/record/context'
import { FetchFailure } from '@/server/modules/product/import-export/sources/fetch-url'
import { readBelow } from '@/server/modules/product/import-export/sources/local-file'
import { CircuitBreakerFetcher } from '@/server/modules/product/import-export/sources/circuit-breaker-fetcher'
import { outsideFolder, parseImageSource, urlSource, type ImageSource } from '@/server/modules/product/import-export/sources/source'
import { storeImage, type NewImage } from './store-image'

export type ImageImportSettings = { /** The base folder of paths. */ folder: string; allowLocal: boolean; write: boolean }
/** `name`: the product's name, the alt text of images without one. */
export type ImageRequest = { source: string; alt: string; name: string }
export type ImportedImage = { id: number } | { failure: string }

const concurrency = 4
const maxBytes = 20 * 1024 * 1024
const messages = { missing: 'Datoteke sa slikom nema.', tooLarge: 'Slika je veća od 20 MB.', outside: outsideFolder }

/** Finds images that the shop has and imports the others (docs/rules/import-export.md#known-sources). Caches the results of a batch. */
export class ImageImporter {
  readonly counts = { stored: 0, failed: 0 }
  #imported = new Map<string, ImportedImage>()
  readonly #fetcher: CircuitBreakerFetcher

  constructor(
    private readonly ctx: ImportExportContext,
    private readonly settings: ImageImportSettings,
  ) {
    const accept = 'image/avif,image/webp,image/png,image/jpeg'
    this.#fetcher = new CircuitBreakerFetcher({ what: 'Slika', accept, maxBytes, allowLocal: settings.allowLocal })
  }

  /** The media id, or the failure; undefined for a source that was not passed to `importAll`. */
  find(source: string): ImportedImage | undefined {
    return this.#imported.get(source)
  }

  async importAll(requested: readonly ImageRequest[]) {
    const missingSources = uniqueSources(requested).filter(({ source }) => !this.#imported.has(source))
    const read = missingSources.map((image) => ({ ...image, where: parseImageSource(image.source, this.settings.folder) }))
    const knownMedia = await this.#lookUp(read.map(({ where }) => where))
    const queue = read.values()
    const worker = async () => {
      for (const image of queue) {
        const id = knownId(image.where, knownMedia)
        this.#imported.set(image.source, id === undefined ? await this.#import(image.where, image.alt) : { id })
      }
    }
    await Promise.all(Array.from({ length: concurrency }, worker))
  }

  /** Clears the cache before the next batch. */
  clear() {
    this.#imported.clear()
  }

  async #lookUp(sources: ImageSource[]): Promise<KnownMedia> {
    const own = sources.flatMap((image) => (image.kind === 'own' ? image : []))
    const driveIds = sources.flatMap(driveIdsOf)
    const conditions = [
      ...(driveIds.length > 0 ? [inArray(media.driveId, driveIds)] : []),
      ...(own.length > 0
        ? [
            inArray(
              media.path,
              own.map(({ path }) => path),
            ),
            inArray(
              media.hash,
              own.map(({ hash }) => hash),
            ),
          ]
        : []),
    ]
    if (conditions.length === 0) return { byDriveId: new Map(), byPath: new Map(), byHash: new Map() }
    const rows = await this.ctx.db
      .select({ id: media.id, hash: media.hash, path: media.path, driveId: media.driveId })
      .from(media)
      .where(and(eq(media.siteId, this.ctx.site.id), or(...conditions)))
      .orderBy(desc(media.id))
    // The oldest of several with one path or hash.
    return {
      byDriveId: new Map(rows.map((row) => [row.driveId, row.id])),
      byPath: new Map(rows.map((row) => [row.path, row.id])),
      byHash: new Map(rows.map((row) => [row.hash, row.id])),
    }
  }

  async #import(where: ImageSource, alt: string): Promise<ImportedImage> {
    try {
      return { id: await this.#store(where, alt) }
    } catch (error) {
      this.counts.failed++
      if (error instanceof ImageRefused) return { failure: refusalMessages[error.reason] }
      if (error instanceof FetchFailure) return { failure: error.message }
      throw error
    }
  }

  async #store(where: ImageSource, alt: string): Promise<number> {
    switch (where.kind) {
      case 'wrong':
        throw new FetchFailure(where.message)
      case 'own':
        if (where.url === null) throw new FetchFailure('Te slike nema u trgovini.')
        return this.#store(urlSource(where.url), alt)
      case 'url': {
        const { url, driveId, name } = where
        const data = this.settings.write ? await this.#fetcher.fetch(url) : Buffer.alloc(0)
        return this.#save({ data, driveId, originalName: name, alt })
      }
      case 'file':
        return this.#storeFile(where.path, where.name, alt)
    }
    return where satisfies never
  }

  async #storeFile(file: string, originalName: string, alt: string): Promise<number> {
    const data = await readBelow(file, { folder: this.settings.folder, maxBytes, messages })
    const driveId = renditionHash(data)
    return (await this.#findByDriveId(driveId)) ?? this.#save({ data, driveId, originalName, alt })
  }

  async #findByDriveId(driveId: string): Promise<number | undefined> {
    const [row] = await this.ctx.db
      .select({ id: media.id })
      .from(media)
      .where(and(eq(media.siteId, this.ctx.site.id), eq(media.driveId, driveId)))
    return row?.id
  }

  async #save(picture: NewImage): Promise<number> {
    const id = this.settings.write ? await storeImage(this.ctx, picture) : nextDryRunId()
    this.counts.stored++
    return id
  }
}

/** Each source once, with its first alt text. */
function uniqueSources(requests: readonly ImageRequest[]): { source: string; alt: string }[] {
  const bySource = groupBy(requests, ({ source }) => source)
  return [...bySource].map(([source, mentions]) => ({
    source,
    alt: mentions.find(({ alt }) => alt !== '')?.alt ?? mentions[0]?.name ?? '',
  }))
}

type KnownMedia = { byDriveId: Map<string, number>; byPath: Map<string, number>; byHash: Map<string, number> }

function driveIdsOf(where: ImageSource): string[] {
  if (where.kind === 'url') return [where.driveId]
  if (where.kind !== 'own') return []
  return [...(where.driveId === null ? [] : [where.driveId]), ...(where.url === null ? [] : [urlSource(where.url).driveId])]
}

function knownId(where: ImageSource, { byDriveId, byPath, byHash }: KnownMedia): number | undefined {
  const idByDrive = driveIdsOf(where)
    .map((driveId) => byDriveId.get(driveId))
    .find((id) => id !== undefined)
  return idByDrive ?? (where.kind === 'own' ? (byPath.get(where.path) ?? byHash.get(where.hash)) : undefined)
}

const refusalMessages: Record<RefusalReason, string> = {
  tooManyBytes: 'Slika je prevelika.',
  tooManyPixels: 'Slika ima previše piksela.',
  animated: 'Animirane slike nisu podržane.',
  unsupported: 'Na toj adresi nije slika vrste jpeg, png, webp ili avif.',
  broken: 'Slika je oštećena.',
  tooSlow: 'Slika se predugo obrađuje.',
}
