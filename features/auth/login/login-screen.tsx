import { getTranslations } from 'next-intl/server'
import { Link } from '@/lib/i18n/navigation'
import { AuthPageFrame } from '@/features/auth/fields/auth-page-frame'
import { LoginView } from './login-view'
import { SocialOptions } from '@/features/auth/social/social-options'

export async function LoginScreen({ providers }: { providers: readonly { id: string; name: string }[] }) {
  const t = await getTranslations('auth.login')
  const after = (
    <>
      {t('noAccount')}{' '}
      <Link href="/register" className="font-medium text-action underline underline-offset-4">
        {t('register')}
      </Link>
    </>
  )
  return (
    <AuthPageFrame title={t('title')} lead={t('lead')} after={after}>
      <LoginView otherWays={<SocialOptions providers={providers} />} />
    </AuthPageFrame>
  )
}
