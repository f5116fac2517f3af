import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { PageHeader } from '@/components/layout/page-header'
import { Section } from '@/components/layout/section'
import { CartScreen } from '@/features/checkout/page/cart-screen'
import { UnpaidOrder } from '@/features/checkout/result/unpaid-order'
import { LazyMemberCardForm } from '@/features/member-card/components/lazy-member-card-form'
import { CartCrossSells } from '@/features/product/components/cross-sells/cart-cross-sells'
import { ClientMessages } from '@/features/site-shell/components/client-messages'
import { NeedsScript } from '@/features/site-shell/components/needs-script'

export const revalidate = 3600

export function generateStaticParams() {
  return []
}

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('cart')
  return { title: t('title'), robots: { index: false } }
}

/** The same for everyone; the cart loads in the browser (docs/rules/platform.md#visitor-data). */
export default async function CartPage() {
  const t = await getTranslations('cart')
  return (
    <Section space="none" className="pb-section">
      <PageHeader title={t('title')} />
      <NeedsScript>
        <ClientMessages names={['product']}>
          <CartScreen above={<UnpaidOrder />} memberCard={<LazyMemberCardForm />} below={<CartCrossSells />} />
        </ClientMessages>
      </NeedsScript>
    </Section>
  )
}
