import { UserRound } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { iconButtonLook } from '@/components/ui/icon-button'
import { cn } from '@/lib/cn'
import { Link } from '@/lib/i18n/navigation'

export function AccountLink() {
  const t = useTranslations('shell')
  return (
    <Link href="/profile" prefetch={false} aria-label={t('account')} className={cn(iconButtonLook(), 'max-sm:hidden')}>
      <UserRound aria-hidden="true" />
    </Link>
  )
}
