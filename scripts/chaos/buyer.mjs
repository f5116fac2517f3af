// A shopper over plain HTTP, without a browser.

const identity = {
  apiKey: 'javni-kljuc-pod-lampom',
  site: '1',
  store: '1',
  'x-gaussbox-language': 'hrv',
  'content-type': 'application/json',
}

/** A refusal by the server. */
export class Refusal extends Error {
  /** @param {number} status @param {{ message?: string, data?: { code?: string } & Record<string, any> }} body */
  constructor(status, body) {
    super(`${status} ${body.data?.code ?? ''} ${body.message ?? ''}`)
    this.status = status
    this.code = body.data?.code ?? ''
    this.data = body.data ?? {}
  }
}

/** Retries of a busy server (503) and the pause between them in ms, shorter than its Retry-After. */
const retryPolicy = { attempts: 20, pause: 500 }

/**
 * @param {string} base
 * @param {string} method
 * @param {string} path
 * @param {object} [input]
 * @param {Record<string, string>} [headers]
 * @param {{ attempts: number }} [tries] how often a busy server is asked
 * @returns {Promise<any>} `data`; throws Refusal, or fetch's own error when no answer came
 */
export async function call(base, method, path, input, headers = {}, { attempts } = retryPolicy) {
  for (let attempt = 1; ; attempt++) {
    const response = await fetch(`${base}/api/${path}`, {
      method,
      headers: { ...identity, ...headers },
      body: input === undefined ? undefined : JSON.stringify(input),
      signal: AbortSignal.timeout(20_000),
    })
    const body = await response.json()
    if (!body.errored) return body.data
    if (response.status !== 503 || attempt === attempts) throw new Refusal(response.status, body)
    await new Promise((resolve) => setTimeout(resolve, retryPolicy.pause))
  }
}

/** @typedef {{ productId: number, qty: number }} Line */
/** @typedef {{ cartId: string, protectCode: string, email: string, key: string, total: number }} PreparedOrder a cart that only has to be ordered; `total` in cents */

const address = {
  firstName: 'Ivana',
  lastName: 'Kovačić',
  contactPhone: '+385 91 234 5678',
  country: 'HR',
  city: 'Zagreb',
  street: 'Ilica',
  houseNumber: '1',
  zipCode: '10000',
}

/**
 * Fills a cart and completes the checkout up to the order.
 * @param {string} base
 * @param {{ name: string, lines: Line[], paymentType?: string | null, couponCode?: string, headers?: Record<string, string> }} options `paymentType` null: paid without a provider; `headers`: of each call
 * @returns {Promise<PreparedOrder>}
 */
export async function prepareOrder(base, { name, lines, paymentType: wanted = null, couponCode, headers }) {
  /** @param {string} method @param {string} path @param {object} [input] */
  const ask = (method, path, input) => call(base, method, path, input, headers)
  const email = `${name}@primjer.hr`
  const ref = await ask('GET', 'v2/ecommerce/cart/getNewCartSession')
  for (const line of lines) await ask('POST', 'v2/ecommerce/cart/addItem', { ...ref, ...line })
  if (couponCode) await ask('POST', 'v2/ecommerce/cart/applyCoupon', { ...ref, couponCode })
  const addresses = ['main', 'shipping'].map((type) => ({ type, ...address, contactEmail: email }))
  await ask('PATCH', 'v1/user/guest', { ...ref, email, details: { firstName: 'Ivana', lastName: 'Kovačić' }, addresses })
  const consents = await ask('POST', 'v1/gdpr/web/consent/filter', { assignedTo: 'checkout' })
  const agreed = consents.records.map((/** @type {{ id: number }} */ { id }) => id)
  const user = { userType: 'guest', email }
  await ask('POST', 'v1/gdpr/web/consent/log/create', { status: true, sourceType: 'checkout', consents: agreed, user })
  const deliveries = await ask('POST', 'v2/ecommerce/delivery/getApplicableDeliveryMethods', ref)
  const home = deliveries.find((/** @type {{ options: unknown[] }} */ { options }) => options.length === 0)
  await ask('PUT', 'v2/ecommerce/delivery/saveDeliveryMethod', { ...ref, deliveryMethodId: home.id, branchId: null })
  const payments = await ask('POST', 'v2/ecommerce/payment/getApplicablePaymentMethods', ref)
  const method = payments.find((/** @type {{ paymentType: string | null }} */ { paymentType }) => paymentType === wanted)
  await ask('PUT', 'v2/ecommerce/payment/savePaymentMethod', { ...ref, paymentMethodId: method.id, companyData: null })
  const { summary } = await ask('POST', 'v2/ecommerce/cart/getCart', ref)
  return { ...ref, email, key: crypto.randomUUID(), total: Math.round(summary.orderTotal * 100) }
}

/** @param {string} base @param {PreparedOrder} ready @param {{ attempts?: number, headers?: Record<string, string> }} [options] @returns {Promise<string>} the order's slug */
export async function order(base, { cartId, protectCode, key }, { attempts = retryPolicy.attempts, headers } = {}) {
  const { orderSlug } = await call(
    base,
    'POST',
    'v2/ecommerce/order/create',
    { cartId, protectCode },
    { ...headers, 'idempotency-key': key },
    { attempts },
  )
  return orderSlug
}
