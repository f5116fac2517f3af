import { getTranslations } from 'next-intl/server'
import { Suspense } from 'react'
import { Skeleton } from '@/components/ui/feedback/skeleton'
import type { Consent } from '@/lib/api/entities/consent.schema'
import { AuthPageFrame } from '@/features/auth/fields/auth-page-frame'
import { SocialView } from './social-view'

export async function SocialScreen({ consents }: { consents: readonly Consent[] }) {
  const t = await getTranslations('auth.social')
  return (
    <AuthPageFrame title={t('title')} lead={t('lead')}>
      <Suspense fallback={<Skeleton className="h-24" />}>
        <SocialView consents={consents} />
      </Suspense>
    </AuthPageFrame>
  )
}
