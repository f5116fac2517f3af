import { describe, expect, it } from 'vitest'
import type { BundlePart, CustomOption, Variant } from '@/lib/api/entities/product.schema'
import type { Bundle } from '@/lib/api/v1/product/check-bundles.schema'
import { missingChoices, bundleOptions, bundlePrice, bundleStock, choiceFromLine, emptyChoice, toBundleParts } from './bundle-choice'
import { decideAdd } from './decide-add'

const note: CustomOption = {
  id: 1,
  key: 'cestitka',
  option_type: 'text',
  required: false,
  maxLength: 200,
  min: null,
  max: null,
  price: 1.5,
  custom_option_values: [{ label: 'Čestitka' }],
}

function variant(id: number, finalPrice: number, available: number): Variant {
  const price = { basicPrice: 1, retailPrice: finalPrice, discount: null, finalPrice, membershipPrice: null }
  return {
    id,
    name: `${id}`,
    sku: `${id}`,
    format: 'Simple',
    lowestPrice30Days: null,
    discountUntil: null,
    unitPrice: null,
    media: [],
    ...price,
    stock: { state: available > 0 ? 'in' : 'out', available },
    awaitsFile: false,
    attributeSet: { attributes: [] },
  }
}

function part(id: number, own: Partial<BundlePart['product']> = {}, qty = 1): BundlePart {
  const empty = { media: [], associatedProducts: [], associatedProductsAttributes: [], customOptions: [] }
  const product = { id, name: `Dio ${id}`, format: 'Simple' as const, slug: `dio-${id}`, finalPrice: 9, ...empty, ...own }
  return { qty, product: { stock: { state: 'in', available: 10 }, ...product } }
}

const bag = part(20, { format: 'Configurable', finalPrice: 12, associatedProducts: [variant(21, 12, 4), variant(22, 13, 0)] })
const candles = part(10, { customOptions: [{ ...note, key: 'ime', required: true, price: 0.5 }] }, 2)
const bundle: Bundle = {
  id: 5,
  name: 'Paket',
  slug: 'paket',
  format: 'Bundle',
  ownPrice: 40,
  stock: { state: 'in', available: 4 },
  customOptions: [note],
  bundles: [bag, candles],
}
const whole = { variants: { 20: 21 }, texts: { cestitka: 'Sretno!' }, partTexts: { 10: { ime: 'Ana' } } }

describe('a bundle in the dialog', () => {
  it('is added once every part is chosen', () => {
    expect(decideAdd('Bundle', toBundleParts(bundle))).toBe('openBundle')
    expect(decideAdd('Bundle', toBundleParts(bundle, whole))).toBe('add')
  })

  it('costs its own price plus surcharges', () => {
    expect(bundlePrice(bundle, emptyChoice)).toBe(40)
    expect(bundlePrice(bundle, whole)).toBe(42.5)
  })

  it('costs the sum of the chosen parts without its own price', () => {
    expect(bundlePrice({ ...bundle, ownPrice: null }, emptyChoice)).toBe(30)
    expect(bundlePrice({ ...bundle, ownPrice: null }, { ...emptyChoice, variants: { 20: 22 } })).toBe(31)
  })

  it.each([
    ['limits stock by the scarcest part', whole, { state: 'in', available: 4, scarcest: 'Dio 20' }],
    ['is sold out with a sold-out variant', { ...whole, variants: { 20: 22 } }, { state: 'out', available: 0, scarcest: 'Dio 20' }],
    ['uses the parts while nothing is chosen', emptyChoice, { state: 'in', available: 5, scarcest: 'Dio 10' }],
  ])('%s', (_, choice, stock) => expect(bundleStock(bundle, choice)).toEqual(stock))

  it('lists the missing choices in order', () => {
    expect(missingChoices(bundle, emptyChoice)).toEqual(['dio-20', 'dio-10-ime'])
    expect(missingChoices(bundle, whole)).toEqual([])
  })

  it('is restored from the options of its line', () => {
    const options = bundleOptions(bundle, whole)
    expect(options).toEqual({
      personalizations: { cestitka: 'Sretno!' },
      bundleOptions: [
        { id: 20, options: { variantId: 21 } },
        { id: 10, options: { personalizations: { ime: 'Ana' } } },
      ],
    })
    expect(
      choiceFromLine({ ...options, personalizations: { cestitka: 'Sretno!' }, bundleOptions: [{ id: 20, options: { variantId: 21 } }] }),
    ).toEqual({
      texts: whole.texts,
      variants: whole.variants,
      partTexts: { 20: {} },
    })
  })
})
