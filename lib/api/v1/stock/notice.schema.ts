import { z } from 'zod'
import { Email, Empty, Id, text } from '@/lib/api/entities/common.schema'

/** `productId` may be a variant's. */
export const RequestNotice = z.strictObject({ productId: Id, email: Email })
export const NoticeToken = z.strictObject({ token: text(64) })
/** The product that the token of a mail is about; `isConfirmed`: the person waits for it already. */
export const LinkedNotice = z.object({ name: z.string(), isConfirmed: z.boolean() })
export const ConfirmedNotice = z.object({ email: z.string(), product: z.object({ name: z.string(), slug: z.string() }) })

export const stockNoticeSchemas = {
  request: { input: RequestNotice, data: Empty },
  linked: { input: NoticeToken, data: LinkedNotice },
  confirm: { input: NoticeToken, data: ConfirmedNotice },
  cancel: { input: NoticeToken, data: Empty },
}
