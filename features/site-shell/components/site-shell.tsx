import { getMessages, getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { CartModalHost } from '@/features/cart/components/cart-modal-host'
import { CartWatchHost } from '@/features/cart/components/cart-watch-host'
import { MemberMark } from '@/features/cart/components/member-mark'
import { SiteTags } from '@/features/consent/components/site-tags'
import { MemberCardPlace } from '@/features/member-card/components/member-card-place'
import { cardWords } from '@/features/product/card-words'
import { CrossSellPlace } from '@/features/product/components/cross-sell-place'
import { LayoutElement } from '@/features/sections/layout-element'
import { translatedCodes } from '../error-text'
import { OrganizationFacts } from './organization-facts'
import { ProgressBar } from './progress-bar'
import { RouteWatch } from './route-watch'
import { SkipLink } from './skip-link'
import { Toasts } from './toasts'

/** What stands around every page. The page itself renders no <main> of its own. */
export async function SiteShell({ children }: { children: ReactNode }) {
  const [t, errors, messages] = await Promise.all([getTranslations('common'), getTranslations('errors'), getMessages()])
  const byCode = Object.fromEntries(translatedCodes.map((code) => [code, errors(code)]))
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink>{t('skipToContent')}</SkipLink>
      <ProgressBar />
      <LayoutElement handler="header-section" />
      <main id="sadrzaj" tabIndex={-1} className="grow outline-none">
        {children}
      </main>
      <LayoutElement handler="footer-section" />
      <LayoutElement handler="cookie-section" />
      <CartModalHost memberCard={<MemberCardPlace />} below={<CrossSellPlace words={cardWords(messages)} />} />
      <CartWatchHost />
      <Toasts closeLabel={t('close')} words={{ byCode, offline: t('offline'), generic: t('genericError') }} />
      <RouteWatch />
      <MemberMark />
      <SiteTags />
      <OrganizationFacts />
    </div>
  )
}
