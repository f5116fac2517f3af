import type { ZodNullable } from 'zod'
import { defineModule, get, patch } from '@/lib/api/endpoint'
import type { CartRef } from '@/lib/api/entities/common.schema'
import type { GuestUser, UpdateGuest } from './guest.schema'

export const guestApi = defineModule('/api/v1/user', {
  /** Null before any data was sent. */
  get: get<typeof CartRef, ZodNullable<typeof GuestUser>>('guest', { access: 'cart', limit: 'reads', headers: ['cartId', 'protectCode'] }),
  /** The shipping address, else the main one, decides the delivery country. */
  update: patch<typeof UpdateGuest, typeof GuestUser>('guest', { access: 'cart', limit: 'cart' }),
})
