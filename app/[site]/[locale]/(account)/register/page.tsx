import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { RegisterScreen } from '@/features/account/registration/register-screen'
import { ClientMessages } from '@/features/site-shell/components/client-messages'
import { consentApi } from '@/lib/api/v1/gdpr/web/consent'
import { socialApi } from '@/lib/api/v1/user/social'
import { load } from '@/server/rsc'

export const revalidate = 3600

export function generateStaticParams() {
  return []
}

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('account.register')
  return { title: t('title'), robots: { index: false } }
}

export default async function RegisterPage() {
  const [{ records }, { providers }] = await Promise.all([
    load(consentApi.filter, { assignedTo: 'registration' }),
    load(socialApi.providers, {}),
  ])
  return (
    <ClientMessages names={['auth', 'account', 'address', 'forms']}>
      <RegisterScreen consents={records} providers={providers} />
    </ClientMessages>
  )
}
