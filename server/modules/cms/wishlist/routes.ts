import type { Hono } from 'hono'
import { wishlistApi } from '@/lib/api/v1/cms/wishlist'
import { wishlistSchemas } from '@/lib/api/v1/cms/wishlist.schema'
import { implement } from '@/server/implement'
import { create } from './create'
import { filter } from './filter'
import { products } from './products'

export function wishlistRoutes(app: Hono) {
  implement(app, wishlistApi, wishlistSchemas, { create, filter, products })
}
