import { CardVerdict } from '@/lib/api/entities/member-card.schema'
import { CardQuestion } from '../user/web/member-card.schema'

export const externalSchemas = {
  ticketBarcode: { input: CardQuestion, data: CardVerdict },
}
