import { z } from 'zod'
import { Id, text } from '@/lib/api/entities/common.schema'
import { FileAddress } from '@/lib/api/v1/document/order.schema'
import { labelCarriers, maxPackages } from '@/lib/order/label-carriers'
import { OfficeOrder } from '../office.schema'

const WantedLabel = z.strictObject({
  /** `local`: the shop delivers itself. Others only where they are configured (`labelCarriers` of the order). */
  carrier: z.enum(labelCarriers),
  /** Packages of the parcel; each gets a label. */
  packages: z.number().int().min(1).max(maxPackages).default(1),
})

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
  /** Asks the carrier for a label in the same step; it then names carrier, tracking number and link. */
  label: WantedLabel.nullable().default(null),
})

/** Names a parcel. */
export const ShipmentId = z.strictObject({
  /** Of the parcel, from `shipments` of the order; not of the order. */
  id: Id,
})

export const LabelShipment = WantedLabel.extend({
  /** Of the parcel, as in `ShipmentId`. */
  id: Id,
})

export const officeShipmentSchemas = {
  create: { input: CreateShipment, data: OfficeOrder },
  cancel: { input: ShipmentId, data: OfficeOrder },
  label: { input: LabelShipment, data: OfficeOrder },
  openLabel: { input: ShipmentId, data: FileAddress },
  deliver: { input: ShipmentId, data: OfficeOrder },
}
