import type { AttributeInput } from '@/lib/api/entities/product.schema'
import { slugOf } from '@/server/modules/product/import-export/cells/texts'
import type { AttributeName, CategoryName, ManufacturerFact } from '@/server/modules/product/import-export/record'

export type Choice = { id: number; key: string; label: string }
export type Attribute = { id: number; code: string; label: string; input: AttributeInput; unit: string | null; choices: Choice[] }
export type Category = { id: number; parentId: number | null; name: string; slug: string }
export type Manufacturer = { id: number; name: string; address: string; email: string }

export type KnownTerms = { categories: Category[]; attributes: Attribute[]; manufacturers: Manufacturer[] }

const choiceInputs: ReadonlySet<AttributeInput> = new Set(['dropdown', 'multipleSelect', 'textSwatch', 'visualSwatch'])

/** Whether the attribute's values are chosen from a list. */
export function hasChoices({ input }: Pick<Attribute, 'input'>): boolean {
  return choiceInputs.has(input)
}

/** The shop's categories, attributes and manufacturers by the words that files call them. A shop has tens to thousands of them. */
export class Terms {
  #categoryByPath = new Map<string, Category>()
  #categoryBySlug = new Map<string, Category>()
  #categoryById = new Map<number, Category>()
  #attributeByWord = new Map<string, Attribute>()
  #attributeById = new Map<number, Attribute>()
  #choiceById = new Map<number, { choice: Choice; attribute: Attribute }>()
  #choiceByWord = new Map<string, Choice>()
  #manufacturers: Manufacturer[] = []

  constructor({ categories, attributes, manufacturers }: KnownTerms) {
    for (const category of categories) this.#categoryById.set(category.id, category)
    for (const category of categories) this.#indexCategory(category)
    for (const attribute of attributes) this.addAttribute(attribute)
    this.#manufacturers = manufacturers
  }

  category(name: CategoryName): Category | undefined {
    return 'slug' in name ? this.#categoryBySlug.get(name.slug) : this.#categoryByPath.get(pathKey(name.path))
  }

  /** How a file calls a category, so that it is found again. */
  categoryName(id: number): CategoryName | null {
    const category = this.#categoryById.get(id)
    if (!category) return null
    const path = this.#pathOf(category)
    const isClear = this.#categoryByPath.get(pathKey(path))?.id === id && !path[0]?.startsWith('slug:')
    return isClear ? { path } : { slug: category.slug }
  }

  addCategory(category: Category) {
    this.#categoryById.set(category.id, category)
    this.#indexCategory(category)
  }

  hasCategorySlug(slug: string): boolean {
    return this.#categoryBySlug.has(slug)
  }

  attribute({ name, label }: Pick<AttributeName, 'name' | 'label'>): Attribute | undefined {
    return this.#attributeByWord.get(`=${name}`) ?? this.#attributeByWord.get(slugOf(name)) ?? this.#attributeByWord.get(slugOf(label))
  }

  attributeById(id: number): Attribute | undefined {
    return this.#attributeById.get(id)
  }

  get attributes(): Attribute[] {
    return [...this.#attributeById.values()]
  }

  addAttribute(attribute: Attribute) {
    this.#attributeById.set(attribute.id, attribute)
    setNew(this.#attributeByWord, `=${attribute.code}`, attribute)
    setNew(this.#attributeByWord, slugOf(attribute.code), attribute)
    setNew(this.#attributeByWord, slugOf(attribute.label), attribute)
    for (const choice of attribute.choices) this.#indexChoice(attribute, choice)
  }

  /** A choice by its label, whatever its letters' size, or by its key. */
  choice(attribute: Attribute, word: string): Choice | undefined {
    const found = wordsFor(word, word).map((one) => this.#choiceByWord.get(`${attribute.id} ${one}`))
    return found.find((one) => one !== undefined)
  }

  choiceById(id: number): { choice: Choice; attribute: Attribute } | undefined {
    return this.#choiceById.get(id)
  }

  /** How a file calls a choice: by its label, where another one does not have the same. */
  choiceWord({ choice, attribute }: { choice: Choice; attribute: Attribute }): string {
    return this.choice(attribute, choice.label)?.id === choice.id ? choice.label : choice.key
  }

  addChoice(attribute: Attribute, choice: Choice) {
    attribute.choices.push(choice)
    this.#indexChoice(attribute, choice)
  }

  /** A name alone means the first of that name; with address or e-mail given, all that is given must be the same. */
  manufacturer({ name, address, email }: ManufacturerFact): Manufacturer | undefined {
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
    setNew(this.#categoryByPath, pathKey(this.#pathOf(category)), category)
    setNew(this.#categoryBySlug, category.slug, category)
  }

  #pathOf(category: Category): string[] {
    const path: string[] = []
    let at: Category | undefined = category
    while (at && path.length < 20) {
      path.unshift(at.name)
      at = at.parentId === null ? undefined : this.#categoryById.get(at.parentId)
    }
    return path
  }

  #indexChoice(attribute: Attribute, choice: Choice) {
    this.#choiceById.set(choice.id, { choice, attribute })
    for (const word of wordsFor(choice.label, choice.key)) setNew(this.#choiceByWord, `${attribute.id} ${word}`, choice)
  }
}

/** How a choice is looked for: by its label as written, its key, its label in any letters. */
function wordsFor(label: string, key: string): string[] {
  return [`=${label.trim()}`, `key ${key.trim()}`, label.trim().toLowerCase()]
}

function pathKey(path: readonly string[]): string {
  return path.map((name) => name.trim().toLowerCase()).join('\n')
}

/** The first of a name keeps it. */
function setNew<V>(map: Map<string, V>, key: string, value: V) {
  if (key !== '' && !map.has(key)) map.set(key, value)
}
