import { and, eq } from 'drizzle-orm'
import { z } from 'zod'
import { AppError } from '@/lib/api/errors'
import type { MediaTexts } from '@/lib/api/v1/cms/media.schema'
import type { Ctx } from '@/server/core/context'
import type { Tx } from '@/server/db/client'
import { mediaFolders } from '@/server/db/schema/media'
import type { ItemRow } from './items'

type Texts = z.output<typeof MediaTexts>

/** The columns for what an editor says about an item. Alt texts are merged by language; an empty one is removed. @throws VALIDATION for a language that the site lacks */
export function textFields({ site }: Ctx, before: Pick<ItemRow, 'alt' | 'alts'>, { alt = {}, folderId, tags, ...texts }: Texts) {
  const fallback = site.languages.find(({ id }) => id === site.defaultLanguageId)?.code
  const own = Object.entries(alt).filter((entry): entry is [string, string] => entry[1] !== undefined)
  const unknown = own.find(([code]) => !site.languages.some((language) => language.code === code))
  if (unknown) throw new AppError('VALIDATION', { fieldErrors: { [`alt.${unknown[0]}`]: ['Tog jezika nema.'] } })
  const others = { ...before.alts, ...Object.fromEntries(own.filter(([code]) => code !== fallback)) }
  return {
    ...texts,
    ...(folderId !== undefined && { folderId }),
    ...(tags && { tags: [...new Set(tags)] }),
    alt: own.find(([code]) => code === fallback)?.[1] ?? before.alt,
    alts: Object.fromEntries(Object.entries(others).filter(([, text]) => text !== '')),
  }
}

/** @throws NOT_FOUND for a folder of another site */
export async function requireFolder({ site }: Pick<Ctx, 'site'>, db: Tx, folderId: number | null | undefined) {
  if (typeof folderId !== 'number') return
  const [row] = await db
    .select({ id: mediaFolders.id })
    .from(mediaFolders)
    .where(and(eq(mediaFolders.id, folderId), eq(mediaFolders.siteId, site.id)))
    .for('key share')
  if (!row) throw new AppError('NOT_FOUND')
}
