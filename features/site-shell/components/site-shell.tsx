import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { translatedCodes } from '../error-text'
import { SkipLink } from './skip-link'
import { Toasts } from './toasts'

/** What stands around every page. The page itself renders no <main> of its own. */
export async function SiteShell({ children }: { children: ReactNode }) {
  const [t, errors] = await Promise.all([getTranslations('common'), getTranslations('errors')])
  const byCode = Object.fromEntries(translatedCodes.map((code) => [code, errors(code)]))
  return (
    <>
      <SkipLink>{t('skipToContent')}</SkipLink>
      <main id="sadrzaj" tabIndex={-1} className="outline-none">
        {children}
      </main>
      <Toasts closeLabel={t('close')} words={{ byCode, offline: t('offline'), generic: t('genericError') }} />
    </>
  )
}
