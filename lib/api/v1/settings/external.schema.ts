import { CardValidity } from '@/lib/api/entities/member-card.schema'
import { CheckCard } from '../user/web/member-card.schema'

export const externalSchemas = {
  ticketBarcode: { input: CheckCard, data: CardValidity },
}
