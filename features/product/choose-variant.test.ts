import { describe, expect, it } from 'vitest'
import type { Axis, Variant } from '@/lib/api/entities/product.schema'
import {
  choiceOfVariant,
  applyValue,
  defaultChoice,
  missingAxes,
  commonPictureId,
  parseVariantChoice,
  valueState,
  findVariant,
  type Choice,
  type ValueState,
} from './choose-variant'

const [red, blue, green, small, large] = [1, 2, 3, 11, 12]

function axis(attributeCode: string, ids: number[]): Axis {
  const values = ids.map((id) => ({ id, value: String(id), isMedia: false, media: null, swatch: null, shopDefault: false }))
  return { attributeCode, label: attributeCode, inputType: 'textSwatch', customClass: null, values }
}

function variant(id: number, colour: number, size: number, available: number): Variant {
  const entry = (attributeCode: string, valueId: number) => ({
    attributeCode,
    label: attributeCode,
    inputType: 'textSwatch' as const,
    unit: null,
    value: { value: String(valueId), ids: [valueId] },
  })
  const prices = {
    basicPrice: 8,
    retailPrice: 10,
    discount: null,
    finalPrice: 10,
    membershipPrice: null,
    lowestPrice30Days: null,
    discountUntil: null,
    unitPrice: null,
  }
  const stock = { state: available > 0 ? ('in' as const) : ('out' as const), available }
  return {
    id,
    name: `${id}`,
    sku: `${id}`,
    format: 'Simple',
    ...prices,
    media: [],
    stock,
    awaitsFile: false,
    attributeSet: { attributes: [entry('boja', colour), entry('velicina', size)] },
  }
}

// Red in both sizes (large is sold out), blue only small, no variant in green.
const bag = {
  axes: [axis('boja', [red, blue, green]), axis('velicina', [small, large])],
  variants: [variant(101, red, small, 5), variant(102, red, large, 0), variant(103, blue, small, 2)],
}

describe('variant choice', () => {
  it.each<[Choice, number | null]>([
    [{}, null],
    [{ boja: red }, null],
    [{ boja: red, velicina: small }, 101],
    [{ boja: red, velicina: large }, 102],
    [{ boja: blue, velicina: large }, null],
  ])('%o selects variant %s', (choice, id) => {
    expect(findVariant(bag, choice)?.id ?? null).toBe(id)
  })

  it.each<[string, Choice, string, number, ValueState]>([
    ['allows any value of the first axis', {}, 'boja', red, 'available'],
    ['rules out a value without a variant', {}, 'boja', green, 'impossible'],
    ['does not let an earlier axis depend on a later one', { boja: red, velicina: large }, 'boja', blue, 'available'],
    ['lets a later axis depend on an earlier one', { boja: blue }, 'velicina', large, 'impossible'],
    ['reports a sold-out combination', { boja: red }, 'velicina', large, 'soldOut'],
    ['considers all combinations while the earlier axis is open', {}, 'velicina', large, 'soldOut'],
  ])('%s', (_, choice, code, valueId, expected) => {
    expect(valueState(bag, choice, { code, valueId })).toBe(expected)
  })

  it('keeps a later value that still matches a variant', () => {
    expect(applyValue(bag, { boja: red, velicina: small }, { code: 'boja', valueId: blue })).toEqual({ boja: blue, velicina: small })
  })
  it('drops a later value that no longer matches', () => {
    expect(applyValue(bag, { boja: red, velicina: large }, { code: 'boja', valueId: blue })).toEqual({ boja: blue })
  })

  it.each([
    ['boja=1&velicina=11', { boja: red, velicina: small }],
    ['boja=2&velicina=12', { boja: blue }],
    ['boja=3', {}],
    ['boja=x&utm=y', {}],
  ])('parses ?%s as %o', (address, expected) => {
    expect(parseVariantChoice(bag, new URLSearchParams(address))).toEqual(expected)
  })

  it.each<[string, number[], Choice]>([
    ['no value', [], {}],
    ['a variant', [red, small], { boja: red, velicina: small }],
    ['a sold-out variant', [red, large], {}],
    ['only one axis', [red], {}],
    ['an impossible combination', [blue, large], {}],
  ])('applies the default values of %s', (_, ids, expected) => {
    const axes = bag.axes.map((one) => ({ ...one, values: one.values.map((value) => ({ ...value, shopDefault: ids.includes(value.id) })) }))
    expect(defaultChoice({ ...bag, axes })).toEqual(expected)
  })

  it('returns the choice of a variant', () => {
    expect(choiceOfVariant(bag, variant(103, blue, small, 2))).toEqual({ boja: blue, velicina: small })
  })

  it('finds the first axis without a value', () => {
    expect(missingAxes(bag, {}).map(({ attributeCode }) => attributeCode)).toEqual(['boja', 'velicina'])
    expect(missingAxes(bag, { boja: red }).map(({ attributeCode }) => attributeCode)).toEqual(['velicina'])
    expect(missingAxes(bag, { boja: red, velicina: small })).toEqual([])
  })
})

// Each colour has one picture for all sizes.
const pictured = {
  ...bag,
  variants: bag.variants.map((one, index) => {
    const id = index < 2 ? 100 : 200
    return { ...one, media: [{ id, src: '', srcset: '', alt: '', width: 1, height: 1, colour: null }] }
  }),
}

it.each<[string, Choice, number | undefined]>([
  ['nothing chosen', {}, undefined],
  ['a colour without a size', { boja: red }, 100],
  ['a complete choice', { boja: blue, velicina: small }, 200],
  ['a size of two colours', { velicina: small }, undefined],
  ['a colour without variants', { boja: green }, undefined],
])('finds the common picture of %s', (_, choice, picture) => {
  expect(commonPictureId(pictured, choice)).toBe(picture)
})
