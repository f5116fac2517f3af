import type { Metadata } from 'next'
import { Suspense } from 'react'
import { Section } from '@/components/layout/section'
import { FailureView } from '@/features/checkout/result/failure-view'
import { ClientMessages } from '@/features/site-shell/components/client-messages'

export const revalidate = 3600
export const metadata: Metadata = { robots: { index: false }, referrer: 'no-referrer' }

export function generateStaticParams() {
  return []
}

export default function CheckoutFailurePage() {
  return (
    <Section>
      <ClientMessages names={['checkout']}>
        <Suspense>
          <FailureView />
        </Suspense>
      </ClientMessages>
    </Section>
  )
}
