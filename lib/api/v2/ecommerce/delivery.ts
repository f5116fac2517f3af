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
  saveDeliveryMethod: put<typeof SaveDeliveryMethod, typeof Cart>('saveDeliveryMethod', { access: 'cart', limit: 'cart' }),
})
