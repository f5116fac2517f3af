import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { Container } from '@/components/layout/container'
import { ArchiveView } from '@/features/privacy-request/archive-view'
import { ClientMessages } from '@/features/site-shell/components/client-messages'

export const revalidate = 3600

export function generateStaticParams() {
  return []
}

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('privacyRequest.data')
  return { title: t('title'), robots: { index: false }, referrer: 'no-referrer' }
}

/** The page of the mailed archive. */
export default async function PrivacyArchivePage() {
  const t = await getTranslations('privacyRequest.data')
  return (
    <ClientMessages names={['privacyRequest']}>
      <Container width="narrow" className="pt-10 pb-section">
        <h1 className="pb-6">{t('title')}</h1>
        <ArchiveView />
      </Container>
    </ClientMessages>
  )
}
