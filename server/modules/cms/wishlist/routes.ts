import { wishlistApi } from '@/lib/api/v1/cms/wishlist'
import { wishlistSchemas } from '@/lib/api/v1/cms/wishlist.schema'
import { defineHandlers } from '@/server/core/define-handlers'
import { create } from './create'
import { filter } from './filter'
import { products } from './products'

export const wishlistHandlers = defineHandlers(wishlistApi, wishlistSchemas, { create, filter, products })
