import type { Carrier } from '@/server/adapters/carrier/port'
import { drawShippingLabel } from '@/server/adapters/pdf/label/shipping-label'
import { localNumber } from './local-number'

/** The shop delivers itself, or by whom it likes: a label without a network (docs/rules/orders.md#local-labels). The same parcel gets the same label. */
export const localCarrier: Carrier = {
  id: 'local',
  async createLabel(parcel) {
    const trackingNumber = localNumber(parcel.shipmentId)
    return { trackingNumber, trackingUrl: '', carrierIds: [], pdf: await drawShippingLabel(parcel, trackingNumber) }
  },
  async cancelLabel() {},
}
