import type { Metadata } from 'next'
import { createTranslator } from 'next-intl'
import { getLocale, getMessages } from 'next-intl/server'
import { cookies } from 'next/headers'
import { cache } from 'react'
import { cookieNames } from '@/lib/browser/cookie-names'
import { mergeMessages } from '@/lib/i18n/merge-messages'
import english from '@/messages/office.en.json'
import { officeLanguageOf } from '@/lib/office/office-language'

/** The language that the browser chose last; the profile corrects it (language-sync.tsx). */
export const currentOfficeLanguage = cache(async () => officeLanguageOf((await cookies()).get(cookieNames.officeLanguage)?.value))

/**
 * The messages of the office. The locale stays that of the site, which routes and dates depend on, so English plurals are written `=1 {…} other {…}`
 * (tests/repo/messages.test.ts).
 */
export const officeMessages = cache(async () => {
  const isEnglish = (await currentOfficeLanguage()) === 'eng'
  return isEnglish ? mergeMessages(await getMessages({ locale: 'en' }), english) : getMessages({ locale: 'hr' })
})

export async function officeTranslator() {
  return createTranslator({ locale: await getLocale(), messages: await officeMessages() })
}

type TitledScreen =
  | 'account'
  | 'audit'
  | 'caches'
  | 'consents'
  | 'customers'
  | 'events'
  | 'forms'
  | 'invite'
  | 'invoices'
  | 'jobs'
  | 'login'
  | 'media'
  | 'notFound'
  | 'orderEdit'
  | 'orders'
  | 'outbox'
  | 'phoneOrder'
  | 'print'
  | 'privacy'
  | 'redirects'
  | 'returns'
  | 'reviews'
  | 'runs'
  | 'staff'
  | 'stock'
  | 'templates'

/** The title of a screen, in the language of the office. */
export async function officeMetadata(screen: TitledScreen): Promise<Metadata> {
  const t = await officeTranslator()
  return { title: t(`admin.${screen}.title`) }
}
