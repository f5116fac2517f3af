import type { Hono } from 'hono'
import { elementRoutes } from './element/routes'
import { finderRoutes } from './finder/routes'
import { navigationRoutes } from './navigation/routes'
import { optionRoutes } from './option/routes'
import { pageRoutes } from './page/routes'
import { postRoutes } from './post/routes'
import { redirectRoutes } from './redirect/routes'
import { termRoutes } from './term/routes'

/** What editors write: pages, posts, menus, the layout, and the ways to them. */
export function cmsRoutes(app: Hono) {
  for (const part of [elementRoutes, finderRoutes, navigationRoutes, optionRoutes, pageRoutes, postRoutes, redirectRoutes, termRoutes]) part(app)
}
