import { useTranslations } from 'next-intl'
import { AccountLink as Leaf } from '@/features/auth/components/account-link'

/** Hands the leaf its words, so that they need not be in every page. */
export function AccountLink() {
  const t = useTranslations('shell')
  return <Leaf words={{ account: t('account'), signIn: t('signIn') }} />
}
