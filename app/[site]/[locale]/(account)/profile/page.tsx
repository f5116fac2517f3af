import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { ProfileScreen } from '@/features/account/components/profile-screen'
import { ClientMessages } from '@/features/site-shell/components/client-messages'
import { consentApi } from '@/lib/api/v1/gdpr/web/consent'
import { load } from '@/server/rsc'

export const revalidate = 3600

export function generateStaticParams() {
  return []
}

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('account')
  return { title: t('title'), robots: { index: false } }
}

/** The same for everybody; whose profile it is arrives in the browser (DESIGN P7). */
export default async function ProfilePage() {
  const { records } = await load(consentApi.filter, { assignedTo: 'registration' })
  return (
    <ClientMessages names={['auth', 'account', 'forms']}>
      <ProfileScreen consents={records} />
    </ClientMessages>
  )
}
