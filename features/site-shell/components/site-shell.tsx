import { getMessages, getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { OpenLocalesProvider } from '@/components/open-locales'
import { SkipLink } from '@/components/layout/skip-link'
import { MemberAttribute } from '@/features/cart/components/member-attribute'
import { CartDialog } from '@/features/checkout/page/cart-dialog'
import { SiteTags } from '@/features/consent/components/site-tags'
import { LazyMemberCardForm } from '@/features/member-card/components/lazy-member-card-form'
import { cardMessages } from '@/features/product/card-messages'
import { LazyCartDialogCrossSells } from '@/features/product/components/cross-sells/lazy-cart-dialog-cross-sells'
import { LayoutElement } from '@/features/sections/document/layout-element'
import { StaffGate } from '@/features/staff/components/staff-gate'
import { currentSite } from '@/server/rsc'
import { translatedCodes } from '../error-text'
import { LazySync } from './lazy-sync'
import { OrganizationJsonLd } from './organization-json-ld'
import { ProgressBar } from './progress-bar'
import { RouteChangeHandler } from './route-change-handler'
import { Toasts } from './toasts/toasts'

/** Surrounds every page; pages render no <main> of their own. */
export async function SiteShell({ children }: { children: ReactNode }) {
  const [t, errors, messages, { openLocales }] = await Promise.all([
    getTranslations('common'),
    getTranslations('errors'),
    getMessages(),
    currentSite(),
  ])
  const byCode = Object.fromEntries(translatedCodes.map((code) => [code, errors(code)]))
  return (
    <OpenLocalesProvider locales={openLocales}>
      <div className="flex min-h-dvh flex-col">
        <SkipLink>{t('skipToContent')}</SkipLink>
        <ProgressBar />
        <LayoutElement handler="header-section" />
        {/* The footer stays below the screen where content or a form needs JavaScript, so that what the browser loads or adds does not move it. */}
        <main id="sadrzaj" tabIndex={-1} className="grow outline-none has-data-needs-script:min-h-dvh">
          {children}
        </main>
        <LayoutElement handler="footer-section" />
        <LayoutElement handler="cookie-section" />
        <CartDialog memberCard={<LazyMemberCardForm />} below={<LazyCartDialogCrossSells messages={cardMessages(messages)} />} />
        <LazySync />
        <Toasts closeLabel={t('close')} messages={{ byCode, offline: t('offline'), generic: t('genericError') }} />
        <RouteChangeHandler />
        <MemberAttribute />
        <SiteTags />
        <StaffGate />
        <OrganizationJsonLd />
      </div>
    </OpenLocalesProvider>
  )
}
