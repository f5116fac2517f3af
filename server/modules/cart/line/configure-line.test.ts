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
  weightGrams: 300,
  listed: true,
  finalCents: 1500,
  memberCents: 1350,
  lowestCents: null,
  measure: { amount: null, unit: null },
  available: 7,
  customOptions: null,
  plans: null,
  parts: null,
  variantLabels: null,
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
    { id: 21, format: 'Simple', archived: false, labels: [{ label: 'Boja', value: 'crna' }], available: 2, cents: 1200 },
    { id: 22, format: 'Simple', archived: true, labels: null, available: 2, cents: 1200 },
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

describe('a line', () => {
  it('of a simple product takes one piece of it', () => {
    expect(configureLine(simple, {})).toEqual({
      options: {},
      optionsKey: '',
      unitCents: 1500,
      memberCents: 1350,
      weightGrams: 300,
      isDigital: false,
      labels: [],
      demand: [{ productId: 1, pieces: 1, available: 7 }],
    })
  })

  it('carries what was written, trimmed, at its price, in one form whatever the order', () => {
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

  it('of a bundle takes its parts, the chosen variant among them', () => {
    expect(configureLine(bundle, chosen)).toMatchObject({
      options: chosen,
      unitCents: 4000,
      weightGrams: 300,
      isDigital: false,
      demand: [
        { productId: 5, available: null },
        { productId: 21, pieces: 1, available: 2 },
        { productId: 10, pieces: 2, available: 5 },
      ],
      labels: [
        { label: 'Torba', value: 'crna' },
        { label: 'Svijeća', value: '2 kom.' },
      ],
    })
  })

  it('of a subscription costs what its plan costs', () => {
    const facts = { ...simple, plans: [{ id: 3, label: 'Mjesečno', cents: 2490 }] }
    expect(configureLine(facts, { customPriceOption: 3 })).toMatchObject({
      unitCents: 2490,
      memberCents: null,
      options: { customPriceOption: 3 },
    })
  })

  it('of e-products alone is digital', () => {
    expect(configureLine({ ...simple, format: 'EProduct' }, {})).toMatchObject({ isDigital: true })
    expect(configureLine({ ...bundle, parts: [part({ format: 'EProduct' })] }, {})).toMatchObject({ isDigital: true })
    expect(configureLine({ ...bundle, parts: [part({ format: 'EProduct' }), part({ productId: 11 })] }, {})).toMatchObject({
      isDigital: false,
    })
  })

  it.each<[string, ProductSnapshot, Parameters<typeof configureLine>[1], string]>([
    ['an archived product', { ...simple, listed: false }, {}, 'NOT_FOUND'],
    ['a product without a price', { ...simple, finalCents: null }, {}, 'NOT_FOUND'],
    ['a configurable product itself', { ...simple, format: 'Configurable' }, {}, 'CONFIGURATION_NOT_SET'],
    ['a subscription without a plan', { ...simple, plans: [{ id: 3, label: '', cents: 1 }] }, {}, 'CONFIGURATION_NOT_SET'],
    ["another product's plan", { ...simple, plans: [{ id: 3, label: '', cents: 1 }] }, { customPriceOption: 4 }, 'VALIDATION'],
    ['a plan where there is none', simple, { customPriceOption: 1 }, 'VALIDATION'],
    ['an option it does not have', withOptions, { personalizations: { popust: '100' } }, 'VALIDATION'],
    ['an option named by the prototype', withOptions, { personalizations: { constructor: 'x' } }, 'VALIDATION'],
    ['a text too long', withOptions, { personalizations: { posveta: 'x'.repeat(21) } }, 'VALIDATION'],
    ['a number out of range', withOptions, { personalizations: { stranica: 301 } }, 'VALIDATION'],
    ['a number that is none', withOptions, { personalizations: { stranica: '1e2' } }, 'VALIDATION'],
    [
      'a missing required text',
      { ...simple, customOptions: [{ ...dedication, required: true }] },
      { personalizations: { posveta: ' ' } },
      'VALIDATION',
    ],
    ['parts on what is no bundle', simple, chosen, 'VALIDATION'],
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
  ])('refuses %s', (_, facts, options, code) => {
    expect(configureLine(facts, options)).toMatchObject({ refused: code })
  })

  it('has one key for one choice: reading what was kept changes nothing', () => {
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

describe('a bundle without a price of its own', () => {
  const unpriced = { ...bundle, finalCents: null }

  it('costs what its chosen parts cost together', () => {
    expect(configureLine(unpriced, chosen)).toMatchObject({ unitCents: 1200 + 2 * 900 })
  })

  it('is not sold while one of its parts has no price', () => {
    expect(configureLine({ ...unpriced, parts: [part({ cents: null })] }, {})).toEqual({ refused: 'NOT_FOUND' })
  })

  it('is the only thing sold without one', () => {
    expect(configureLine({ ...simple, finalCents: null }, {})).toEqual({ refused: 'NOT_FOUND' })
  })
})

describe('what has something to choose or to write', () => {
  it.each<[string, ProductSnapshot, boolean]>([
    ['a book', simple, false],
    ['one with a dedication', withOptions, true],
    ['one that is sold no more', { ...withOptions, listed: false }, false],
    ['a variant, whose sisters may be sold still', { ...simple, listed: false, variantLabels: [{ label: 'Boja', value: 'crna' }] }, true],
    ['a subscription', { ...simple, plans: [{ id: 1, label: 'Svaki mjesec', cents: 1000 }] }, true],
    ['a bundle as it stands', { ...simple, format: 'Bundle', parts: [part({})] }, false],
    ['a bundle with a bag to choose', { ...simple, format: 'Bundle', parts: [part({}), bag] }, true],
    ['a bundle with a dedication', { ...simple, format: 'Bundle', parts: [part({ customOptions: [dedication] })] }, true],
  ])('%s', (_, facts, expected) => expect(hasChoices(facts)).toBe(expected))
})
