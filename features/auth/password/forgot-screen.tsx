import { getTranslations } from 'next-intl/server'
import { Link } from '@/lib/i18n/navigation'
import { AuthPageFrame } from '@/features/auth/fields/auth-page-frame'
import { ForgotForm } from './forgot-form'

export async function ForgotScreen() {
  const t = await getTranslations('auth.forgot')
  const after = (
    <Link href="/login" className="font-medium text-action underline underline-offset-4">
      {t('back')}
    </Link>
  )
  return (
    <AuthPageFrame title={t('title')} lead={t('lead')} after={after}>
      <ForgotForm />
    </AuthPageFrame>
  )
}
