import { z } from 'zod'
import { text } from '@/lib/api/entities/common.schema'
import { Picture } from '@/lib/api/entities/media.schema'

export const FilterOptions = z.strictObject({ keys: z.array(text(80)).max(100).optional() })

export const CmsOption = z.object({ id: z.number(), key: z.string(), value: z.unknown(), media: Picture.nullable() })
export const CmsOptions = z.array(CmsOption)

export const optionSchemas = {
  filter: { input: FilterOptions, data: CmsOptions },
}
