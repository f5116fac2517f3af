'use client'

import { NextIntlClientProvider, useLocale } from 'next-intl'
import type { ReactNode } from 'react'
import editEn from '@/messages/edit/en.json'
import editHr from '@/messages/edit/hr.json'
import site from '@/messages/hr.json'
import { useOfficeLocale } from '../office-locale'

const messages = { hr: { ...site, ...editHr }, en: { ...site, ...editEn } }

/** Sections on the canvas need all texts of the site, the editor's own texts follow the editor's language. */
export function EditMessages({ children }: { children: ReactNode }) {
  return (
    <NextIntlClientProvider locale={useLocale()} timeZone="Europe/Zagreb" messages={messages[useOfficeLocale()]}>
      {children}
    </NextIntlClientProvider>
  )
}
