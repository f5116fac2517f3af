import { z } from 'zod'
import { CardValidity } from '@/lib/api/entities/member-card.schema'
import { text } from '@/lib/api/entities/common.schema'

/** Any text; a malformed number is an invalid card. */
export const CheckCard = z.strictObject({ barcode: text(60) })

export const memberCardSchemas = {
  validateMembersBarcode: { input: CheckCard, data: CardValidity },
}
