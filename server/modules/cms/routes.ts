import type { Hono } from 'hono'
import { officeCommentRoutes } from './comment/office/routes'
import { ownCommentRoutes } from './comment/own/routes'
import { commentRoutes } from './comment/routes'
import { officeConsentRoutes } from './consent/routes'
import { contactRoutes } from './contact/routes'
import { elementRoutes } from './element/routes'
import { finderRoutes } from './finder/routes'
import { officeFormRoutes } from './form/office/routes'
import { formRoutes } from './form/routes'
import { navigationRoutes } from './navigation/routes'
import { optionRoutes } from './option/routes'
import { pageRoutes } from './page/routes'
import { postRoutes } from './post/routes'
import { officeRedirectRoutes } from './redirect/office/routes'
import { redirectRoutes } from './redirect/routes'
import { termRoutes } from './term/routes'
import { wishlistRoutes } from './wishlist/routes'

const parts = [
  commentRoutes,
  officeCommentRoutes,
  ownCommentRoutes,
  officeConsentRoutes,
  contactRoutes,
  elementRoutes,
  finderRoutes,
  formRoutes,
  officeFormRoutes,
  navigationRoutes,
  optionRoutes,
  pageRoutes,
  postRoutes,
  redirectRoutes,
  officeRedirectRoutes,
  termRoutes,
  wishlistRoutes,
]

/** What editors write: pages, posts, menus, the layout, and the ways to them; and what people write and keep there. */
export function cmsRoutes(app: Hono) {
  for (const part of parts) part(app)
}
