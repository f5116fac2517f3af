import { z } from 'zod'
import type { SchemasOf } from '@/lib/api/endpoint'
import { Empty, Id, Page, integer, pageOf, text } from '@/lib/api/entities/common.schema'
import { CropArea, FocalPoint } from '@/lib/api/entities/media.schema'
import { MediaItem, MediaKind, MediaUse } from '@/lib/api/entities/media-item.schema'
import type { mediaApi } from './media'

/** Most items that one call names (docs/rules/media.md#upload-limits). */
export const maxItems = 20

const LanguageCode = z.string().regex(/^[a-z]{3}$/)
const Revision = z.number().int().positive().max(2_147_483_647)
const Tag = text(50).trim().min(1)

/** What an editor says about an item. */
export const MediaTexts = z.strictObject({
  title: text(200).trim().min(1).optional(),
  description: text(2000).optional(),
  alt: z.partialRecord(LanguageCode, text(500).trim()).optional(),
  decorative: z.boolean().optional(),
  tags: z.array(Tag).max(20).optional(),
  folderId: Id.nullable().optional(),
})

/** `folderId` null: what stands in no folder; left out: all folders. `trash`: what is in the trash, instead of what is not. */
export const FilterMedia = z.strictObject({
  search: text(100).optional(),
  folderId: Id.nullable().optional(),
  kinds: z.array(MediaKind).min(1).max(3).optional(),
  tags: z.array(Tag).max(20).optional(),
  ids: z.array(Id).min(1).max(100).optional(),
  trash: z.boolean().default(false),
  sort: z.enum(['newest', 'oldest', 'title', 'largest']).default('newest'),
  page: Page.default(1),
  limit: integer({ min: 1, max: 100 }).default(24),
})
export const MediaPage = pageOf(MediaItem)

export const MediaId = z.strictObject({ id: Id })
/** `driveId`: of a file that `getUploadUrl` made an address for, or of an item. */
export const CreateMedia = z.strictObject({ driveId: z.string().regex(/^[\w-]{1,64}$/) })
export const UpdateMedia = MediaTexts.extend({
  id: Id,
  revision: Revision,
  displayName: text(200).trim().min(1).optional(),
  focal: FocalPoint.nullable().optional(),
  crop: CropArea.nullable().optional(),
  posterId: Id.nullable().optional(),
})
export const MoveMedia = z.strictObject({ ids: z.array(Id).min(1).max(100), folderId: Id.nullable() })
export const Deleted = z.object({ deleted: z.number() })
/** Left out: everything in the trash. */
export const EmptyTrash = z.strictObject({ ids: z.array(Id).min(1).max(100).optional() })
export const MediaUses = z.object({ places: z.array(MediaUse) })
export const MediaTags = z.object({ tags: z.array(z.object({ tag: z.string(), items: z.number() })) })

const MediaVersion = z.object({
  number: z.number(),
  originalName: z.string(),
  mime: z.string(),
  size: z.number(),
  path: z.string(),
  width: z.number().nullable(),
  height: z.number().nullable(),
  createdAt: z.string(),
  /** E-mail address of the editor. */
  by: z.string().nullable(),
  current: z.boolean(),
})
export const MediaVersions = z.object({ versions: z.array(MediaVersion) })
export const RestoreVersion = z.strictObject({ id: Id, number: z.number().int().positive().max(2_147_483_647), revision: Revision })

export const mediaSchemas = {
  filterStandard: { input: FilterMedia, data: MediaPage },
  get: { input: MediaId, data: MediaItem },
  create: { input: CreateMedia, data: MediaItem },
  update: { input: UpdateMedia, data: MediaItem },
  move: { input: MoveMedia, data: Empty },
  tags: { input: Empty, data: MediaTags },
  whereUsed: { input: MediaId, data: MediaUses },
  versions: { input: MediaId, data: MediaVersions },
  restoreVersion: { input: RestoreVersion, data: MediaItem },
  delete: { input: MediaId, data: Deleted },
  restore: { input: MediaId, data: MediaItem },
  emptyTrash: { input: EmptyTrash, data: Deleted },
} satisfies SchemasOf<typeof mediaApi>
