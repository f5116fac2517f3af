import { sql } from 'drizzle-orm'
import type { ParsedOf } from '@/lib/api/endpoint'
import { AppError } from '@/lib/api/errors'
import type { cartApi } from '@/lib/api/v2/ecommerce/cart'
import type { Ctx } from '@/server/core/context'
import type { Tx } from '@/server/db/client'
import { statement } from '@/server/db/prepared'
import { inTransaction, inTurn } from '@/server/core/transaction'
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
 * Reserves nothing (DESIGN 7): stock is looked at now and taken by the order. The most frequent write of the shop, so it locks nothing at first:
 * it reads all it needs in one glance, decides, and writes if the cart's version is still the one it read. Otherwise again, with the cart locked.
 */
export async function addItem(ctx: Ctx, input: Input) {
  const { cart, ...seen } = await loadLineItemsWithProduct(ctx, ctx.db, input)
  // Without the product there was no glance at the cart.
  const open = seen.facts ? await checkOpenCart(ctx, ctx.db, cart, input) : await loadOpenCart(ctx, ctx.db, input)
  const added = await add(ctx, ctx.db, { cart: open, ...seen }, input)
  if (added) return added
  return inTransaction(ctx, async (tx) => {
    const locked = await lockOpenCart(ctx, tx, input)
    const again = await add(ctx, tx, { ...(await loadLineItemsWithProduct(ctx, tx, input)), cart: locked }, input)
    if (!again) throw new Error(`The locked cart ${locked.id} changed.`)
    return again
  })
}

type Seen = { cart: CartRow; lines: LineItem[]; facts: ProductSnapshot | undefined }

async function add(ctx: Ctx, tx: Tx, { cart, lines, facts }: Seen, input: Input) {
  const addition = createAddition(ctx, [input.productId, input.qty, input.options])
  if (isReplay(cart, addition)) return presentCart(tx, await loadCartState(ctx, tx, cart), input.protectCode)
  if (!facts) throw new AppError('NOT_FOUND')
  const line = requireConfigured(facts, input.options)
  const rows = withLine(lines, facts, line, input.qty)
  const [methods, discounts] = await Promise.all([loadSavedMethods(ctx, tx, cart), loadDiscounts(ctx, tx, cart, input.productId)])
  const state = buildCartState({ ...cart, version: cart.version + 1 }, rows, { ...methods, ...discounts })
  const isAdded = ({ row }: CartState['lines'][number]) => row.id === facts.id && row.optionsKey === line.optionsKey

  requireSubscriptionAlone(rows)
  if (rows.length > maxLines) throw new AppError('CART_LINES_LIMIT')
  if (rows.some(({ quantity }) => quantity > maxQuantity)) throw new AppError('INVALID_QUANTITY')
  const short = state.lines.filter((one) => isAdded(one) && one.stock.problem)
  if (short.length > 0) throw outOfStockError(short)

  const itemId = await write(ctx, tx, { cart, input, line, state, addition })
  if (itemId === undefined) return null
  const told = state.lines.map((one) => (isAdded(one) ? { ...one, row: { ...one.row, itemId } } : one))
  return presentCart(tx, { ...state, lines: told }, input.protectCode)
}

/** The lines as they will be: the same product with the same options joins its line. */
function withLine(
  lines: LineItem[],
  facts: ProductSnapshot,
  { options, optionsKey, unitCents }: ConfiguredLine,
  quantity: number,
): LineItem[] {
  const isSame = (row: LineItem) => row.id === facts.id && row.optionsKey === optionsKey
  if (!lines.some(isSame)) return [...lines, { ...facts, itemId: 0, quantity, options, optionsKey, seenCents: unitCents }]
  return lines.map((row) => (isSame(row) ? { ...row, quantity: row.quantity + quantity, seenCents: unitCents } : row))
}

type Writing = { cart: CartRow; input: Input; line: ConfiguredLine; state: CartState; addition: Addition | null }

/** Writes the line, and what the shopper is now told, if the cart is still the one that was read. Gives the line's id, or undefined. */
async function write(ctx: Ctx, tx: Tx, { cart, input, line, state, addition }: Writing): Promise<number | undefined> {
  const now = currentPrices(state)
  const held = validDiscounts(state)
  const seen = new Map(acknowledgedPrices(state).lines.map(({ itemId, unit }) => [itemId, unit]))
  const news = now.lines.filter(({ itemId, unit }) => itemId !== 0 && seen.get(itemId) !== unit)
  const values = {
    cartId: cart.id,
    siteId: cart.siteId,
    storeId: cart.storeId,
    protectHash: cart.protectHash,
    version: cart.version,
    at: ctx.now().toISOString(),
    extra: now.extra,
    addition: serializeAddition(addition),
    ...held,
    news: JSON.stringify(news),
    productId: input.productId,
    quantity: input.qty,
    options: JSON.stringify(line.options),
    optionsKey: line.optionsKey,
    unitCents: line.unitCents,
  }
  // Whoever writes this cart meanwhile is waited for, in a transaction or not.
  const [item] = await inTurn(tx, () => writeLine(tx, values))
  return item?.id
}

const value = sql.placeholder

/** A cart that was never written down is written here. */
const writeLine = statement<{ id: number }>(
  () => sql`
    with held as (
      insert into carts (id, site_id, store_id, protect_hash, version, created_at, updated_at, seen_extra_cents, last_addition)
      values (${value('cartId')}, ${value('siteId')}, ${value('storeId')}, ${value('protectHash')}, ${value('version')}::int + 1,
        ${value('at')}, ${value('at')}, ${value('extra')}, ${value('addition')})
      on conflict (id) do update set version = excluded.version, updated_at = excluded.updated_at, seen_extra_cents = excluded.seen_extra_cents,
        last_addition = excluded.last_addition, coupon_id = ${value('couponId')}, member_card_barcode = ${value('memberCardBarcode')}
        where carts.version = excluded.version - 1 and carts.status = 'open'
      returning id
    ), told as (
      update cart_items set seen_cents = news.unit
      from held, jsonb_to_recordset(${value('news')}::jsonb) as news("itemId" int, unit int)
      where cart_items.id = news."itemId" and cart_items.cart_id = held.id
    )
    insert into cart_items (cart_id, product_id, quantity, options, options_key, seen_cents)
    select id, ${value('productId')}, ${value('quantity')}::int, ${value('options')}::jsonb, ${value('optionsKey')}, ${value('unitCents')}::int from held
    on conflict (cart_id, product_id, options_key)
      do update set quantity = cart_items.quantity + excluded.quantity, seen_cents = excluded.seen_cents
    returning id`,
)
