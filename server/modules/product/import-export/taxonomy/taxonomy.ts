import type { AttributeInput } from '@/lib/api/entities/product.schema'
import { slugOf } from '@/lib/text/slug'
import type { AttributeName, CategoryName, ManufacturerField } from '@/server/modules/product/import-export/record/record'

export type AttributeValue = { id: number; key: string; label: string }
export type Attribute = { id: number; code: string; label: string; input: AttributeInput; unit: string | null; values: AttributeValue[] }
export type Category = { id: number; parentId: number | null; name: string; slug: string }
export type Manufacturer = { id: number; name: string; address: string; email: string }

export type TaxonomyRows = { categories: Category[]; attributes: Attribute[]; manufacturers: Manufacturer[] }

const predefinedInputs: ReadonlySet<AttributeInput> = new Set(['dropdown', 'multipleSelect', 'textSwatch', 'visualSwatch'])

/** Whether the attribute has predefined values. */
export function hasPredefinedValues({ input }: Pick<Attribute, 'input'>): boolean {
  return predefinedInputs.has(input)
}

/** Categories, attributes, values and manufacturers by the names that files use. A shop has tens to thousands of them. */
export class Taxonomy {
  #categoryByPath = new Map<string, Category>()
  #categoryBySlug = new Map<string, Category>()
  #categoryById = new Map<number, Category>()
  #attributeByKey = new Map<string, Attribute>()
  #attributeById = new Map<number, Attribute>()
  #valueById = new Map<number, { value: AttributeValue; attribute: Attribute }>()
  #valueByKey = new Map<string, AttributeValue>()
  #manufacturers: Manufacturer[] = []

  constructor({ categories, attributes, manufacturers }: TaxonomyRows) {
    for (const findCategory of categories) this.#categoryById.set(findCategory.id, findCategory)
    for (const category of categories) this.#indexCategory(category)
    for (const attribute of attributes) this.addAttribute(attribute)
    this.#manufacturers = manufacturers
  }

  category(name: CategoryName): Category | undefined {
    return 'slug' in name ? this.#categoryBySlug.get(name.slug) : this.#categoryByPath.get(categoryKey(name.path))
  }

  /** The name under which a file finds the category again. */
  categoryName(id: number): CategoryName | null {
    const category = this.#categoryById.get(id)
    if (!category) return null
    const path = this.#pathOf(category)
    const isClear = this.#categoryByPath.get(categoryKey(path))?.id === id && !path[0]?.startsWith('slug:')
    return isClear ? { path } : { slug: category.slug }
  }

  /** The slugs of the category and its ancestors. */
  categorySlugs(id: number): string[] {
    const category = this.#categoryById.get(id)
    return category ? this.#lineOf(category).map(({ slug }) => slug) : []
  }

  addCategory(category: Category) {
    this.#categoryById.set(category.id, category)
    this.#indexCategory(category)
  }

  hasCategorySlug(slug: string): boolean {
    return this.#categoryBySlug.has(slug)
  }

  attribute({ name, label }: Pick<AttributeName, 'name' | 'label'>): Attribute | undefined {
    const keys = [`=${name}`, slugOf(name), slugOf(label), labelKey(label)]
    return keys.map((key) => this.#attributeByKey.get(key)).find((found) => found !== undefined)
  }

  hasAttributeCode(code: string): boolean {
    return this.#attributeByKey.get(`=${code}`) !== undefined
  }

  attributeById(id: number): Attribute | undefined {
    return this.#attributeById.get(id)
  }

  get attributes(): Attribute[] {
    return [...this.#attributeById.values()]
  }

  addAttribute(attribute: Attribute) {
    this.#attributeById.set(attribute.id, attribute)
    setIfAbsent(this.#attributeByKey, `=${attribute.code}`, attribute)
    setIfAbsent(this.#attributeByKey, slugOf(attribute.code), attribute)
    setIfAbsent(this.#attributeByKey, slugOf(attribute.label), attribute)
    setIfAbsent(this.#attributeByKey, labelKey(attribute.label), attribute)
    for (const value of attribute.values) this.#indexValue(attribute, value)
  }

  /** Finds a value by its label, ignoring case, or by its key. */
  findValue(attribute: Attribute, word: string): AttributeValue | undefined {
    const found = lookupKeys(word, word).map((one) => this.#valueByKey.get(`${attribute.id} ${one}`))
    return found.find((one) => one !== undefined)
  }

  valueById(id: number): { value: AttributeValue; attribute: Attribute } | undefined {
    return this.#valueById.get(id)
  }

  /** The label, or the key where another value has the same label. */
  valueName({ value, attribute }: { value: AttributeValue; attribute: Attribute }): string {
    return this.findValue(attribute, value.label)?.id === value.id ? value.label : value.key
  }

  addValue(attribute: Attribute, value: AttributeValue) {
    attribute.values.push(value)
    this.#indexValue(attribute, value)
  }

  /** A name alone finds the first manufacturer of that name; address and e-mail must match when given. */
  findManufacturer({ name, address, email }: ManufacturerField): Manufacturer | undefined {
    const isSame = (own: string, given: string | undefined) => given === undefined || own.trim() === given.trim()
    return this.#manufacturers.find((one) => isSame(one.name, name) && isSame(one.address, address) && isSame(one.email, email))
  }

  manufacturerById(id: number | null): Manufacturer | undefined {
    return this.#manufacturers.find((one) => one.id === id)
  }

  addManufacturer(manufacturer: Manufacturer) {
    this.#manufacturers.push(manufacturer)
  }

  #indexCategory(category: Category) {
    setIfAbsent(this.#categoryByPath, categoryKey(this.#pathOf(category)), category)
    setIfAbsent(this.#categoryBySlug, category.slug, category)
  }

  #pathOf(category: Category): string[] {
    return this.#lineOf(category).map(({ name }) => name)
  }

  /** From the root to the category. */
  #lineOf(category: Category): Category[] {
    const line: Category[] = []
    let at: Category | undefined = category
    while (at && line.length < 20) {
      line.unshift(at)
      at = at.parentId === null ? undefined : this.#categoryById.get(at.parentId)
    }
    return line
  }

  #indexValue(attribute: Attribute, value: AttributeValue) {
    this.#valueById.set(value.id, { value, attribute })
    for (const word of lookupKeys(value.label, value.key)) setIfAbsent(this.#valueByKey, `${attribute.id} ${word}`, value)
  }
}

/** Lookup keys of a value: exact label, key, lower-case label. */
function lookupKeys(label: string, key: string): string[] {
  return [`=${label.trim()}`, `key ${key.trim()}`, label.trim().toLowerCase()]
}

/** Labels in other scripts have no slug. */
function labelKey(label: string): string {
  return `label ${label.trim().toLowerCase()}`
}

function categoryKey(path: readonly string[]): string {
  return path.map((name) => name.trim().toLowerCase()).join('\n')
}

/** Keeps the first entry of a key. */
function setIfAbsent<V>(map: Map<string, V>, key: string, value: V) {
  if (key !== '' && !map.has(key)) map.set(key, value)
}
