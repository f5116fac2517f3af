import { http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { setToastHost } from '@/lib/browser/toast/toast'
import { dataResponse, errorResponse } from '@/tests/support/http/fake-responses'
import { contact, orderDraft } from '@/tests/support/order-draft'

const priced = { itemsTotal: 20, loyalty: 0, coupon: 0, cartTotal: 20, delivery: 4.5, paymentFee: 0, orderTotal: 24.5 }

/** What every save answers: two copies of one book with delivery and payment. */
export const draft = orderDraft(
  { price: 10, isPriceOverridden: false, reason: '', total: 20 },
  {
    version: 3,
    deliveryMethods: [{ id: 1, name: 'Dostava', price: 4.5, estimate: '', branches: [] }],
    deliveryMethodId: 1,
    paymentMethods: [
      { id: 2, name: 'Uplatnica', fee: 0, way: 'bankTransfer' },
      { id: 3, name: 'Kartica', fee: 0, way: 'link' },
    ],
    paymentMethodId: 2,
    countries: [{ iso: 'HR', name: 'Hrvatska' }],
    summary: { ...priced, tax: priced },
    needsConsents: true,
  },
)

const answers: Record<string, unknown> = {
  save: draft,
  findItems: {
    records: [{ productId: 7, name: 'Knjiga', sku: 'KNJ', optionLabels: [], price: 10, available: 3, isOrderable: true }],
    hasMore: false,
  },
  findContacts: [contact],
}

/** The writes of a test, the first one first. */
export const sent: { call: string; key: string | null; body: unknown }[] = []
export const savesOf = () => sent.filter(({ call }) => call === 'save').map(({ body }) => body)

export const server = setupServer()

/** Starts each test of the file with a server of phone orders, whose first order of a test gets no answer. */
export function servePhoneOrders() {
  beforeAll(() => {
    server.listen({ onUnhandledRequest: 'error' })
    setToastHost({ open: () => {}, describe: (error) => String(error) })
  })
  afterAll(() => server.close())
  beforeEach(() => {
    sent.length = 0
    window.history.replaceState(null, '', '/')
    server.resetHandlers(
      http.post('*/order/office/draft/place/:id', async ({ request }) => {
        await record('place', request)
        const isFirst = sent.filter(({ call }) => call === 'place').length === 1
        return isFirst ? errorResponse('UNAVAILABLE') : dataResponse({ orderId: 9, number: '2026-9' })
      }),
      http.post('*/order/office/draft/:call', async ({ request, params }) => {
        await record(String(params.call), request)
        return dataResponse(answers[String(params.call)])
      }),
      http.get('*/order/office/draft/*', () => dataResponse(draft)),
    )
  })
}

async function record(call: string, request: Request) {
  sent.push({ call, key: request.headers.get('idempotency-key'), body: await request.json() })
}
