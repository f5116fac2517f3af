import { beforeAll, describe, expect, it } from 'vitest'
import { documentOrderApi } from '@/lib/api/v1/document/order'
import { app } from '@/server/api/app'
import { database } from '@/server/db/client'
import { options } from '@/server/db/schema/site'
import { nameOf, rawRoutes } from '@/tests/fuzz/raw-routes'
import { sampleCompany } from '@/tests/support/samples/sample-order'
import { become, browserOf, guestOrder, keyIn } from './v1/document/support'
import { openShop, type Shop } from './v2/ecommerce/support'

// Routes outside the contract: links, webhooks and probes. They need no API key and no token; a key in the URL opens them. access.test.ts covers the
// contract.

type Keys = { mailed: string; pdf: string; invoice: string; invoiceId: number }
let own: Keys
let others: Keys

/** A guest's paid order and all keys of its browser. */
async function keysOf(shop: Shop): Promise<Keys> {
  const { id, number, slug: orderSlug } = await guestOrder(shop)
  await become(id, 'paid')
  const mailed = await keyIn(number)
  const browser = await browserOf(number)
  const { invoices } = await browser.call(documentOrderApi.get, { orderSlug })
  const invoiceId = invoices[0]?.id ?? 0
  const { url: pdf } = await browser.call(documentOrderApi.pdf, { orderSlug })
  const { url: invoice } = await browser.call(documentOrderApi.invoice, { orderSlug, invoiceId })
  return { mailed, pdf: lastOf(pdf), invoice: lastOf(invoice), invoiceId }
}
const lastOf = (url: string) => url.split('/').at(-1) ?? ''

beforeAll(async () => {
  const shop = await openShop()
  await database()
    .db.insert(options)
    .values({ siteId: 1, key: 'Company', value: sampleCompany })
    .onConflictDoUpdate({ target: [options.siteId, options.key], set: { value: sampleCompany } })
  own = await keysOf(shop)
  others = await keysOf(shop)
})

const guessed = 'pogodak'.repeat(6)
const files = '/api/v1/document'
const payment = '/api/v2/ecommerce/payment'

/** Case, status and URL. */
type Verdict = [who: string, status: number, address: () => string]
const anybody = (address: string, status = 200): Verdict[] => [['anybody', status, () => address]]

/** Verdicts for each route. */
const verdicts: Record<string, Verdict[]> = {
  'GET /api/health/live': anybody('/api/health/live'),
  'GET /api/health/ready': anybody('/api/health/ready'),
  'GET /api/openapi.json': anybody('/api/openapi.json'),
  'GET /api/docs': anybody('/api/docs'),
  'GET /api/docs/operation/:operation': [
    ['anybody', 200, () => '/api/docs/operation/v2.ecommerce.cart.addItem'],
    ['nothing of that name', 404, () => '/api/docs/operation/pogodak'],
  ],
  'GET /api/docs/schema/:schema': [
    ['anybody', 200, () => '/api/docs/schema/Cart'],
    ['nothing of that name', 404, () => '/api/docs/schema/pogodak'],
  ],
  'POST /api/csp-report': anybody('/api/csp-report', 204),
  'GET /api/v1/document/pdf/:key': [
    ['the key', 200, () => `${files}/pdf/${own.pdf}`],
    ['no key', 404, () => `${files}/pdf/`],
    ['a guessed key', 404, () => `${files}/pdf/${guessed}`],
    ['the mailed key, which opens only the page', 404, () => `${files}/pdf/${own.mailed}`],
  ],
  'GET /api/v1/document/invoice/:id/:key': [
    ['the key', 200, () => `${files}/invoice/${own.invoiceId}/${own.invoice}`],
    ['no key', 404, () => `${files}/invoice/${own.invoiceId}/`],
    ['a guessed key', 404, () => `${files}/invoice/${own.invoiceId}/${guessed}`],
    ['the key of another order', 404, () => `${files}/invoice/${own.invoiceId}/${others.invoice}`],
    ['the own key with a foreign invoice', 404, () => `${files}/invoice/${others.invoiceId}/${own.invoice}`],
    ['the key of the mail', 404, () => `${files}/invoice/${own.invoiceId}/${own.mailed}`],
    ['an invalid id', 404, () => `${files}/invoice/1e3/${own.invoice}`],
  ],
  // The valid key: tests/api/v1/document/download.test.ts.
  'GET /api/v1/document/download/:key': [
    ['no key', 404, () => `${files}/download/`],
    ['a guessed key', 404, () => `${files}/download/${guessed}`],
    ['the key of the papers', 404, () => `${files}/download/${own.pdf}`],
    ['the key of the mail', 404, () => `${files}/download/${own.mailed}`],
  ],
  // Signed and valid: tests/api/v1/invoice/office-files.test.ts.
  'GET /api/v1/invoice/office/file/:key': [
    ['no key', 404, () => '/api/v1/invoice/office/file/'],
    ['an unsigned key', 404, () => `/api/v1/invoice/office/file/${Buffer.from('{}').toString('base64url')}.${guessed}`],
    ['the key of an order', 404, () => `/api/v1/invoice/office/file/${own.invoice}`],
  ],
  // Signed and valid: tests/api/v2/ecommerce/order/office/label/label.test.ts.
  'GET /api/v2/ecommerce/order/office/shipment/file/:key': [
    ['no key', 404, () => '/api/v2/ecommerce/order/office/shipment/file/'],
    ['an unsigned key', 404, () => `/api/v2/ecommerce/order/office/shipment/file/${Buffer.from('1').toString('base64url')}.${guessed}`],
    ['the key of an order', 404, () => `/api/v2/ecommerce/order/office/shipment/file/${own.invoice}`],
  ],
  // Signed and valid: tests/api/v2/ecommerce/order/office/print.test.ts.
  'GET /api/v2/ecommerce/order/office/print/file/:key': [
    ['no key', 404, () => '/api/v2/ecommerce/order/office/print/file/'],
    ['an unsigned key', 404, () => `/api/v2/ecommerce/order/office/print/file/${Buffer.from('1').toString('base64url')}.${guessed}`],
    ['the key of an order', 404, () => `/api/v2/ecommerce/order/office/print/file/${own.invoice}`],
  ],
  // The valid link: tests/api/v1/cms/form/form.test.ts.
  'GET /api/v1/cms/form/file/:link': [
    ['no link', 404, () => '/api/v1/cms/form/file/'],
    ['an unsigned link', 404, () => `/api/v1/cms/form/file/${Buffer.from('1').toString('base64url')}.${guessed}`],
    ['a key of an order', 404, () => `/api/v1/cms/form/file/${own.pdf}`],
  ],
  // Signed and valid: tests/api/v2/media.
  'GET /api/v1/media/file/open/:site/:item': [
    ['no item', 404, () => '/api/v1/media/file/open/1/'],
    ['a number', 404, () => '/api/v1/media/file/open/1/1'],
    ['a guessed item', 404, () => `/api/v1/media/file/open/1/${guessed}`],
  ],
  'PUT /api/v1/media/file/put/:site/:token': [['no token', 404, () => '/api/v1/media/file/put/1/']],
  // Signed requests: the tests of server/adapters/payment.
  'POST /api/v2/ecommerce/payment/notice/:provider': [
    ['no provider', 404, () => `${payment}/notice/`],
    ['an unknown provider', 404, () => `${payment}/notice/pogodak`],
    ['an unsigned webhook', 400, () => `${payment}/notice/hostedForm`],
  ],
  'GET /api/v2/ecommerce/payment/return/:provider': [
    ['no provider', 404, () => `${payment}/return/`],
    ['an unknown provider', 303, () => `${payment}/return/pogodak`],
    ['an unsigned return', 303, () => `${payment}/return/hostedForm?order_number=1`],
  ],
  // In production: tests/api/v1/admin/development.test.ts.
  'GET /api/_cli/get-latest-tag': anybody('/api/_cli/get-latest-tag'),
  'POST /api/_cli/get-latest-release': anybody('/api/_cli/get-latest-release'),
  'GET /api/_cli/get-domain': anybody('/api/_cli/get-domain'),
  'POST /api/_cli/set-domain': [['an unknown domain', 422, () => '/api/_cli/set-domain']],
  'ALL /api/local-gateway/*': anybody('/api/local-gateway/nema', 404),
}

describe('the routes outside the contract', () => {
  it('all have verdicts', () => {
    expect(rawRoutes().map(nameOf).toSorted(), 'its verdicts are missing in this file').toEqual(Object.keys(verdicts).toSorted())
  })

  const cells = Object.entries(verdicts).flatMap(([route, ways]) => ways.map(([who, status, address]) => ({ route, who, status, address })))
  it.each(cells)('$route: $who is $status', async ({ route, status, address }) => {
    const method = route.startsWith('POST') ? 'POST' : 'GET'
    const response = await app.request(address(), { method })
    const text = await response.text()
    // A refused redirect names no order.
    expect({ status: response.status, to: response.headers.get('location') }, text).toEqual({
      status,
      to: status === 303 ? '/checkout/failure' : null,
    })
  })
})
