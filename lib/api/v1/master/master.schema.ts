import { z } from 'zod'
import { Country } from '@/lib/api/entities/address.schema'
import { text } from '@/lib/api/entities/common.schema'
import { Language } from '@/lib/api/v2/master/site-config.schema'

/** `language` orders the names; a country has one name. */
export const GetCommons = z.strictObject({ type: z.enum(['languages', 'countries']), language: text(3).optional() })
export const Commons = z.array(z.union([Language, Country]))

export const commonsSchemas = {
  commons: { input: GetCommons, data: Commons },
}
