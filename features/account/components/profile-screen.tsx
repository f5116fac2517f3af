import { getTranslations } from 'next-intl/server'
import { PageHeader } from '@/components/layout/page-header'
import { Section } from '@/components/layout/section'
import type { Consent } from '@/lib/api/entities/consent.schema'
import { ProfileView } from './profile-view'

export async function ProfileScreen({ consents }: { consents: readonly Consent[] }) {
  const t = await getTranslations('account')
  return (
    <Section space="none" className="pb-section">
      <PageHeader title={t('title')} />
      <ProfileView consents={consents} />
    </Section>
  )
}
