import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { PageHeader } from '@/components/layout/page-header'
import { Section } from '@/components/layout/section'
import { CheckoutView } from '@/features/checkout/page/checkout-view'
import { ClientMessages } from '@/features/site-shell/components/client-messages'
import { NeedsScript } from '@/features/site-shell/components/needs-script'

export const revalidate = 3600

export function generateStaticParams() {
  return []
}

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('checkout')
  return { title: t('title'), robots: { index: false } }
}

export default async function CheckoutPage() {
  const t = await getTranslations('checkout')
  return (
    <Section space="none" className="pb-section">
      <PageHeader title={t('title')} />
      <NeedsScript>
        <ClientMessages names={['address', 'checkout', 'forms']}>
          <CheckoutView />
        </ClientMessages>
      </NeedsScript>
    </Section>
  )
}
