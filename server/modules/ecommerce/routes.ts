import type { Hono } from 'hono'
import { cartRoutes } from './cart/routes'
import { settingsRoutes } from './settings/routes'

export function ecommerceRoutes(app: Hono) {
  settingsRoutes(app)
  cartRoutes(app)
}
