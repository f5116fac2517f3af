const cart = { cartId: 'pQ3v0u6yQm2lC1kd8Rz7Xw', protectCode: 'Vd3m0z5o2m8Qe1y7Jk4Xw9uYtR6sB2nLcA0pG8hFqEI' }
const person = { firstName: 'Ana', lastName: 'Marić', contactEmail: 'ana@primjer.hr', contactPhone: '+385 91 555 0141' }
const place = { country: 'HR', city: 'Zagreb', street: 'Kestenova ulica', houseNumber: '12A', zipCode: '10000' }

/** Inputs of the most used calls by operation id; server/api/openapi-document.test.ts parses each by its schema. */
export const examples: Record<string, Record<string, unknown>> = {
  'v2.master.domainDetect': { host: 'www.podlampom.example' },
  'v1.login': { username: 'ana@primjer.hr', password: 'rečenica za pamćenje' },
  'v1.user.web.register': {
    details: { firstName: 'Ana', lastName: 'Marić' },
    email: 'ana@primjer.hr',
    password: 'rečenica za pamćenje',
    consents: [4],
  },
  'v1.product.web.filter': {
    mainCategory: 12,
    filters: [
      { key: 'finalPrice', value: [10, null], range: true },
      { key: 'autor', value: [31, 32] },
    ],
    sort: { param: 'finalPrice', order: 'asc' },
    page: 1,
    limit: 24,
  },
  'v1.product.web.get': { slug: 'kolodvor-u-magli' },
  'v1.product.layered.navigation': { mainCategory: 12, filters: [] },
  'v2.ecommerce.cart.getCart': cart,
  'v2.ecommerce.cart.addItem': { ...cart, productId: 101, qty: 2 },
  'v2.ecommerce.cart.updateItem': { ...cart, itemId: 7, qty: 3 },
  'v2.ecommerce.cart.deleteItem': { ...cart, itemId: 7 },
  'v2.ecommerce.cart.applyCoupon': { ...cart, couponCode: 'LJETO26' },
  'v1.user.guest.update': {
    ...cart,
    email: 'ana@primjer.hr',
    addresses: [
      { type: 'main', ...person, ...place },
      { type: 'shipping', ...person, ...place },
    ],
  },
  'v1.gdpr.web.consent.filter': { assignedTo: 'checkout', limit: 100 },
  'v1.gdpr.web.consent.log.create.createLog': {
    ...cart,
    status: true,
    sourceType: 'checkout',
    consents: [1, 2],
    user: { userType: 'guest', email: 'ana@primjer.hr' },
  },
  'v2.ecommerce.checkout.getAvailableCountries': cart,
  'v2.ecommerce.delivery.getApplicableDeliveryMethods': cart,
  'v2.ecommerce.delivery.saveDeliveryMethod': { ...cart, deliveryMethodId: 1 },
  'v2.ecommerce.payment.getApplicablePaymentMethods': cart,
  'v2.ecommerce.payment.savePaymentMethod': { ...cart, paymentMethodId: 2 },
  'v2.ecommerce.order.create': { ...cart, version: 9, orderMessage: 'Pozvonite dvaput.' },
  'v2.ecommerce.order.summary': { ...cart, orderSlug: 'f3Yt7Qw1Zx8Nk2Lp5Vb9Mg' },
  'v1.cms.wishlist.create': { product_id: 101, wished: true },
  'v1.cms.comment.create': { resource: { type: 'product', id: 101 }, text: 'Pročitala u jednoj noći.', rating: 5 },
  'v1.marketing.newsletter.subscribe': { email: 'ana@primjer.hr', consents: [6] },
  'v1.document.order.sendLink': { number: '2026-000123', email: 'ana@primjer.hr' },
  'v2.ecommerce.order.office.draft.save': {
    lines: [{ productId: 101, quantity: 2 }],
    contact: { ...person, ...place },
    deliveryMethodId: 1,
    paymentMethodId: 2,
  },
  'v2.ecommerce.order.office.draft.place': { id: 'pQ3v0u6yQm2lC1kd8Rz7Xw', version: 3, total: 37.4, consents: true },
  'v2.ecommerce.order.office.refund.preview': { id: 55, lines: [{ lineId: 120, quantity: 1, restock: true }], delivery: true },
  'v2.ecommerce.order.office.refund.create': {
    id: 55,
    lines: [{ lineId: 120, quantity: 1, restock: true }],
    delivery: true,
    total: 18.7,
    reason: 'Oštećena pri dostavi.',
    iban: 'HR1210010051863000160',
  },
  'v2.ecommerce.order.office.shipment.create': {
    id: 55,
    lines: [{ lineId: 120, quantity: 1 }],
    carrier: 'Pošta',
    tracking: 'RR123456789HR',
    url: 'https://posta.example/paket/RR123456789HR',
  },
  'v2.ecommerce.order.office.bulk.preview': { change: { kind: 'change', to: 'packed' }, chosen: { ids: [55, 56] } },
  'v2.ecommerce.order.office.bulk.create': {
    change: { kind: 'change', to: 'packed' },
    orders: [
      { id: 55, status: 'paid' },
      { id: 56, status: 'paid' },
    ],
  },
  'v1.cms.page.office.create': { title: 'O nama', slug: 'o-nama', description: 'Tko smo i gdje smo.', from: { kind: 'blank' } },
  'v1.cms.draft.get': { key: 'page:12' },
  'v1.cms.draft.save': {
    key: 'page:12',
    revision: 4,
    client: 'uvoz',
    sequence: 1,
    changes: [
      { kind: 'set', section: 's_1', path: ['meta', 'title'], value: 'Knjige za duge večeri' },
      {
        kind: 'add',
        section: 's_2',
        value: { type: 'page-title', pos: 'W', meta: { title: 'O nama' }, mobileMeta: {}, options: {}, mobileOptions: {}, linkMeta: {} },
      },
    ],
  },
  'v1.cms.draft.publish': { documents: [{ key: 'page:12', revision: 5 }] },
  'v1.cms.release.create': {
    title: 'Ljetna rasprodaja',
    publishAt: '2026-07-01T06:00:00Z',
    documents: [{ key: 'page:12', revision: 5 }],
  },
  'v1.stock.office.adjust': { id: 101, delta: -1, reason: 'damaged', note: 'Pala s police.' },
}
