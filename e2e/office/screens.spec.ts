import type { Browser, Locator, Page } from '@playwright/test'
import { newPerson } from '@/e2e/support/accounts'
import { firstSignIn, openOffice, placePhoneOrders } from '@/e2e/support/office'
import { api } from '@/e2e/support/shop'
import { expect, expectAccessible, expectNoSideScroll, test } from '@/e2e/support/test'

/** CSS pixels: the narrowest that WCAG 2.2 (1.4.10) names, and a laptop. */
const widths = [320, 1280]

// A test opens many screens; what fails and conflicts in them does so on purpose.
test.describe.configure({ timeout: 180_000 })
test.use({ allowedErrors: /status of (?:400|404|409|500)/ })

/** Expects the current state of the page to be readable and operable at each width. Leaves the page at the last one. */
async function expectGood(page: Page) {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    await expectAccessible(page)
    await expectNoSideScroll(page)
    expect(await findCutParts(page), `what is cut at ${width} px`).toEqual([])
  }
}

/** Parts of dialogs that would scroll sideways, and of the bar that reach under its buttons. */
function findCutParts(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('[role=dialog] *, header p')]
      .filter((part) => part.scrollWidth > part.clientWidth && (part.matches('header p') || getComputedStyle(part).overflowX === 'auto'))
      .map((part) => part.outerHTML.slice(0, 200)),
  )
}

/** Opens a dialog by the keyboard, checks it, and closes it by Escape, after which its opener has the focus again. */
async function expectGoodDialog(opener: Locator, name: string | RegExp) {
  const page = opener.page()
  await opener.press('Enter')
  const dialog = page.getByRole('dialog', { name })
  await expect(dialog).toBeVisible()
  await expect(dialog.locator('.animate-breathe')).toHaveCount(0)
  await expectGood(page)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()
}

/** Opens a screen and waits for its content. */
async function open(page: Page, path: string, title: string | RegExp) {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible()
  await expect(page.locator('main .animate-breathe')).toHaveCount(0)
}

const inMain = (page: Page, name: string | RegExp) => page.getByRole('main').getByRole('button', { name }).first()

/** The first account, signed in beside the page under test: a second sign-in there would end the first. */
async function openApi(browser: Browser) {
  const page = await (await browser.newContext()).newPage()
  /** Two orders by phone, the first of three pieces, paid on delivery. */
  const order = (surname: string) => placePhoneOrders(page, { count: 2, surname, slug: 'jabuke-za-nepoznate' })
  async function signIn() {
    const { tokens } = await api(page, 'POST', '/api/v1/login?strategy=admin', { data: firstSignIn() })
    const headers = { accessToken: tokens.accessToken }
    return {
      get: (path: string) => api(page, 'GET', path, { headers }),
      post: (path: string, data: object = {}) => api(page, 'POST', path, { headers, data }),
    }
  }
  return { order, signIn }
}

/** Words that are unique to a test; names have letters only. */
const letters = () => String(Date.now()).replaceAll(/\d/g, (digit) => 'abcdefghij'.charAt(Number(digit)))

/** In halves, which run at the same time. */
const screens = {
  'of orders, people and goods': [
    ['/admin', 'Pregled'],
    ['/admin/orders?view=all', 'Narudžbe'],
    ['/admin/orders/new', 'Nova narudžba'],
    ['/admin/returns?view=all', 'Povrati robe'],
    ['/admin/print?view=all', 'Ispis'],
    ['/admin/runs', 'Skupne promjene'],
    ['/admin/invoices', 'Računi'],
    ['/admin/customers', 'Kupci'],
    ['/admin/privacy?view=all', 'Zahtjevi o privatnosti'],
    ['/admin/privacy/new', 'Novi zahtjev'],
    ['/admin/stock', 'Zaliha'],
    ['/admin/stock/scan', 'Brojanje skenerom'],
    ['/admin/events', 'Događaji'],
    ['/admin/forms', 'Odgovori na obrasce'],
    ['/admin/reviews', 'Recenzije i komentari'],
  ],
  'of content, staff and the program': [
    ['/admin/consent', 'Privole'],
    ['/admin/consent/checkout', 'Privole: Naplata'],
    ['/admin/media', 'Knjižnica slika i datoteka'],
    ['/admin/templates', 'Predlošci'],
    ['/admin/redirects', 'Preusmjerenja'],
    ['/admin/redirects?view=redirects', 'Preusmjerenja'],
    ['/admin/staff', 'Zaposlenici'],
    ['/admin/staff/roles', 'Uloge i prava'],
    ['/admin/audit', 'Dnevnik promjena'],
    ['/admin/outbox', 'Pošta'],
    ['/admin/jobs', 'Poslovi'],
    ['/admin/cache', 'Predmemorije'],
    ['/admin/account', 'Moj račun'],
    ['/admin/nema-ga', 'Ovog zaslona nema'],
  ],
} as const

// docs/rules/administration.md#office-screens
for (const [name, group] of Object.entries(screens)) {
  test(`every screen ${name} is accessible on a phone and on a laptop`, async ({ page }) => {
    await openOffice(page, '/admin')
    for (const [path, title] of group) {
      await test.step(path, async () => {
        await open(page, path, title)
        await expectGood(page)
      })
    }
  })
}

test('the sign-in page of the office is accessible on a phone and on a laptop', async ({ page }) => {
  await open(page, '/adminLogin', 'Prijava u uredništvo')
  await expectGood(page)
})

test('a list that finds nothing says so, and so does one that fails', async ({ page }) => {
  await openOffice(page, '/admin')
  for (const [path, title] of [
    ['/admin/orders?view=all&q=nemaovoga', 'Narudžbe'],
    ['/admin/invoices?q=nemaovoga', 'Računi'],
    ['/admin/forms?q=nemaovoga', 'Odgovori na obrasce'],
  ] as const) {
    await test.step(path, async () => {
      await open(page, path, title)
      await expect(page.getByRole('heading', { name: 'Ništa ne odgovara traženom' })).toBeVisible()
      await expectGood(page)
    })
  }
  // A failure of the server is tried again twice, a refusal is not.
  const failures = [
    ['/admin/orders', '**/order/office/filter', 500],
    ['/admin/orders/1', '**/order/office/get/1', 400],
    ['/admin', '**/api/v1/admin/overview', 400],
    ['/admin/consent', '**/cms/consent/*', 400],
    ['/admin/cache', '**/admin/cache/filter', 400],
  ] as const
  for (const [path, call, status] of failures) {
    await test.step(`${path} fails`, async () => {
      const json = { errored: true, message: 'Ne ide.', statusCode: status }
      await page.route(call, (route) => route.fulfill({ status, json }))
      await page.goto(path)
      await expect(page.getByRole('heading', { name: 'Podaci trenutačno nisu dostupni' }).first()).toBeVisible()
      await expectGood(page)
      await page.unroute(call)
    })
  }
})

test('every kind of detail and its dialogs are accessible and keep the focus', async ({ page, browser }) => {
  const shop = await openApi(browser)
  const orderId = await shop.order(`Zaslon${letters()}`)
  const { get, post } = await shop.signIn()
  const orders = '/api/v2/ecommerce/order/office'
  const order = await get(`${orders}/get/${orderId}`)
  const title = `Narudžba ${order.number}`
  await openOffice(page, '/admin')

  await test.step('an order, its next parcel, its edit', async () => {
    await open(page, `/admin/orders/${orderId}`, title)
    await expectGoodDialog(inMain(page, 'Otkaži narudžbu'), 'Otkaži narudžbu')
    await inMain(page, 'Nova pošiljka').press('Enter')
    await expectGood(page)
    await open(page, `/admin/orders/${orderId}/edit`, `Uredi narudžbu ${order.number}`)
    await expectGood(page)
  })

  await test.step('a refund and a return of what arrived', async () => {
    const [line] = order.lines
    const lines = [{ lineId: line.id, quantity: line.qty }]
    const { shipments } = await post(`${orders}/shipment/create/${orderId}`, { lines, carrier: 'GLS', tracking: letters() })
    await post(`${orders}/shipment/deliver/${shipments[0].id}`)
    await open(page, `/admin/orders/${orderId}`, title)
    await inMain(page, 'Otvori povrat').press('Enter')
    await inMain(page, 'Vrati novac').press('Enter')
    await inMain(page, 'Sve što je ostalo').press('Enter')
    await inMain(page, 'Izračunaj povrat').press('Enter')
    await expect(inMain(page, /^Vrati \d/)).toBeVisible()
    await expectGood(page)
    const returned = await post(`${orders}/return/create/${orderId}`, { kind: 'complaint', lines: [{ lineId: line.id, quantity: 1 }] })
    await open(page, `/admin/returns/${returned.id}`, 'Reklamacija')
    await expectGoodDialog(inMain(page, 'Otkaži povrat'), 'Otkazati povrat?')
    await expectGood(page)
  })

  await test.step('a customer and a privacy request', async () => {
    const { records } = await post('/api/v1/user/office/customer/filter', { view: 'guests' })
    await open(page, `/admin/customers/${records[0].id}`, /./)
    await expectGood(page)
    await expectGoodDialog(inMain(page, 'Blokiraj'), /^Blokirati/)
    const identityProofNote = 'Osobna iskaznica na pultu'
    const request = await post('/api/v1/gdpr/office/request/create', { kind: 'erasure', email: newPerson().email, identityProofNote })
    await open(page, `/admin/privacy/${request.id}`, 'Brisanje podataka')
    await expectGood(page)
    await expectGoodDialog(inMain(page, 'Obriši podatke'), 'Trajno obrisati podatke?')
    await expectGoodDialog(inMain(page, 'Odbij zahtjev'), 'Odbiti zahtjev?')
  })

  await test.step('a mail, an event, an item of the stock, a run, an answer to a form', async () => {
    const { records: forms } = await post('/api/v1/cms/form/filter', { filters: { keys: ['kontakt'] } })
    const consents = forms[0].consents.map(({ id }: { id: number }) => id)
    const data = { topic: 'knjiga', name: 'Iva Ivić', email: newPerson().email, message: 'Plave korice, more.' }
    await post('/api/v1/cms/form/storeData', { id: forms[0].id, data, consents })
    const { records: entries } = await post('/api/v1/cms/form/office/filter', { view: 'waiting' })
    // The subjects of the shop's own mails hold an address, which is one long word.
    const { records: mails } = await get('/api/v1/admin/outbox?q=knjizara@')
    const { records: events } = await post('/api/v1/calendar/event/seats/office/events')
    const { records: items } = await post('/api/v1/stock/office/filter')
    const note = { kind: 'note', note: 'Provjereno' }
    const { runId } = await post(`${orders}/bulk/create`, { change: note, orders: [{ id: orderId, status: 'delivered' }] })
    const mail = `outbox/${mails[0].id}`
    for (const path of [mail, `events/${events[0].id}`, `stock/${items[0].id}`, `runs/${runId}`, `forms/${entries[0].id}`]) {
      await open(page, `/admin/${path}`, /./)
      await expectGood(page)
    }
  })
})

test('the dialogs of lists open by Enter, close by Escape and give the focus back', async ({ page }) => {
  await openOffice(page, '/admin')
  await test.step('orders', async () => {
    await open(page, '/admin/orders?view=all', 'Narudžbe')
    await page
      .getByRole('checkbox', { name: /^Odaberi \d/ })
      .first()
      .press('Space')
    await expectGoodDialog(inMain(page, 'Promijeni stanje'), 'Promijeni stanje narudžbi')
    await expectGoodDialog(inMain(page, 'Spremi ili uredi poglede'), 'Pogledi tima')
  })
  await test.step('stock', async () => {
    await open(page, '/admin/stock', 'Zaliha')
    await expectGoodDialog(inMain(page, /^Promijeni zalihu/), 'Promijeni zalihu')
    await expectGoodDialog(inMain(page, /^Prebroji/), 'Prebroji')
    await page.getByRole('row').getByRole('checkbox').first().press('Space')
    await expectGoodDialog(inMain(page, 'Cijene'), 'Cijene')
    await expectGoodDialog(inMain(page, 'Postavi prag zalihe'), 'Postavi prag zalihe')
  })
  await test.step('staff, redirects, the own account', async () => {
    await open(page, '/admin/staff', 'Zaposlenici')
    await expectGoodDialog(inMain(page, 'Pozovi'), 'Pozovi u uredništvo')
    await expectGoodDialog(inMain(page, /^Uloga/), /^Uloga/)
    await open(page, '/admin/redirects?view=redirects', 'Preusmjerenja')
    await expectGoodDialog(inMain(page, 'Novo preusmjerenje'), 'Preusmjeri adresu')
    await open(page, '/admin/account', 'Moj račun')
    await expectGoodDialog(inMain(page, 'Dodaj pristupni ključ'), 'Novi pristupni ključ')
  })
  await test.step('the bar', async () => {
    const bar = page.getByRole('banner')
    await expectGoodDialog(bar.getByRole('button', { name: 'Pronađi' }), 'Pronađi ili otvori')
    await expectGoodDialog(bar.getByRole('button', { name: /^Obavijesti/ }), 'Obavijesti')
    await expectGoodDialog(bar.getByRole('button', { name: 'Tipkovni prečaci' }), 'Tipkovni prečaci')
  })
})

// docs/rules/administration.md#form-revisions
test('a conflict of two editors is accessible and has the focus', async ({ page, browser }) => {
  const { post } = await (await openApi(browser)).signIn()
  const name = `Privola ${letters()}`
  const uniqueNumber = `zaslon-${letters()}`
  await post('/api/v1/cms/consent/write', { uniqueNumber, name, displayName: 'Prvi tekst.', version: 0 })
  await openOffice(page, '/admin/consent')
  await page.getByRole('button', { name: `Uredi: ${name}` }).press('Enter')
  const text = page.getByRole('textbox', { name: /^Tekst/ })
  await text.fill('Moj tekst.')
  await post('/api/v1/cms/consent/write', { uniqueNumber, displayName: 'Tuđi <strong>tekst</strong>.', version: 1 })
  await page.getByRole('button', { name: 'Spremi', exact: true }).press('Enter')
  const conflict = page.getByRole('group', { name: 'Sukob promjena: Tekst' })
  await expect(conflict).toBeFocused()
  await expectGood(page)
  await conflict.getByRole('button', { name: 'Uzmi tuđe: Tekst' }).press('Enter')
  await expect(text).toBeFocused()
  await expect(text).toHaveValue('Tuđi <strong>tekst</strong>.')
})
