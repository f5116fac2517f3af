import { z } from 'zod'
import type { SchemasOf } from '@/lib/api/endpoint'
import { CardVerdict } from '@/lib/api/entities/member-card.schema'
import { text } from '@/lib/api/entities/common.schema'
import type { memberCardApi } from './member-card'

/** Whatever was written: what is no number of a card is not valid. */
export const CardQuestion = z.strictObject({ barcode: text(60) })

export const memberCardSchemas = {
  validateMembersBarcode: { input: CardQuestion, data: CardVerdict },
} satisfies SchemasOf<typeof memberCardApi>
