import { z } from 'zod'
import type { SchemasOf } from '@/lib/api/endpoint'
import { Country } from '@/lib/api/entities/address.schema'
import { CartRef, text } from '@/lib/api/entities/common.schema'
import type { checkoutApi } from './checkout'

export const GetAvailableCountries = CartRef.extend({ language: text(3).optional(), type: z.literal('countries').optional() })

export const checkoutSchemas = {
  getAvailableCountries: { input: GetAvailableCountries, data: z.array(Country) },
} satisfies SchemasOf<typeof checkoutApi>
