import { sql } from 'drizzle-orm'
import type { ParsedOf } from '@/lib/api/endpoint'
import { AppError } from '@/lib/api/errors'
import type { cartApi } from '@/lib/api/v2/ecommerce/cart'
import type { Ctx } from '@/server/core/context'
import type { Tx } from '@/server/db/client'
import { prepareStatement } from '@/server/db/prepared'
import { inTransaction, withPermit, type Transaction } from '@/server/core/transaction'
import {
  buildCartState,
  validDiscounts,
  currentPrices,
  acknowledgedPrices,
  loadCartState,
  loadSavedMethods,
  type CartState,
} from './state/cart-state'
import type { ConfiguredLine } from './line/configure-line'
import { loadDiscounts } from './state/load-discounts'
import { createAddition, isReplay, serializeAddition, type Addition } from './record/last-addition'
import { loadLineItemsWithProduct, type LineItem, type ProductSnapshot } from './line/product-snapshot'
import { loadOpenCart, lockOpenCart, checkOpenCart, type CartRow } from './record/open-cart'
import { presentCart } from './state/present-cart'
import { requireConfigured, maxLines, maxQuantity, outOfStockError, requireSubscriptionAlone } from './line/line-checks'

type Input = ParsedOf<typeof cartApi.addItem>

/**
 * Adds a product; checks stock and reserves none (docs/rules/cart.md#no-reservation). Optimistic: one read of the cart with its lines, one write conditional on
 * the cart's version; retries under the cart lock on a conflict (docs/decisions/005-acknowledged-prices.md).
 */
export async function addItem(ctx: Ctx, input: Input) {
  const { cart, ...read } = await loadLineItemsWithProduct(ctx, ctx.db, input)
  // The statement reads the cart only together with a product of this site.
  const open = read.product ? await checkOpenCart(ctx, ctx.db, cart, input) : await loadOpenCart(ctx, ctx.db, input)
  const added = await add(ctx, ctx.db, { cart: open, ...read }, input)
  if (added) return added
  return inTransaction(ctx, (tx) => addItemLocked(ctx, tx, input))
}

/** The same within a transaction, under the cart's lock. */
export async function addItemLocked(ctx: Ctx, tx: Transaction, input: Input) {
  const locked = await lockOpenCart(ctx, tx, input)
  const added = await add(ctx, tx, { ...(await loadLineItemsWithProduct(ctx, tx, input)), cart: locked }, input)
  if (!added) throw new Error(`The locked cart ${locked.id} changed.`)
  return added
}

type AddContext = { cart: CartRow; lines: LineItem[]; product: ProductSnapshot | undefined }

async function add(ctx: Ctx, tx: Tx, { cart, lines, product }: AddContext, input: Input) {
  const addition = createAddition(ctx, [input.productId, input.qty, input.options])
  if (isReplay(cart, addition)) return presentCart(ctx, tx, await loadCartState(ctx, tx, cart), input.protectCode)
  if (!product) throw new AppError('NOT_FOUND')
  const line = requireConfigured(product, input.options)
  const items = withLine(lines, product, line, input.qty)
  const [methods, discounts] = await Promise.all([loadSavedMethods(ctx, tx, cart), loadDiscounts(ctx, tx, cart, input.productId)])
  const state = buildCartState({ ...cart, version: cart.version + 1 }, items, { ...methods, ...discounts })
  const isAdded = ({ item }: CartState['lines'][number]) => item.id === product.id && item.optionsKey === line.optionsKey

  requireSubscriptionAlone(items)
  if (items.length > maxLines) throw new AppError('CART_LINES_LIMIT')
  if (items.some(({ quantity }) => quantity > maxQuantity)) throw new AppError('INVALID_QUANTITY')
  const short = state.lines.filter((one) => isAdded(one) && one.stock.problem)
  if (short.length > 0) throw outOfStockError(short)

  const itemId = await save(ctx, tx, { cart, input, line, state, addition })
  if (itemId === undefined) return null
  const saved = state.lines.map((one) => (isAdded(one) ? { ...one, item: { ...one.item, itemId } } : one))
  return presentCart(ctx, tx, { ...state, lines: saved }, input.protectCode)
}

/** The line items after the addition (docs/rules/cart.md#line-identity). */
function withLine(
  lines: LineItem[],
  product: ProductSnapshot,
  { options, optionsKey, unitCents }: ConfiguredLine,
  quantity: number,
): LineItem[] {
  const isSame = (row: LineItem) => row.id === product.id && row.optionsKey === optionsKey
  if (!lines.some(isSame))
    return [...lines, { ...product, itemId: 0, quantity, options, optionsKey, seenCents: unitCents, staffCents: null }]
  return lines.map((row) => (isSame(row) ? { ...row, quantity: row.quantity + quantity, seenCents: unitCents } : row))
}

type LineWrite = { cart: CartRow; input: Input; line: ConfiguredLine; state: CartState; addition: Addition | null }

/** Saves the line and the acknowledged prices if the cart still has the version that was read. @returns the line's id, or undefined on a conflict */
async function save(ctx: Ctx, tx: Tx, { cart, input, line, state, addition }: LineWrite): Promise<number | undefined> {
  const current = currentPrices(state)
  const acknowledged = new Map(acknowledgedPrices(state).lines.map(({ itemId, unit }) => [itemId, unit]))
  const changed = current.lines.filter(({ itemId, unit }) => itemId !== 0 && acknowledged.get(itemId) !== unit)
  const values = {
    cartId: cart.id,
    siteId: cart.siteId,
    storeId: cart.storeId,
    protectHash: cart.protectHash,
    version: cart.version,
    at: ctx.now().toISOString(),
    extra: current.extra,
    addition: serializeAddition(addition),
    ...validDiscounts(state),
    changed: JSON.stringify(changed),
    productId: input.productId,
    quantity: input.qty,
    options: JSON.stringify(line.options),
    optionsKey: line.optionsKey,
    unitCents: line.unitCents,
  }
  // Waits for a permit and for concurrent writers of this cart, inside a transaction or not.
  const [item] = await withPermit(tx, () => writeLine(tx, values))
  return item?.id
}

const value = sql.placeholder

/**
 * Writes the cart, also one that has no row yet (docs/decisions/013-a-cart-is-written-by-its-first-change.md), the acknowledged prices and the line. No row: a
 * version conflict.
 */
const writeLine = prepareStatement<{ id: number }>(
  () => sql`
    with saved_cart as (
      insert into carts (id, site_id, store_id, protect_hash, version, created_at, updated_at, seen_extra_cents, last_addition)
      values (${value('cartId')}, ${value('siteId')}, ${value('storeId')}, ${value('protectHash')}, ${value('version')}::int + 1,
        ${value('at')}, ${value('at')}, ${value('extra')}, ${value('addition')})
      on conflict (id) do update set version = excluded.version, updated_at = excluded.updated_at, seen_extra_cents = excluded.seen_extra_cents,
        last_addition = excluded.last_addition, coupon_id = ${value('couponId')}, member_card_barcode = ${value('memberCardBarcode')}
        where carts.version = excluded.version - 1 and carts.status = 'open'
      returning id
    ), acknowledged as (
      update cart_items set seen_cents = changed.unit
      from saved_cart, jsonb_to_recordset(${value('changed')}::jsonb) as changed("itemId" int, unit int)
      where cart_items.id = changed."itemId" and cart_items.cart_id = saved_cart.id
    )
    insert into cart_items (cart_id, product_id, quantity, options, options_key, seen_cents)
    select id, ${value('productId')}, ${value('quantity')}::int, ${value('options')}::jsonb, ${value('optionsKey')}, ${value('unitCents')}::int from saved_cart
    on conflict (cart_id, product_id, options_key)
      do update set quantity = cart_items.quantity + excluded.quantity, seen_cents = excluded.seen_cents
    returning id`,
)
