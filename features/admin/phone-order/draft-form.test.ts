import { expect, it } from 'vitest'
import type { DraftItem } from '@/lib/api/v2/ecommerce/order/office/draft.schema'
import {
  contactId,
  fieldIdOf,
  validateDraft,
  formOf,
  isChanged,
  priceId,
  reasonId,
  saveInput,
  withItem,
  type DraftForm,
} from './draft-form'
import { contact, orderDraft } from '@/tests/support/order-draft'

const item: DraftItem = { productId: 7, name: 'Knjiga', sku: 'KNJ', optionLabels: [], price: 10, available: 3, isOrderable: true }
const draft = orderDraft({ price: 7.5, isPriceOverridden: true, reason: 'Oštećeno', total: 15 })

it('sends what it was filled with', () => {
  const form = formOf(draft)
  expect(isChanged(form, draft)).toBe(false)
  expect(saveInput(form)).toMatchObject({
    lines: [{ productId: 7, quantity: 2, price: 7.5, reason: 'Oštećeno' }],
    contact: { firstName: 'Iva', companyName: null },
  })
  expect(validateDraft(form)).toEqual({})
})

it('carries the region of an address', () => {
  const form = formOf({ ...draft, contact: { ...contact, region: 'Dalmacija' } })
  expect(saveInput(form).contact).toMatchObject({ region: 'Dalmacija' })
})

it('adds a piece to the line that it has', () => {
  const one = withItem(formOf(null), item)
  expect(withItem(one, item).lines).toMatchObject([{ productId: 7, quantity: 2, price: null }])
  expect(isChanged(one, null)).toBe(true)
})

it('leaves out a contact that nobody has begun', () => {
  expect(saveInput(formOf(null)).contact).toBeNull()
  expect(validateDraft(formOf(null))).toEqual({})
})

it.each<[string, (form: DraftForm) => DraftForm, object]>([
  ['a begun contact', (form) => ({ ...form, contact: { ...form.contact, city: ' ' } }), { [contactId('city')]: 'required' }],
  ['an e-mail', (form) => ({ ...form, contact: { ...form.contact, contactEmail: 'iva' } }), { [contactId('contactEmail')]: 'email' }],
  ['a price', (form) => ({ ...form, lines: form.lines.map((one) => ({ ...one, price: 'x' })) }), { [priceId(7)]: 'price' }],
  [
    'a price above the limit',
    (form) => ({ ...form, lines: form.lines.map((one) => ({ ...one, price: '100000,01' })) }),
    { [priceId(7)]: 'priceTooHigh' },
  ],
  ['a missing price', (form) => ({ ...form, lines: form.lines.map((one) => ({ ...one, price: '' })) }), { [priceId(7)]: 'price' }],
  ['a reason', (form) => ({ ...form, lines: form.lines.map((one) => ({ ...one, reason: '' })) }), { [reasonId(7)]: 'reason' }],
])('finds what is wrong with %s', (_what, change, problems) => {
  expect(validateDraft(change(formOf(draft)))).toEqual(problems)
})

it('knows the fields that the server names', () => {
  expect(fieldIdOf('contact.zipCode', formOf(draft))).toBe(contactId('zipCode'))
  expect(fieldIdOf('lines.0.productId', formOf(draft))).toBe('line-7')
  expect(fieldIdOf('lines.0.price', formOf(draft))).toBe(priceId(7))
})
