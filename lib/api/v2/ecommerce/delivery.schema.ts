import { z } from 'zod'
import { Cart } from '@/lib/api/entities/cart.schema'
import { CartRef, Id } from '@/lib/api/entities/common.schema'
import { DeliveryMethod } from '@/lib/api/entities/delivery.schema'

/** `userId` is accepted and ignored (docs/rules/checkout.md#buyer-identity). Address ids must be the caller's (docs/rules/checkout.md#address-id). */
export const GetApplicableDeliveryMethods = CartRef.extend({
  userId: Id.nullish(),
  countryId: Id.nullish(),
  currencyId: Id.nullish(),
  userBillingAddressId: Id.nullish(),
  userShippingAddressId: Id.nullish(),
})

export const SaveDeliveryMethod = CartRef.extend({ userId: Id.nullish(), deliveryMethodId: Id, branchId: Id.nullish() })

export const deliverySchemas = {
  getApplicableDeliveryMethods: { input: GetApplicableDeliveryMethods, data: z.array(DeliveryMethod) },
  saveDeliveryMethod: { input: SaveDeliveryMethod, data: Cart },
}
