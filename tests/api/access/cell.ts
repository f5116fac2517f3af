import type { Access } from '@/lib/api/endpoint'
import type { Pair } from '../v2/ecommerce/support'

/** What one user has that others would like to reach, and a cart with a line. */
export type Belongings = {
  userId: number
  addressId: number
  commentId: number
  orderId: number
  order: Pair & { orderSlug: string }
  productId: number
  /** Nobody's, but for whoever shows its secret. */
  cart: Pair
  itemId: number
  /** Signed in with. */
  ownCart: Pair
  file: { lineId: number; fileId: number }
  invoiceId: number
  sessionId: string
  /** In the link to the archive of their data. */
  exportToken: string
}

/** What belongs to another site of this install. */
export type Foreign = {
  productId: number
  commentId: number
  mailId: number
  consentId: number
  answerId: number
  redirectId: number
  orderId: number
  withdrawalId: number
}

/** Whose things a call touches; with it and the row's `access` every caller's verdict is known. */
export type Cell =
  | { whose: 'nobody' }
  | { whose: 'cart'; input: (pair: Pair, mine: Belongings) => object }
  | { whose: 'user'; input: (mine: Belongings) => object; refusal: 404 | 422 }
  | { whose: 'site'; input: (foreign: Foreign) => object }

/** Touches nothing that belongs to somebody, or only what is the caller's own and needs no id to name it. */
export const open: Cell = { whose: 'nobody' }

/** Names a cart: whoever shows another cart's secret hears 404. */
export function ofCart(input: (pair: Pair, mine: Belongings) => object = (pair) => pair): Cell {
  return { whose: 'cart', input }
}

/** Names a thing of a user: to everybody else it is not there (404), or the secret of its link is none (422). */
export function ofUser(input: (mine: Belongings) => object, refusal: 404 | 422 = 404): Cell {
  return { whose: 'user', input, refusal }
}

/** Names a thing of a site: to the back office of another it is not there (404). */
export function ofSite(input: (foreign: Foreign) => object): Cell {
  return { whose: 'site', input }
}

/** Ten kinds of caller. */
export const kinds = [
  'visitor',
  'cart holder',
  'holder of another cart',
  'user',
  'another user',
  'unverified user',
  'suspended user',
  'office with the right',
  'office without the right',
  'somebody of another site',
] as const
export type Kind = (typeof kinds)[number]

/** Let in, turned away with a status, or told that there is no such thing. */
export type Verdict = 'in' | 401 | 403 | 404 | 422

/** What the contract says must happen. */
export function verdict({ access, cell, kind }: { access: Access; cell: Cell; kind: Kind }): Verdict {
  // Neither token is one here, wherever it is shown.
  if (kind === 'suspended user' || kind === 'somebody of another site') return 403
  if (cell.whose === 'cart') return kind === 'cart holder' ? 'in' : 404
  const isAnonymous = kind === 'visitor' || kind === 'cart holder' || kind === 'holder of another cart'
  // Open to all, but the thing it names is there for its owner only.
  const whenNotTheirs = cell.whose === 'user' && kind !== 'user' ? cell.refusal : 'in'
  if (access === 'any' || access === 'cart') return whenNotTheirs
  if (access === 'user') return isAnonymous ? 401 : whenNotTheirs
  const hasRight = kind === 'office with the right' || (kind === 'office without the right' && access === 'office')
  if (!hasRight) return 403
  return cell.whose === 'site' ? 404 : 'in'
}
