import { z } from 'zod'
import type { SchemasOf } from '@/lib/api/endpoint'
import { Cart } from '@/lib/api/entities/cart.schema'
import { CartRef, Id } from '@/lib/api/entities/common.schema'
import { DeliveryMethod } from '@/lib/api/entities/delivery.schema'
import type { deliveryApi } from './delivery'

/** `userId` is SPEC 7's and never believed: who calls is in the token, or in the cart (API.md). Address ids must be the caller's own. */
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
} satisfies SchemasOf<typeof deliveryApi>
