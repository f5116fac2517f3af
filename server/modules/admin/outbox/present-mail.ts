import type { Mail } from '@/lib/api/v1/admin.schema'
import type { outbox } from '@/server/db/schema/outbox'
import { env } from '@/lib/env'
import { log } from '@/server/core/log'
import { storedLocale } from '@/server/core/languages'
import type { MailSite } from '@/server/modules/mail/templates/frame/mail-site'
import { renderMail } from '@/server/modules/mail/templates/registry'

/** Renders a mail from its outbox row. */
export function presentMail(row: typeof outbox.$inferSelect & { isFailed: boolean }, site: Omit<MailSite, 'locale'>): Mail {
  const { id, to, createdAt, sentAt } = row
  const unsent = row.isFailed ? 'failed' : 'waiting'
  const state = sentAt ? 'sent' : unsent
  return { id, to, state, createdAt: createdAt.toISOString(), sentAt: sentAt?.toISOString() ?? null, ...renderSafely(row, site) }
}

/**
 * Hides secrets from the back office, unless the outbox is the only place to read mail. A token that unsubscribes is hidden always: nobody reads such a mail to
 * try the shop (docs/rules/mail.md#outbox-secrets).
 */
function redactSecrets(data: unknown): unknown {
  const hidden = env.SMTP_URL ? /token|leave|goal/i : /leave/i
  return redact(data, hidden)
}

function redact(value: unknown, hidden: RegExp): unknown {
  if (Array.isArray(value)) return value.map((one) => redact(one, hidden))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => {
      if (typeof inner === 'string' && hidden.test(name)) return [name, '***']
      return [name, env.SMTP_URL && name === 'url' && typeof inner === 'string' ? withoutKey(inner) : redact(inner, hidden)]
    }),
  )
}

/** The address of an order or a file without the key that opens it: what follows `#`, and any long random segment. */
function withoutKey(url: string) {
  return url.replace(/#.*$/, '#***').replaceAll(/(?<=[/=])[\w-]{32,}/g, '***')
}

/** A mail that cannot be rendered any more must not hide the others. */
function renderSafely(
  { id, template, languageId, data }: typeof outbox.$inferSelect,
  site: Omit<MailSite, 'locale'>,
): Pick<Mail, 'subject' | 'html' | 'text'> {
  try {
    const { subject, html, text } = renderMail(template, redactSecrets(data), { ...site, locale: storedLocale(site, languageId) })
    return { subject, html, text }
  } catch (error) {
    log('warn', 'a mail cannot be shown', { outboxId: id, template, error })
    return { subject: template, html: '', text: '' }
  }
}
