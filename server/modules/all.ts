import type { Hono } from 'hono'
import { newsletterRoutes } from './marketing/newsletter/routes'
import { categoryRoutes } from './product/web/category/routes'
import { productRoutes } from './product/web/routes'

/** Every module of the API. A new one is added here and nowhere else. */
export const modules: ((app: Hono) => void)[] = [newsletterRoutes, productRoutes, categoryRoutes]
