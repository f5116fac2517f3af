import { getTranslations } from 'next-intl/server'
import { Link } from '@/lib/i18n/navigation'
import { AuthPageFrame } from '@/features/auth/fields/auth-page-frame'
import { SetPasswordView } from './set-password-view'

export async function SetPasswordScreen() {
  const [t, forgot] = await Promise.all([getTranslations('auth.setPassword'), getTranslations('auth.forgot')])
  const after = (
    <Link href="/login" className="font-medium text-action underline underline-offset-4">
      {forgot('back')}
    </Link>
  )
  return (
    <AuthPageFrame title={t('title')} lead={t('lead')} after={after}>
      <SetPasswordView />
    </AuthPageFrame>
  )
}
