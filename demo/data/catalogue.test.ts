import { describe, expect, it } from 'vitest'
import type { RichNode, SeedAttribute, SeedAttributeValue, SeedProduct } from '@/demo/model/types'
import { seedAttributes } from './attributes'
import { seedCategories } from './categories'
import { seedProducts } from './products/all'
import { checkDigit } from './products/rows/isbn'

const slugPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/u
const byKey = new Map(seedProducts.map((product) => [product.key, product]))
const attributes = new Map(seedAttributes.map((attribute) => [attribute.code, attribute]))

function repeated(values: string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index)
}

function keysWhere(fails: (product: SeedProduct) => boolean): string[] {
  return seedProducts.filter(fails).map(({ key }) => key)
}

function count(holds: (product: SeedProduct) => unknown): number {
  return seedProducts.filter(holds).length
}

function plainText(node: RichNode): string {
  return node.text ?? (node.content ?? []).map(plainText).join(' ')
}

function isAllowed(attribute: SeedAttribute, value: SeedAttributeValue): boolean {
  const keys = attribute.values?.map(({ key }) => key) ?? []
  switch (attribute.input) {
    case 'multipleSelect':
      return Array.isArray(value) && value.length > 0 && value.every((key) => keys.includes(key))
    case 'dropdown':
    case 'textSwatch':
    case 'visualSwatch':
      return typeof value === 'string' && (attribute.isOpen ? value !== '' : keys.includes(value))
    case 'numberField':
      return typeof value === 'number' && value > 0
    case 'yesNo':
      return typeof value === 'boolean'
    case 'date':
      return typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/u.test(value) && !Number.isNaN(Date.parse(value))
    case 'dateTime':
      return typeof value === 'string' && /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/u.test(value) && !Number.isNaN(Date.parse(value))
    case 'text':
      return typeof value === 'string' && value.trim() !== ''
    default:
      return attribute.input satisfies never
  }
}

function partsOf(set: SeedProduct): (SeedProduct | undefined)[] {
  return (set.parts ?? []).map((part) => byKey.get(part.product))
}

/** Each reduction ends before the next one begins, the running sale being the last. */
function overlaps({ sale, history = [] }: SeedProduct): boolean {
  const rows = [...history].sort((a, b) => b.fromDaysAgo - a.fromDaysAgo)
  return rows.some((row, index) => row.toDaysAgo < (rows[index + 1]?.fromDaysAgo ?? sale?.daysAgo ?? 0))
}

function isKnown(code: string, value: SeedAttributeValue): boolean {
  const attribute = attributes.get(code)
  return attribute !== undefined && isAllowed(attribute, value)
}

describe('categories', () => {
  it('are twenty, each after its parent, with clean slugs and texts', () => {
    expect(seedCategories).toHaveLength(20)
    expect(repeated(seedCategories.map(({ slug }) => slug))).toEqual([])
    const orphans = seedCategories.filter(
      ({ parent }, index) => parent !== null && !seedCategories.slice(0, index).some(({ key }) => key === parent),
    )
    expect(orphans).toEqual([])
    expect(seedCategories.filter(({ slug, description }) => !slugPattern.test(slug) || description.length < 40)).toEqual([])
  })

  it('hold products: every leaf has at least three', () => {
    const parents = new Set(seedCategories.map(({ parent }) => parent))
    const leaves = seedCategories.filter(({ key }) => !parents.has(key))
    expect(leaves.filter(({ key }) => count(({ categories }) => categories.includes(key)) < 3).map(({ key }) => key)).toEqual([])
  })
})

describe('attributes', () => {
  it('have a filter of every kind of input', () => {
    const filters = new Set(seedAttributes.filter(({ filterable }) => filterable).map(({ input }) => input))
    const wanted = ['dropdown', 'multipleSelect', 'numberField', 'date', 'dateTime', 'yesNo', 'textSwatch', 'visualSwatch']
    expect(wanted.filter((input) => ![...filters].some((found) => found === input))).toEqual([])
  })

  it('have choices exactly where the input is a choice, and every filter is in use', () => {
    expect(repeated(seedAttributes.map(({ code }) => code))).toEqual([])
    const choiceInputs = ['dropdown', 'multipleSelect', 'textSwatch', 'visualSwatch']
    expect(seedAttributes.filter(({ input, values, isOpen }) => choiceInputs.includes(input) !== Boolean(values ?? isOpen))).toEqual([])
    expect(seedAttributes.filter(({ values = [] }) => repeated(values.map(({ key }) => key)).length > 0)).toEqual([])
    const used = seedProducts.flatMap((product) => [...Object.keys(product.attributes), ...(product.axes ?? [])])
    expect(seedAttributes.filter(({ code }) => !used.includes(code))).toEqual([])
  })

  it('are given values that their input allows', () => {
    const wrong = seedProducts.flatMap((product) =>
      Object.entries(product.attributes)
        .filter(([code, value]) => !isKnown(code, value))
        .map(([code]) => `${product.key}: ${code}`),
    )
    expect(wrong).toEqual([])
  })
})

describe('products', () => {
  it('are named once: keys, slugs, names and SKUs, those of the variants included', () => {
    const variants = seedProducts.flatMap((product) => product.variants ?? [])
    expect(repeated(seedProducts.map(({ key }) => key))).toEqual([])
    expect(repeated(seedProducts.map(({ slug }) => slug))).toEqual([])
    expect(repeated([...seedProducts, ...variants].map(({ name }) => name))).toEqual([])
    expect(repeated([...seedProducts, ...variants].map(({ sku }) => sku))).toEqual([])
    expect(keysWhere(({ slug }) => !slugPattern.test(slug) || slug.length < 4)).toEqual([])
  })

  it('are about 240, of every format', () => {
    expect(seedProducts.length).toBeGreaterThanOrEqual(230)
    expect(seedProducts.length).toBeLessThanOrEqual(250)
    expect(count(({ format }) => format === 'eproduct')).toBe(25)
    expect(count(({ format }) => format === 'configurable')).toBe(7)
    expect(count(({ format }) => format === 'bundle')).toBe(5)
    expect(count(({ subscription }) => subscription)).toBe(3)
  })

  // docs/rules/catalog.md#subscription-plans
  it('with plans leave interval and renewal to the plans, which need PayPal', () => {
    const promises = /svak\w+ mjesec|u mjesecu|otkaz|obnavlja|sljedeć\w+ paket/iu
    expect(
      keysWhere(
        ({ subscription, summary, description }) => subscription !== undefined && promises.test(`${summary} ${plainText(description)}`),
      ),
    ).toEqual([])
    expect(seedCategories.find(({ key }) => key === 'pretplate')?.description).not.toMatch(promises)
  })

  it('have a few sold out, some low, some reduced, many with a member price', () => {
    expect(count(({ stock }) => stock === 0)).toBe(8)
    expect(count(({ stock }) => stock !== null && stock >= 1 && stock <= 3)).toBeGreaterThanOrEqual(13)
    expect(count(({ sale }) => sale)).toBeGreaterThanOrEqual(28)
    expect(count(({ history }) => history)).toBeGreaterThanOrEqual(8)
    expect(count(({ memberCents }) => memberCents)).toBeGreaterThanOrEqual(60)
    expect(count(({ featured }) => featured)).toBeGreaterThanOrEqual(12)
    expect(count(({ customOptions }) => customOptions?.some(({ key }) => key === 'posveta'))).toBeGreaterThanOrEqual(12)
  })

  it('stand in categories that exist', () => {
    const known = new Set(seedCategories.map(({ key }) => key))
    expect(keysWhere(({ categories }) => categories.length === 0 || categories.some((key) => !known.has(key)))).toEqual([])
    expect(keysWhere(({ categories }) => repeated(categories).length > 0)).toEqual([])
  })

  it('have texts: a summary for search engines and at least two paragraphs', () => {
    expect(keysWhere(({ summary }) => summary.length < 40 || summary.length > 200)).toEqual([])
    expect(keysWhere(({ description }) => (description.content?.length ?? 0) < 2 || plainText(description).length < 200)).toEqual([])
    expect(repeated(seedProducts.map(({ summary }) => summary))).toEqual([])
  })

  it('have pictures', () => {
    expect(keysWhere(({ art }) => art.length === 0)).toEqual([])
    const covers = seedProducts.flatMap(({ art }) => art).filter((art) => art.kind === 'cover')
    expect(covers.filter(({ title, system, palette }) => title.length > 44 || system > 28 || palette > 19)).toEqual([])
  })

  it('wear covers that differ from their neighbours in the list in composition and in colours', () => {
    const printed = seedProducts.filter(({ format, attributes: given }) => format === 'simple' && 'isbn' in given)
    const alike = printed.filter((book, index) => {
      const next = printed[index + 1]
      const [cover, nextCover] = [book.art[0], next?.art[0]]
      if (book.categories[0] !== next?.categories[0] || cover?.kind !== 'cover' || nextCover?.kind !== 'cover') return false
      return cover.system === nextCover.system || cover.palette === nextCover.palette
    })
    expect(alike).toEqual([])
  })

  it('have one that is sold no more, which others still recommend, and one with a film', () => {
    const [gone, ...others] = seedProducts.filter(({ archived }) => archived)
    expect(others).toEqual([])
    expect(keysWhere(({ crossSell }) => crossSell?.includes(gone?.key ?? '') ?? false)).not.toEqual([])
    expect(count(({ film }) => film)).toBe(1)
  })

  it('recommend other products that exist, at least every second one', () => {
    expect(count(({ crossSell }) => crossSell)).toBeGreaterThan(seedProducts.length / 2)
    expect(keysWhere(({ key, crossSell = [] }) => crossSell.some((other) => other === key || !byKey.has(other)))).toEqual([])
    expect(keysWhere(({ crossSell }) => crossSell !== undefined && (crossSell.length < 3 || crossSell.length > 4))).toEqual([])
  })
})

describe('books', () => {
  const books = seedProducts.filter(({ attributes: given }) => 'isbn' in given)

  it('have an ISBN with a right check digit, each its own', () => {
    expect(books).toHaveLength(198)
    const isbns = books.map(({ attributes: given }) => String(given.isbn))
    expect(repeated(isbns)).toEqual([])
    expect(isbns.filter((isbn) => !/^978-953-\d{3}-\d{3}-\d$/u.test(isbn))).toEqual([])
    const digits = isbns.map((isbn) => isbn.replaceAll('-', ''))
    expect(digits.filter((isbn) => checkDigit(isbn.slice(0, 12)) !== Number(isbn[12]))).toEqual([])
  })

  it('check digits agree with a known number', () => {
    expect(checkDigit('978030640615')).toBe(7)
  })

  it('are sold at the reduced rate of tax, weigh something in print and nothing as a file', () => {
    expect(books.filter(({ vatRate }) => vatRate !== 5)).toEqual([])
    expect(keysWhere(({ format, stock, weightGrams }) => format === 'eproduct' && (stock !== null || weightGrams !== undefined))).toEqual(
      [],
    )
    expect(keysWhere(({ format, weightGrams }) => format === 'simple' && !weightGrams)).toEqual([])
  })
})

describe('prices', () => {
  it('go down from retail to sale to member', () => {
    expect(keysWhere(({ retailCents, sale }) => sale !== undefined && sale.cents >= retailCents)).toEqual([])
    expect(
      keysWhere(({ retailCents, sale, memberCents }) => memberCents !== undefined && memberCents >= (sale?.cents ?? retailCents)),
    ).toEqual([])
  })

  it('have a history that lies before the present sale and does not overlap itself', () => {
    expect(
      keysWhere(({ history = [], retailCents }) => history.some((row) => row.fromDaysAgo <= row.toDaysAgo || row.cents >= retailCents)),
    ).toEqual([])
    expect(keysWhere(overlaps)).toEqual([])
    expect(
      keysWhere(({ sale, history = [], addedDaysAgo }) =>
        [...history.map((row) => row.fromDaysAgo), sale?.daysAgo ?? 0].some((day) => day > addedDaysAgo),
      ),
    ).toEqual([])
  })

  it('were lower within the 30 days before some of the sales than right before them', () => {
    const lowered = seedProducts.filter(({ sale, history = [] }) => sale && history.some((row) => row.toDaysAgo < sale.daysAgo + 30))
    expect(lowered.length).toBeGreaterThanOrEqual(5)
  })

  it('make a gift set cheaper than its parts, and the parts exist', () => {
    const sets = seedProducts.filter(({ format }) => format === 'bundle')
    expect(sets.filter((set) => partsOf(set).some((part) => part === undefined || part.format === 'bundle'))).toEqual([])
    expect(sets.filter((set) => partsOf(set).filter((part) => part?.format === 'configurable').length !== 1)).toEqual([])
    expect(
      sets.filter((set) => set.retailCents >= partsOf(set).reduce((sum, part) => sum + (part?.sale?.cents ?? part?.retailCents ?? 0), 0)),
    ).toEqual([])
  })

  it('give each variant of a configurable product its own combination', () => {
    const configurables = seedProducts.filter(({ format }) => format === 'configurable')
    const choicesOf = ({ variants = [] }: SeedProduct) => variants.map(({ choice }) => choice)
    expect(configurables.filter((product) => choicesOf(product).length < 3)).toEqual([])
    expect(configurables.filter((product) => repeated(choicesOf(product).map((choice) => JSON.stringify(choice))).length > 0)).toEqual([])
    expect(
      configurables.filter((product) => choicesOf(product).some((choice) => Object.keys(choice).join() !== product.axes?.join())),
    ).toEqual([])
    expect(configurables.flatMap(choicesOf).filter((choice) => !Object.entries(choice).every(([code, key]) => isKnown(code, key)))).toEqual(
      [],
    )
    expect(
      configurables.filter(({ variants = [], retailCents }) => Math.min(...variants.map((variant) => variant.retailCents)) !== retailCents),
    ).toEqual([])
  })
})

it('dates evenings with a book after it came out, and none in the future: those are events', () => {
  const isWrong = ({ attributes }: SeedProduct) => {
    if (attributes.predstavljanje === undefined) return false
    const evening = String(attributes.predstavljanje)
    return evening < String(attributes['datum-izlaska']) || Date.parse(evening) > Date.now()
  }
  expect(keysWhere(isWrong)).toEqual([])
})
