import { z } from 'zod'
import { Id } from '@/lib/api/entities/common.schema'
import { Product } from '@/lib/api/entities/product.schema'

export const GetPublicProduct = z.strictObject({ id: Id, store: Id.optional() })

export const publicProductSchemas = { get: { input: GetPublicProduct, data: Product } }
