import type { Locale } from '@/lib/i18n/routing'
import { withInnerQuotes } from '@/lib/text/inner-quotes'
import { englishServerTexts } from '@/messages/server.en'
import { serverTexts as texts } from '@/messages/server.hr'

/** Croatian texts: what staff reads and what the law wants in Croatian (docs/rules/mail.md#mail-texts). No client file imports them. */
export { texts }

type AllTexts = typeof texts
type StaffMails = 'approvalRequested' | 'staffInvite' | 'formAnswered' | 'factorChanged'
/** The words of an invoice alone (docs/rules/mail.md#mail-language). */
type InvoiceWords =
  | 'invoice'
  | 'invoiceR1'
  | 'credit'
  | 'issuedAt'
  | 'invoiceStatement'
  | 'seller'
  | 'creditSubject'
  | 'invoiceSubject'
  | 'creditedInvoice'
  | 'orderedAt'
  | 'net'
  | 'fiscal'
  | 'zki'
  | 'jir'
  | 'withoutJir'
  | 'operator'
  | 'fiscalCode'

/** What buyers and visitors read, in every language of the storefront. */
export type PublicTexts = Pick<AllTexts, 'errorPages' | 'cart' | 'dataExport'> & {
  mails: Omit<AllTexts['mails'], StaffMails>
  documents: Omit<AllTexts['documents'], InvoiceWords>
}

const publicTexts: Record<Locale, PublicTexts> = { hr: texts, en: englishServerTexts }

export function textsOf(locale: Locale): PublicTexts {
  return publicTexts[locale]
}

/** Replaces `{name}` by its value; quotation marks within a quoted value become inner ones. @throws when the text needs another value, or one is not used */
export function fillText(text: string, values: Record<string, string | number>): string {
  const unused = new Set(Object.keys(values))
  const filled = text.replace(/([„“]?)\{(\w+)\}(”?)/g, (_, open: string, name: string, close: string) => {
    const value = values[name]
    if (value === undefined) throw new Error(`The text '${text}' needs a value for ${name}.`)
    unused.delete(name)
    const isQuoted = open !== '' && close !== ''
    return `${open}${isQuoted ? withInnerQuotes(String(value), open === '„' ? 'hr' : 'en') : value}${close}`
  })
  if (unused.size > 0) throw new Error(`The text '${text}' has no place for ${[...unused].join(', ')}.`)
  return filled
}
