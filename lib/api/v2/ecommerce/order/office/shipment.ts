import { defineModule, post } from '@/lib/api/endpoint'
import type { OfficeOrder } from '../office.schema'
import type { CreateShipment, ShipmentId } from './shipment.schema'

/** *Ours*: the parcels of an order (docs/rules/orders.md#shipments). All return the order. */
export const officeShipmentApi = defineModule('/api/v2/ecommerce/order/office/shipment', {
  /**
   * Sends pieces; the last ones make the order `shipped`. A repeated Idempotency-Key sends once. 409 SHIPPED_MEANWHILE if a line has fewer pieces left, 409
   * ORDER_STATE if the order cannot be sent.
   */
  create: post<typeof CreateShipment, typeof OfficeOrder>('create/{id}', {
    idempotencyKey: true,
    access: 'office:orders',
    invalidates: ['product', 'catalogue'],
  }),
  /** Takes back a parcel that is not delivered: its pieces are to be sent again. 409 ORDER_STATE afterwards, PARCEL_RETURNED if they are in a return. */
  cancel: post<typeof ShipmentId, typeof OfficeOrder>('cancel/{id}', { access: 'office:orders' }),
  /** The last parcel makes the order `delivered`. 409 ORDER_STATE afterwards. */
  deliver: post<typeof ShipmentId, typeof OfficeOrder>('deliver/{id}', {
    access: 'office:orders',
    invalidates: ['product', 'catalogue'],
  }),
})
