import type { InputOf } from '@/lib/api/endpoint'
import type { officeDraftApi } from '@/lib/api/v2/ecommerce/order/office/draft'
import type { OrderDraft, DraftItem } from '@/lib/api/v2/ecommerce/order/office/draft.schema'
import { parseAmount } from '@/features/admin/orders/refund/refund-request'
import { plainCompanyNumber } from '@/lib/croatia/oib'
import { plainPostalCode } from '@/lib/address/postal-code'

export const contactFields = [
  'firstName',
  'lastName',
  'contactEmail',
  'contactPhone',
  'street',
  'houseNumber',
  'zipCode',
  'city',
  'country',
  'companyName',
  'companyOIB',
] as const
export type ContactField = (typeof contactFields)[number]
/** `region` has no field; it goes with the country. */
export type ContactForm = Record<ContactField, string> & { region: string | null }

/** `price`: as typed, in euros; null: the shop's. */
export type LineForm = Pick<OrderDraft['lines'][number], 'productId' | 'name' | 'sku' | 'optionLabels'> & {
  quantity: number
  price: string | null
  reason: string
}

/** What is typed of a draft. */
export type DraftForm = {
  lines: LineForm[]
  contact: ContactForm
  deliveryMethodId: number | null
  branchId: number | null
  paymentMethodId: number | null
}

const emptyContact: ContactForm = {
  firstName: '',
  lastName: '',
  contactEmail: '',
  contactPhone: '',
  street: '',
  houseNumber: '',
  zipCode: '',
  city: '',
  country: 'HR',
  companyName: '',
  companyOIB: '',
  region: null,
}

/** The form of a saved draft, or an empty one. */
export function formOf(draft: OrderDraft | null): DraftForm {
  if (!draft) return { lines: [], contact: emptyContact, deliveryMethodId: null, branchId: null, paymentMethodId: null }
  const { deliveryMethodId, branchId, paymentMethodId } = draft
  const lines = draft.lines.map(({ productId, name, sku, optionLabels, qty, price, isPriceOverridden, reason }) => ({
    productId,
    name,
    sku,
    optionLabels,
    quantity: qty,
    price: isPriceOverridden ? String(price).replace('.', ',') : null,
    reason,
  }))
  return { lines, contact: contactFormOf(draft.contact), deliveryMethodId, branchId, paymentMethodId }
}

export function contactFormOf(contact: OrderDraft['contact']): ContactForm {
  if (!contact) return emptyContact
  const { region, companyName, companyOIB, ...texts } = contact
  return { ...texts, region: region ?? null, companyName: companyName ?? '', companyOIB: companyOIB ?? '' }
}

/** One more piece of an item, in its line if it has one. */
export function withItem(form: DraftForm, { productId, name, sku, optionLabels }: DraftItem): DraftForm {
  const isThere = form.lines.some((line) => line.productId === productId)
  const lines = isThere
    ? form.lines.map((line) => (line.productId === productId ? { ...line, quantity: line.quantity + 1 } : line))
    : [...form.lines, { productId, name, sku, optionLabels, quantity: 1, price: null, reason: '' }]
  return { ...form, lines }
}

/** The contract's limit. */
const maxPrice = 100_000

export type DraftRule = 'required' | 'email' | 'price' | 'priceTooHigh' | 'reason' | 'nothing'

/**
 * What is wrong with a form, by the id of its field. A contact may be left empty as a whole, and all of it in a draft that is there already: nothing opens no
 * draft (docs/rules/orders.md#phone-draft).
 */
export function validateDraft({ lines, contact }: DraftForm, { isNew = false } = {}): Record<string, DraftRule> {
  if (isNew && lines.length === 0 && isEmpty(contact)) return { [itemSearchId]: 'nothing' }
  const problems: Record<string, DraftRule> = {}
  for (const { productId, price, reason } of lines) {
    if (price === null) continue
    const problem = priceProblem(price)
    if (problem) problems[priceId(productId)] = problem
    if (reason.trim().length < 3) problems[reasonId(productId)] = 'reason'
  }
  return isEmpty(contact) ? problems : { ...problems, ...contactProblems(contact) }
}

/** What is wrong with an address, by the id of its field. `isEmailFixed`: without the e-mail address, which is not shown. */
export function contactProblems(contact: ContactForm, { isEmailFixed = false } = {}): Record<string, DraftRule> {
  const problems: Record<string, DraftRule> = {}
  for (const field of contactFields) {
    const isOptional = field === 'companyName' || field === 'companyOIB'
    if (!isOptional && contact[field].trim() === '') problems[contactId(field)] = 'required'
  }
  if (isEmailFixed) delete problems[contactId('contactEmail')]
  const email = isEmailFixed ? '' : contact.contactEmail.trim()
  if (email !== '' && !/^\S+@\S+\.\S+$/.test(email)) problems[contactId('contactEmail')] = 'email'
  return problems
}

function priceProblem(price: string): DraftRule | null {
  const euros = price.trim() === '' ? null : parseAmount(price)
  if (euros === null) return 'price'
  return euros > maxPrice ? 'priceTooHigh' : null
}

export const itemSearchId = 'draft-item-search'
export const priceId = (productId: number) => `line-price-${productId}`
export const reasonId = (productId: number) => `line-reason-${productId}`
export const contactId = (field: ContactField) => `contact-${field}`

function isEmpty(contact: ContactForm) {
  return contactFields.every((field) => field === 'country' || contact[field].trim() === '')
}

type SaveInput = Omit<InputOf<typeof officeDraftApi.save>, 'id' | 'version'>

/** The form as the call takes it. */
export function saveInput({ lines, contact, ...methods }: DraftForm): SaveInput {
  return {
    ...methods,
    lines: lines.map(({ productId, quantity, price, reason }) =>
      price === null ? { productId, quantity } : { productId, quantity, price: parseAmount(price) ?? 0, reason: reason.trim() },
    ),
    contact: isEmpty(contact) ? null : addressInput(contact),
  }
}

/** The address as calls take it. */
export function addressInput(contact: ContactForm) {
  const { companyName, companyOIB, region, ...texts } = contact
  const number = plainCompanyNumber(companyOIB, texts.country) || null
  return { ...mapTexts(texts), region, companyName: companyName.trim() || null, companyOIB: number }
}

function mapTexts({
  firstName,
  lastName,
  contactEmail,
  contactPhone,
  street,
  houseNumber,
  zipCode,
  city,
  country,
}: Omit<ContactForm, 'companyName' | 'companyOIB' | 'region'>) {
  return {
    firstName: firstName.trim(),
    lastName: lastName.trim(),
    contactEmail: contactEmail.trim(),
    contactPhone: contactPhone.trim(),
    street: street.trim(),
    houseNumber: houseNumber.trim(),
    zipCode: plainPostalCode(zipCode.trim()),
    city: city.trim(),
    country,
  }
}

/** Whether the draft on the server is another one. */
export function isChanged(form: DraftForm, draft: OrderDraft | null): boolean {
  return JSON.stringify(saveInput(form)) !== JSON.stringify(saveInput(formOf(draft)))
}

/** The ids of the fields that the server refuses: 'contact.zipCode', 'lines.0.productId'. */
export function fieldIdOf(path: string, { lines }: DraftForm): string {
  const [, index = '', field] = /^lines\.(\d+)\.(\w+)/.exec(path) ?? []
  const { productId = 0 } = lines[Number(index)] ?? {}
  if (field === 'price') return priceId(productId)
  if (field === 'reason') return reasonId(productId)
  if (index !== '') return `line-${productId}`
  return path.replace(/^contact\./, 'contact-')
}
