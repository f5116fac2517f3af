import type { ZodArray } from 'zod'
import { defineModule, post, put } from '@/lib/api/endpoint'
import type { Cart } from '@/lib/api/entities/cart.schema'
import type { DeliveryMethod } from '@/lib/api/entities/delivery.schema'
import type { GetApplicableDeliveryMethods, SaveDeliveryMethod } from './delivery.schema'

export const deliveryApi = defineModule('/api/v2/ecommerce/delivery', {
  /** For the shipping address of the id, else `countryId`, else the cart's shipping address. None for a digital cart. */
  getApplicableDeliveryMethods: post<typeof GetApplicableDeliveryMethods, ZodArray<typeof DeliveryMethod>>('getApplicableDeliveryMethods', {
    access: 'cart',
    limit: 'reads',
  }),
  /**
   * Chooses how the cart is delivered, with `branchId` where the method has branches. It needs the address of type `shipping`, also for collection: 422
   * ADDRESS_MISSING names it in `fieldErrors`. 422 DELIVERY_NOT_FOUND, 422 BRANCH_MISSING, 422 NO_ACTIVE_USER.
   */
  saveDeliveryMethod: put<typeof SaveDeliveryMethod, typeof Cart>('saveDeliveryMethod', { access: 'cart', limit: 'cart' }),
})
