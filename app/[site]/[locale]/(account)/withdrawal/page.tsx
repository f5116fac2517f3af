import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { Suspense } from 'react'
import { PageHeader } from '@/components/layout/page-header'
import { Section } from '@/components/layout/section'
import { ClientMessages } from '@/features/site-shell/components/client-messages'
import { NeedsScript } from '@/features/site-shell/components/needs-script'
import { WithdrawalView } from '@/features/withdrawal/components/withdrawal-view'

export const revalidate = 3600

export function generateStaticParams() {
  return []
}

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('withdrawal')
  return { title: t('title'), description: t('lead'), referrer: 'no-referrer' }
}

/** The withdrawal function linked from every footer (Directive (EU) 2023/2673). */
export default async function WithdrawalPage() {
  const t = await getTranslations('withdrawal')
  return (
    <Section space="page" width="narrow">
      <PageHeader title={t('title')} lead={t('lead')} />
      <NeedsScript>
        <ClientMessages names={['auth', 'forms', 'order', 'withdrawal']}>
          <Suspense>
            <WithdrawalView />
          </Suspense>
        </ClientMessages>
      </NeedsScript>
    </Section>
  )
}
