import { z } from 'zod'
import type { SchemasOf } from '@/lib/api/endpoint'
import { Country } from '@/lib/api/entities/address.schema'
import { text } from '@/lib/api/entities/common.schema'
import { Language } from '@/lib/api/entities/site-config.schema'
import type { masterApi } from './master'

/** `language` only orders the names; there is one name of a country as yet. */
export const GetCommons = z.strictObject({ type: z.enum(['languages', 'countries']), language: text(3).optional() })
export const Commons = z.array(z.union([Language, Country]))

export const masterSchemas = {
  commons: { input: GetCommons, data: Commons },
} satisfies SchemasOf<typeof masterApi>
