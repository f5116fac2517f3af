import type { Hono } from 'hono'
import { cmsRoutes } from './cms/routes'
import { newsletterRoutes } from './marketing/newsletter/routes'
import { masterRoutes } from './master/routes'
import { categoryRoutes } from './product/web/category/routes'
import { productRoutes } from './product/web/routes'

/** Every module of the API. A new one is added here and nowhere else. */
export const modules: ((app: Hono) => void)[] = [newsletterRoutes, productRoutes, categoryRoutes, cmsRoutes, masterRoutes]
