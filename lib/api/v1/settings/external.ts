import { defineModule, get } from '@/lib/api/endpoint'
import type { CardValidity } from '@/lib/api/entities/member-card.schema'
import type { CheckCard } from '../user/web/member-card.schema'

/** Data of external systems. */
export const externalApi = defineModule('/api/v1/settings/external', {
  /** Whether a member card or ticket with this barcode is valid. */
  ticketBarcode: get<typeof CheckCard, typeof CardValidity>('ticket-barcode/{barcode}', { access: 'any', limit: 'memberCard' }),
})
