import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { configureLine, hasChoices } from './configure-line'
import type { CustomOptionSnapshot, BundlePartSnapshot, ProductSnapshot } from './product-snapshot'

const simple: ProductSnapshot = {
  id: 1,
  format: 'Simple',
  sku: 'K-1',
  name: 'Knjiga',
  slug: 'knjiga',
  vatRate: 5,
  isVoucher: false,
  weightGrams: 300,
  isSellable: true,
  finalCents: 1500,
  memberCents: 1350,
  lowestCents: null,
  measure: { amount: null, unit: null },
  available: 7,
  customOptions: null,
  plans: null,
  parts: null,
  variantLabels: null,
  parentName: null,
  mediaId: null,
}
const dedication: CustomOptionSnapshot = {
  key: 'posveta',
  type: 'text',
  label: 'Posveta',
  required: false,
  maxLength: 20,
  min: null,
  max: null,
  cents: 200,
}
const pages: CustomOptionSnapshot = { ...dedication, key: 'stranica', type: 'number', label: 'Stranica', min: 1, max: 300, cents: 0 }
const withOptions: ProductSnapshot = { ...simple, customOptions: [pages, dedication] }

const part = (own: Partial<BundlePartSnapshot>): BundlePartSnapshot => ({
  productId: 10,
  quantity: 1,
  format: 'Simple',
  name: 'Svijeća',
  archived: false,
  weightGrams: 100,
  available: 5,
  cents: 900,
  customOptions: null,
  variants: null,
  ...own,
})
const bag = part({
  productId: 20,
  format: 'Configurable',
  name: 'Torba',
  available: null,
  variants: [
    { id: 21, format: 'Simple', archived: false, labels: [{ label: 'Boja', value: 'crna' }], weightGrams: null, available: 2, cents: 1200 },
    { id: 22, format: 'Simple', archived: true, labels: null, weightGrams: null, available: 2, cents: 1200 },
  ],
})
const bundle: ProductSnapshot = {
  ...simple,
  id: 5,
  format: 'Bundle',
  finalCents: 4000,
  memberCents: null,
  weightGrams: null,
  available: null,
  parts: [bag, part({ quantity: 2 })],
}
const chosen = { bundleOptions: [{ id: 20, options: { variantId: 21 } }] }

describe('configureLine', () => {
  it('demands one unit of a simple product', () => {
    expect(configureLine(simple, {})).toEqual({
      options: {},
      optionsKey: '',
      unitCents: 1500,
      memberCents: 1350,
      weightGrams: 300,
      isDigital: false,
      labels: [],
      demand: [{ productId: 1, quantityPerUnit: 1, available: 7 }],
    })
  })

  it('stores custom options trimmed and sorted, with their surcharge', () => {
    const line = configureLine(withOptions, { personalizations: { stranica: 12, posveta: ' Za Anu ' } })
    expect(line).toMatchObject({
      options: { personalizations: { posveta: 'Za Anu', stranica: '12' } },
      optionsKey: '{"personalizations":{"posveta":"Za Anu","stranica":"12"}}',
      unitCents: 1700,
      memberCents: 1550,
      labels: [
        { label: 'Posveta', value: 'Za Anu' },
        { label: 'Stranica', value: '12' },
      ],
    })
    expect(configureLine(withOptions, { personalizations: { posveta: 'Za Anu', stranica: '12' } })).toEqual(line)
    expect(configureLine(withOptions, { personalizations: { posveta: '  ' } })).toMatchObject({ optionsKey: '', unitCents: 1500 })
  })

  it('demands the parts of a bundle with the chosen variant', () => {
    expect(configureLine(bundle, chosen)).toMatchObject({
      options: chosen,
      unitCents: 4000,
      weightGrams: 300,
      isDigital: false,
      demand: [
        { productId: 5, available: null },
        { productId: 21, quantityPerUnit: 1, available: 2 },
        { productId: 10, quantityPerUnit: 2, available: 5 },
      ],
      labels: [
        { label: 'Torba', value: 'crna' },
        { label: 'Svijeća', value: '2 kom.' },
      ],
    })
  })

  it.each([
    [450, 650],
    [null, 300],
  ])('weighs the chosen variant of %s g, or else the product', (weightGrams, expected) => {
    const variants = (bag.variants ?? []).map((variant) => ({ ...variant, weightGrams }))
    expect(configureLine({ ...bundle, parts: [{ ...bag, variants }, part({ quantity: 2 })] }, chosen)).toMatchObject({
      weightGrams: expected,
    })
  })

  it('charges the plan of a subscription', () => {
    const product = { ...simple, plans: [{ id: 3, label: 'Mjesečno', cents: 2490 }] }
    expect(configureLine(product, { customPriceOption: 3 })).toMatchObject({
      unitCents: 2490,
      memberCents: null,
      options: { customPriceOption: 3 },
    })
  })

  it('is digital when all products are e-products', () => {
    expect(configureLine({ ...simple, format: 'EProduct' }, {})).toMatchObject({ isDigital: true })
    expect(configureLine({ ...bundle, parts: [part({ format: 'EProduct' })] }, {})).toMatchObject({ isDigital: true })
    expect(configureLine({ ...bundle, parts: [part({ format: 'EProduct' }), part({ productId: 11 })] }, {})).toMatchObject({
      isDigital: false,
    })
  })

  it.each<[string, ProductSnapshot, Parameters<typeof configureLine>[1], string]>([
    ['an archived product', { ...simple, isSellable: false }, {}, 'NOT_FOUND'],
    ['a product without a price', { ...simple, finalCents: null }, {}, 'NOT_FOUND'],
    ['a configurable product itself', { ...simple, format: 'Configurable' }, {}, 'CONFIGURATION_NOT_SET'],
    ['a subscription without a plan', { ...simple, plans: [{ id: 3, label: '', cents: 1 }] }, {}, 'CONFIGURATION_NOT_SET'],
    ["another product's plan", { ...simple, plans: [{ id: 3, label: '', cents: 1 }] }, { customPriceOption: 4 }, 'VALIDATION'],
    ['a plan where there is none', simple, { customPriceOption: 1 }, 'VALIDATION'],
    ['an option it does not have', withOptions, { personalizations: { popust: '100' } }, 'VALIDATION'],
    ['an option named by the prototype', withOptions, { personalizations: { constructor: 'x' } }, 'VALIDATION'],
    ['a text too long', withOptions, { personalizations: { posveta: 'x'.repeat(21) } }, 'VALIDATION'],
    ['a number out of range', withOptions, { personalizations: { stranica: 301 } }, 'VALIDATION'],
    ['a number in another notation', withOptions, { personalizations: { stranica: '1e2' } }, 'VALIDATION'],
    [
      'a missing required text',
      { ...simple, customOptions: [{ ...dedication, required: true }] },
      { personalizations: { posveta: ' ' } },
      'VALIDATION',
    ],
    ['parts of a product that is no bundle', simple, chosen, 'VALIDATION'],
    ['a bundle with nothing chosen', bundle, {}, 'CONFIGURATION_NOT_SET'],
    ["another part's id", bundle, { bundleOptions: [...chosen.bundleOptions, { id: 99, options: {} }] }, 'VALIDATION'],
    ['a part twice', bundle, { bundleOptions: [...chosen.bundleOptions, ...chosen.bundleOptions] }, 'VALIDATION'],
    ["another product's variant", bundle, { bundleOptions: [{ id: 20, options: { variantId: 1 } }] }, 'VALIDATION'],
    ['an archived variant', bundle, { bundleOptions: [{ id: 20, options: { variantId: 22 } }] }, 'NOT_FOUND'],
    [
      'a variant of a simple part',
      bundle,
      { bundleOptions: [...chosen.bundleOptions, { id: 10, options: { variantId: 21 } }] },
      'VALIDATION',
    ],
    ['a bundle in a bundle', { ...bundle, parts: [part({ format: 'Bundle' })] }, {}, 'CONFIGURATION_NOT_SET'],
    ['a bundle with an archived part', { ...bundle, parts: [part({ archived: true })] }, {}, 'NOT_FOUND'],
    ['a bundle without parts', { ...bundle, parts: null }, {}, 'NOT_FOUND'],
  ])('refuses %s', (_, product, options, code) => {
    expect(configureLine(product, options)).toMatchObject({ refused: code })
  })

  it('is idempotent: stored options give the same line', () => {
    const value = fc.string({ maxLength: 20 }).map((text) => text.trim())
    fc.assert(
      fc.property(value, fc.integer({ min: 1, max: 300 }), (posveta, stranica) => {
        const line = configureLine(withOptions, { personalizations: { posveta, stranica } })
        if ('refused' in line) return
        expect(configureLine(withOptions, line.options)).toEqual(line)
      }),
    )
  })
})

describe('a bundle without its own price', () => {
  const unpriced = { ...bundle, finalCents: null }

  it('costs the sum of its chosen parts', () => {
    expect(configureLine(unpriced, chosen)).toMatchObject({ unitCents: 1200 + 2 * 900 })
  })

  it('is rejected while a part has no price', () => {
    expect(configureLine({ ...unpriced, parts: [part({ cents: null })] }, {})).toEqual({ refused: 'NOT_FOUND' })
  })

  it('is the only format that is sold without a price', () => {
    expect(configureLine({ ...simple, finalCents: null }, {})).toEqual({ refused: 'NOT_FOUND' })
  })
})

describe('hasChoices', () => {
  it.each<[string, ProductSnapshot, boolean]>([
    ['a simple product', simple, false],
    ['a product with custom options', withOptions, true],
    ['an archived product with custom options', { ...withOptions, isSellable: false }, false],
    ['an archived variant', { ...simple, isSellable: false, variantLabels: [{ label: 'Boja', value: 'crna' }] }, true],
    ['a subscription', { ...simple, plans: [{ id: 1, label: 'Svaki mjesec', cents: 1000 }] }, true],
    ['a bundle without options', { ...simple, format: 'Bundle', parts: [part({})] }, false],
    ['a bundle with a configurable part', { ...simple, format: 'Bundle', parts: [part({}), bag] }, true],
    ['a bundle whose part has custom options', { ...simple, format: 'Bundle', parts: [part({ customOptions: [dedication] })] }, true],
  ])('%s', (_, product, expected) => expect(hasChoices(product)).toBe(expected))
})
