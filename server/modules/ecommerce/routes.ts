import type { Hono } from 'hono'
import { cartRoutes } from './cart/routes'
import { checkoutRoutes } from './checkout/routes'
import { deliveryRoutes } from './delivery/routes'
import { officeOrderRoutes } from './order/office/routes'
import { orderRoutes } from './order/routes'
import { paymentRoutes } from './payment/routes'
import { settingsRoutes } from './settings/routes'

export function ecommerceRoutes(app: Hono) {
  settingsRoutes(app)
  cartRoutes(app)
  checkoutRoutes(app)
  deliveryRoutes(app)
  paymentRoutes(app)
  orderRoutes(app)
  officeOrderRoutes(app)
}
