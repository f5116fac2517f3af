import type { Locale } from '@/lib/i18n/routing'
import { localPath } from '@/lib/routing/links'
import type { Route } from '@/lib/routing/paths'
import type { Company } from '@/server/adapters/pdf/company'
import type { SiteInfo } from '@/server/core/context'

/** The shop that a mail speaks for, in the mail's language. `company`: its legal data, unless the option `Company` is incomplete. */
export type MailSite = SiteInfo & { locale: Locale; company?: Company | null }

/** The company as lines of a letter's foot (docs/rules/mail.md#mail-company). */
export function companyLines({ legalName, street, zipCode, city, oib, mbs }: Company): string[] {
  return [legalName, `${street}, ${zipCode} ${city}`, `OIB ${oib}, MBS ${mbs}`]
}

/** The address of a screen in the mail's language. */
export function pageUrl({ url, locale }: Pick<MailSite, 'url' | 'locale'>, route: Route, slug = ''): string {
  return `${url}${localPath(route, slug, locale)}`
}
