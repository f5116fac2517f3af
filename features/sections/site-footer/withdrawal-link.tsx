import { useTranslations } from 'next-intl'
import { Link } from '@/lib/i18n/navigation'

/** On every page, whatever a merchant puts into the menus: the law wants the withdrawal function easy to find (Directive (EU) 2023/2673). */
export function WithdrawalLink({ className }: { className?: string }) {
  const t = useTranslations('shell')
  return (
    <Link href="/withdrawal" prefetch={false} className={className}>
      {t('withdrawal')}
    </Link>
  )
}
