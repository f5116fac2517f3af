import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { Suspense } from 'react'
import { Section } from '@/components/layout/section'
import { SuccessView } from '@/features/checkout/result/success-view'
import { ClientMessages } from '@/features/site-shell/components/client-messages'
import { NeedsScript } from '@/features/site-shell/components/needs-script'

export const revalidate = 3600

export function generateStaticParams() {
  return []
}

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('checkout.success')
  return { title: t('plainTitle'), robots: { index: false }, referrer: 'no-referrer' }
}

export default async function CheckoutSuccessPage() {
  const t = await getTranslations('checkout.success')
  return (
    <Section space="page" width="narrow">
      <NeedsScript title={t('plainTitle')}>
        <ClientMessages names={['auth', 'checkout', 'forms', 'order']}>
          <Suspense>
            <SuccessView />
          </Suspense>
        </ClientMessages>
      </NeedsScript>
    </Section>
  )
}
