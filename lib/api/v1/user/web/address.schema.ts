import { z } from 'zod'
import { Address, AddressFields, AddressInput } from '@/lib/api/entities/address.schema'
import { Empty, Id, oneLine, text } from '@/lib/api/entities/common.schema'
import { withoutSpaces } from '@/lib/croatia/oib'

/** A missing field stays; null empties it. */
const updatedLine = (max: number) =>
  oneLine(max)
    .transform((value) => value || null)
    .nullish()

export const UpdateAddress = AddressFields.partial().extend({
  id: Id,
  region: updatedLine(75),
  companyName: updatedLine(150),
  companyOIB: text(20)
    .trim()
    .transform((value) => withoutSpaces(value) || null)
    .nullish(),
})

export const DeleteAddress = z.strictObject({ id: Id })

/** Billing (`main`) or `shipping`. */
export const MakeDefault = z.strictObject({ id: Id, type: z.enum(['main', 'shipping']) })

export const addressSchemas = {
  create: { input: AddressInput, data: Address },
  update: { input: UpdateAddress, data: Address },
  makeDefault: { input: MakeDefault, data: Address },
  delete: { input: DeleteAddress, data: Empty },
}
