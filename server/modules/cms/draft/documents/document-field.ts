import { and, eq } from 'drizzle-orm'
import { isRecord, type Json } from '@/lib/documents/document'
import type { Ctx } from '@/server/core/context'
import { texts } from '@/server/core/texts'
import type { Transaction } from '@/server/core/transaction'
import { media } from '@/server/db/schema/media'
import { invalidField, type Fields } from './fields'

/** The document's field for a stored PDF: a link by id, so that the media library knows the place. */
export function documentField(mediaId: number | null): Json {
  return mediaId === null ? null : { kind: 'file', id: mediaId }
}

/** The id of the PDF to write, null for none. @throws VALIDATION unless it is a PDF of this site */
export async function documentOf(
  ctx: Ctx,
  tx: Transaction,
  { fields, name }: { fields: Fields; name: string },
): Promise<number | null | undefined> {
  const value = fields[name]
  if (value === undefined || value === null) return value
  const id = isRecord(value) && value.kind === 'file' ? value.id : undefined
  if (typeof id !== 'number' || !Number.isInteger(id) || id < 1 || id > 2_147_483_647)
    throw invalidField(name, texts.editing.invalidDocument)
  const rows = await tx
    .select({ id: media.id })
    .from(media)
    .where(and(eq(media.siteId, ctx.site.id), eq(media.id, id), eq(media.mime, 'application/pdf')))
  if (rows.length === 0) throw invalidField(name, texts.editing.invalidDocument)
  return id
}
