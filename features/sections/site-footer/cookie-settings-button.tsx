import { useTranslations } from 'next-intl'
import { ReopenCookieNotice } from '@/features/sections/cookie-notice/reopen-cookie-notice'

export function CookieSettingsButton({ className }: { className?: string }) {
  const t = useTranslations('shell')
  return <ReopenCookieNotice className={className}>{t('cookieSettings')}</ReopenCookieNotice>
}
