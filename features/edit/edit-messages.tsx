'use client'

import { useQuery } from '@tanstack/react-query'
import { NextIntlClientProvider, useLocale } from 'next-intl'
import type { ReactNode } from 'react'
import { loadMessages } from '@/lib/i18n/load-messages'
import { useOfficeLocale } from './office-locale'
import { useLastDefined } from './use-last-defined'

const editMessages = {
  hr: () => import('@/messages/edit/hr.json'),
  en: () => import('@/messages/edit/en.json'),
}

type EditMessagesProps = {
  /** Shown until the texts have loaded. */
  fallback?: ReactNode
  children: ReactNode
}

/** Sections on the canvas need all texts of the site, the editor's own texts follow the editor's language. */
export function EditMessages({ fallback = null, children }: EditMessagesProps) {
  const locale = useOfficeLocale()
  const siteLocale = useLocale()
  const { data } = useQuery({
    queryKey: ['editMessages', locale, siteLocale],
    queryFn: async () => {
      const [site, edit] = await Promise.all([loadMessages[siteLocale](), editMessages[locale]()])
      return { ...site, ...edit.default }
    },
    staleTime: Infinity,
    gcTime: Infinity,
  })
  // Another language shows once its texts are here.
  const messages = useLastDefined(data)
  if (!messages) return fallback
  return (
    <NextIntlClientProvider locale={siteLocale} timeZone="Europe/Zagreb" messages={messages}>
      {children}
    </NextIntlClientProvider>
  )
}
