import type { AttributeInput } from '@/lib/api/entities/product.schema'
import type { AttributeName, FieldName } from '@/server/modules/product/import-export/record/record'

/** The columns of our own format in their order (docs/import-export.md). */
export const ownHeaders = {
  sku: 'SKU',
  format: 'Vrsta',
  parentSku: 'Nadređeni SKU',
  position: 'Redni broj varijante',
  isDefault: 'Zadana varijanta',
  axes: 'Osi izbora',
  name: 'Naziv',
  slug: 'Slug',
  summary: 'Sažetak',
  description: 'Opis',
  seoTitle: 'SEO naslov',
  seoDescription: 'SEO opis',
  extraWords: 'Dodatne riječi',
  categories: 'Kategorije',
  pictures: 'Slike',
  pictureAlts: 'Opisi slika',
  samplePages: 'Ogledne stranice',
  files: 'Datoteke',
  fileNames: 'Nazivi datoteka',
  retail: 'Maloprodajna cijena',
  sale: 'Akcijska cijena',
  saleFrom: 'Akcija od',
  saleTo: 'Akcija do',
  member: 'Članska cijena',
  history: 'Povijest cijena',
  vatRate: 'PDV',
  onHand: 'Zaliha',
  weight: 'Težina (g)',
  measureAmount: 'Mjera',
  measureUnit: 'Jedinica mjere',
  manufacturer: 'Proizvođač',
  manufacturerAddress: 'Adresa proizvođača',
  manufacturerEmail: 'E-pošta proizvođača',
  safetyNote: 'Sigurnosna napomena',
  archived: 'Arhiviran',
  featured: 'Istaknut',
  priority: 'Prioritet',
  parts: 'Dijelovi paketa',
  crossSells: 'Preporuke',
  options: 'Osobne opcije',
  plans: 'Planovi pretplate',
  createdAt: 'Dodano',
} as const

export type OwnColumn = keyof typeof ownHeaders

/** Repeated for each further language, as 'Naziv [eng]'. */
export const textColumns = ['name', 'slug', 'summary', 'description', 'seoTitle', 'seoDescription', 'extraWords'] as const

export function textHeader(column: (typeof textColumns)[number], language: string, defaultLanguage: string): string {
  return language === defaultLanguage ? ownHeaders[column] : `${ownHeaders[column]} [${language}]`
}

export const columnOfField: Record<FieldName, string> = {
  sku: ownHeaders.sku,
  format: ownHeaders.format,
  archived: ownHeaders.archived,
  featured: ownHeaders.featured,
  categoryPriority: ownHeaders.priority,
  vatRate: ownHeaders.vatRate,
  weightGrams: ownHeaders.weight,
  measureAmount: ownHeaders.measureAmount,
  measureUnit: ownHeaders.measureUnit,
  manufacturer: ownHeaders.manufacturer,
  safetyNote: ownHeaders.safetyNote,
  createdAt: ownHeaders.createdAt,
  texts: ownHeaders.name,
  'texts.name': ownHeaders.name,
  'texts.slug': ownHeaders.slug,
  'texts.summary': ownHeaders.summary,
  'texts.description': ownHeaders.description,
  'texts.seoTitle': ownHeaders.seoTitle,
  'texts.seoDescription': ownHeaders.seoDescription,
  'texts.extraWords': ownHeaders.extraWords,
  retailCents: ownHeaders.retail,
  memberCents: ownHeaders.member,
  sale: ownHeaders.sale,
  priceHistory: ownHeaders.history,
  onHand: ownHeaders.onHand,
  categories: ownHeaders.categories,
  attributes: 'Atribut',
  axes: ownHeaders.axes,
  variantOf: ownHeaders.parentSku,
  parts: ownHeaders.parts,
  crossSells: ownHeaders.crossSells,
  customOptions: ownHeaders.options,
  plans: ownHeaders.plans,
  pictures: ownHeaders.pictures,
  samplePages: ownHeaders.samplePages,
  files: ownHeaders.files,
}

const inputs: readonly AttributeInput[] = [
  'dropdown',
  'multipleSelect',
  'numberField',
  'date',
  'dateTime',
  'yesNo',
  'textSwatch',
  'visualSwatch',
  'text',
]

/** 'Atribut: Zapremnina [zapremnina, numberField, ml]': label, code, input and unit, so that another shop can create the attribute. */
export function attributeHeader({ name, label, input, unit }: AttributeName): string {
  return `Atribut: ${label} [${[name, input, ...(unit === null ? [] : [unit])].join(', ')}]`
}

/** Parses an attribute header; null for others. 'Atribut: Boja' is enough for an existing attribute. */
export function readAttributeHeader(header: string): AttributeName | null {
  const found = /^Atribut:\s*(?<label>.*?)\s*(?:\[(?<details>[^\]]*)\])?$/i.exec(header.trim())?.groups
  if (!found) return null
  const [code = '', input = '', ...unit] = (found.details ?? '').split(',').map((word) => word.trim())
  const label = found.label || code
  if (label === '') return null
  const known = inputs.find((one) => one.toLowerCase() === input.toLowerCase())
  return { name: code || label, label, input: known ?? 'text', unit: unit.join(', ') || null, isDeclared: known !== undefined }
}
