import { defineModule, post } from '@/lib/api/endpoint'
import type { CardVerdict } from '@/lib/api/entities/member-card.schema'
import type { CardQuestion } from './member-card.schema'

export const memberCardApi = defineModule('/api/v1/user/web', {
  validateMembersBarcode: post<typeof CardQuestion, typeof CardVerdict>('validateMembersBarcode', { access: 'any', limit: 'memberCard' }),
})
