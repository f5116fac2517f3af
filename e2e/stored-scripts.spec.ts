import type { Page } from '@playwright/test'
import { activeContentIn, hostileText, markOf, marksIn, missingHostileTexts } from '@/tests/fuzz/hostile-texts'
import { plantedText, shownColumns } from '@/tests/fuzz/plant'
import { fillSignIn, signIn } from './support/accounts'
import { maxTextLength, openHostileShop, type HostileShop } from './support/hostile-shop'
import { acceptConsents, buyer, fillAddress } from './support/shop'
import { expect, test as base } from './support/test'

// Words that want to be a program. In this shop every column that anybody shows holds some, whoever wrote them and however they came
// (tests/fuzz/text-columns.ts). Each must be seen on the pages that are said to show it, and come to life on none. The page's own policy would stop them
// too; here it is asked whether anything of theirs stands in the page at all.

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
test.describe.configure({ mode: 'serial' })
test.use({ userAgent: device, allowedErrors: /A link leads nowhere|cid:uplatnica|status of (?:404|422)/ })

/** The question about cookies, long as it is here, lies on nothing. */
test.beforeEach(async ({ context, shop }) => {
  const answer = encodeURIComponent(JSON.stringify({ v: 1, allowed: ['necessary'] }))
  await context.addCookies([{ name: 'cookie-consent', value: answer, url: shop.url }])
})

type Area = 'shop' | 'account' | 'office'
const seen: Record<Area, Set<string>> = { shop: new Set(), account: new Set(), office: new Set() }

/** Looks at the page as it stands, once it shows the words of these columns. */
async function inspect(page: Page, where: Area, columns: readonly string[] = []) {
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
  for (const column of here) seen[where].add(column)
}

/** Each page with columns that it must show, besides those that it shows anyway. */
async function visit(page: Page, where: Area, stops: Record<string, readonly string[]>) {
  page.on('dialog', (dialog) => expect(dialog.message(), 'no window of theirs').toBe(''))
  page.on('request', (request) => expect(new URL(request.url()).hostname).not.toBe('zlo.example'))
  for (const [path, columns] of Object.entries(stops)) {
    await page.goto(path)
    await inspect(page, where, columns)
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
    '/dogadjaj/1': ['event_texts.body', 'event_texts.summary'],
    '/deset-tankih-knjiga': ['post_texts.body', 'posts.author'],
    '/kontakt': ['forms.fields', 'page_texts.title'],
    '/clanstvo': ['forms.fields'],
    '/registracija': ['consents.displayName'],
    '/nema-toga': [],
  })
})

test('in the window for searching, in the cart, on the way to an order and on its receipt', async ({ page }) => {
  await page.goto('/')
  // By keyboard: the words of the menu lie over everything beside it.
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
  await putInCartFromHere(page)
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
  await expect(page.getByRole('heading', { level: 1, name: 'Hvala, narudžba je zaprimljena' })).toBeVisible()
  await inspect(page, 'shop', ['product_texts.name', 'payment_methods.texts'])
})

test('in what is searched for, and in addresses', async ({ page }) => {
  const word = encodeURIComponent(hostileText('zlo', 400))
  const short = encodeURIComponent('"><img data-zlo src=x onerror=stolen=1>')
  await visit(page, 'shop', {
    [`/pretraga?q=${word}`]: [],
    [`/shop/romani?q=${word}&sort=${short}`]: [],
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
  await visit(page, 'office', {
    '/admin': ['users.firstName'],
    '/admin/orders': ['orders.billing'],
    '/admin/orders/1': ['payment_intents.detail', 'order_events.detail', 'order_lines.options', 'orders.message'],
    '/admin/orders/6': ['withdrawals.name', 'withdrawals.note'],
    '/admin/outbox': [],
    '/admin/outbox/1': ['outbox.data'],
    '/admin/reviews': ['comments.text'],
    '/admin/redirects': ['failed_requests.path'],
    '/admin/forms': ['forms.title'],
    '/admin/forms/1': ['form_entries.data', 'form_entries.fields'],
    '/admin/consent': ['consents.name', 'consents.displayName'],
    '/admin/consent/checkout': ['consents.name'],
  })
})

test('nothing that was planted is left unseen', () => {
  const wheres = ['shop', 'account', 'office'] as const
  const told = wheres.flatMap((where) => shownColumns.filter(({ places }) => places.includes(where)).map(({ name }) => `${where} ${name}`))
  const found = wheres.flatMap((where) => [...seen[where]].map((name) => `${where} ${name}`))
  expect(told.filter((one) => !found.includes(one))).toEqual([])
  for (const where of wheres) {
    const texts = [...seen[where]].map((name) => plantedText(name, maxTextLength))
    expect({ where, unseen: missingHostileTexts(texts) }).toEqual({ where, unseen: [] })
  }
})

/** From the product page that is open. */
async function putInCartFromHere(page: Page) {
  await page.getByRole('main').getByRole('button', { name: 'Dodaj u košaricu' }).first().click()
  await page.getByRole('dialog', { name: 'Dodano u košaricu' }).getByRole('link', { name: 'Otvori košaricu' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Košarica' })).toBeVisible()
}
