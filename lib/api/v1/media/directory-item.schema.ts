import { z } from 'zod'
import type { SchemasOf } from '@/lib/api/endpoint'
import { Id } from '@/lib/api/entities/common.schema'
import { Deleted } from '@/lib/api/v1/cms/media.schema'
import type { directoryItemApi } from './directory-item'

export const DeleteItems = z.strictObject({ targetIds: z.array(Id).min(1).max(100) })

export const directoryItemSchemas = { delete: { input: DeleteItems, data: Deleted } } satisfies SchemasOf<typeof directoryItemApi>
