'use client'

import { createContext, use, type ReactNode } from 'react'
import type { Locale } from '@/lib/i18n/routing'

const OpenLocales = createContext<readonly Locale[]>([])

/** The locales that the site leads visitors to (docs/rules/storefront.md#locales), also for sections on the canvas of the edit mode. */
export function OpenLocalesProvider({ locales, children }: { locales: readonly Locale[]; children: ReactNode }) {
  return <OpenLocales value={locales}>{children}</OpenLocales>
}

export function useOpenLocales(): readonly Locale[] {
  return use(OpenLocales)
}
