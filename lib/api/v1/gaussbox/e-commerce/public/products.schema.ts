import { z } from 'zod'
import type { SchemasOf } from '@/lib/api/endpoint'
import { Id } from '@/lib/api/entities/common.schema'
import { Product } from '@/lib/api/entities/product.schema'
import type { publicProductApi } from './products'

export const GetPublicProduct = z.strictObject({ id: Id, store: Id.optional() })

export const publicProductSchemas = { get: { input: GetPublicProduct, data: Product } } satisfies SchemasOf<typeof publicProductApi>
