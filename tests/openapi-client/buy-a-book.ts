import createClient from 'openapi-fetch'
import type { components, paths } from 'izlog-openapi'

// A program that knows only the shop's address and its OpenAPI document. Its types are made from the document by tests/api/openapi-client.test.ts, which
// compiles it, so it is no part of the other types.

type Failure = components['schemas']['Failure']

/** The data of an answer. @throws with the code and text of a failure */
function dataOf<T>({ data, error }: { data?: { data: T }; error?: Failure }): T {
  if (data) return data.data
  throw new Error(error ? `${error.data.code}: ${error.message}` : 'no answer')
}

const buyer = {
  firstName: 'Ana',
  lastName: 'Marić',
  contactEmail: 'ana@primjer.hr',
  contactPhone: '+385 91 555 0141',
  country: 'HR',
  city: 'Zagreb',
  street: 'Kestenova ulica',
  houseNumber: '12A',
  zipCode: '10000',
}

/** Buys one copy of the first book that the shop finds, to be paid outside the shop. @returns the order as the shop shows it to its buyer */
export async function buyABook(shop: string, keywords: string): Promise<components['schemas']['OrderDocument']> {
  const anybody = createClient<paths>({ baseUrl: shop })
  const site = dataOf(await anybody.POST('/api/v2/master/domainDetect', { body: {} }))
  const client = createClient<paths>({ baseUrl: shop, headers: { apiKey: site.apiKeyToken, site: String(site.siteID) } })

  const found = dataOf(await client.POST('/api/v1/product/web/filter', { body: { keywords, limit: 5 } }))
  const book = found.records.find(({ stock, needsChoice }) => stock.state !== 'out' && !needsChoice)
  if (!book) throw new Error('Nothing to buy.')

  const cart = dataOf(await client.GET('/api/v2/ecommerce/cart/getNewCartSession'))
  dataOf(await client.POST('/api/v2/ecommerce/cart/addItem', { body: { ...cart, productId: book.id, qty: 1 } }))
  const addresses = [
    { ...buyer, type: 'shipping' as const },
    { ...buyer, type: 'main' as const },
  ]
  dataOf(await client.PATCH('/api/v1/user/guest', { body: { ...cart, email: buyer.contactEmail, addresses } }))

  const consents = dataOf(await client.POST('/api/v1/gdpr/web/consent/filter', { body: { limit: 100 } }))
  const required = consents.records.filter((one) => one.assignedTo === 'checkout' && one.required).map(({ id }) => id)
  const user = { userType: 'guest' as const, email: buyer.contactEmail }
  dataOf(
    await client.POST('/api/v1/gdpr/web/consent/log/create', {
      body: { ...cart, status: true, sourceType: 'checkout', consents: required, user },
    }),
  )

  const deliveries = dataOf(await client.POST('/api/v2/ecommerce/delivery/getApplicableDeliveryMethods', { body: cart }))
  const delivery = deliveries.find(({ options }) => options.length === 0)
  if (!delivery) throw new Error('No delivery.')
  dataOf(await client.PUT('/api/v2/ecommerce/delivery/saveDeliveryMethod', { body: { ...cart, deliveryMethodId: delivery.id } }))

  const payments = dataOf(await client.POST('/api/v2/ecommerce/payment/getApplicablePaymentMethods', { body: cart }))
  const payment = payments.find(({ paymentType }) => paymentType === null)
  if (!payment) throw new Error('No way of paying outside the shop.')
  const checked = dataOf(
    await client.PUT('/api/v2/ecommerce/payment/savePaymentMethod', { body: { ...cart, paymentMethodId: payment.id } }),
  )

  const { orderSlug } = dataOf(
    await client.POST('/api/v2/ecommerce/order/create', {
      body: { ...cart, version: checked.version },
      params: { header: { 'Idempotency-Key': crypto.randomUUID() } },
    }),
  )
  return dataOf(await client.POST('/api/v2/ecommerce/order/summary', { body: { ...cart, orderSlug } }))
}
