import { and, eq, getTableColumns, sql, type SQL } from 'drizzle-orm'
import { AppError } from '@/lib/api/errors'
import type { Ctx } from '@/server/core/context'
import type { Tx } from '@/server/db/client'
import { cartKeys, carts } from '@/server/db/schema/cart'
import type { Transaction } from '@/server/core/transaction'
import { hashSecret, matchesSecretHash } from '@/server/core/security/secrets'
import { isIssued, type CartRef } from './protect-code'

export type CartRow = typeof carts.$inferSelect
type Context = Pick<Ctx, 'site' | 'now'>

/**
 * Loads the cart and locks its row until the transaction ends. Inserts the row if the cart has none yet.
 * @throws CART_NOT_FOUND for a wrong pair or another site's cart, SESSION_USED when it became an order, CART_ARCHIVED when closed otherwise
 */
export async function lockOpenCart(ctx: Context, tx: Transaction, ref: CartRef): Promise<CartRow> {
  return requireOpen(await lockCart(ctx, tx, ref))
}

/** As `lockOpenCart`, for a cart in any status. */
export async function lockCart(ctx: Context, tx: Transaction, ref: CartRef): Promise<CartRow> {
  const [cart] = await selectCart(ctx, tx, ref).for('update').prepare('lock_cart').execute()
  if (cart) return requireProtectCode(tx, cart, ref)
  await tx
    .insert(carts)
    .values(await unsavedCart(ctx, tx, ref))
    .onConflictDoNothing()
  const [written] = await selectCart(ctx, tx, ref).for('update').prepare('lock_cart').execute()
  if (!written) throw new AppError('CART_NOT_FOUND')
  return requireProtectCode(tx, written, ref)
}

/** Loads the cart without a lock. Throws as `lockOpenCart`. */
export async function loadOpenCart(ctx: Context, db: Tx, ref: CartRef): Promise<CartRow> {
  return requireOpen(await loadCart(ctx, db, ref))
}

/** As `loadOpenCart`, for a row that another statement has read; null: the cart has no row. */
export async function checkOpenCart(ctx: Context, db: Tx, cart: CartRow | null, ref: CartRef): Promise<CartRow> {
  return requireOpen(await (cart ? requireProtectCode(db, cart, ref) : unsavedCart(ctx, db, ref)))
}

/** As `loadOpenCart`, for a cart in any status. */
export async function loadCart(ctx: Context, db: Tx, ref: CartRef): Promise<CartRow> {
  const [cart] = await selectCart(ctx, db, ref).prepare('find_cart').execute()
  return cart ? requireProtectCode(db, cart, ref) : unsavedCart(ctx, db, ref)
}

export type CartJson = Omit<CartRow, 'createdAt' | 'updatedAt'> & Record<'createdAt' | 'updatedAt', string>

/** All columns of a cart as one JSON value, for a statement that reads more than the cart. */
export function cartJsonSql(): SQL {
  const pairs = Object.entries(getTableColumns(carts)).map(([name, column]) => sql`${name}::text, ${column}`)
  return sql`json_build_object(${sql.join(pairs, sql`, `)})`
}

export function cartFromJson({ createdAt, updatedAt, ...cart }: CartJson): CartRow {
  return { ...cart, createdAt: new Date(createdAt), updatedAt: new Date(updatedAt) }
}

/** The empty cart of an issued pair that has no row yet. */
async function unsavedCart(ctx: Context, db: Tx, ref: CartRef): Promise<CartRow> {
  if (!(await isIssued(ctx, db, ref))) throw new AppError('CART_NOT_FOUND')
  return emptyCart(ctx, ref)
}

export function emptyCart({ site, now }: Context, { cartId, protectCode }: CartRef): CartRow {
  const at = now()
  return {
    status: 'open',
    id: cartId,
    siteId: site.id,
    storeId: site.storeId,
    protectHash: hashSecret(protectCode),
    userId: null,
    guestId: null,
    countryId: null,
    couponId: null,
    memberCardBarcode: null,
    companyName: null,
    companyOib: null,
    deliveryMethodId: null,
    deliveryBranchId: null,
    paymentMethodId: null,
    seenExtraCents: 0,
    lastAddition: null,
    staffId: null,
    version: 1,
    createdAt: at,
    updatedAt: at,
  }
}

function selectCart({ site }: Context, db: Tx, { cartId }: CartRef) {
  return db
    .select()
    .from(carts)
    .where(and(eq(carts.id, cartId), eq(carts.siteId, site.id)))
    .$dynamic()
}

/**
 * Accepts the cart's first secret and those of its owner's other devices (`getAbandoned`). A draft of an order by phone is no cart of the shop
 * (docs/rules/orders.md#phone-order).
 */
async function requireProtectCode(db: Tx, cart: CartRow, { cartId, protectCode }: CartRef): Promise<CartRow> {
  if (cart.staffId !== null) throw new AppError('CART_NOT_FOUND')
  if (matchesSecretHash(protectCode, cart.protectHash)) return cart
  const keys = await db.select({ hash: cartKeys.hash }).from(cartKeys).where(eq(cartKeys.cartId, cartId)).prepare('cart_keys').execute()
  const isValid = keys.filter(({ hash }) => matchesSecretHash(protectCode, hash)).length > 0
  if (!isValid) throw new AppError('CART_NOT_FOUND')
  return cart
}

/** docs/rules/cart.md#closed-cart */
export function requireOpen(cart: CartRow): CartRow {
  switch (cart.status) {
    case 'open':
      return cart
    case 'ordered':
      throw new AppError('SESSION_USED')
    case 'archived':
      throw new AppError('CART_ARCHIVED')
  }
  cart.status satisfies never
}

export async function bumpCartVersion(ctx: Pick<Ctx, 'now'>, tx: Transaction, cart: CartRow): Promise<CartRow> {
  const changed = { version: cart.version + 1, updatedAt: ctx.now() }
  await tx.update(carts).set(changed).where(eq(carts.id, cart.id)).prepare('touch_cart').execute()
  return { ...cart, ...changed }
}
