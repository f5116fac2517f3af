import { and, eq } from 'drizzle-orm'
import { writeFile } from 'node:fs/promises'
import { makeRenditions, renditionPath, type RenderedImage } from '@/server/adapters/images/renditions'
import { withTempFile } from '@/server/adapters/storage/storage'
import { media, mediaRenditions } from '@/server/db/schema/media'
import type { ImportExportContext } from '@/server/modules/product/import-export/record/context'

export type NewImage = {
  data: Buffer
  /** Identifies it at the next import. */
  driveId: string
  originalName: string
  alt: string
}

/** Renders an image, writes its files and then its rows. @throws ImageRefused */
export async function storeImage(ctx: ImportExportContext, { data, driveId, originalName, alt }: NewImage): Promise<number> {
  const image = await makeRenditions(data, { preset: 'quick' })
  await storeFiles(ctx, image)
  const largest = image.renditions.reduce((best, each) => (each.width > best.width ? each : best))
  const path = renditionPath(image.hash, largest.name)
  return ctx.db.transaction(async (tx) => {
    const [inserted] = await tx
      .insert(media)
      .values({
        siteId: ctx.site.id,
        driveId,
        title: alt,
        alt,
        displayName: alt,
        originalName,
        extension: 'webp',
        mime: 'image/webp',
        size: largest.bytes,
        hash: image.hash,
        width: image.width,
        height: image.height,
        colour: image.colour,
        path,
      })
      .onConflictDoNothing()
      .returning({ id: media.id })
    if (!inserted) return findByDriveId(ctx, tx, driveId)
    const rows = image.renditions.map(({ name, width, height, mime, bytes }) => ({
      mediaId: inserted.id,
      name,
      width,
      height,
      mime,
      bytes,
      path: renditionPath(image.hash, name),
    }))
    await tx.insert(mediaRenditions).values(rows)
    return inserted.id
  })
}

async function findByDriveId({ site }: ImportExportContext, tx: Pick<ImportExportContext['db'], 'select'>, driveId: string) {
  const [row] = await tx
    .select({ id: media.id })
    .from(media)
    .where(and(eq(media.siteId, site.id), eq(media.driveId, driveId)))
  if (!row) throw new Error(`The picture ${driveId} was neither inserted nor found.`)
  return row.id
}

/** The names of the files contain the content's hash: storing them again changes nothing. */
async function storeFiles({ files }: ImportExportContext, { hash, renditions }: RenderedImage) {
  for (const { name, data } of renditions) {
    await withTempFile(async (file) => {
      await writeFile(file, data)
      await files.put(`media/${renditionPath(hash, name)}`, file)
    })
  }
}
