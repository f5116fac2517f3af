import type { Company } from '@/server/adapters/pdf/company'
import type { SiteInfo } from '@/server/core/context'

/** The shop that a mail speaks for. `company`: its legal data, unless the option `Company` is incomplete. */
export type MailSite = SiteInfo & { company?: Company | null }

/** The company as lines of a letter's foot (docs/rules/mail.md#mail-company). */
export function companyLines({ legalName, street, zipCode, city, oib, mbs }: Company): string[] {
  return [legalName, `${street}, ${zipCode} ${city}`, `OIB ${oib}, MBS ${mbs}`]
}
