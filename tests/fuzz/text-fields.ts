import { compared, secret, stored, validated, type Column, type Fields } from './field-use'

// Every text field of every call and its use (docs/rules/platform.md#inert-text). tests/repo/contract/text-fields.test.ts compares it with the contract;
// tests/api/hostile-texts.test.ts sends hostile texts through each stored field.

const email = validated('an e-mail address')
const barcode = secret('the number of a member card')
const password = secret('a password: hashed or compared')
const link = secret('the secret of a link: its hash is looked up')
const lookedUp = compared('the name of an existing record')
const factorCode = secret('a code of a second factor: compared')
const token = secret('the token of a captcha: verified by its provider')
const unseen = compared('the honeypot field: must be empty')
const viewQuery = validated('a query string: whatever is no parameter is percent-encoded')
const search = compared('a search term: the page of the same address shows it')

/** Fields with the same name and use in many calls. */
export const everywhere: Fields = {
  cartId: compared('the id of a cart'),
  protectCode: secret('the secret of a cart'),
  'into.cartId': compared('the id of a cart'),
  'into.protectCode': secret('the secret of a cart'),
  orderSlug: secret('the secret address of an order'),
  token: link,
  password,
  oldPassword: password,
  newPassword: password,
}

function addressOf(prefix: string): Fields {
  const fields: Fields = {
    type: validated('one of four kinds'),
    // Letters only, unless the site disables the check.
    firstName: stored('addresses.firstName', 'orders.billing', 'orders.shipping'),
    lastName: stored('addresses.lastName', 'orders.billing', 'orders.shipping'),
    contactEmail: email,
    region: stored('addresses.region', 'orders.billing', 'orders.shipping'),
    city: stored('addresses.city', 'orders.billing', 'orders.shipping'),
    street: stored('addresses.street', 'orders.billing', 'orders.shipping'),
    houseNumber: stored('addresses.houseNumber', 'orders.billing', 'orders.shipping'),
    zipCode: stored('addresses.zipCode', 'orders.billing', 'orders.shipping'),
    companyName: stored('addresses.companyName', 'orders.billing', 'orders.shipping'),
    companyOIB: validated('the number of a company: digits, or the format of its country'),
  }
  return Object.fromEntries(Object.entries(fields).map(([name, use]) => [prefix + name, use]))
}

const activeFilters: Fields = {
  'filters[].key': lookedUp,
  'filters[].value': lookedUp,
  'filters[].value[]': lookedUp,
}
const productLists: Fields = { keywords: search, ...activeFilters }

const personalizations: Fields = {
  'options.personalizations.*': stored('cart_items.options', 'order_lines.options'),
  'options.bundleOptions[].options.personalizations.*': stored('cart_items.options', 'order_lines.options'),
}

const login: Fields = { username: compared('the name of an account'), apiKey: compared('the api key of a site') }
const note = (...columns: Column[]): Fields => ({ reason: stored(...columns) })

const auditFilter: Fields = { actor: lookedUp, action: lookedUp, q: search }

const elementParts: Fields = {
  'meta.*': stored('elements.meta', 'document_versions.doc'),
  'mobileMeta.*': stored('elements.mobileMeta', 'document_versions.doc'),
  'options.*': stored('elements.options', 'document_versions.doc'),
  'mobileOptions.*': stored('elements.mobileOptions', 'document_versions.doc'),
  'linkMeta.*': stored('elements.linkMeta', 'document_versions.doc'),
}

const { 'contact.type': _oneAddress, ...draftContact } = addressOf('contact.')
const { 'shipping.type': _sameKind, ...editAddress } = addressOf('shipping.')
const draftPrice: Fields = { 'lines[].reason': stored('cart_items.staffReason', 'order_events.detail', 'audit_log.detail') }

export const textFields: Record<string, Fields> = {
  'get /api/v1/admin/outbox': { q: search },
  'get /api/v1/admin/cache/view': { name: compared('the name of a cache'), keywords: compared('a search term, for the office') },
  'post /api/v1/admin/cache/clear': { name: compared('the name of a cache') },
  'post /api/v1/admin/audit/filter': auditFilter,
  // The log keeps what was exported.
  'post /api/v1/admin/audit/export': { ...auditFilter, q: stored('audit_log.detail') },
  'post /api/v1/login': login,
  'post /api/v1/auth/factor/verify': { signInToken: secret('the token of a sign-in: its hash is looked up'), factorCode },
  'post /api/v1/auth/prove': { factorCode },
  'post /api/v1/auth/passkey/options': { signInToken: secret('the token of a sign-in: its hash is looked up') },
  'post /api/v1/auth/passkey/signIn': { signInToken: secret('the token of a sign-in: its hash is looked up') },
  'post /api/v1/user/office/passkey/add': {
    name: stored('passkeys.name', 'audit_log.detail'),
    'passkey.transports[]': compared('one of a fixed list'),
  },
  'patch /api/v1/user/office/passkey/rename/{id}': { name: stored('passkeys.name', 'audit_log.after') },
  'post /api/v1/user/office/factor/confirm': { factorCode },
  'post /api/auth/login': login,
  'post /api/v1/user/web/register': {
    'details.firstName': stored('users.firstName'),
    'details.lastName': stored('users.lastName'),
    email,
    username: email,
    memberCardBarcode: barcode,
    ...addressOf('addresses[].'),
    'addresses[].companyName': stored('addresses.companyName', 'users.companyName', 'orders.billing', 'orders.shipping'),
  },
  'post /api/v1/user/office/invite/accept': { firstName: stored('users.firstName'), lastName: stored('users.lastName') },
  'post /api/v1/user/office/staff/invite': { email },
  'post /api/v1/user/web/resendVerification': { email },
  'patch /api/v1/user/web/update': {
    'details.firstName': stored('users.firstName'),
    'details.lastName': stored('users.lastName'),
    email,
    username: email,
    memberCardBarcode: barcode,
  },
  'post /api/v1/user/password/forgot': { email },
  'delete /api/v1/user/web/session/revoke/{id}': { id: secret('the id of a session, which only its owner receives') },
  'get /api/v1/user/social/redirect-login': { provider: lookedUp },
  'post /api/v1/user/social/oauth': {
    provider: lookedUp,
    code: secret('a token of a sign-in provider, sent back to it'),
    state: link,
    iss: compared('the name of a sign-in provider'),
  },
  'post /api/v1/user/web/validateMembersBarcode': { barcode },
  'post /api/v1/user/web/address/create': addressOf(''),
  'patch /api/v1/user/web/address/update/{id}': addressOf(''),
  'patch /api/v1/user/guest': {
    email,
    'details.firstName': stored('guests.firstName'),
    'details.lastName': stored('guests.lastName'),
    'company.name': stored('guests.companyName'),
    'company.oib': validated('the number of a company'),
    'company.address': stored('guests.companyAddress'),
    ...addressOf('addresses[].'),
  },

  'get /api/v1/product/web/get': { slug: lookedUp, currency: lookedUp },
  'post /api/v1/product/web/filter': productLists,
  'post /api/v1/product/layered/navigation': productLists,
  'post /api/v1/invoice/office/filter': { q: search },
  'post /api/v1/admin/view/create': { name: stored('office_views.name'), query: viewQuery },
  'post /api/v1/admin/view/update/{id}': { name: stored('office_views.name'), query: viewQuery },
  'post /api/v1/stock/office/filter': { q: search },
  'post /api/v1/product/office/bulk/preview': { 'chosen.filter.q': search },
  'post /api/v1/product/office/bulk/create': { 'chosen.filter.q': search },
  'post /api/v1/stock/office/bulk/preview': { 'chosen.filter.q': search },
  'post /api/v1/stock/office/scan': { code: lookedUp },
  'post /api/v1/stock/office/adjust/{id}': { note: stored('stock_movements.note', 'audit_log.detail') },
  'post /api/v1/stock/office/count/{id}': { note: stored('stock_movements.note', 'audit_log.detail') },
  'patch /api/v1/product/office/update/{id}': {
    name: stored('product_texts.name', 'audit_log.detail'),
    summary: stored('product_texts.summary', 'audit_log.detail'),
  },
  'get /api/v1/product/web/author/get/{slug}': { slug: lookedUp },
  'get /api/v1/product/web/category/get/{id}': { id: lookedUp },
  'post /api/v1/product/web/category/filter': activeFilters,
  'post /api/v1/product/web/tag/filter': activeFilters,

  'post /api/v1/cms/comment/create': { text: stored('comments.text') },
  'patch /api/v1/cms/comment/update/{id}': { text: stored('comments.text') },
  'post /api/v1/cms/consent/write': {
    name: stored('consents.name'),
    displayName: stored('consents.displayName'),
  },
  'post /api/v1/cms/contact/contactAdmin': {
    name: stored('form_entries.data', 'outbox.data'),
    email,
    message: stored('form_entries.data', 'outbox.data'),
    captcha: token,
    website: unseen,
  },
  'patch /api/v1/cms/draft/save': {
    client: stored('draft_batches.client'),
    ...Object.fromEntries(
      ['path[]', 'value', 'value.*', 'value.*.*', 'value.*[]', 'value[]'].map((field) => [
        `changes[].${field}`,
        stored('drafts.doc', 'draft_batches.changes', 'page_versions.doc', 'document_versions.doc', 'elements.meta'),
      ]),
    ),
    'changes[].value.type': validated('one of the types of sections'),
  },
  'post /api/v1/cms/draft/publish': { 'documents[].overwrite[]': lookedUp, note: stored('document_versions.note') },
  'post /api/v1/cms/approval/request': { note: stored('approvals.note', 'document_versions.note', 'outbox.data') },
  'post /api/v1/cms/approval/approve/{id}': { comment: stored('approvals.comment'), 'overwrite.*[]': lookedUp },
  'post /api/v1/cms/approval/reject/{id}': { comment: stored('approvals.comment') },
  'post /api/v1/cms/release/create': { title: stored('releases.title', 'document_versions.note') },
  'patch /api/v1/cms/release/update/{id}': { title: stored('releases.title', 'document_versions.note') },
  'post /api/v1/cms/version/create': { note: stored('document_versions.note') },
  'patch /api/v1/cms/media/update/{id}': {
    title: stored('media.title'),
    displayName: stored('media.displayName'),
    description: stored('media.description'),
    'alt.*': stored('media.alt', 'media.alts'),
    'tags[]': stored('media.tags'),
  },
  'post /api/v1/cms/media/filterStandard': { search, 'tags[]': search },
  'post /api/v1/media/file/getUploadUrl': {
    originalName: validated('only what follows the last slash is kept, without control characters'),
  },
  'post /api/v1/media/folder/create': { name: stored('media_folders.name') },
  'patch /api/v1/media/folder/update/{id}': { name: stored('media_folders.name') },
  'post /api/v1/cms/element/create': { title: stored('elements.title'), ...elementParts },
  'patch /api/v1/cms/element/update/{id}': { title: stored('elements.title'), ...elementParts },
  'post /api/v1/cms/element/getByHandlers': { 'handlers[]': lookedUp },
  'post /api/v1/cms/finder/getUrlOnLanguage': { path: lookedUp },
  'put /api/v1/cms/link/postTranslation/{slug}/bulk': { 'sections.*': stored('drafts.doc', 'draft_batches.changes') },
  'put /api/v1/cms/link/postTranslation/{slug}/bulkExisting': { 'sections.*': stored('drafts.doc', 'draft_batches.changes') },
  'post /api/v1/cms/link/{id}/createTranslationFromOriginal': {
    title: stored('page_texts.title'),
    slug: validated('a slug: small letters, digits and hyphens'),
    description: stored('page_texts.description'),
  },
  'put /api/v1/cms/link/postType/{id}/bulk': { 'sections.*': stored('post_types.doc') },
  'post /api/v1/cms/link/masters/{id}': { title: stored('masters.title') },
  'post /api/v1/cms/master/filter': { keywords: search, 'types[]': lookedUp },
  'post /api/v1/cms/master/create': { title: stored('masters.title'), section: stored('masters.section', 'document_versions.doc') },
  'get /api/v1/cms/finder/decide': { 'params[]': lookedUp },
  'get /api/v1/cms/finder/searchSlugs': { q: search },
  'post /api/v1/cms/form/filter': { 'filters.keys[]': lookedUp },
  'post /api/v1/cms/form/storeData': {
    'data.*': stored('form_entries.data', 'outbox.data'),
    website: unseen,
    'g-recaptcha-key': secret('the key of a captcha: compared'),
    'g-recaptcha-response': token,
  },
  'post /api/v1/cms/form/office/filter': { q: search },
  'post /api/v1/cms/form/office/reply/{id}': { text: stored('form_replies.text', 'outbox.data') },
  'post /api/v1/gdpr/office/request/filter': { q: search },
  'post /api/v1/gdpr/office/request/create': {
    email,
    note: stored('privacy_requests.note'),
    identityProofNote: stored('privacy_requests.identityProofNote'),
  },
  'post /api/v1/gdpr/office/request/verifyIdentity/{id}': note('privacy_requests.identityProofNote'),
  'post /api/v1/gdpr/office/request/run/{id}': {
    confirmation: compared('the address of the person'),
    answer: stored('privacy_requests.answer'),
  },
  'post /api/v1/gdpr/office/request/extend/{id}': note('privacy_requests.extensionReason'),
  'post /api/v1/gdpr/office/request/refuse/{id}': note('privacy_requests.answer'),
  'post /api/v1/gdpr/web/request/create': { email, note: stored('privacy_requests.note') },
  'post /api/v1/user/office/customer/filter': { q: search, tag: lookedUp },
  'put /api/v1/user/office/customer/tags/{id}': { 'tags[]': stored('customer_tags.name') },
  'post /api/v1/user/office/customer/note/{id}': { note: stored('customer_notes.note') },
  'post /api/v1/user/office/customer/block/{id}': note('customers.blockReason'),
  'get /api/v1/cms/form/getLink/{id}': { id: secret('a signed link: only the signed value is read') },
  'get /api/v1/cms/form/confirmEmail/{id}': { id: secret('a signed link: only the signed value is read') },
  'get /api/v1/cms/navigation/tree/{id}': { id: lookedUp },
  'put /api/v1/cms/navigation/office/save/{menu}': Object.fromEntries(
    ['items[]', 'items[].children[]', 'items[].children[].children[]'].flatMap((at) => [
      [`${at}.title`, stored('navigation_items.title')],
      [`${at}.link.target`, stored('navigation_items.target')],
      [`${at}.link.hash`, stored('navigation_items.hash')],
    ]),
  ),
  'get /api/v1/cms/option/filter': { 'keys[]': lookedUp },
  'post /api/v1/cms/page/filterStandard': { 'filters.keywords': search },
  'post /api/v1/cms/page/office/filter': { keywords: search },
  'post /api/v1/cms/page/office/create': {
    title: stored('page_texts.title', 'navigation_items.title'),
    slug: validated('a slug (docs/rules/content.md#slugs)'),
    description: stored('page_texts.description'),
  },
  'patch /api/v1/cms/page/office/changeSlug/{id}': {
    from: compared('the slug that the page has'),
    slug: validated('a slug (docs/rules/content.md#slugs)'),
  },
  'post /api/v1/cms/post/create': {
    title: stored('post_texts.title'),
    slug: validated('a slug (docs/rules/content.md#slugs)'),
    excerpt: stored('post_texts.excerpt'),
    author: stored('posts.author', 'audit_log.detail'),
  },
  'post /api/v1/cms/post/office/filter': { keywords: search },
  'patch /api/v1/cms/post/office/update/{id}': { author: stored('posts.author', 'audit_log.detail') },
  'post /api/v1/cms/post/office/createTranslation/{id}': {
    title: stored('post_texts.title'),
    slug: validated('a slug (docs/rules/content.md#slugs)'),
  },
  'patch /api/v1/cms/post/office/changeSlug/{id}': {
    from: compared('the slug that the post has'),
    slug: validated('a slug (docs/rules/content.md#slugs)'),
  },
  'post /api/v1/cms/term/office/create': { title: stored('term_texts.title'), description: stored('term_texts.description') },
  'patch /api/v1/cms/term/office/update/{id}': {
    title: stored('term_texts.title', 'audit_log.detail'),
    description: stored('term_texts.description', 'audit_log.detail'),
  },
  'post /api/v1/calendar/event/office/create': {
    title: stored('event_texts.title'),
    summary: stored('event_texts.summary'),
    place: stored('event_texts.place'),
  },
  'post /api/v1/cms/postType/create': { title: stored('post_types.title') },
  'patch /api/v1/cms/postType/update/{id}': { title: stored('post_types.title') },
  'post /api/v1/cms/post/filterStandard': { 'filters.keywords': search },
  'post /api/v1/cms/redirect/addFailedRequest': { path: stored('failed_requests.path') },
  'post /api/v1/cms/redirect/office/create': {
    from: validated('a free path of this site, as a browser writes it'),
    to: validated('an existing path of this site'),
  },
  'post /api/v1/cms/redirect/office/ignore': { path: lookedUp },
  'get /api/v1/cms/term/filter': { noPaginate: validated('yes or no') },
  'post /api/v1/cms/term/filterStandard': { noPaginate: validated('yes or no') },

  'get /api/v1/master/commons': { language: lookedUp },
  'post /api/v2/master/domainDetect': { host: lookedUp },
  'get /api/v1/settings/external/ticket-barcode/{barcode}': { barcode },

  'post /api/v2/ecommerce/cart/addItem': personalizations,
  'patch /api/v2/ecommerce/cart/updateItem': personalizations,
  'post /api/v2/ecommerce/cart/applyCoupon': { couponCode: lookedUp },
  'post /api/v2/ecommerce/cart/applyMemberCard': { barcode },
  'post /api/v2/ecommerce/checkout/getAvailableCountries': { language: lookedUp },
  'put /api/v2/ecommerce/payment/savePaymentMethod': {
    'companyData.companyName': stored('carts.companyName', 'orders.billing'),
    'companyData.oib': validated('the number of a company'),
  },
  'post /api/v2/ecommerce/order/create': {
    orderMessage: stored('orders.message', 'outbox.data'),
    giftMessage: stored('orders.gift', 'outbox.data'),
    to: stored('orders.gift', 'outbox.data'),
    from: stored('orders.gift', 'outbox.data'),
    successURL: validated('a path of this site'),
    failureURL: validated('a path of this site'),
  },
  'post /api/v2/ecommerce/order/pgSuccess/{id}': {
    id: secret('the secret address of an order'),
    details: compared('the payment result as reported by the browser: not used'),
  },
  'post /api/v2/ecommerce/order/office/filter': { q: search },
  'post /api/v2/ecommerce/order/office/change/{id}': {
    tracking: stored('orders.tracking', 'order_events.detail', 'audit_log.detail', 'outbox.data'),
    ...note('order_events.detail', 'audit_log.detail', 'outbox.data'),
  },
  'post /api/v2/ecommerce/order/office/answerWithdrawal/{id}': {
    answer: stored('withdrawals.answer', 'order_events.detail', 'audit_log.detail', 'outbox.data'),
  },
  'post /api/v2/ecommerce/order/office/decidePayment/{id}': note('order_events.detail', 'audit_log.detail'),
  'post /api/v2/ecommerce/order/office/noteRefund/{id}': note('order_events.detail'),
  'post /api/v2/ecommerce/order/office/note/{id}': { note: stored('order_events.detail') },
  'post /api/v2/ecommerce/order/office/bulk/preview': { 'chosen.filter.q': search },
  'post /api/v2/ecommerce/order/office/bulk/create': { 'change.note': stored('order_events.detail', 'office_runs.input') },
  'post /api/v2/ecommerce/order/office/refund/create/{id}': {
    iban: validated('an IBAN'),
    ...note('order_refunds.reason', 'order_events.detail', 'outbox.data'),
  },
  'post /api/v2/ecommerce/order/office/edit/preview/{id}': editAddress,
  'post /api/v2/ecommerce/order/office/edit/confirm/{id}': {
    fingerprint: compared('the hash of a preview'),
    ...editAddress,
    ...note('order_edits.reason', 'order_events.detail', 'outbox.data'),
  },
  'get /api/v2/ecommerce/order/office/draft/get/{id}': { id: compared('the id of a cart') },
  'post /api/v2/ecommerce/order/office/draft/remove/{id}': { id: compared('the id of a cart') },
  'post /api/v2/ecommerce/order/office/draft/findItems': { q: search },
  'post /api/v2/ecommerce/order/office/draft/findContacts': { q: search },
  'post /api/v2/ecommerce/order/office/draft/save': { id: compared('the id of a cart'), ...draftContact, ...draftPrice },
  'post /api/v2/ecommerce/order/office/draft/place/{id}': {
    id: compared('the id of a cart'),
    message: stored('orders.message', 'outbox.data'),
  },
  'post /api/v2/ecommerce/order/office/return/filter': { q: search },
  'post /api/v2/ecommerce/order/office/return/create/{id}': note('order_returns.reason', 'order_events.detail'),
  'post /api/v2/ecommerce/order/office/return/receive/{id}': {
    note: stored('order_returns.note', 'order_events.detail'),
  },
  'post /api/v2/ecommerce/order/office/shipment/create/{id}': {
    carrier: stored('shipments.carrier', 'order_events.detail', 'audit_log.detail', 'outbox.data'),
    tracking: stored('shipments.tracking', 'order_events.detail', 'audit_log.detail', 'outbox.data'),
    url: validated('an https address'),
  },

  'post /api/v1/document/order/sendLink': { number: validated('the number of an order: digits and a hyphen'), email },
  'post /api/v1/document/withdrawal/create': {
    name: stored('withdrawals.name', 'outbox.data'),
    words: stored('withdrawals.note', 'outbox.data'),
  },

  'post /api/v1/marketing/newsletter/subscribe': { email },
  'post /api/v1/stock/notice/request': { email },
  'post /api/v1/calendar/event/seats/reserve': { email, name: stored('seat_reservations.name') },
  'post /api/v1/gdpr/web/consent/log/create': { 'user.email': email },
  'post /api/v1/calendar/event/public/filter': { keywords: search },
}
