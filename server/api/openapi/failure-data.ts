import type { ErrorCode } from '@/lib/api/errors'
import type { Schema } from './schema'

/** What `data` of a failure holds beside code, requestId and fieldErrors, by code. Codes without an entry have nothing more. */
export const failureData: Partial<Record<ErrorCode, Record<string, string>>> = {
  OUT_OF_STOCK: {
    items: 'The lines that are short: `itemId`, `productId`, `name` and what is `available`.',
    cart: 'Of order/create: the cart at current prices.',
  },
  CART_CHANGED: { cart: 'The cart at current prices.', total: 'What the cart comes to now, in euros.' },
  COUPON_INVALID: {
    reason: 'Why: `notYet`, `over`, `usedUp`, `usedByYou`, `voucher` (for gift vouchers), `scope`, `minTotal`.',
    minimum: 'The least total of the cart in euros, without gift vouchers.',
    hasVouchers: 'Whether the cart holds gift vouchers.',
  },
  CONSENT_REQUIRED: { consents: 'Ids of the required consents that are missing.' },
  ORDER_STATE: { status: 'The status that the order has now.' },
  ORDER_STEP: { status: 'The status that the order has.' },
  ORDER_EDIT_REFUSED: { reason: 'Why: an `EditRefusal` of the order, or an `EditProblem` of the edit.' },
  SHIPPED_MEANWHILE: { lines: 'What is left to send: `lineId` and `left`.' },
  RETURNED_MEANWHILE: { lines: 'What may still come back: `lineId` and `left`.' },
  CARRIER_REFUSED: { reason: 'Why, in a word.' },
  REFUND_CHANGED: { left: 'Euros that may still be paid back.', total: 'What the sent parts come to now, in euros.' },
  STOCK_MOVED: { onShelf: 'Pieces on the shelf by the books now.' },
  STALE_VERSION: {
    version: 'The newest version, where the call sends `version`.',
    revision: 'The newest revision, where the call sends `revision`.',
    batches: 'Of cms/draft/save: the batches that the caller lacks.',
    isComplete: 'Of cms/draft/save: false where the caller is to load the draft whole.',
    key: 'The document, where the call names several.',
    slug: 'The slug now, where the call sends the one it knew.',
    tags: 'Of a customer: the tags now.',
    state: 'Of a privacy request: its state now.',
    event: 'Of a privacy request: what was done last; null for nothing.',
    isBlocked: 'Of a customer: whether they are blocked now.',
    reason: 'Of a customer: why they are blocked now.',
    view: 'Of a saved view of a list: the view now.',
    replies: 'Of an answer to a form: how many replies there are now.',
    text: 'Of an answer to a form: the newest reply.',
    by: 'Who changed it.',
    at: 'When it was changed.',
    changes:
      'Of a form: every field that was changed since the version that was seen, with the value now (`theirs`), `by`, `at` and whether it is in conflict; empty where nobody knows what changed.',
  },
  DOCUMENT_INVALID: { problems: 'What is wrong: `key` of the document, `section`, `path` inside it and `code`.' },
  FIELD_CHANGED: {
    key: 'The document.',
    conflicts: 'The fields that something outside the draft has changed: `field` and what is `published`.',
  },
  FACTOR_REQUIRED: {
    signInToken: 'Of login: goes to auth/factor/verify or auth/passkey/signIn.',
    kinds: 'Of login: the second factors of the account, `app` and `passkey`.',
  },
  SEATS_CLOSED: { eventId: 'The event.' },
  SEATS_TAKEN: { eventId: 'The event.', free: 'Seats that are left.' },
  TOO_MANY: { retryAfter: 'Seconds to wait, as in the header Retry-After.' },
  HOLD_TOO_MANY: { retryAfter: 'Seconds to wait, as in the header Retry-After.' },
  PAYMENT_UNAVAILABLE: { orderSlug: 'The order, which was written and can be paid later.' },
  PAYMENT_CHANGED: { total: 'What the order costs with the method now, in euros.' },
  PAYMENT_OPEN: { orderSlug: 'The order.' },
  MEDIA_USED: { used: 'The items that are in use.' },
  MASTER_USED: { places: 'Where the shared section is in use.' },
  RELEASE_CLOSED: { state: 'The state of the release.' },
  APPROVAL_CLOSED: { state: 'The state of the request.' },
  PRIVACY_BLOCKED: { blockers: 'What the person has open.' },
  PRIVACY_REQUEST_EXISTS: { id: 'The open request; null for strangers.' },
}

const types: Record<string, Schema> = {
  items: {
    type: 'array',
    items: {
      type: 'object',
      required: ['itemId', 'productId', 'name', 'available'],
      properties: { itemId: { type: 'integer' }, productId: { type: 'integer' }, name: { type: 'string' }, available: { type: 'integer' } },
    },
  },
  cart: { $ref: '#/components/schemas/Cart' },
  consents: { type: 'array', items: { type: 'integer' } },
  lines: {
    type: 'array',
    items: { type: 'object', required: ['lineId', 'left'], properties: { lineId: { type: 'integer' }, left: { type: 'integer' } } },
  },
  problems: {
    type: 'array',
    items: {
      type: 'object',
      required: ['section', 'path', 'code'],
      properties: {
        key: { type: 'string' },
        section: { type: 'string' },
        path: { type: 'array', items: { type: 'string' } },
        code: { type: 'string' },
      },
    },
  },
  changes: {
    type: 'array',
    items: {
      type: 'object',
      required: ['field', 'theirs', 'by', 'at', 'isConflict'],
      properties: {
        field: { type: 'string' },
        theirs: {},
        by: { type: 'string' },
        at: { type: 'string' },
        isConflict: { type: 'boolean' },
      },
    },
  },
  tags: { type: 'array', items: { type: 'string' } },
  kinds: { type: 'array', items: { type: 'string', enum: ['app', 'passkey'] } },
  retryAfter: { type: 'number' },
  minimum: { type: 'number' },
  left: { type: 'number' },
  total: { type: 'number' },
  onShelf: { type: ['integer', 'null'] },
  event: { type: ['string', 'null'] },
  isBlocked: { type: 'boolean' },
  isComplete: { type: 'boolean' },
  replies: { type: 'integer' },
  eventId: { type: 'integer' },
  free: { type: 'integer' },
  version: { type: 'integer' },
  revision: { type: 'integer' },
}
const words = new Set(['status', 'reason', 'key', 'slug', 'state', 'signInToken', 'orderSlug', 'at', 'text'])

/** The properties of `data` of a failure; each says with which codes it comes. */
export function failureDataProperties(): Record<string, Schema> {
  const described = new Map<string, string[]>()
  for (const [code, fields] of Object.entries(failureData)) {
    for (const [name, text] of Object.entries(fields)) described.set(name, [...(described.get(name) ?? []), `${code}: ${text}`])
  }
  return Object.fromEntries(
    [...described].map(([name, texts]) => [
      name,
      { ...(types[name] ?? (words.has(name) ? { type: 'string' } : {})), description: texts.join(' ') },
    ]),
  )
}
