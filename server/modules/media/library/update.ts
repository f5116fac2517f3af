import { AppError } from '@/lib/api/errors'
import type { ParsedOf } from '@/lib/api/endpoint'
import type { mediaApi } from '@/lib/api/v1/cms/media'
import { audit } from '@/server/core/audit'
import type { Ctx } from '@/server/core/context'
import { inTransaction } from '@/server/core/transaction'
import { writeRenditions } from '../item/item-files'
import { itemTags } from '../item/item-tags'
import { changeItem, findItem, lockItem, requireRevision, type ItemRow } from '../item/items'
import { presentItem } from '../item/present-items'
import { loadFile } from '../item/load-file'
import { renderPicture } from '../item/render-picture'
import { requireFolder, textFields } from '../item/texts'
import { requireItemRight } from '../uses/shown-items'

type Input = ParsedOf<typeof mediaApi.update>

export async function update(ctx: Ctx, input: Input) {
  const { id, revision, displayName, posterId, title, description, alt, decorative, tags, folderId } = input
  const before = await findItem(ctx, ctx.db, id)
  requireRevision(before, revision)
  await requireFolder(ctx, ctx.db, folderId)
  await requirePoster(ctx, posterId)
  const framed = await frame(before, input)
  return inTransaction(ctx, async (tx) => {
    const row = await lockItem(ctx, tx, { id, revision })
    if (isVisible(input)) await requireItemRight(ctx, tx, id)
    const texts = textFields(ctx, row, { title, description, alt, decorative, tags, folderId })
    const fields = { ...texts, ...(displayName && { displayName }), ...(posterId !== undefined && { posterId }) }
    const next = await changeItem(ctx, tx, id, { ...fields, ...framed?.fields })
    if (framed) await writeRenditions(tx, id, framed.renditions)
    const changed = Object.keys(input).filter((name) => name !== 'id' && name !== 'revision')
    await audit(ctx, tx, { action: 'media.update', target: `media:${id}`, detail: { changed, revision: next.revision } })
    await ctx.invalidateTags(tx, await itemTags(tx, [id]))
    return presentItem(ctx, tx, next)
  })
}

/** Whether visitors would see the change. */
function isVisible({ alt, decorative, focal, crop, posterId }: Input) {
  return [alt, decorative, focal, crop, posterId].some((value) => value !== undefined)
}

/** Renders the original anew when crop or focal point change (docs/rules/media.md#crop). @throws MEDIA_KIND for what is no picture */
async function frame(row: ItemRow, { focal = row.focal, crop = row.crop }: Pick<Input, 'focal' | 'crop'>) {
  const wanted = JSON.stringify({ focal, crop })
  if (wanted === JSON.stringify({ focal: row.focal, crop: row.crop })) return undefined
  if (!row.mime.startsWith('image/')) throw new AppError('MEDIA_KIND')
  const { fields, renditions } = await renderPicture(await loadFile(row.originalPath ?? row.path), { crop, focal })
  // A picture without an original of its own keeps its largest rendition as such.
  const original = { originalPath: row.path, originalWidth: row.width, originalHeight: row.height }
  return { fields: { ...fields, ...(row.originalPath === null && original), crop, focal }, renditions }
}

async function requirePoster(ctx: Ctx, posterId: number | null | undefined) {
  if (typeof posterId !== 'number') return
  const poster = await findItem(ctx, ctx.db, posterId)
  if (!poster.mime.startsWith('image/')) throw new AppError('MEDIA_KIND')
}
