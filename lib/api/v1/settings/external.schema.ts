import type { SchemasOf } from '@/lib/api/endpoint'
import { CardVerdict } from '@/lib/api/entities/member-card.schema'
import { CardQuestion } from '../user/web/member-card.schema'
import type { externalApi } from './external'

export const externalSchemas = {
  ticketBarcode: { input: CardQuestion, data: CardVerdict },
} satisfies SchemasOf<typeof externalApi>
