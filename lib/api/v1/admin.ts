import { defineModule, get, post } from '@/lib/api/endpoint'
import type { Empty } from '@/lib/api/entities/common.schema'
import type { Overview, FilterOutbox, Mail, MailId, MailPage, ResentMail } from './admin.schema'

/** *Ours*: what the admin panel shows. Mails hold links that open accounts, so they need a right of their own. */
export const adminApi = defineModule('/api/v1/admin', {
  /** What waits, what the law asks for and what was sold, as far as the caller's rights reach. */
  overview: get<typeof Empty, typeof Overview>('overview', { access: 'office' }),
  /** Newest first. */
  outbox: get<typeof FilterOutbox, typeof MailPage>('outbox', { access: 'office:settings' }),
  /** One mail with its contents as they were written. */
  mail: get<typeof MailId, typeof Mail>('outbox/{id}', { access: 'office:settings' }),
  /** Sends a mail again; the answer is the mail that is sent. */
  resend: post<typeof MailId, typeof ResentMail>('outbox/resend/{id}', { access: 'office:settings' }),
})
