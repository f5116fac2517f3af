import type { ZodNullable } from 'zod'
import { defineModule, get, patch } from '@/lib/api/endpoint'
import type { CartRef } from '@/lib/api/entities/common.schema'
import type { GuestUser, UpdateGuest } from './guest.schema'

export const guestApi = defineModule('/api/v1/user', {
  /** Null before any data was sent. */
  get: get<typeof CartRef, ZodNullable<typeof GuestUser>>('guest', { access: 'cart', limit: 'reads', headers: ['cartId', 'protectCode'] }),
  /**
   * Saves the buyer of the cart. An order needs an address of type `main` (the bill) and, unless it has e-products only, one of type `shipping`, also for collection in a shop; both may hold the
   * same. The shipping address, else the main one, decides the delivery country. A postal code must match the `zipPattern` of its country (getAvailableCountries).
   */
  update: patch<typeof UpdateGuest, typeof GuestUser>('guest', { access: 'cart', limit: 'cart' }),
})
