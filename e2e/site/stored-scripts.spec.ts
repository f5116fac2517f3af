import type { Page } from '@playwright/test'
import { activeContentIn, hostileText, markOf, marksIn, missingHostileTexts } from '@/tests/fuzz/hostile-texts'
import { plantedText, shownColumns } from '@/tests/fuzz/plant'
import { fillSignIn, signIn } from '@/e2e/support/accounts'
import { maxTextLength, openHostileShop, type HostileShop } from '@/e2e/support/hostile-shop'
import { acceptConsents, buyer, fillAddress } from '@/e2e/support/shop'
import { expect, test as base } from '@/e2e/support/test'

// Stored cross-site scripting. In this shop every column that a page shows holds hostile text (tests/fuzz/text-columns.ts). Each text must appear on the
// pages listed for its column and become active content on none, regardless of the content security policy.

const test = base.extend<object, { shop: HostileShop }>({
  shop: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what a fixture needs
    async ({}, provide) => {
      const shop = await openHostileShop()
      await provide(shop)
      await shop.close()
    },
    { scope: 'worker', timeout: 80_000 },
  ],
  baseURL: async ({ shop }, provide) => provide(shop.url),
})

const device = hostileText(markOf('sessions.userAgent'), 250).replace(/\s+/g, ' ')
// Nineteen pages in one test, on a busy machine.
test.describe.configure({ mode: 'serial', timeout: 240_000 })
test.use({ userAgent: device, allowedErrors: /A link leads nowhere|cid:uplatnica|status of (?:404|422)/ })

/** The cookie choice is made, so the cookie notice covers nothing. */
test.beforeEach(async ({ context, shop }) => {
  const value = encodeURIComponent(JSON.stringify({ v: 1, allowed: ['necessary'] }))
  await context.addCookies([{ name: 'cookie-consent', value, url: shop.url }])
})

type Area = 'shop' | 'account' | 'office'
const seen: Record<Area, Set<string>> = { shop: new Set(), account: new Set(), office: new Set() }

/** Waits for the texts of these columns, then checks the page for active content. */
async function inspect(page: Page, area: Area, columns: readonly string[] = []) {
  const marks = columns.map(markOf)
  await page
    .waitForFunction((all) => all.every((mark) => document.documentElement.outerHTML.includes(mark)), marks, {
      timeout: 8000,
      polling: 100,
    })
    .catch(() => {})
  const found = await page.evaluate(`(${activeContentIn})(document)`)
  const isStolen = await page.evaluate(() => Reflect.has(window, 'stolen'))
  expect({ at: page.url(), found, isStolen }).toEqual({ at: page.url(), found: [], isStolen: false })
  const here = marksIn(await page.content())
  expect({ at: page.url(), missing: columns.filter((column) => !here.has(column)) }).toEqual({ at: page.url(), missing: [] })
  for (const column of here) seen[area].add(column)
}

/** Inspects each page for the columns that it must show at least. */
async function visit(page: Page, area: Area, pages: Record<string, readonly string[]>) {
  page.on('dialog', (dialog) => expect(dialog.message(), 'no injected dialog').toBe(''))
  page.on('request', (request) => expect(new URL(request.url()).hostname).not.toBe('zlo.example'))
  for (const [path, columns] of Object.entries(pages)) {
    await page.goto(path)
    await inspect(page, area, columns)
  }
}

test('on the pages of the shop', async ({ page }) => {
  await visit(page, 'shop', {
    '/': ['elements.meta', 'page_versions.doc', 'navigation_items.title', 'options.value'],
    '/shop/romani': ['category_texts.name', 'category_texts.description', 'attribute_texts.label', 'product_texts.name'],
    '/product/jabuke-za-nepoznate': [
      'comments.text',
      'product_texts.seoTitle',
      'product_texts.seoDescription',
      'product_texts.description',
    ],
    '/product/biljeznica-vodenica': ['products.safetyNote', 'manufacturers.name', 'manufacturers.address', 'custom_options.labels'],
    '/product/caj-drugo-poglavlje': ['products.measureUnit'],
    '/product/otok-bez-bicikla': ['product_attributes.text'],
    '/product/emajlirana-salica-za-put': ['attributes.unit'],
    '/product/paket-goticka-vecer': [],
    '/product/pretplata-krimi-ponoc': ['subscription_plans.labels'],
    '/pretraga?q=zlo': ['product_texts.name'],
    '/objave': ['post_texts.title', 'post_texts.excerpt'],
    '/objave/grad-i-knjige': ['term_texts.title', 'term_texts.description'],
    '/dogadjaji': ['event_texts.title', 'event_texts.place'],
    '/dogadjaj/1': ['event_texts.body', 'event_texts.summary', 'event_texts.mediaAlt'],
    '/deset-tankih-knjiga': ['post_texts.body', 'posts.author', 'post_texts.mediaAlt'],
    '/kontakt': ['forms.fields', 'page_texts.title'],
    '/clanstvo': ['forms.fields'],
    '/registracija': ['consents.displayName'],
    '/nema-toga': [],
  })
})

test('in the search dialog, the cart, the checkout and on the thank-you page', async ({ page }) => {
  await page.goto('/')
  // By keyboard: the long texts of the menu cover the button.
  await page.getByRole('banner').getByRole('link', { name: 'Pretraži' }).press('Enter')
  await page.getByRole('combobox').fill('zlo')
  await expect(page.getByRole('option').first()).toBeVisible()
  await inspect(page, 'shop', ['product_texts.name'])

  await page.goto('/product/tetke')
  await page
    .getByRole('main')
    .getByRole('textbox')
    .first()
    .fill(hostileText(markOf('cart_items.options'), 140))
  await addCurrentProduct(page)
  await inspect(page, 'shop', ['cart_items.options'])
  await page.getByRole('link', { name: 'Na naplatu' }).click()
  await fillAddress(page, { ...buyer, street: '"><b data-zlo>', city: '"><b data-zlo>' })
  await inspect(page, 'shop', ['countries.name', 'consents.displayName'])
  await acceptConsents(page)
  await page.getByRole('button', { name: 'Nastavi na dostavu' }).click()
  await page.getByRole('radio').nth(1).check()
  const branches = ['name', 'street', 'houseNumber', 'zipCode', 'city', 'hours'].map((column) => `delivery_branches.${column}`)
  await inspect(page, 'shop', ['delivery_methods.texts', ...branches])
  await page.getByRole('radio').first().check()
  await page.getByRole('button', { name: 'Nastavi na plaćanje' }).click()
  await inspect(page, 'shop', ['payment_methods.texts'])
  await page.getByRole('radio').first().check()
  await page.getByRole('button', { name: 'Naruči uz obvezu plaćanja' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Hvala na narudžbi' })).toBeVisible()
  await inspect(page, 'shop', ['product_texts.name', 'payment_methods.texts'])
})

test('in search queries and addresses', async ({ page }) => {
  const long = encodeURIComponent(hostileText('zlo', 400))
  const short = encodeURIComponent('"><img data-zlo src=x onerror=stolen=1>')
  await visit(page, 'shop', {
    [`/pretraga?q=${long}`]: [],
    [`/shop/romani?q=${long}&sort=${short}`]: [],
    [`/tag-objave?tag=${short}`]: [],
    [`/naplata/uspjesna?orderSlug=${short}`]: [],
    [`/potvrdi-email?newsletter=${short}`]: [],
    [`/prijava?verificationToken=${short}`]: [],
  })
})

test('in an account', async ({ page, shop }) => {
  await signIn(page, shop.shopper)
  const [withFiles, order] = await shop.sql<{ slug: string }[]>`select slug from orders where id in (6, 8) order by id desc`
  const address = ['firstName', 'lastName', 'contactPhone', 'street', 'houseNumber', 'zipCode', 'city'].map(
    (column) => `addresses.${column}`,
  )
  await visit(page, 'account', {
    '/profil': ['users.firstName', 'addresses.street'],
    '/profil/podaci': ['users.lastName'],
    '/profil/adrese': address,
    [`/profil/narudzbe/${order?.slug}`]: [
      'order_lines.name',
      'order_lines.options',
      'orders.billing',
      'orders.message',
      'withdrawals.answer',
      'shipments.carrier',
      'shipments.tracking',
    ],
    [`/profil/narudzbe/${withFiles?.slug}`]: ['product_files.name'],
    '/profil/popis-zelja': ['product_texts.name'],
    '/profil/recenzije': ['comments.text', 'product_texts.name'],
    '/profil/privole': [],
    '/profil/sigurnost': [],
  })
})

test('in the back office', async ({ page, shop }) => {
  await page.goto('/adminLogin')
  await fillSignIn(page, shop.office)
  await expect(page).toHaveURL(/\/admin$/)
  const [item] = await shop.sql<{ id: number }[]>`select product_id as id from stock_movements order by id limit 1`
  await visit(page, 'office', {
    '/admin': ['users.firstName'],
    '/admin/orders': ['orders.billing', 'office_views.name'],
    '/admin/orders/1': ['payment_intents.detail', 'order_events.detail', 'order_lines.options', 'orders.message'],
    '/admin/orders/6': ['withdrawals.name', 'withdrawals.note', 'shipments.carrier', 'shipments.tracking', 'order_refunds.reason'],
    '/admin/returns': [],
    '/admin/returns/1': ['order_returns.reason', 'order_returns.note'],
    '/admin/customers': [],
    '/admin/customers/1': ['customers.blockReason', 'customer_tags.name', 'customer_notes.note'],
    '/admin/privacy': [],
    '/admin/privacy/1': ['note', 'identityProofNote', 'extensionReason', 'answer'].map((column) => `privacy_requests.${column}`),
    '/admin/stock': ['product_texts.name'],
    [`/admin/stock/${item?.id}`]: ['stock_movements.note'],
    '/admin/audit': ['audit_log.detail', 'audit_log.before', 'audit_log.after'],
    '/admin/outbox': [],
    '/admin/outbox/1': ['outbox.data'],
    '/admin/reviews': ['comments.text'],
    '/admin/redirects': ['failed_requests.path'],
    '/admin/events/1': ['seat_reservations.name'],
    '/admin/forms': ['forms.title'],
    '/admin/forms/1': ['form_entries.data', 'form_entries.fields', 'form_replies.text'],
    '/admin/consent': ['consents.name', 'consents.displayName'],
    '/admin/consent/checkout': ['consents.name'],
  })
})

test('every hostile text was displayed', () => {
  const areas = ['shop', 'account', 'office'] as const
  const listed = areas.flatMap((area) => shownColumns.filter(({ places }) => places.includes(area)).map(({ name }) => `${area} ${name}`))
  const found = areas.flatMap((area) => [...seen[area]].map((name) => `${area} ${name}`))
  expect(listed.filter((one) => !found.includes(one))).toEqual([])
  for (const area of areas) {
    const texts = [...seen[area]].map((name) => plantedText(name, maxTextLength))
    expect({ area, unseen: missingHostileTexts(texts) }).toEqual({ area, unseen: [] })
  }
})

/** Adds the product of the current page and opens the cart. */
async function addCurrentProduct(page: Page) {
  await page.getByRole('main').getByRole('button', { name: 'Dodaj u košaricu' }).first().click()
  await page.getByRole('dialog', { name: 'Dodano u košaricu' }).getByRole('link', { name: 'Otvori košaricu' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Košarica' })).toBeVisible()
}
