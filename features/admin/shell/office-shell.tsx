'use client'

import { useTranslations } from 'next-intl'
import { useState, type MouseEvent, type ReactNode } from 'react'
import { lazyComponent } from '@/components/lazy-component'
import { SkipLink } from '@/components/layout/skip-link'
import { LanguageSync } from '@/features/admin/language/language-sync'
import type { OfficeLanguage } from '@/lib/office/office-language'
import { ReauthenticationDialog } from '@/features/admin/proof/reauthentication-dialog'
import type { OfficeUser } from '@/lib/api/entities/user.schema'
import { OfficeBar } from './office-bar'
import { OfficeNavigation } from '@/features/admin/shell/navigation/office-navigation'
import { ScreenGate } from '@/features/admin/shell/navigation/screen-gate'
import { OfficeGate } from './office-gate'

const Sheet = lazyComponent(async () => (await import('@/components/ui/overlay/sheet')).Sheet)

type OfficeShellProps = { siteName: string; language: OfficeLanguage; hasCachePage: boolean; tools?: ReactNode; children: ReactNode }

export function OfficeShell(props: OfficeShellProps) {
  return <OfficeGate>{(user) => <Panel {...props} user={user} />}</OfficeGate>
}

/** Navigation beside the content, 200 px wide; on phones in a drawer (docs/rules/forms.md#office-gate). */
function Panel({ user, siteName, language, hasCachePage, tools, children }: OfficeShellProps & { user: OfficeUser }) {
  const t = useTranslations()
  const [isMenuOpen, setIsMenuOpen] = useState(false)
  const navigation = <OfficeNavigation user={user} hasCachePage={hasCachePage} tools={tools} />

  function closeOnLink({ target }: MouseEvent) {
    if (target instanceof Element && target.closest('a')) setIsMenuOpen(false)
  }

  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink>{t('common.skipToContent')}</SkipLink>
      <ReauthenticationDialog />
      <LanguageSync user={user} shown={language} />
      <OfficeBar
        siteName={siteName}
        user={user}
        hasCachePage={hasCachePage}
        isMenuOpen={isMenuOpen}
        onOpenMenu={() => setIsMenuOpen(true)}
      />
      <div className="mx-auto flex w-full max-w-page grow px-gutter md:gap-8 lg:gap-10">
        <div className="w-50 shrink-0 border-r border-line pr-4 max-md:hidden">
          <div className="sticky top-0 flex max-h-dvh flex-col overflow-y-auto py-8">{navigation}</div>
        </div>
        <main id="sadrzaj" tabIndex={-1} className="min-w-0 grow py-6 outline-none md:py-10">
          <ScreenGate scopes={user.scopes}>{children}</ScreenGate>
        </main>
      </div>
      {isMenuOpen ? (
        <Sheet open side="left" onOpenChange={setIsMenuOpen} title={t('admin.name')} closeLabel={t('common.close')}>
          <div onClickCapture={closeOnLink} role="presentation" className="-mx-3 flex flex-col">
            {navigation}
          </div>
        </Sheet>
      ) : null}
    </div>
  )
}
