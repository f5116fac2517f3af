import { useTranslations } from 'next-intl'
import type { ComponentProps } from 'react'
import { CookieBanner } from './cookie-banner'

/** Names the notice for a screen reader. */
export function CookiePlace(props: Omit<ComponentProps<typeof CookieBanner>, 'label'>) {
  const t = useTranslations('shell')
  return <CookieBanner {...props} label={t('cookies')} />
}
