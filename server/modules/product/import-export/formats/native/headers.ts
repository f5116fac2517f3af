import type { AttributeInput } from '@/lib/api/entities/product.schema'
import type { AttributeName, FieldName } from '@/server/modules/product/import-export/record/record'

/** The columns of our own format in their order (docs/import-export.md). */
export const nativeHeaders = {
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
  isVoucher: 'Darovni bon',
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

export type NativeColumn = keyof typeof nativeHeaders

/** Repeated for each further language, as 'Naziv [eng]'. */
export const textColumns = ['name', 'slug', 'summary', 'description', 'seoTitle', 'seoDescription', 'extraWords'] as const

export function textHeader(column: (typeof textColumns)[number], language: string, defaultLanguage: string): string {
  return language === defaultLanguage ? nativeHeaders[column] : `${nativeHeaders[column]} [${language}]`
}

export const columnOfField: Record<FieldName, string> = {
  sku: nativeHeaders.sku,
  format: nativeHeaders.format,
  archived: nativeHeaders.archived,
  featured: nativeHeaders.featured,
  categoryPriority: nativeHeaders.priority,
  vatRate: nativeHeaders.vatRate,
  isVoucher: nativeHeaders.isVoucher,
  weightGrams: nativeHeaders.weight,
  measureAmount: nativeHeaders.measureAmount,
  measureUnit: nativeHeaders.measureUnit,
  manufacturer: nativeHeaders.manufacturer,
  safetyNote: nativeHeaders.safetyNote,
  createdAt: nativeHeaders.createdAt,
  texts: nativeHeaders.name,
  'texts.name': nativeHeaders.name,
  'texts.slug': nativeHeaders.slug,
  'texts.summary': nativeHeaders.summary,
  'texts.description': nativeHeaders.description,
  'texts.seoTitle': nativeHeaders.seoTitle,
  'texts.seoDescription': nativeHeaders.seoDescription,
  'texts.extraWords': nativeHeaders.extraWords,
  retailCents: nativeHeaders.retail,
  memberCents: nativeHeaders.member,
  sale: nativeHeaders.sale,
  priceHistory: nativeHeaders.history,
  onHand: nativeHeaders.onHand,
  categories: nativeHeaders.categories,
  attributes: 'Atribut',
  axes: nativeHeaders.axes,
  variantOf: nativeHeaders.parentSku,
  parts: nativeHeaders.parts,
  crossSells: nativeHeaders.crossSells,
  customOptions: nativeHeaders.options,
  plans: nativeHeaders.plans,
  pictures: nativeHeaders.pictures,
  samplePages: nativeHeaders.samplePages,
  files: nativeHeaders.files,
}

export const attributeInputs: readonly AttributeInput[] = [
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

/** Parses an attribute header; null for others. 'Atribut: Boja' is enough for an existing attribute. `unknownType`: what stands in the place of its type, and is none. */
export function readAttributeHeader(header: string): (AttributeName & { unknownType?: string }) | null {
  const found = /^Atribut:\s*(?<label>.*?)\s*(?:\[(?<details>[^\]]*)\])?$/i.exec(header.trim())?.groups
  if (!found) return null
  const [code = '', input = '', ...unit] = (found.details ?? '').split(',').map((word) => word.trim())
  const label = found.label || code
  if (label === '') return null
  const known = attributeInputs.find((one) => one.toLowerCase() === input.toLowerCase())
  const isUnknown = known === undefined && input !== ''
  return {
    name: code || label,
    label,
    input: known ?? 'text',
    unit: unit.join(', ') || null,
    isDeclared: known !== undefined,
    ...(isUnknown ? { unknownType: input } : {}),
  }
}
