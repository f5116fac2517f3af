import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { AuthPageFrame } from '@/features/auth/fields/auth-page-frame'
import { OrderLinkForm } from '@/features/order/components/order-link-form'
import { ClientMessages } from '@/features/site-shell/components/client-messages'

export const revalidate = 3600

export function generateStaticParams() {
  return []
}

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('order.link')
  return { title: t('title'), robots: { index: false } }
}

/** Finds an order without an account. */
export default async function OrderLinkPage() {
  const t = await getTranslations('order.link')
  return (
    <ClientMessages names={['auth', 'forms', 'order']}>
      <AuthPageFrame title={t('title')} lead={t('lead')}>
        <OrderLinkForm />
      </AuthPageFrame>
    </ClientMessages>
  )
}
