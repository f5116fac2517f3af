'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { SkipLink } from '@/components/layout/skip-link'
import { AdminBar } from './admin-bar'
import { AdminNavigation } from './admin-navigation'
import { OfficeGate } from './office-gate'

/** Navigation beside the content; 200 px wide (docs/rules/forms.md#office-gate). */
export function AdminShell({ siteName, children }: { siteName: string; children: ReactNode }) {
  const t = useTranslations('common')
  return (
    <OfficeGate>
      {(user) => (
        <div className="flex min-h-dvh flex-col">
          <SkipLink>{t('skipToContent')}</SkipLink>
          <AdminBar siteName={siteName} user={user} />
          <div className="mx-auto flex w-full max-w-page grow flex-col px-gutter md:flex-row md:gap-10">
            <AdminNavigation />
            <main id="sadrzaj" tabIndex={-1} className="min-w-0 grow py-6 outline-none md:py-10">
              {children}
            </main>
          </div>
        </div>
      )}
    </OfficeGate>
  )
}
