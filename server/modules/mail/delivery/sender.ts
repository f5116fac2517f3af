import type { Company } from '@/server/adapters/pdf/company'
import type { SiteInfo } from '@/server/core/context'

/** A mail's sender as nodemailer takes it. */
export type Sender = { name: string; address: string }

type Shop = Pick<SiteInfo, 'name' | 'url'> & { company: Pick<Company, 'email'> | null }

/**
 * Who a mail comes from (docs/rules/mail.md#sender): MAIL_FROM where it is set, else the company's mailbox, else one of the site's own host, always under the
 * site's name.
 */
export function senderOf({ name, url, company }: Shop, configured: string | undefined): Sender {
  const [, address = ''] = /<?([^<>\s]+@[^<>\s]+)>?\s*$/.exec(configured ?? '') ?? []
  return { name, address: address || company?.email || `trgovina@${new URL(url).hostname}` }
}

/**
 * Headers of every mail: no machine answers it (RFC 3834; the second one is Outlook's), and a person's answer goes to the company. A template's own headers go
 * before.
 */
export function commonHeaders({ company }: Pick<Shop, 'company'>): Record<string, string> {
  return {
    'Auto-Submitted': 'auto-generated',
    'X-Auto-Response-Suppress': 'All',
    ...(company && { 'Reply-To': company.email }),
  }
}
