import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { Suspense } from 'react'
import { PageHeader } from '@/components/layout/page-header'
import { Section } from '@/components/layout/section'
import { PaymentView } from '@/features/checkout/payment/payment-view'
import { ClientMessages } from '@/features/site-shell/components/client-messages'
import { NeedsScript } from '@/features/site-shell/components/needs-script'
import { settingsApi } from '@/lib/api/v2/ecommerce/settings'
import { load } from '@/server/rsc'

export const revalidate = 3600

export function generateStaticParams() {
  return []
}

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('checkout.pay')
  return { title: t('title'), robots: { index: false }, referrer: 'no-referrer' }
}

export default async function PaymentPage() {
  const [t, { paymentOrigins }] = await Promise.all([getTranslations('checkout.pay'), load(settingsApi.getCheckoutSettings, {})])
  return (
    <Section space="none" width="narrow" className="pb-section">
      <PageHeader title={t('title')} />
      <NeedsScript>
        <ClientMessages names={['checkout', 'order']}>
          <Suspense>
            <PaymentView origins={paymentOrigins} />
          </Suspense>
        </ClientMessages>
      </NeedsScript>
    </Section>
  )
}
