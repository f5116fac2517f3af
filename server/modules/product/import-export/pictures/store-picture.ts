import { and, eq } from 'drizzle-orm'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { makeRenditions, renditionPath, type RenderedImage } from '@/server/adapters/images/renditions'
import { media, mediaRenditions } from '@/server/db/schema/media'
import type { TransferContext } from '@/server/modules/product/import-export/context'

export type NewPicture = {
  data: Buffer
  /** Names it for good, so that the next import knows it again. */ driveId: string
  originalName: string
  alt: string
}

/** Makes a picture's sizes, writes them below the media folder and then their rows. Throws ImageRefused. */
export async function storePicture(ctx: TransferContext, { data, driveId, originalName, alt }: NewPicture): Promise<number> {
  const image = await makeRenditions(data, { care: 'quick' })
  await writeFiles(ctx.mediaDir, image)
  const largest = image.renditions.reduce((best, each) => (each.width > best.width ? each : best))
  const path = renditionPath(image.hash, largest.name)
  return ctx.db.transaction(async (tx) => {
    const [made] = await tx
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
    if (!made) return knownId(tx, ctx, driveId)
    const rows = image.renditions.map(({ name, width, height, mime, bytes }) => ({
      mediaId: made.id,
      name,
      width,
      height,
      mime,
      bytes,
      path: renditionPath(image.hash, name),
    }))
    await tx.insert(mediaRenditions).values(rows)
    return made.id
  })
}

async function knownId(tx: Pick<TransferContext['db'], 'select'>, { site }: TransferContext, driveId: string) {
  const [row] = await tx
    .select({ id: media.id })
    .from(media)
    .where(and(eq(media.siteId, site.id), eq(media.driveId, driveId)))
  if (!row) throw new Error(`The picture ${driveId} was neither written nor there.`)
  return row.id
}

/** Moved into place whole, for their names promise what they hold. */
async function writeFiles(folder: string, { hash, renditions }: RenderedImage) {
  await mkdir(path.join(folder, hash), { recursive: true })
  for (const { name, data } of renditions) {
    const file = path.join(folder, renditionPath(hash, name))
    const fresh = `${file}.${process.pid}`
    await writeFile(fresh, data)
    await rename(fresh, file)
  }
}
