import { useTranslations } from 'next-intl'
import { AskAgain } from '../cookie-notice/ask-again'

export function CookieSettingsButton({ className }: { className?: string }) {
  const t = useTranslations('shell')
  return <AskAgain className={className}>{t('cookieSettings')}</AskAgain>
}
