import { beforeAll, expect, it } from 'vitest'
import { bundleOptions, emptyChoice } from '@/features/cart/add/bundle-choice'
import { toPersonalizations } from '@/features/cart/add/custom-options'
import { purchaseProblem } from '@/features/product/purchase-problem'
import type { LineOptions } from '@/lib/api/entities/cart.schema'
import type { CustomOption, Product } from '@/lib/api/entities/product.schema'
import { productApi } from '@/lib/api/v1/product/web'
import { cartApi } from '@/lib/api/v2/ecommerce/cart'
import { seedProducts } from '@/demo/data/products/all'
import { callAs } from '@/tests/support/http/caller'
import { writeDemoCatalogue } from '@/tests/support/database/demo-catalogue'

const visitor = callAs()

beforeAll(() => writeDemoCatalogue(), 60_000)

/** The first available variant, as a buyer would choose it. */
function choiceOf({ associatedProducts }: Pick<Product, 'associatedProducts'>) {
  return associatedProducts.find(({ stock }) => stock.state !== 'out') ?? associatedProducts[0] ?? null
}

function written(options: readonly CustomOption[]) {
  return Object.fromEntries(
    options.map(({ key, option_type, min, maxLength }) => [
      key,
      option_type === 'number' ? String(min ?? 1) : 'Ana'.slice(0, maxLength ?? 3),
    ]),
  )
}

function optionsOf(product: Product): LineOptions {
  const [plan] = product.subscriptionPlans
  const variants = Object.fromEntries(product.bundles.map((part) => [part.product.id, choiceOf(part.product)?.id ?? 0]))
  const partTexts = Object.fromEntries(product.bundles.map((part) => [part.product.id, written(part.product.customOptions)]))
  const own = toPersonalizations(product.customOptions, written(product.customOptions))
  const ofParts = bundleOptions({ ...product, ownPrice: null }, { ...emptyChoice, variants, partTexts })
  return { ...own, ...(product.format === 'Bundle' && ofParts), ...(plan && { customPriceOption: plan.id }) }
}

it('every demo product can be added to a cart, or its page gives the reason', async () => {
  const { records } = await visitor.call(productApi.filter, { page: 1, limit: 1000, allowUnlimited: true })
  expect(records.length).toBe(seedProducts.filter(({ archived }) => !archived).length)
  const refusals: string[] = []
  for (const { slug } of records) {
    const product = await visitor.call(productApi.get, { slug })
    const variant = choiceOf(product)
    const why = purchaseProblem(product, variant)
    const pair = await visitor.call(cartApi.getNewCartSession, {})
    const asked = { ...pair, productId: variant?.id ?? product.id, qty: 1, options: optionsOf(product) }
    const isBought = await visitor.call(cartApi.addItem, asked).then(
      ({ items }) => items[0]?.problem === null,
      () => false,
    )
    expect.soft(isBought, `${slug}: ${why?.reason ?? 'can be bought'}`).toBe(why === null)
    if (why) refusals.push(why.reason)
  }
  expect(refusals.length).toBeGreaterThan(2)
  expect(refusals.length).toBeLessThan(records.length / 10)
}, 60_000)
