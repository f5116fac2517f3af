import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { Section } from '@/components/layout/section'
import { OrderPageView } from '@/features/order-page/order-page-view'
import { ClientMessages } from '@/features/site-shell/components/client-messages'
import { NeedsScript } from '@/features/site-shell/components/needs-script'
import { notFound } from '@/lib/i18n/navigation'

/** One URL per order, so caching is useless. */
export const dynamic = 'force-dynamic'

type OrderPageProps = { params: Promise<{ slug: string }> }

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('order.page')
  return { title: t('plainTitle'), robots: { index: false }, referrer: 'no-referrer' }
}

export default async function OrderPage({ params }: OrderPageProps) {
  const { slug } = await params
  if (!/^[\w-]{1,64}$/.test(slug)) notFound()
  return (
    <Section space="page" width="narrow">
      <ClientMessages names={['auth', 'checkout', 'forms', 'order']}>
        <NeedsScript title={(await getTranslations('order.page'))('plainTitle')}>
          <OrderPageView orderSlug={slug} />
        </NeedsScript>
      </ClientMessages>
    </Section>
  )
}
