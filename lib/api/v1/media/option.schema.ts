import { z } from 'zod'
import type { SchemasOf } from '@/lib/api/endpoint'
import { Empty } from '@/lib/api/entities/common.schema'
import { MediaOption } from '@/lib/api/entities/media-item.schema'
import type { mediaOptionApi } from './option'

export const MediaOptions = z.array(MediaOption)

export const mediaOptionSchemas = { filter: { input: Empty, data: MediaOptions } } satisfies SchemasOf<typeof mediaOptionApi>
