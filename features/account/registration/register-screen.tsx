import { getTranslations } from 'next-intl/server'
import { AuthPageFrame } from '@/features/auth/fields/auth-page-frame'
import { SocialOptions } from '@/features/auth/social/social-options'
import type { Consent } from '@/lib/api/entities/consent.schema'
import { Link } from '@/lib/i18n/navigation'
import { RegisterView } from './register-view'

type RegisterScreenProps = { consents: readonly Consent[]; providers: readonly { id: string; name: string }[] }

export async function RegisterScreen({ consents, providers }: RegisterScreenProps) {
  const t = await getTranslations('account.register')
  const after = (
    <>
      {t('hasAccount')}{' '}
      <Link href="/login" className="font-medium text-action underline underline-offset-4">
        {t('login')}
      </Link>
    </>
  )
  return (
    <AuthPageFrame title={t('title')} lead={t('lead')} after={after}>
      <RegisterView consents={consents} />
      <SocialOptions providers={providers} />
    </AuthPageFrame>
  )
}
