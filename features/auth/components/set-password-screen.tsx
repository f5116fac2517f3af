import { getTranslations } from 'next-intl/server'
import { Link } from '@/lib/i18n/navigation'
import { AccountFrame } from './account-frame'
import { SetPasswordView } from './set-password-view'

export async function SetPasswordScreen() {
  const [t, forgot] = await Promise.all([getTranslations('auth.setPassword'), getTranslations('auth.forgot')])
  const after = (
    <Link href="/login" className="font-medium text-action underline underline-offset-4">
      {forgot('back')}
    </Link>
  )
  return (
    <AccountFrame title={t('title')} lead={t('lead')} after={after}>
      <SetPasswordView />
    </AccountFrame>
  )
}
