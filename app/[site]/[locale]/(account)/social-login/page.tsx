import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { SocialScreen } from '@/features/auth/social/social-screen'
import { ClientMessages } from '@/features/site-shell/components/client-messages'
import { consentApi } from '@/lib/api/v1/gdpr/web/consent'
import { load } from '@/server/rsc'

export const revalidate = 3600

export function generateStaticParams() {
  return []
}

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('auth.social')
  return { title: t('title'), robots: { index: false }, referrer: 'no-referrer' }
}

/** The same for everyone; the browser reads the provider's parameters. */
export default async function SocialLoginPage() {
  const { records } = await load(consentApi.filter, { assignedTo: 'registration' })
  return (
    <ClientMessages names={['auth', 'forms']}>
      <SocialScreen consents={records} />
    </ClientMessages>
  )
}
