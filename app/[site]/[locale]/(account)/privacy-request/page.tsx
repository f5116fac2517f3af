import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { AuthPageFrame } from '@/features/auth/fields/auth-page-frame'
import { PrivacyRequestForm } from '@/features/privacy-request/request-form'
import { ClientMessages } from '@/features/site-shell/components/client-messages'

export const revalidate = 3600

export function generateStaticParams() {
  return []
}

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('privacyRequest')
  return { title: t('title'), robots: { index: false } }
}

/** A request under the GDPR, without an account too. */
export default async function PrivacyRequestPage() {
  const t = await getTranslations('privacyRequest')
  return (
    <ClientMessages names={['privacyRequest']}>
      <AuthPageFrame title={t('title')} lead={t('lead')}>
        <PrivacyRequestForm />
      </AuthPageFrame>
    </ClientMessages>
  )
}
