import type { ReactNode } from 'react'
import { Section } from '@/components/layout/section'
import { AccountArea } from '@/features/account/components/account-area'
import { ClientMessages } from '@/features/site-shell/components/client-messages'
import { consentApi } from '@/lib/api/v1/gdpr/web/consent'
import { load } from '@/server/rsc'

/** The same for everybody; whose account it is arrives in the browser (DESIGN P7). */
export default async function ProfileLayout({ children }: { children: ReactNode }) {
  const { records } = await load(consentApi.filter, { assignedTo: 'registration' })
  return (
    <ClientMessages names={['account', 'address', 'auth', 'comments', 'forms', 'order', 'product', 'reviews']}>
      <Section space="none" className="pb-section">
        <AccountArea consents={records}>{children}</AccountArea>
      </Section>
    </ClientMessages>
  )
}
