import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { PageHeader } from '@/components/layout/page-header'
import { Section } from '@/components/layout/section'
import { CartView } from '@/features/cart/components/cart-view'
import { MemberCardPlace } from '@/features/member-card/components/lazy-member-card-form'
import { CartCrossSells } from '@/features/product/components/cross-sells/cart-cross-sells'
import { ClientMessages } from '@/features/site-shell/components/client-messages'

export const revalidate = 3600

export function generateStaticParams() {
  return []
}

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('cart')
  return { title: t('title'), robots: { index: false } }
}

/** The page is the same for everybody; the cart arrives in the browser (DESIGN P7). */
export default async function CartPage() {
  const t = await getTranslations('cart')
  return (
    <Section space="none" className="pb-section">
      <PageHeader title={t('title')} />
      <ClientMessages names={['product']}>
        <CartView memberCard={<MemberCardPlace />} below={<CartCrossSells />} />
      </ClientMessages>
    </Section>
  )
}
