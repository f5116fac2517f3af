import { z } from 'zod'
import type { SchemasOf } from '@/lib/api/endpoint'
import { Address, AddressInput } from '@/lib/api/entities/address.schema'
import { Empty, Id, text } from '@/lib/api/entities/common.schema'
import type { addressApi } from './address'

/** Unlike the fields of a new address, one that is left out is left as it is; null empties it. */
const keptText = (max: number) =>
  text(max)
    .trim()
    .transform((value) => value || null)
    .nullish()

export const UpdateAddress = AddressInput.partial().extend({
  id: Id,
  region: keptText(75),
  companyName: keptText(150),
  companyOIB: keptText(20),
})

export const DeleteAddress = z.strictObject({ id: Id })

/** For bills (`main`) or for parcels (`shipping`). */
export const MakeDefault = z.strictObject({ id: Id, type: z.enum(['main', 'shipping']) })

export const addressSchemas = {
  create: { input: AddressInput, data: Address },
  update: { input: UpdateAddress, data: Address },
  makeDefault: { input: MakeDefault, data: Address },
  delete: { input: DeleteAddress, data: Empty },
} satisfies SchemasOf<typeof addressApi>
