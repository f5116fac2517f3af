import type { Hono } from 'hono'
import type { Operation } from '@/server/core/define-handlers'
import { localGatewayRoutes } from '@/server/adapters/payment/local-gateway/routes'
import { adminAuditHandlers } from '@/server/modules/admin/audit/routes'
import { adminCacheHandlers } from '@/server/modules/admin/cache/routes'
import { adminJobHandlers } from '@/server/modules/admin/job/routes'
import { adminNotificationHandlers } from '@/server/modules/admin/notification/routes'
import { adminRunHandlers } from '@/server/modules/admin/run/routes'
import { adminRevisionHandlers } from '@/server/modules/admin/revision/routes'
import { adminViewHandlers } from '@/server/modules/admin/view/routes'
import { adminHandlers } from '@/server/modules/admin/routes'
import { documentOrderHandlers } from '@/server/modules/after-sale/documents/order-routes'
import { documentHandlers } from '@/server/modules/after-sale/documents/routes'
import { fileRoutes } from '@/server/modules/after-sale/downloads/file-routes'
import { withdrawalHandlers } from '@/server/modules/after-sale/withdrawal/routes'
import { authHandlers } from '@/server/modules/auth/routes'
import { officeEventHandlers } from '@/server/modules/calendar/event/office/routes'
import { eventHandlers } from '@/server/modules/calendar/event/public/routes'
import { cartHandlers } from '@/server/modules/cart/routes'
import { deliveryHandlers } from '@/server/modules/checkout/delivery/routes'
import { checkoutHandlers } from '@/server/modules/checkout/routes'
import { approvalHandlers } from '@/server/modules/cms/approval/routes'
import { officeCommentHandlers } from '@/server/modules/cms/comment/office/routes'
import { ownCommentHandlers } from '@/server/modules/cms/comment/own/routes'
import { commentHandlers } from '@/server/modules/cms/comment/routes'
import { officeConsentHandlers } from '@/server/modules/cms/consent/routes'
import { contactHandlers } from '@/server/modules/cms/contact/routes'
import { draftHandlers } from '@/server/modules/cms/draft/routes'
import { elementHandlers } from '@/server/modules/cms/element/routes'
import { finderHandlers } from '@/server/modules/cms/finder/routes'
import { formFileRoute } from '@/server/modules/cms/form/file-route'
import { officeFormHandlers } from '@/server/modules/cms/form/office/routes'
import { formHandlers } from '@/server/modules/cms/form/routes'
import { linkHandlers } from '@/server/modules/cms/link/routes'
import { sharedSectionHandlers } from '@/server/modules/cms/master/routes'
import { officeNavigationHandlers } from '@/server/modules/cms/navigation/office/routes'
import { navigationHandlers } from '@/server/modules/cms/navigation/routes'
import { officeOptionHandlers } from '@/server/modules/cms/option/office/routes'
import { optionHandlers } from '@/server/modules/cms/option/routes'
import { officePageHandlers } from '@/server/modules/cms/page/office/routes'
import { pageHandlers } from '@/server/modules/cms/page/routes'
import { presenceHandlers } from '@/server/modules/cms/presence/routes'
import { postTypeHandlers } from '@/server/modules/cms/post-type/routes'
import { pipelineHandlers } from '@/server/modules/cms/pipeline/routes'
import { officePostHandlers } from '@/server/modules/cms/post/office/routes'
import { postHandlers } from '@/server/modules/cms/post/routes'
import { officeRedirectHandlers } from '@/server/modules/cms/redirect/office/routes'
import { redirectHandlers } from '@/server/modules/cms/redirect/routes'
import { sectionStatsHandlers } from '@/server/modules/cms/section-stats/routes'
import { socialGettersHandlers } from '@/server/modules/cms/social-getters/routes'
import { officeTermHandlers } from '@/server/modules/cms/term/office/routes'
import { releaseHandlers } from '@/server/modules/cms/release/routes'
import { termHandlers } from '@/server/modules/cms/term/routes'
import { versionHandlers } from '@/server/modules/cms/version/routes'
import { wishlistHandlers } from '@/server/modules/cms/wishlist/routes'
import { developmentRoutes } from '@/server/modules/development/routes'
import { publicProductHandlers } from '@/server/modules/gaussbox/e-commerce/public/products/routes'
import { ownConsentHandlers } from '@/server/modules/gdpr/web/consent/own/routes'
import { consentHandlers } from '@/server/modules/gdpr/web/consent/routes'
import { officeFiscalHandlers } from '@/server/modules/fiscal/office/routes'
import { invoiceFileRoutes } from '@/server/modules/invoice/export/file-routes'
import { officeInvoiceHandlers } from '@/server/modules/invoice/office/routes'
import { ownNewsletterHandlers } from '@/server/modules/marketing/newsletter/own/routes'
import { newsletterHandlers } from '@/server/modules/marketing/newsletter/routes'
import { masterHandlers } from '@/server/modules/master/routes'
import { mediaFileRoutes } from '@/server/modules/media/bucket/file-routes'
import { mediaFileHandlers } from '@/server/modules/media/bucket/routes'
import { directoryItemHandlers } from '@/server/modules/media/directory-item/routes'
import { mediaFolderHandlers } from '@/server/modules/media/folder/routes'
import { mediaHandlers } from '@/server/modules/media/library/routes'
import { mediaOptionHandlers } from '@/server/modules/media/option/routes'
import { uploadHandlers } from '@/server/modules/media/upload/routes'
import { labelFileRoute } from '@/server/modules/order-office/label/file-route'
import { officeOrderBulkHandlers } from '@/server/modules/order-office/bulk/routes'
import { printFileRoute } from '@/server/modules/order-office/print/file-route'
import { officePrintHandlers } from '@/server/modules/order-office/print/routes'
import { officeRefundHandlers } from '@/server/modules/order-office/refund/routes'
import { officeOrderHandlers } from '@/server/modules/order-office/routes'
import { officeDraftHandlers } from '@/server/modules/order-office/draft/routes'
import { officeEditHandlers } from '@/server/modules/order-office/edit/routes'
import { officeReturnHandlers } from '@/server/modules/order-office/return/routes'
import { officeShipmentHandlers } from '@/server/modules/order-office/shipment/routes'
import { orderHandlers } from '@/server/modules/order-placement/routes'
import { providerRoutes } from '@/server/modules/payment/webhooks/provider-routes'
import { paymentHandlers } from '@/server/modules/payment/start/routes'
import { bundleHandlers } from '@/server/modules/product/catalogue/routes'
import { layeredHandlers } from '@/server/modules/product/facet/routes'
import { feedHandlers } from '@/server/modules/product/feed/routes'
import { officeProductBulkHandlers } from '@/server/modules/product/bulk/routes'
import { officeProductHandlers } from '@/server/modules/product/office/routes'
import { authorHandlers } from '@/server/modules/product/web/author/routes'
import { categoryHandlers } from '@/server/modules/product/web/category/routes'
import { productHandlers } from '@/server/modules/product/web/routes'
import { officeSeatHandlers } from '@/server/modules/calendar/event/seats/office/routes'
import { seatHandlers } from '@/server/modules/calendar/event/seats/routes'
import { officeRequestHandlers } from '@/server/modules/gdpr/office/request/routes'
import { webRequestHandlers } from '@/server/modules/gdpr/web/request/routes'
import { stockNoticeHandlers } from '@/server/modules/stock/notice/routes'
import { officeStockBulkHandlers } from '@/server/modules/stock/bulk/routes'
import { officeStockHandlers } from '@/server/modules/stock/office/routes'
import { tagHandlers } from '@/server/modules/product/web/tag/routes'
import { settingsHandlers } from '@/server/modules/settings/checkout/routes'
import { settingsDomainHandlers } from '@/server/modules/settings/domain/routes'
import { externalHandlers } from '@/server/modules/settings/external/routes'
import { settingsGeneralHandlers } from '@/server/modules/settings/general/routes'
import { guestHandlers } from '@/server/modules/user/guest/routes'
import { memberCardHandlers } from '@/server/modules/user/member-card/routes'
import { officeCustomerHandlers } from '@/server/modules/user/office/customer/routes'
import { passwordHandlers } from '@/server/modules/user/password/routes'
import { staffInviteHandlers } from '@/server/modules/user/office/invite/routes'
import { factorHandlers } from '@/server/modules/user/office/factor/routes'
import { passkeyHandlers } from '@/server/modules/user/office/passkey/routes'
import { officeStaffHandlers } from '@/server/modules/user/office/staff/routes'
import { officeUserHandlers } from '@/server/modules/user/routes'
import { socialHandlers } from '@/server/modules/user/social/routes'
import { addressHandlers } from '@/server/modules/user/web/address/routes'
import { deletionHandlers } from '@/server/modules/user/web/deletion/routes'
import { emailHandlers } from '@/server/modules/user/web/email/routes'
import { exportHandlers } from '@/server/modules/user/web/export/routes'
import { webUserHandlers } from '@/server/modules/user/web/routes'
import { sessionHandlers } from '@/server/modules/user/web/session/routes'

/** Every operation of the contract with its handler. A new module is added here and nowhere else. */
export const operations: Operation[] = [
  ...authHandlers,
  ...webUserHandlers,
  ...passwordHandlers,
  ...sessionHandlers,
  ...officeUserHandlers,
  ...factorHandlers,
  ...passkeyHandlers,
  ...officeStaffHandlers,
  ...staffInviteHandlers,
  ...officeCustomerHandlers,
  ...socialHandlers,
  ...adminHandlers,
  ...adminAuditHandlers,
  ...adminCacheHandlers,
  ...adminJobHandlers,
  ...adminNotificationHandlers,
  ...adminRunHandlers,
  ...adminRevisionHandlers,
  ...adminViewHandlers,
  ...newsletterHandlers,
  ...ownNewsletterHandlers,
  ...ownConsentHandlers,
  ...productHandlers,
  ...layeredHandlers,
  ...bundleHandlers,
  ...officeProductHandlers,
  ...officeProductBulkHandlers,
  ...officeStockHandlers,
  ...officeStockBulkHandlers,
  ...officeInvoiceHandlers,
  ...officeFiscalHandlers,
  ...seatHandlers,
  ...officeSeatHandlers,
  ...officeRequestHandlers,
  ...webRequestHandlers,
  ...stockNoticeHandlers,
  ...authorHandlers,
  ...categoryHandlers,
  ...tagHandlers,
  ...publicProductHandlers,
  ...commentHandlers,
  ...officeCommentHandlers,
  ...ownCommentHandlers,
  ...officeConsentHandlers,
  ...contactHandlers,
  ...approvalHandlers,
  ...draftHandlers,
  ...elementHandlers,
  ...finderHandlers,
  ...formHandlers,
  ...officeFormHandlers,
  ...linkHandlers,
  ...sharedSectionHandlers,
  ...navigationHandlers,
  ...officeNavigationHandlers,
  ...optionHandlers,
  ...officeOptionHandlers,
  ...pageHandlers,
  ...presenceHandlers,
  ...officePageHandlers,
  ...postHandlers,
  ...officePostHandlers,
  ...pipelineHandlers,
  ...postTypeHandlers,
  ...redirectHandlers,
  ...officeRedirectHandlers,
  ...releaseHandlers,
  ...sectionStatsHandlers,
  ...termHandlers,
  ...versionHandlers,
  ...officeTermHandlers,
  ...socialGettersHandlers,
  ...wishlistHandlers,
  ...masterHandlers,
  ...mediaHandlers,
  ...mediaFileHandlers,
  ...mediaFolderHandlers,
  ...mediaOptionHandlers,
  ...directoryItemHandlers,
  ...uploadHandlers,
  ...settingsHandlers,
  ...settingsDomainHandlers,
  ...settingsGeneralHandlers,
  ...cartHandlers,
  ...checkoutHandlers,
  ...deliveryHandlers,
  ...paymentHandlers,
  ...orderHandlers,
  ...officeOrderHandlers,
  ...officeRefundHandlers,
  ...officeDraftHandlers,
  ...officeEditHandlers,
  ...officeReturnHandlers,
  ...officeShipmentHandlers,
  ...officePrintHandlers,
  ...officeOrderBulkHandlers,
  ...guestHandlers,
  ...memberCardHandlers,
  ...externalHandlers,
  ...documentHandlers,
  ...documentOrderHandlers,
  ...withdrawalHandlers,
  ...consentHandlers,
  ...addressHandlers,
  ...deletionHandlers,
  ...emailHandlers,
  ...exportHandlers,
  ...feedHandlers,
  ...eventHandlers,
  ...officeEventHandlers,
]

/** Routes outside the contract: files at addresses that are keys, addresses that payment providers call, calls of developers. */
export const rawRoutes: ((app: Hono) => void)[] = [
  formFileRoute,
  providerRoutes,
  fileRoutes,
  invoiceFileRoutes,
  labelFileRoute,
  printFileRoute,
  mediaFileRoutes,
  localGatewayRoutes,
  developmentRoutes,
]
