import { z } from 'zod'
import type { SchemasOf } from '@/lib/api/endpoint'
import { text } from '@/lib/api/entities/common.schema'
import { Picture } from '@/lib/api/entities/media.schema'
import type { optionApi } from './option'

export const FilterOptions = z.strictObject({ keys: z.array(text(80)).max(100).optional() })

/** SPEC 3 'CMS option'. */
export const CmsOption = z.object({ id: z.number(), key: z.string(), value: z.unknown(), media: Picture.nullable() })
export const CmsOptions = z.array(CmsOption)

export const optionSchemas = {
  filter: { input: FilterOptions, data: CmsOptions },
} satisfies SchemasOf<typeof optionApi>
