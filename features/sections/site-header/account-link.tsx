import { useTranslations } from 'next-intl'
import { AccountLink as Leaf } from '@/features/auth/session/account-link'

/** Hands the leaf its words, so that they need not be in every page. */
export function AccountLink() {
  const t = useTranslations('shell')
  return <Leaf labels={{ account: t('account'), signIn: t('signIn') }} />
}
