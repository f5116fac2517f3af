// Every text and JSON column with the places that show it (docs/rules/platform.md#inert-text). API input comes through ./text-fields.ts, the rest from
// imports, seed, SQL, sign-in and payment providers, or headers. tests/repo/text-fields.test.ts compares it with the schema.

/**
 * `shop`, `account`, `office`: pages tested in Chromium (e2e/site/stored-scripts.spec.ts). tests/api/hostile-texts.test.ts reads the others: `mail`, `pdf`, `feed`
 * (Google's), `archive` (a person's data export), `csv` (product export).
 */
export type Place = 'shop' | 'account' | 'office' | 'mail' | 'pdf' | 'feed' | 'archive' | 'csv'

/** `shown`: gets hostile texts of at most `most` characters and must appear in each place. `never`: the reason why it gets none. */
export type ColumnFate = { shown: readonly Place[]; maxLength?: number } | { never: string }

const shown = (...places: Place[]): ColumnFate => ({ shown: places })
const never = (why: string): ColumnFate => ({ never: why })

const key = never('a name that programs compare; slugs and codes hold to their pattern')
const list = never('one of a list that the program writes')
const hash = never('a hash or a secret of ours')
const reference = never('what a provider calls the thing; compared, and told to nobody but the provider')
const email = never('an e-mail address, whose form lets no markup pass')
const numbers = never('numbers and keys')
const number = never('a number that is checked: of a company, a card, a phone')
const file = never('the name of a file, made by the program')
const colour = never('a colour, by a CHECK of its table')
export const unread = never('kept for whoever looks into the database; nothing shows it')

export const textColumns = {
  users: {
    email,
    username: email,
    passwordHash: hash,
    firstName: shown('shop', 'account', 'office', 'mail', 'archive'),
    lastName: shown('account', 'office', 'archive'),
    companyName: shown('archive'),
    companyOib: number,
    memberCardBarcode: number,
    scopes: list,
    settings: unread,
  },
  addresses: {
    firstName: shown('account', 'archive'),
    lastName: shown('account', 'archive'),
    contactEmail: email,
    contactPhone: shown('account', 'archive'),
    region: shown('archive'),
    city: shown('account', 'archive'),
    street: shown('account', 'archive'),
    houseNumber: shown('account', 'archive'),
    zipCode: shown('account', 'archive'),
    companyName: shown('archive'),
    companyOib: number,
  },
  guests: {
    email,
    firstName: unread,
    lastName: unread,
    companyName: unread,
    companyOib: number,
    companyAddress: unread,
  },
  sessions: { family: hash, accessHash: hash, refreshHash: hash, userAgent: shown('archive') },
  social_identities: { provider: list, subject: reference },
  social_attempts: {
    provider: list,
    stateHash: hash,
    browserHash: hash,
    nonce: hash,
    codeVerifier: hash,
    person: never('what a sign-in service said; its names become those of the account'),
  },
  user_tokens: { email, hash },
  data_exports: { tokenHash: hash },
  member_cards: { barcode: number, holder: unread },

  newsletter_subscribers: { email, tokenHash: hash },
  consents: { uniqueNumber: key, name: shown('office', 'archive'), displayName: shown('shop', 'office') },
  consent_assignments: { assignedTo: list },
  consent_log: { sourceType: key, userType: list, email, requestId: key },
  cookie_choices: { allowed: key },

  comments: { text: shown('shop', 'account', 'office', 'archive') },
  forms: { key, title: shown('shop', 'archive'), fields: { shown: ['shop'], maxLength: 60 }, goal: key },
  form_entries: { data: shown('office', 'archive'), fields: { shown: ['office', 'archive'], maxLength: 60 }, email, requestKey: hash },
  form_files: { name: file, mediaType: file },
  failed_requests: { path: shown('office') },
  redirects: {
    fromPath: never('a path, as a browser writes it'),
    toPath: never('where an address leads; lib/routing/links.ts (tests/repo/redirects-corpus.test.ts)'),
  },

  product_texts: {
    name: { shown: ['shop', 'account', 'office', 'feed', 'archive', 'csv'], maxLength: 190 },
    slug: key,
    summary: shown('shop', 'csv'),
    description: shown('shop', 'csv'),
    seoTitle: { shown: ['shop', 'csv'], maxLength: 300 },
    seoDescription: shown('shop', 'csv'),
    keywords: shown('csv'),
  },
  vocabulary: { word: key },
  products: {
    sku: { shown: ['shop', 'feed', 'csv'], maxLength: 40 },
    measureUnit: { shown: ['shop', 'csv'], maxLength: 20 },
    safetyNote: shown('shop', 'csv'),
  },
  product_attributes: { text: shown('shop', 'csv') },
  product_files: { name: { shown: ['account', 'csv'], maxLength: 190 }, mediaType: file, hash, sourceHash: hash },
  product_file_contents: { hash },
  manufacturers: { name: { shown: ['shop', 'csv'], maxLength: 300 }, address: shown('shop', 'csv'), email },
  categories: { sortTypes: list, sortDefaultType: list },
  category_texts: { name: { shown: ['shop', 'feed', 'csv'], maxLength: 140 }, slug: key, description: shown('shop') },
  attributes: { code: key, unit: shown('shop') },
  attribute_texts: { label: shown('shop', 'csv') },
  attribute_values: { key, swatch: colour },
  attribute_value_texts: { label: shown('shop', 'csv') },
  custom_options: { key, labels: { shown: ['shop', 'csv'], maxLength: 300 } },
  subscription_plans: { labels: shown('shop'), providerPlanId: reference },
  coupons: { code: key },

  elements: {
    handler: key,
    type: list,
    title: unread,
    slug: key,
    meta: shown('shop'),
    mobileMeta: unread,
    options: key,
    mobileOptions: unread,
    parts: unread,
    linkMeta: never('where links of sections lead: lib/routing/links.ts'),
  },
  page_texts: { slug: key, title: shown('shop'), description: shown('shop') },
  page_versions: { doc: shown('shop') },
  posts: { postType: key, author: shown('shop') },
  post_texts: { slug: key, title: shown('shop'), excerpt: shown('shop'), body: shown('shop') },
  term_texts: { title: shown('shop'), slug: key, description: shown('shop') },
  event_texts: { title: shown('shop'), summary: shown('shop'), place: shown('shop'), body: shown('shop') },
  navigation_items: {
    menu: key,
    title: shown('shop'),
    target: never('resolved by lib/routing/links.ts (tests/repo/redirects-corpus.test.ts)'),
  },
  media: {
    driveId: file,
    title: unread,
    alt: shown('shop'),
    description: unread,
    displayName: unread,
    originalName: unread,
    extension: file,
    mime: file,
    hash,
    colour,
    path: file,
    access: list,
    focal: numbers,
  },
  media_renditions: { name: file, mime: file, path: file },
  media_options: { key, value: key },

  carts: { id: hash, protectHash: hash, memberCardBarcode: number, companyName: unread, companyOib: number, lastAddition: hash },
  cart_keys: { cartId: hash, hash },
  cart_items: { cartId: hash, options: shown('shop'), optionsKey: hash },
  delivery_methods: { key, texts: shown('shop') },
  delivery_branches: {
    name: shown('shop'),
    street: shown('shop'),
    houseNumber: shown('shop'),
    zipCode: shown('shop'),
    city: shown('shop'),
    hours: shown('shop'),
  },
  payment_methods: { key, paymentType: list, texts: shown('shop'), countries: list },
  orders: {
    number: numbers,
    slug: hash,
    cartId: hash,
    email,
    currency: list,
    vatByRate: numbers,
    tax: numbers,
    couponCode: shown('account', 'office', 'pdf'),
    billing: shown('account', 'office', 'pdf', 'archive'),
    shipping: shown('account', 'office', 'pdf', 'archive'),
    delivery: shown('account', 'office', 'pdf'),
    payment: shown('account', 'office', 'pdf'),
    message: shown('account', 'office', 'pdf'),
    gift: shown('account', 'office', 'pdf'),
    tracking: shown('account', 'office'),
    idempotencyKey: hash,
    requestHash: hash,
  },
  order_lines: {
    sku: shown('pdf'),
    name: shown('account', 'office', 'pdf', 'archive'),
    options: shown('account', 'office', 'pdf'),
    taken: numbers,
  },
  order_events: { actor: list, requestId: key, detail: shown('office') },
  invoices: { number: numbers, contents: shown('pdf') },
  order_links: { hash },
  download_links: { hash },
  coupon_redemptions: { customerKey: hash },
  withdrawals: {
    name: shown('office', 'archive'),
    email,
    lines: numbers,
    note: shown('office', 'archive'),
    decidedBy: list,
    answer: shown('account', 'archive'),
  },
  payment_intents: {
    provider: list,
    currency: list,
    providerReference: reference,
    transaction: reference,
    subscription: reference,
    detail: shown('office'),
  },
  payment_refunds: { key, transaction: reference },
  payment_notices: { provider: list, noticeId: reference, reference },
  outbox: { messageId: hash, template: list, to: email, data: shown('office', 'mail') },

  sites: {
    key,
    name: shown('shop', 'mail', 'archive', 'feed'),
    url: never('the address of the site: whoever sets it is the host'),
    domains: never('the address of the site: whoever sets it is the host'),
    apiKey: hash,
    currency: list,
    checkoutSettings: key,
    currencyConfig: key,
    signingKey: hash,
  },
  stores: { name: unread },
  languages: { code: list, code2: list, name: unread, nameHrv: unread, nameEng: unread, nameGer: unread, nameSrp: unread },
  countries: { iso: list, name: shown('shop'), phonePrefix: number, zipPattern: key },
  options: { key, value: shown('shop', 'pdf') },
  audit_log: { actor: list, action: list, target: list, requestId: key, detail: unread },
} satisfies Record<string, Record<string, ColumnFate>>

/** Texts from headers, files, profiles and webhooks: where they end, and the test that sends them. */
export const otherWays: Record<string, { ends: string; tested: string }> = {
  'User-Agent of a sign-in': { ends: 'sessions.userAgent', tested: 'tests/api/hostile-texts.test.ts' },
  'Referer, Origin': { ends: 'compared with the domains of a site', tested: 'tests/api/v2/master/domain-detect.test.ts' },
  'X-Forwarded-For, X-Request-Id': { ends: 'the log, a line of JSON each', tested: 'tests/api/secrets.test.ts' },
  'a CSP report': { ends: 'the log, a line of JSON each', tested: 'server/api/csp-report/parse-report.test.ts' },
  'a path that was not found': { ends: 'failed_requests.path', tested: 'tests/api/hostile-texts.test.ts' },
  'a cell of an imported file': {
    ends: 'the columns of products, categories and attributes',
    tested: 'tests/api/hostile-texts.test.ts',
  },
  'the profile of a sign-in service': { ends: 'users.firstName, users.lastName', tested: 'tests/api/v1/user/social/oauth.test.ts' },
  'a notice of a payment provider': {
    ends: 'payment_notices, payment_intents.detail',
    tested: 'tests/api/v2/ecommerce/payment/paypal.test.ts',
  },
  'a setting of the environment': { ends: 'lib/env.ts', tested: 'lib/env.test.ts' },
}
