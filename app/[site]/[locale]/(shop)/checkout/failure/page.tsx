import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { Section } from '@/components/layout/section'
import { EmptyState } from '@/components/ui/empty-state'
import { LinkButton } from '@/components/ui/link-button'

export const revalidate = 3600
export const metadata: Metadata = { robots: { index: false } }

export function generateStaticParams() {
  return []
}

export default async function CheckoutFailurePage() {
  const t = await getTranslations('checkout.failure')
  const actions = (
    <>
      <LinkButton href="/checkout">{t('retry')}</LinkButton>
      <LinkButton href="/cart" variant="secondary">
        {t('cart')}
      </LinkButton>
    </>
  )
  return (
    <Section>
      <EmptyState as="h1" title={t('title')} actions={actions}>
        {t('text')}
      </EmptyState>
    </Section>
  )
}
