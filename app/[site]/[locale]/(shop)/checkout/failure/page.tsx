import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { Suspense } from 'react'
import { Section } from '@/components/layout/section'
import { FailureView } from '@/features/checkout/result/failure-view'
import { ClientMessages } from '@/features/site-shell/components/client-messages'
import { NeedsScript } from '@/features/site-shell/components/needs-script'

export const revalidate = 3600

export function generateStaticParams() {
  return []
}

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('checkout.failure')
  return { title: t('order'), robots: { index: false }, referrer: 'no-referrer' }
}

export default async function CheckoutFailurePage() {
  const t = await getTranslations('checkout.failure')
  return (
    <Section>
      <NeedsScript title={t('order')}>
        <ClientMessages names={['checkout']}>
          <Suspense>
            <FailureView />
          </Suspense>
        </ClientMessages>
      </NeedsScript>
    </Section>
  )
}
