import { z } from 'zod'
import { Country } from '@/lib/api/entities/address.schema'
import { CartRef, text } from '@/lib/api/entities/common.schema'

export const GetAvailableCountries = CartRef.extend({ language: text(3).optional(), type: z.literal('countries').optional() })

export const checkoutSchemas = {
  getAvailableCountries: { input: GetAvailableCountries, data: z.array(Country) },
}
