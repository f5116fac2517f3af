import { z } from 'zod'
import { Id, text } from '@/lib/api/entities/common.schema'
import { OfficeOrder } from '../office.schema'

export const CreateShipment = z.strictObject({
  /** The order. */
  id: Id,
  lines: z
    .array(z.strictObject({ lineId: Id, quantity: z.number().int().min(1).max(9999) }))
    .min(1, 'required')
    .max(100)
    .refine((lines) => new Set(lines.map(({ lineId }) => lineId)).size === lines.length, 'repeated'),
  carrier: text(100).trim().default(''),
  /** The carrier's number of the parcel. */
  tracking: text(200).trim().default(''),
  /** The carrier's page about the parcel, https. */
  url: text(500)
    .trim()
    .refine((url) => url === '' || z.url({ protocol: /^https$/, hostname: z.regexes.domain }).safeParse(url).success, 'url')
    .default(''),
})

/** Names a parcel. */
export const ShipmentId = z.strictObject({
  /** Of the parcel, from `shipments` of the order; not of the order. */
  id: Id,
})

export const officeShipmentSchemas = {
  create: { input: CreateShipment, data: OfficeOrder },
  cancel: { input: ShipmentId, data: OfficeOrder },
  deliver: { input: ShipmentId, data: OfficeOrder },
}
