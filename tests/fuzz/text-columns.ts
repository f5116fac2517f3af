// Every text and JSON column with the places that show it (docs/rules/platform.md#inert-text). API input comes through ./text-fields.ts, the rest from
// imports, seed, SQL, sign-in and payment providers, or headers. tests/repo/text-fields.test.ts compares it with the schema.

/**
 * `shop`, `account`, `office`: pages tested in Chromium (e2e/site/stored-scripts.spec.ts). tests/api/hostile-texts.test.ts reads the others: `mail`, `pdf`, `feed`
 * (Google's), `archive` (a person's data export), `csv` (product export).
 */
export type Place = 'shop' | 'account' | 'office' | 'mail' | 'pdf' | 'feed' | 'archive' | 'csv'

/** `shown`: gets hostile texts of at most `maxLength` characters and must appear in each place. `notShown`: the reason reason it gets none. */
export type ColumnUse = { shown: readonly Place[]; maxLength?: number } | { notShown: string }

const shown = (...places: Place[]): ColumnUse => ({ shown: places })
const notShown = (reason: string): ColumnUse => ({ notShown: reason })

const key = notShown('a key: slugs and codes match a pattern')
const list = notShown('one of a fixed list')
const hash = notShown('a hash or a generated secret')
const reference = notShown('an id of the provider: compared, and sent only to the provider')
const email = notShown('an e-mail address: its format excludes markup')
const numbers = notShown('numbers and keys')
const number = notShown('a validated number of a company, a card or a phone')
const file = notShown('a generated file name')
const colour = notShown('a colour, by a CHECK of its table')
const library = notShown('answered to editors only, by the calls of the media library')
export const internal = notShown('stored for database administrators; not shown')

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
    settings: internal,
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
    firstName: internal,
    lastName: internal,
    companyName: internal,
    companyOib: number,
    companyAddress: internal,
  },
  sessions: { family: hash, accessHash: hash, refreshHash: hash, userAgent: shown('archive') },
  social_identities: { provider: list, subject: reference },
  social_attempts: {
    provider: list,
    stateHash: hash,
    browserHash: hash,
    nonce: hash,
    codeVerifier: hash,
    person: notShown('the profile of a sign-in provider; its names become those of the account'),
  },
  user_tokens: { email, hash },
  data_exports: { tokenHash: hash },
  member_cards: { barcode: number, holder: internal },

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
    fromPath: notShown('a path, as a browser writes it'),
    toPath: notShown('the target of a redirect: lib/routing/links.ts (tests/repo/redirects-corpus.test.ts)'),
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
  product_media: { alts: shown('shop') },
  categories: { sortTypes: list, sortDefaultType: list },
  category_texts: {
    name: { shown: ['shop', 'feed', 'csv'], maxLength: 140 },
    slug: key,
    description: shown('shop'),
    imageAlt: shown('shop'),
  },
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
    title: internal,
    slug: key,
    meta: shown('shop'),
    mobileMeta: internal,
    options: key,
    mobileOptions: internal,
    parts: internal,
    linkMeta: notShown('link targets of sections: lib/routing/links.ts'),
  },
  page_texts: { slug: key, title: shown('shop'), description: shown('shop') },
  page_versions: { doc: shown('shop') },
  masters: {
    title: notShown('answered to editors only'),
    sectionType: list,
    section: notShown('shown through the pages that use it: tests/api/v1/cms/master'),
  },
  approvals: {
    note: notShown('answered to editors and to holders of the link; mailed as outbox.data'),
    tokenHash: hash,
    comment: notShown('answered to editors and to holders of the link'),
  },
  approval_documents: { key },
  releases: { title: notShown('answered to editors only') },
  release_documents: { key },
  section_stats: { document: key, section: key },
  document_versions: {
    key,
    doc: notShown('a copy of what was published; the published thing itself is shown'),
    note: notShown('answered to editors only'),
  },
  drafts: {
    key,
    doc: notShown('answered to editors only; what is published is copied to pages and elements'),
    base: notShown('a copy of what was published; compared only'),
  },
  draft_batches: { client: key, changes: notShown('the changes of a draft; the draft itself is shown') },
  navigation_menus: { menu: key },
  post_types: { title: notShown('answered to editors only'), slug: key, doc: notShown('copied to the pages that are made from it') },
  posts: { postType: key, author: shown('shop') },
  post_texts: { slug: key, mediaAlt: shown('shop'), title: shown('shop'), excerpt: shown('shop'), body: shown('shop') },
  term_texts: { title: shown('shop'), slug: key, description: shown('shop') },
  event_texts: { mediaAlt: shown('shop'), title: shown('shop'), summary: shown('shop'), place: shown('shop'), body: shown('shop') },
  navigation_items: {
    menu: key,
    title: shown('shop'),
    target: notShown('resolved by lib/routing/links.ts (tests/repo/redirects-corpus.test.ts)'),
    hash: notShown('an anchor, encoded by lib/routing/links.ts'),
  },
  media: {
    driveId: file,
    title: library,
    alt: shown('shop'),
    alts: library,
    description: library,
    displayName: library,
    originalName: library,
    tags: library,
    sourceHash: hash,
    originalPath: file,
    crop: numbers,
    extension: file,
    mime: file,
    hash,
    colour,
    path: file,
    access: list,
    focal: numbers,
  },
  media_folders: { name: library },
  media_unused_files: { path: file },
  media_uploads: { driveId: hash, name: library },
  media_versions: {
    originalName: library,
    extension: file,
    mime: file,
    sourceHash: hash,
    path: file,
    originalPath: file,
    uploadKey: hash,
  },
  media_renditions: { name: file, mime: file, path: file },
  media_options: { key, value: key },

  carts: { id: hash, protectHash: hash, memberCardBarcode: number, companyName: internal, companyOib: number, lastAddition: hash },
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
    url: notShown('the address of the site: only the host sets it'),
    domains: notShown('the address of the site: only the host sets it'),
    apiKey: hash,
    currency: list,
    checkoutSettings: key,
    currencyConfig: key,
    signingKey: hash,
  },
  stores: { name: internal },
  languages: { code: list, code2: list, name: internal, nameHrv: internal, nameEng: internal, nameGer: internal, nameSrp: internal },
  countries: { iso: list, name: shown('shop'), phonePrefix: number, zipPattern: key },
  options: { key, value: shown('shop', 'pdf') },
  audit_log: { actor: list, action: list, target: list, requestId: key, detail: internal },
} satisfies Record<string, Record<string, ColumnUse>>

/** Texts from headers, files, profiles and webhooks: their destination, and the test that sends them. */
export const otherSources: Record<string, { destination: string; test: string }> = {
  'User-Agent of a sign-in': { destination: 'sessions.userAgent', test: 'tests/api/hostile-texts.test.ts' },
  'Referer, Origin': { destination: 'compared with the domains of a site', test: 'tests/api/v2/master/domain-detect.test.ts' },
  'X-Forwarded-For, X-Request-Id': { destination: 'the log, as one JSON line', test: 'tests/api/secrets.test.ts' },
  'a CSP report': { destination: 'the log, as one JSON line', test: 'server/api/csp-report/parse-report.test.ts' },
  'a path that was not found': { destination: 'failed_requests.path', test: 'tests/api/hostile-texts.test.ts' },
  'a cell of an imported file': {
    destination: 'the columns of products, categories and attributes',
    test: 'tests/api/hostile-texts.test.ts',
  },
  'the profile of a sign-in provider': { destination: 'users.firstName, users.lastName', test: 'tests/api/v1/user/social/oauth.test.ts' },
  'a webhook of a payment provider': {
    destination: 'payment_notices, payment_intents.detail',
    test: 'tests/api/v2/ecommerce/payment/paypal.test.ts',
  },
  'a setting of the environment': { destination: 'lib/env.ts', test: 'lib/env.test.ts' },
}
