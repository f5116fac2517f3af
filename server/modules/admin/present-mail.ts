import type { Mail } from '@/lib/api/v1/admin.schema'
import type { SiteInfo } from '@/server/core/context'
import type { outbox } from '@/server/db/schema/outbox'
import { env } from '@/lib/env'
import { log } from '@/server/core/log'
import { renderMail } from '@/server/modules/mail/templates/registry'

/** Renders a mail from its outbox row. */
export function presentMail(row: typeof outbox.$inferSelect, site: SiteInfo): Mail {
  const { id, to, createdAt, sentAt } = row
  return { id, to, createdAt: createdAt.toISOString(), sentAt: sentAt?.toISOString() ?? null, ...renderSafely(row, site) }
}

/** Hides secrets from the back office, unless the outbox is the only place to read mail. */
function redactTokens(data: unknown) {
  return Object.fromEntries(Object.entries(Object(data)).map(([name, value]) => [name, /token|leave/i.test(name) ? '***' : value]))
}

/** A mail that cannot be rendered any more must not hide the others. */
function renderSafely({ id, template, data }: typeof outbox.$inferSelect, site: SiteInfo): Pick<Mail, 'subject' | 'html' | 'text'> {
  try {
    return renderMail(template, env.SMTP_URL ? redactTokens(data) : data, site)
  } catch (error) {
    log('warn', 'a mail cannot be shown', { outboxId: id, template, error })
    return { subject: template, html: '', text: '' }
  }
}
