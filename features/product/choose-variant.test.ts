import { describe, expect, it } from 'vitest'
import type { Axis, Variant } from '@/lib/api/entities/product.schema'
import {
  choiceOfVariant,
  applyValue,
  defaultChoice,
  missingAxis,
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

// Red in both sizes (large is sold out), blue only small, green nowhere.
const bag = {
  axes: [axis('boja', [red, blue, green]), axis('velicina', [small, large])],
  variants: [variant(101, red, small, 5), variant(102, red, large, 0), variant(103, blue, small, 2)],
}

describe('choosing a variant', () => {
  it.each<[Choice, number | null]>([
    [{}, null],
    [{ boja: red }, null],
    [{ boja: red, velicina: small }, 101],
    [{ boja: red, velicina: large }, 102],
    [{ boja: blue, velicina: large }, null],
  ])('%o names %s', (choice, id) => {
    expect(findVariant(bag, choice)?.id ?? null).toBe(id)
  })

  it.each<[string, Choice, string, number, ValueState]>([
    ['a first value is free', {}, 'boja', red, 'available'],
    ['a value that stands in no variant', {}, 'boja', green, 'impossible'],
    ['an earlier value does not depend on a later one', { boja: red, velicina: large }, 'boja', blue, 'available'],
    ['a later value depends on the earlier one', { boja: blue }, 'velicina', large, 'impossible'],
    ['a combination that is sold out', { boja: red }, 'velicina', large, 'soldOut'],
    ['without an earlier choice any combination will do', {}, 'velicina', large, 'soldOut'],
  ])('%s', (_, choice, code, valueId, expected) => {
    expect(valueState(bag, choice, { code, valueId })).toBe(expected)
  })

  it('keeps a later value that still fits', () => {
    expect(applyValue(bag, { boja: red, velicina: small }, { code: 'boja', valueId: blue })).toEqual({ boja: blue, velicina: small })
  })
  it('drops a later value that no longer fits', () => {
    expect(applyValue(bag, { boja: red, velicina: large }, { code: 'boja', valueId: blue })).toEqual({ boja: blue })
  })

  it.each([
    ['boja=1&velicina=11', { boja: red, velicina: small }],
    ['boja=2&velicina=12', { boja: blue }],
    ['boja=3', {}],
    ['boja=x&utm=y', {}],
  ])('the address ?%s means %o', (address, expected) => {
    expect(parseVariantChoice(bag, new URLSearchParams(address))).toEqual(expected)
  })

  it.each<[string, number[], Choice]>([
    ['none is named', [], {}],
    ['one is', [red, small], { boja: red, velicina: small }],
    ['it is sold out', [red, large], {}],
    ['it is only named in part', [red], {}],
    ['there is no such combination', [blue, large], {}],
  ])('what the merchant has chosen at first, when %s', (_, ids, expected) => {
    const axes = bag.axes.map((one) => ({ ...one, values: one.values.map((value) => ({ ...value, shopDefault: ids.includes(value.id) })) }))
    expect(defaultChoice({ ...bag, axes })).toEqual(expected)
  })

  it('finds the choice that a variant stands for', () => {
    expect(choiceOfVariant(bag, variant(103, blue, small, 2))).toEqual({ boja: blue, velicina: small })
  })

  it('knows what is still to be chosen', () => {
    expect(missingAxis(bag, { boja: red })?.attributeCode).toBe('velicina')
    expect(missingAxis(bag, { boja: red, velicina: small })).toBeNull()
  })
})

// Each colour has a picture of its own, whatever its size.
const pictured = {
  ...bag,
  variants: bag.variants.map((one, index) => {
    const id = index < 2 ? 100 : 200
    return { ...one, media: [{ id, src: '', srcset: '', alt: '', width: 1, height: 1, colour: null }] }
  }),
}

it.each<[string, Choice, number | undefined]>([
  ['nothing chosen shows none in particular', {}, undefined],
  ['a colour shows before its size is chosen', { boja: red }, 100],
  ['a whole choice', { boja: blue, velicina: small }, 200],
  ['a size alone is of two colours', { velicina: small }, undefined],
  ['what nobody makes', { boja: green }, undefined],
])('the picture that a choice agrees on: %s', (_, choice, picture) => {
  expect(commonPictureId(pictured, choice)).toBe(picture)
})
