import type { Metadata } from 'next'
import { Suspense } from 'react'
import { Section } from '@/components/layout/section'
import { SuccessView } from '@/features/checkout/result/success-view'
import { ClientMessages } from '@/features/site-shell/components/client-messages'

export const revalidate = 3600
export const metadata: Metadata = { robots: { index: false }, referrer: 'no-referrer' }

export function generateStaticParams() {
  return []
}

export default function CheckoutSuccessPage() {
  return (
    <Section space="page" width="narrow">
      <ClientMessages names={['checkout', 'order']}>
        <Suspense>
          <SuccessView />
        </Suspense>
      </ClientMessages>
    </Section>
  )
}
