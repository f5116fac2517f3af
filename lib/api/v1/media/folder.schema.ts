import { z } from 'zod'
import type { SchemasOf } from '@/lib/api/endpoint'
import { Empty, Id, text } from '@/lib/api/entities/common.schema'
import type { mediaFolderApi } from './folder'

const Name = text(80).trim().min(1)

/** `items`: in the folder itself, without the trash. */
export const MediaFolder = z.object({ id: z.number(), parentId: z.number().nullable(), name: z.string(), items: z.number() })
export const MediaFolders = z.object({ folders: z.array(MediaFolder) })
export const CreateFolder = z.strictObject({ name: Name, parentId: Id.nullable().default(null) })
export const UpdateFolder = z.strictObject({ id: Id, name: Name.optional(), parentId: Id.nullable().optional() })
export const FolderId = z.strictObject({ id: Id })

export const mediaFolderSchemas = {
  filter: { input: Empty, data: MediaFolders },
  create: { input: CreateFolder, data: MediaFolder },
  update: { input: UpdateFolder, data: MediaFolder },
  delete: { input: FolderId, data: Empty },
} satisfies SchemasOf<typeof mediaFolderApi>
