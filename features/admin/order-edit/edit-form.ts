import type { InputOf } from '@/lib/api/endpoint'
import type { officeEditApi } from '@/lib/api/v2/ecommerce/order/office/edit'
import type { EditPreview } from '@/lib/api/v2/ecommerce/order/office/edit.schema'
import type { DraftItem } from '@/lib/api/v2/ecommerce/order/office/draft.schema'
import { addressInput, contactFormOf, type ContactForm } from '@/features/admin/phone-order/draft-form'

export type AddedLine = Pick<DraftItem, 'productId' | 'name' | 'sku' | 'optionLabels'> & { price: number; quantity: number }

/** What is typed of an edit. `quantities`: by the id of an ordered line. */
export type EditForm = {
  quantities: Readonly<Record<number, number>>
  added: AddedLine[]
  contact: ContactForm
  deliveryMethodId: number | null
  branchId: number | null
}

type EditRequest = Omit<InputOf<typeof officeEditApi.preview>, 'id'>

/** The order as it is. */
export function editFormOf({ lines, shipping, deliveryMethodId, branchId }: EditPreview): EditForm {
  const quantities = Object.fromEntries(lines.flatMap(({ lineId, before }) => (lineId === null ? [] : [[lineId, before]])))
  return { quantities, added: [], contact: contactFormOf(shipping), deliveryMethodId, branchId }
}

/** What differs from the order, as the call takes it. */
export function editRequestOf(form: EditForm, order: EditPreview): EditRequest {
  const own = editFormOf(order)
  const hasOtherAddress = JSON.stringify(form.contact) !== JSON.stringify(own.contact)
  const hasOtherDelivery = form.deliveryMethodId !== own.deliveryMethodId || form.branchId !== own.branchId
  const { deliveryMethodId: methodId, branchId } = form
  return {
    quantities: Object.entries(form.quantities).flatMap(([id, quantity]) =>
      quantity === own.quantities[Number(id)] ? [] : [{ lineId: Number(id), quantity }],
    ),
    added: form.added.map(({ productId, quantity }) => ({ productId, quantity })),
    ...(hasOtherAddress ? { shipping: addressInput(form.contact) } : {}),
    ...(hasOtherDelivery && methodId !== null ? { delivery: { methodId, branchId } } : {}),
  }
}

export function hasChanges({ quantities = [], added = [], shipping, delivery }: EditRequest): boolean {
  return quantities.length + added.length > 0 || Boolean(shipping) || Boolean(delivery)
}

/** One more piece of a product: of what was added, or as a new line. */
export function withAddedItem(form: EditForm, { productId, name, sku, optionLabels, price }: DraftItem): EditForm {
  const isThere = form.added.some((line) => line.productId === productId)
  const added = isThere
    ? form.added.map((line) => (line.productId === productId ? { ...line, quantity: line.quantity + 1 } : line))
    : [...form.added, { productId, name, sku, optionLabels, price: price ?? 0, quantity: 1 }]
  return { ...form, added }
}
