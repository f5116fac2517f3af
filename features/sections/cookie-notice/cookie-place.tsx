import { useTranslations } from 'next-intl'
import type { ComponentProps } from 'react'
import { CookieGate } from './cookie-gate'

/** Names the notice for a screen reader. */
export function CookiePlace(props: Omit<ComponentProps<typeof CookieGate>, 'label'>) {
  const t = useTranslations('shell')
  return <CookieGate {...props} label={t('cookies')} />
}
