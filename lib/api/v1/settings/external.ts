import { defineModule, get } from '@/lib/api/endpoint'
import type { CardVerdict } from '@/lib/api/entities/member-card.schema'
import type { CardQuestion } from '../user/web/member-card.schema'

/** Data of external systems. */
export const externalApi = defineModule('/api/v1/settings/external', {
  ticketBarcode: get<typeof CardQuestion, typeof CardVerdict>('ticket-barcode/{barcode}', { access: 'any', limit: 'memberCard' }),
})
