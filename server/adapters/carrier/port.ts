import type { LabelCarrier, LabelError } from '@/lib/order/label-carriers'

/** Where a parcel comes from or goes to. `country`: its ISO code; `name`: a person or a company. */
export type ParcelAddress = {
  name: string
  /** The person at a company; the same as `name` otherwise. */
  contact: string
  street: string
  houseNumber: string
  zipCode: string
  city: string
  country: string
  phone: string
  email: string
}

export type CarriedParcel = {
  /** Names the request at the carrier, at most 40 characters; never reused for another parcel. */
  reference: string
  shipmentId: number
  orderNumber: string
  shop: string
  sender: ParcelAddress
  recipient: ParcelAddress
  /** The chosen collection point: the carrier's id of it, '' where it is not known, and its name and address in words. */
  pickupPoint: { id: string; text: string } | null
  /** What is collected at the door, in cents; null: nothing. */
  collectCents: number | null
  /** Of all packages together; null: not known. */
  weightGrams: number | null
  /** Packages of this parcel, each with a label of its own. */
  packages: number
  /** When the label was asked for first. */
  requestedAt: Date
}

export type CarrierLabel = {
  trackingNumber: string
  /** The carrier's page about the parcel, https; '' without one. */
  trackingUrl: string
  /** The carrier's ids, which cancel it. */
  carrierIds: string[]
  /** A PDF with one page per package. */
  pdf: Buffer
}

/** A label as it is cancelled. `carrierIds` is empty if the answer was lost; `isRepeat`: an earlier cancellation may have succeeded. */
export type PlacedLabel = { reference: string; carrierIds: readonly string[]; requestedAt: Date; isRepeat: boolean }

/** A carrier that makes labels. Its calls go over the network, so none may run inside a database transaction (docs/rules/orders.md#shipment-labels). */
export type Carrier = {
  readonly id: LabelCarrier
  /**
   * Makes a label. `isRepeat`: an earlier request of this reference may have succeeded, so the carrier is asked for its label first.
   * @throws CarrierError, `lost` if that label was made, its file cannot be had again, and it is cancelled: another reference gets a new one
   */
  createLabel(parcel: CarriedParcel, options: { isRepeat: boolean }): Promise<CarrierLabel>
  /** Cancels a label; one that the carrier does not know counts as cancelled. Safe to repeat. @throws CarrierError, `taken` if the parcel has left */
  cancelLabel(label: PlacedLabel): Promise<void>
}

type CarrierErrorDetails = {
  /** The carrier's own words, for staff only: they may repeat a part of the address. */
  said?: string
  /** The request may have been carried out although its answer was lost. */
  isUnsure?: boolean
}

/** Names no address and no credentials, so that it may be logged. */
export class CarrierError extends Error {
  readonly said: string
  readonly isUnsure: boolean

  constructor(
    readonly reason: LabelError | 'taken' | 'lost',
    message: string,
    { said = '', isUnsure = false }: CarrierErrorDetails = {},
  ) {
    super(message)
    this.name = 'CarrierError'
    this.said = said.slice(0, 300)
    this.isUnsure = isUnsure
  }
}
