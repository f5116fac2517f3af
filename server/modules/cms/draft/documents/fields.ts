import { and, eq, inArray } from 'drizzle-orm'
import { RichNode } from '@/lib/api/entities/common.schema'
import { AppError } from '@/lib/api/errors'
import { isRecord, type Document, type Json } from '@/lib/documents/document'
import { compareEntries, positionsAt } from '@/lib/documents/positions'
import type { Ctx } from '@/server/core/context'
import { texts } from '@/server/core/texts'
import type { Transaction } from '@/server/core/transaction'
import { media } from '@/server/db/schema/media'
import { sanitizeRichText } from '@/server/modules/cms/rich-text/sanitize'

/** The document's own fields (`page`): texts and pictures. */
export type Fields = NonNullable<Document['page']>

/** A picture in a document. `alt` null: the medium's own alternative text. */
export type PictureUse = { mediaId: number; alt: string | null }

type TextRule = { maxLength?: number; isRequired?: boolean }

/** The text to write; undefined where the field is not to be written. @throws VALIDATION for anything but text */
export function textOf(fields: Fields, name: string, { maxLength = 1000, isRequired = false }: TextRule = {}): string | undefined {
  const value = fields[name]
  if (value === undefined) return undefined
  if (typeof value !== 'string' || value.length > maxLength) throw invalidField(name, texts.editing.invalidText)
  if (isRequired && value.trim() === '') throw invalidField(name, texts.editing.emptyText)
  return value.trim()
}

/** The rich text to write, without what ours does not have (docs/rules/import-export.md#rich-text). @throws VALIDATION */
export function richTextOf(fields: Fields, name: string, before: unknown): RichNode | undefined {
  if (fields[name] === undefined) return undefined
  const parsed = RichNode.safeParse(fields[name])
  if (!parsed.success || parsed.data.type !== 'doc') throw invalidField(name, texts.editing.invalidText)
  return sanitizeRichText(parsed.data, RichNode.safeParse(before).data)
}

/** The picture to write, null for none. @throws VALIDATION unless it is a medium of this site */
export async function pictureOf(
  ctx: Ctx,
  tx: Transaction,
  { fields, name }: { fields: Fields; name: string },
): Promise<PictureUse | null | undefined> {
  const value = fields[name]
  if (value === undefined || value === null) return value
  const picture = parsePicture(value, name)
  await requireMedia(ctx, tx, { ids: [picture.mediaId], name })
  return picture
}

/** The pictures of a list in their order, each medium once; items without a picture are left out. @throws VALIDATION */
export async function picturesOf(
  ctx: Ctx,
  tx: Transaction,
  { fields, name }: { fields: Fields; name: string },
): Promise<PictureUse[] | undefined> {
  const value = fields[name]
  if (value === undefined) return undefined
  if (!isRecord(value)) throw invalidField(name, texts.editing.invalidPicture)
  const items = Object.entries(value).flatMap(([id, item]) => (isRecord(item) ? { id, pos: item.pos, picture: item.picture ?? null } : []))
  const pictures = items.toSorted(compareEntries).flatMap(({ picture }) => (picture === null ? [] : parsePicture(picture, name)))
  const byId = new Map(pictures.toReversed().map((picture) => [picture.mediaId, picture]))
  await requireMedia(ctx, tx, { ids: [...byId.keys()], name })
  return pictures.filter((picture) => byId.get(picture.mediaId) === picture)
}

/** The document's field for a stored picture. */
export function pictureField(mediaId: number | null, alt: string | null): Json {
  return mediaId === null ? null : { mediaId, alt }
}

/** The document's field for stored pictures in their order. */
export function picturesField(pictures: readonly PictureUse[]): Json {
  const { positions } = positionsAt([], 0, pictures.length)
  return Object.fromEntries(
    pictures.map((picture, index) => [`m${picture.mediaId}`, { pos: positions[index] ?? '', picture: { ...picture } }]),
  )
}

/** Rich text as a document holds it. */
export function richTextField(stored: unknown): Json {
  return JSON.parse(JSON.stringify(stored))
}

function parsePicture(value: Json, name: string): PictureUse {
  if (!isRecord(value) || typeof value.mediaId !== 'number') throw invalidField(name, texts.editing.invalidPicture)
  const { mediaId, alt = null } = value
  const isAlt = alt === null || (typeof alt === 'string' && alt.length <= 1000)
  if (!Number.isInteger(mediaId) || mediaId < 1 || mediaId > 2_147_483_647 || !isAlt) throw invalidField(name, texts.editing.invalidPicture)
  return { mediaId, alt }
}

async function requireMedia(ctx: Ctx, tx: Transaction, { ids, name }: { ids: number[]; name: string }) {
  if (ids.length === 0) return
  const rows = await tx
    .select({ id: media.id })
    .from(media)
    .where(and(eq(media.siteId, ctx.site.id), inArray(media.id, ids)))
  if (rows.length < ids.length) throw invalidField(name, texts.editing.invalidPicture)
}

/** Whether there is a column to write. */
export function hasValues(columns: object) {
  return Object.values(columns).some((value) => value !== undefined)
}

export function invalidField(name: string, message: string) {
  return new AppError('VALIDATION', { fieldErrors: { [name]: [message] } })
}
