import { lineChoiceKey } from '@/features/cart/session/cart-snapshot'
import type { Cart } from '@/lib/api/entities/cart.schema'

export type Difference =
  | LineDifference
  | { kind: 'delivery' | 'paymentFee' | 'discount' | 'total'; from: number; to: number }
  | { kind: 'email'; from: string; to: string }
  /** The code; '' without a coupon. */
  | { kind: 'coupon'; from: string; to: string }
  | { kind: 'deliveryMethod' | 'branch' | 'paymentMethod' | 'addresses' | 'other' }

/** `itemId` identifies the line: two lines may have one name. */
type LineDifference = { itemId: number; name: string } & (
  | { kind: 'price' | 'quantity'; from: number; to: number }
  /** `label`: of the option; '' where the whole line is described. */
  | { kind: 'options'; label: string; from: string; to: string }
  | { kind: 'gone' | 'added' | 'unavailable' | 'alone' | 'outOfStock' }
  | { kind: 'short'; available: number }
)

type Seen = Pick<Cart, 'items' | 'summary' | 'couponCode' | 'deliveryMethodId' | 'options' | 'paymentMethodId'>
type Item = Cart['items'][number]

/**
 * The differences between two copies of a cart: lines, coupon, amounts, then methods. When nothing else differs, a changed total is the only difference. A blocked line is
 * always listed, also when it was blocked before.
 */
export function cartDifferences(seen: Seen, now: Seen): Difference[] {
  const seenItems = new Map(seen.items.map((item) => [item.itemId, item]))
  const currentIds = new Set(now.items.map(({ itemId }) => itemId))
  const lines = [
    ...seen.items.filter(({ itemId }) => !currentIds.has(itemId)).map((item): Difference => ({ kind: 'gone', ...lineOf(item) })),
    ...now.items.flatMap((item) => lineDifferences(seenItems.get(item.itemId), item)),
  ]
  const [from, to] = [seen.couponCode ?? '', now.couponCode ?? '']
  const amounts = [
    ...(from === to ? [] : [{ kind: 'coupon' as const, from, to }]),
    ...amount('discount', seen.summary.loyalty + seen.summary.coupon, now.summary.loyalty + now.summary.coupon),
    ...amount('delivery', seen.summary.delivery, now.summary.delivery),
    ...amount('paymentFee', seen.summary.paymentFee, now.summary.paymentFee),
  ]
  const named = [...lines, ...amounts, ...methodDifferences(seen, now)]
  return named.length > 0 ? named : amount('total', seen.summary.orderTotal, now.summary.orderTotal)
}

function methodDifferences(seen: Seen, now: Seen): Difference[] {
  const isSameMethod = seen.deliveryMethodId === now.deliveryMethodId
  const isSameBranch = seen.options.deliveryBranchId === now.options.deliveryBranchId
  return [
    ...(isSameMethod ? [] : [{ kind: 'deliveryMethod' as const }]),
    ...(isSameBranch || !isSameMethod ? [] : [{ kind: 'branch' as const }]),
    ...(seen.paymentMethodId === now.paymentMethodId ? [] : [{ kind: 'paymentMethod' as const }]),
  ]
}

function lineDifferences(before: Item | undefined, item: Item): Difference[] {
  const line = lineOf(item)
  if (!before) return [{ kind: 'added', ...line }]
  const [from, to] = [before.prices.converted.finalPrice, item.prices.converted.finalPrice]
  return [
    ...problemOf(item),
    ...(lineChoiceKey(before) === lineChoiceKey(item) ? [] : optionDifferences(before, item)),
    ...(from === to || item.problem === 'unavailable' ? [] : [{ kind: 'price' as const, ...line, from, to }]),
    ...(before.qty === item.qty ? [] : [{ kind: 'quantity' as const, ...line, from: before.qty, to: item.qty }]),
  ]
}

/** Only what differs: a bundle has many parts. */
function optionDifferences(before: Item, item: Item): Difference[] {
  const line = { kind: 'options' as const, ...lineOf(item) }
  const [old, current] = [valuesByLabel(before), valuesByLabel(item)]
  const labels = [...new Set([...old.keys(), ...current.keys()])]
  const changed = labels.filter((label) => old.get(label) !== current.get(label))
  const isSameProduct = before.productData.name === item.productData.name
  if (!isSameProduct || changed.length === 0) return [{ ...line, label: '', from: describeItem(before), to: describeItem(item) }]
  return changed.map((label) => ({ ...line, label, from: old.get(label) ?? '', to: current.get(label) ?? '' }))
}

function valuesByLabel({ optionLabels }: Item): Map<string, string> {
  const values = new Map<string, string>()
  for (const { label, value } of optionLabels) values.set(label, [values.get(label), value].filter(Boolean).join('; '))
  return values
}

function describeItem({ productData, optionLabels }: Item): string {
  return [productData.name, ...optionLabels.map(({ label, value }) => `${label}: ${value}`)].join(', ')
}

function lineOf({ itemId, productData: { name } }: Item) {
  return { itemId, name }
}

function problemOf(item: Item): Difference[] {
  const { problem, stock } = item
  if (problem === null) return []
  const line = lineOf(item)
  return problem === 'short' ? [{ kind: 'short', ...line, available: stock.available ?? 0 }] : [{ kind: problem, ...line }]
}

/** Compares in cents, because sums of euros have rounding errors. */
function amount(kind: 'delivery' | 'paymentFee' | 'discount' | 'total', from: number, to: number): Difference[] {
  return Math.round(from * 100) === Math.round(to * 100) ? [] : [{ kind, from, to }]
}
