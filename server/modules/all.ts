import type { Hono } from 'hono'
import { adminRoutes } from './admin/routes'
import { authRoutes } from './auth/routes'
import { eventRoutes } from './calendar/event/public/routes'
import { cmsRoutes } from './cms/routes'
import { newsletterRoutes } from './marketing/newsletter/routes'
import { ownNewsletterRoutes } from './marketing/newsletter/own/routes'
import { ownConsentRoutes } from './gdpr/web/consent/own/routes'
import { masterRoutes } from './master/routes'
import { publicProductRoutes } from './gaussbox/e-commerce/public/products/routes'
import { categoryRoutes } from './product/web/category/routes'
import { tagRoutes } from './product/web/tag/routes'
import { officeProductRoutes } from './product/office/routes'
import { bundleRoutes } from './product/routes'
import { layeredRoutes } from './product/layered/routes'
import { productRoutes } from './product/web/routes'
import { userRoutes } from './user/routes'
import { socialRoutes } from './user/social/routes'
import { ecommerceRoutes } from './ecommerce/routes'
import { localGatewayRoutes } from '@/server/adapters/payment/local-gateway/routes'
import { guestRoutes } from './user/guest/routes'
import { memberCardRoutes } from './user/member-card/routes'
import { externalRoutes } from './settings/external/routes'
import { documentRoutes } from './document/routes'
import { addressRoutes } from './user/web/address/routes'
import { deletionRoutes } from './user/web/deletion/routes'
import { emailRoutes } from './user/web/email/routes'
import { exportRoutes } from './user/web/export/routes'
import { consentRoutes } from './gdpr/web/consent/routes'
import { feedRoutes } from './product/feed/routes'

/** Every module of the API. A new one is added here and nowhere else. */
export const modules: ((app: Hono) => void)[] = [
  authRoutes,
  userRoutes,
  socialRoutes,
  adminRoutes,
  newsletterRoutes,
  ownNewsletterRoutes,
  ownConsentRoutes,
  productRoutes,
  layeredRoutes,
  bundleRoutes,
  officeProductRoutes,
  categoryRoutes,
  tagRoutes,
  publicProductRoutes,
  cmsRoutes,
  masterRoutes,
  ecommerceRoutes,
  localGatewayRoutes,
  guestRoutes,
  memberCardRoutes,
  externalRoutes,
  documentRoutes,
  consentRoutes,
  addressRoutes,
  deletionRoutes,
  emailRoutes,
  exportRoutes,
  feedRoutes,
  eventRoutes,
]
