import type { Endpoint, Scope } from '@/lib/api/endpoint'
import { scopesOf } from '@/lib/office/roles'
import type { CartRef } from '../v2/ecommerce/support'

/** Objects of one user, and a cart with a line. */
export type OwnedObjects = {
  userId: number
  addressId: number
  commentId: number
  orderId: number
  order: CartRef & { orderSlug: string }
  productId: number
  /** Belongs to the holder of its secret. */
  cart: CartRef
  itemId: number
  /** Created while signed in. */
  ownCart: CartRef
  file: { lineId: number; fileId: number }
  invoiceId: number
  sessionId: string
  /** Token of the data export link. */
  exportToken: string
}

/** Objects of another site. */
export type Foreign = {
  mediaId: number
  mediaFolderId: number
  productId: number
  commentId: number
  mailId: number
  jobId: string
  consentId: number
  answerId: number
  customerId: number
  privacyRequestId: number
  pageId: number
  postTypeId: number
  elementId: number
  masterId: number
  postId: number
  termId: number
  eventId: number
  reservationId: number
  redirectId: number
  orderId: number
  withdrawalId: number
  shipmentId: number
  returnId: number
  cartId: string
  invoiceId: number
  printId: number
  viewId: number
  runId: number
  releaseId: number
  approvalId: number
  staffId: number
  inviteId: number
  passkeyId: number
}

/** The owner of the objects that a call touches. Together with the row's `access` it decides every caller's outcome. */
export type Cell =
  | { owner: 'none' }
  | { owner: 'cart'; input: (pair: CartRef, owned: OwnedObjects) => object }
  | { owner: 'user'; input: (owned: OwnedObjects) => object; refusal: 404 | 422 }
  | { owner: 'site'; input: (foreign: Foreign) => object; scope?: Scope }

/** Touches no owned object, or only the caller's own without naming it. */
export const noOwner: Cell = { owner: 'none' }

/** Names a cart: another cart's secret gets 404. */
export function ofCart(input: (pair: CartRef, owned: OwnedObjects) => object = (pair) => pair): Cell {
  return { owner: 'cart', input }
}

/** Names an object of a user: others get 404, or 422 for a link token. */
export function ofUser(input: (owned: OwnedObjects) => object, refusal: 404 | 422 = 404): Cell {
  return { owner: 'user', input, refusal }
}

/** Names an object of a site: the back office of another site gets 404. `scope`: the right that the handler asks for, beyond the row's access. */
export function ofSite(input: (foreign: Foreign) => object, scope?: Scope): Cell {
  return { owner: 'site', input, scope }
}

export const kinds = [
  'visitor',
  'cart holder',
  'holder of another cart',
  'user',
  'another user',
  'unverified user',
  'suspended user',
  'office with the right',
  'office with the right to read',
  'office without the right',
  'user of another site',
] as const
export type Kind = (typeof kinds)[number]

/** Allowed, or refused with a status. */
export type Outcome = 'allowed' | 401 | 403 | 404 | 422

/** The outcome that the contract demands. */
export function expectedOutcome({ endpoint, cell, kind }: { endpoint: Endpoint; cell: Cell; kind: Kind }): Outcome {
  const { access } = endpoint
  // Both tokens are invalid here.
  if (kind === 'suspended user' || kind === 'user of another site') return 403
  if (cell.owner === 'cart') return kind === 'cart holder' ? 'allowed' : 404
  const isAnonymous = kind === 'visitor' || kind === 'cart holder' || kind === 'holder of another cart'
  // Open to all, but the object exists for its owner only.
  const whenNotTheirs = cell.owner === 'user' && kind !== 'user' ? cell.refusal : 'allowed'
  if (access === 'any' || access === 'cart') return whenNotTheirs
  if (access === 'user') return isAnonymous ? 401 : whenNotTheirs
  const needsNone = access === 'office' && !(cell.owner === 'site' && cell.scope)
  const mayRead = (endpoint.method === 'get' || endpoint.reads) && scopesOf('readOnly').includes(`${access.split(':')[1]}.read`)
  const hasRight =
    kind === 'office with the right' ||
    (kind === 'office with the right to read' && (needsNone || mayRead)) ||
    (kind === 'office without the right' && needsNone)
  if (!hasRight) return 403
  return cell.owner === 'site' ? 404 : 'allowed'
}
