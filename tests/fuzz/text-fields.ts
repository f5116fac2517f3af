import type { textColumns } from './text-columns'

// Every text field of every call and its fate (docs/rules/platform.md#inert-text). tests/repo/text-fields.test.ts compares it with the contract;
// tests/api/hostile-texts.test.ts sends hostile texts through each stored field.

type Tables = typeof textColumns
type Column = { [T in keyof Tables]: `${T & string}.${keyof Tables[T] & string}` }[keyof Tables]

/**
 * `kept`: the columns of ./text-columns.ts that store it. `checked`: a rule behind the schema refuses such text. `asked`: compared or looked up and not
 * stored. `secret`: the same, and it may never be read again (tests/api/secrets.test.ts).
 */
type Fate = { kept: readonly Column[] } | { checked: string } | { asked: string } | { secret: string }
export type Fields = Record<string, Fate>

const kept = (...columns: Column[]): Fate => ({ kept: columns })
const checked = (rule: string): Fate => ({ checked: rule })
const asked = (what: string): Fate => ({ asked: what })
const secret = (what: string): Fate => ({ secret: what })

const email = checked('the form of an e-mail address')
const barcode = secret('the number of a card that somebody holds')
const password = secret('a password: hashed or compared')
const link = secret('the secret of a link: its hash is looked up')
const lookedUp = asked('the name of something that is there already')
const token = secret('the token of a captcha: its maker is asked about it')
const unseen = asked('a field that people do not see: whether it is empty')
const search = asked('a search: its words are echoed by the page whose address carries them')

/** Fields with the same name and fate in many calls. */
export const everywhere: Fields = {
  cartId: asked('the id of a cart'),
  protectCode: secret('the secret of a cart'),
  'into.cartId': asked('the id of a cart'),
  'into.protectCode': secret('the secret of a cart'),
  orderSlug: secret('the secret address of an order'),
  token: link,
  password,
  oldPassword: password,
  newPassword: password,
}

function addressOf(prefix: string): Fields {
  const fields: Fields = {
    type: checked('one of four kinds'),
    // Letters only, unless the site disables the check.
    firstName: kept('addresses.firstName', 'orders.billing', 'orders.shipping'),
    lastName: kept('addresses.lastName', 'orders.billing', 'orders.shipping'),
    contactEmail: email,
    contactPhone: kept('addresses.contactPhone', 'orders.billing', 'orders.shipping'),
    region: kept('addresses.region', 'orders.billing', 'orders.shipping'),
    city: kept('addresses.city', 'orders.billing', 'orders.shipping'),
    street: kept('addresses.street', 'orders.billing', 'orders.shipping'),
    houseNumber: kept('addresses.houseNumber', 'orders.billing', 'orders.shipping'),
    zipCode: kept('addresses.zipCode', 'orders.billing', 'orders.shipping'),
    companyName: kept('addresses.companyName', 'orders.billing', 'orders.shipping'),
    companyOIB: checked('the number of a company: digits, or what its country writes'),
  }
  return Object.fromEntries(Object.entries(fields).map(([name, fate]) => [prefix + name, fate]))
}

const activeFilters: Fields = {
  'filters[].key': lookedUp,
  'filters[].value': lookedUp,
  'filters[].value[]': lookedUp,
}
const productLists: Fields = { keywords: search, ...activeFilters }

const personalizations: Fields = {
  'options.personalizations.*': kept('cart_items.options', 'order_lines.options'),
  'options.bundleOptions[].options.personalizations.*': kept('cart_items.options', 'order_lines.options'),
}

const login: Fields = { username: asked('the name of an account'), apiKey: asked('the key of a site') }
const note = (...columns: Column[]): Fields => ({ reason: kept(...columns) })

export const textFields: Record<string, Fields> = {
  'post /api/v1/login': login,
  'post /api/auth/login': login,
  'post /api/v1/user/web/register': {
    'details.firstName': kept('users.firstName'),
    'details.lastName': kept('users.lastName'),
    email,
    username: email,
    memberCardBarcode: barcode,
    ...addressOf('addresses[].'),
    'addresses[].companyName': kept('addresses.companyName', 'users.companyName', 'orders.billing', 'orders.shipping'),
  },
  'post /api/v1/user/web/resendVerification': { email },
  'patch /api/v1/user/web/update': {
    'details.firstName': kept('users.firstName'),
    'details.lastName': kept('users.lastName'),
    email,
    username: email,
    memberCardBarcode: barcode,
  },
  'post /api/v1/user/password/forgot': { email },
  'delete /api/v1/user/web/session/revoke/{id}': { id: secret('the name of a session, that its owner alone is told') },
  'get /api/v1/user/social/redirect-login': { provider: lookedUp },
  'post /api/v1/user/social/oauth': {
    provider: lookedUp,
    code: secret('what a sign-in service gave, for that service'),
    state: link,
    iss: asked('the name of a sign-in service, compared'),
  },
  'post /api/v1/user/web/validateMembersBarcode': { barcode },
  'post /api/v1/user/web/address/create': addressOf(''),
  'patch /api/v1/user/web/address/update/{id}': addressOf(''),
  'patch /api/v1/user/guest': {
    email,
    'details.firstName': kept('guests.firstName'),
    'details.lastName': kept('guests.lastName'),
    'company.name': kept('guests.companyName'),
    'company.oib': checked('the number of a company'),
    'company.address': kept('guests.companyAddress'),
    ...addressOf('addresses[].'),
  },

  'get /api/v1/product/web/get': { slug: lookedUp, currency: lookedUp },
  'post /api/v1/product/web/filter': productLists,
  'post /api/v1/product/layered/navigation': productLists,
  'patch /api/v1/product/office/update/{id}': {
    name: kept('product_texts.name', 'audit_log.detail'),
    summary: kept('product_texts.summary', 'audit_log.detail'),
  },
  'get /api/v1/product/web/category/get/{id}': { id: lookedUp },
  'post /api/v1/product/web/category/filter': activeFilters,
  'post /api/v1/product/web/tag/filter': activeFilters,

  'post /api/v1/cms/comment/create': { text: kept('comments.text') },
  'patch /api/v1/cms/comment/update/{id}': { text: kept('comments.text') },
  'post /api/v1/cms/consent/write': {
    name: kept('consents.name'),
    displayName: kept('consents.displayName'),
  },
  'post /api/v1/cms/contact/contactAdmin': {
    name: kept('form_entries.data', 'outbox.data'),
    email,
    message: kept('form_entries.data', 'outbox.data'),
    captcha: token,
    website: unseen,
  },
  'post /api/v1/cms/element/getByHandlers': { 'handlers[]': lookedUp },
  'get /api/v1/cms/finder/decide': { 'params[]': lookedUp },
  'get /api/v1/cms/finder/searchSlugs': { q: search },
  'post /api/v1/cms/form/filter': { 'filters.keys[]': lookedUp },
  'post /api/v1/cms/form/storeData': {
    'data.*': kept('form_entries.data', 'outbox.data'),
    website: unseen,
    'g-recaptcha-key': secret('the key of a captcha: compared'),
    'g-recaptcha-response': token,
  },
  'post /api/v1/cms/form/office/filter': { q: search },
  'get /api/v1/cms/form/getLink/{id}': { id: secret('a signed link: what was signed is read, and nothing else') },
  'get /api/v1/cms/form/confirmEmail/{id}': { id: secret('a signed link: what was signed is read, and nothing else') },
  'get /api/v1/cms/navigation/tree/{id}': { id: lookedUp },
  'get /api/v1/cms/option/filter': { 'keys[]': lookedUp },
  'post /api/v1/cms/page/filterStandard': { 'filters.keywords': search },
  'post /api/v1/cms/post/filterStandard': { 'filters.keywords': search },
  'post /api/v1/cms/redirect/addFailedRequest': { path: kept('failed_requests.path') },
  'post /api/v1/cms/redirect/office/create': {
    from: checked('an address of this site where nothing stands, as a browser writes it'),
    to: checked('an address of this site where something stands'),
  },
  'post /api/v1/cms/redirect/office/ignore': { path: lookedUp },
  'get /api/v1/cms/term/filter': { noPaginate: checked('yes or no') },
  'post /api/v1/cms/term/filterStandard': { noPaginate: checked('yes or no') },

  'get /api/v1/master/commons': { language: lookedUp },
  'post /api/v2/master/domainDetect': { host: lookedUp },
  'get /api/v1/settings/external/ticket-barcode/{barcode}': { barcode },

  'post /api/v2/ecommerce/cart/addItem': personalizations,
  'patch /api/v2/ecommerce/cart/updateItem': personalizations,
  'post /api/v2/ecommerce/cart/applyCoupon': { couponCode: lookedUp },
  'post /api/v2/ecommerce/cart/applyMemberCard': { barcode },
  'post /api/v2/ecommerce/checkout/getAvailableCountries': { language: lookedUp },
  'put /api/v2/ecommerce/payment/savePaymentMethod': {
    'companyData.companyName': kept('carts.companyName', 'orders.billing'),
    'companyData.oib': checked('the number of a company'),
  },
  'post /api/v2/ecommerce/order/create': {
    orderMessage: kept('orders.message', 'outbox.data'),
    giftMessage: kept('orders.gift', 'outbox.data'),
    to: kept('orders.gift', 'outbox.data'),
    from: kept('orders.gift', 'outbox.data'),
    successURL: checked('a path of this site'),
    failureURL: checked('a path of this site'),
  },
  'post /api/v2/ecommerce/order/pgSuccess/{id}': {
    id: secret('the secret address of an order'),
    details: asked('what the browser says of a payment: nobody reads it'),
  },
  'post /api/v2/ecommerce/order/office/filter': { q: search },
  'post /api/v2/ecommerce/order/office/change/{id}': {
    tracking: kept('orders.tracking', 'order_events.detail', 'audit_log.detail', 'outbox.data'),
    ...note('order_events.detail', 'audit_log.detail', 'outbox.data'),
  },
  'post /api/v2/ecommerce/order/office/answerWithdrawal/{id}': { answer: kept('withdrawals.answer', 'audit_log.detail', 'outbox.data') },
  'post /api/v2/ecommerce/order/office/decidePayment/{id}': note('order_events.detail', 'audit_log.detail'),
  'post /api/v2/ecommerce/order/office/noteRefund/{id}': note('order_events.detail'),

  'post /api/v1/document/order/sendLink': { email },
  'post /api/v1/document/withdrawal/create': {
    name: kept('withdrawals.name', 'outbox.data'),
    words: kept('withdrawals.note', 'outbox.data'),
  },

  'post /api/v1/marketing/newsletter/subscribe': { email },
  'post /api/v1/gdpr/web/consent/filter': { assignedTo: lookedUp },
  'post /api/v1/gdpr/web/consent/log/create': { 'user.email': email },
  'post /api/v1/calendar/event/public/filter': { keywords: search },
}
