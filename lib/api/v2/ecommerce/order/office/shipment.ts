import { defineModule, post } from '@/lib/api/endpoint'
import type { FileAddress } from '@/lib/api/v1/document/order.schema'
import type { OfficeOrder } from '../office.schema'
import type { CreateShipment, LabelShipment, ShipmentId } from './shipment.schema'

/** *Ours*: the parcels of an order (docs/rules/orders.md#shipments). All but `openLabel` return the order. */
export const officeShipmentApi = defineModule('/api/v2/ecommerce/order/office/shipment', {
  /**
   * Sends pieces; the last ones make the order `shipped`. A repeated Idempotency-Key sends once. 409 SHIPPED_MEANWHILE if a line has fewer pieces left, 409
   * ORDER_STATE if the order cannot be sent. A label that fails does not undo the parcel: `label` of the parcel says why, and `label` tries again.
   */
  create: post<typeof CreateShipment, typeof OfficeOrder>('create/{id}', {
    idempotencyKey: true,
    access: 'office:orders',
    invalidates: ['product', 'catalogue'],
  }),
  /**
   * Takes back a parcel that is not delivered: its pieces are to be sent again, and its label is cancelled at the carrier first. 409 ORDER_STATE afterwards,
   * PARCEL_RETURNED if they are in a return, LABEL_TAKEN if the carrier has the parcel, LABEL_BUSY; 503 CARRIER_UNAVAILABLE.
   */
  cancel: post<typeof ShipmentId, typeof OfficeOrder>('cancel/{id}', {
    access: 'office:orders',
    invalidates: ['product', 'catalogue'],
  }),
  /**
   * Makes the label of a parcel on its way, once: a repeated request returns what is there. 409 CARRIER_REFUSED, CARRIER_MISSING, SENDER_MISSING, LABEL_UNSURE,
   * ORDER_STATE; 503 CARRIER_UNAVAILABLE, after which a repeat first asks the carrier whether there is one.
   */
  label: post<typeof LabelShipment, typeof OfficeOrder>('label/{id}', { access: 'office:orders' }),
  /** The address of the label's PDF, valid for ten minutes; 404 without one, and once it is deleted. */
  openLabel: post<typeof ShipmentId, typeof FileAddress>('openLabel/{id}', { access: 'office:orders' }),
  /** The last parcel makes the order `delivered`. 409 ORDER_STATE afterwards. */
  deliver: post<typeof ShipmentId, typeof OfficeOrder>('deliver/{id}', {
    access: 'office:orders',
    invalidates: ['product', 'catalogue'],
  }),
})
