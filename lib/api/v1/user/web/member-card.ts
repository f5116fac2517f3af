import { defineModule, post } from '@/lib/api/endpoint'
import type { CardValidity } from '@/lib/api/entities/member-card.schema'
import type { CheckCard } from './member-card.schema'

export const memberCardApi = defineModule('/api/v1/user/web', {
  /** Whether a member card with this barcode is valid. */
  validateMembersBarcode: post<typeof CheckCard, typeof CardValidity>('validateMembersBarcode', { access: 'any', limit: 'memberCard' }),
})
