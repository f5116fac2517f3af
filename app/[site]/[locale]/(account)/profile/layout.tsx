import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { Section } from '@/components/layout/section'
import { AccountArea } from '@/features/account/layout/account-area'
import { SocialOptions } from '@/features/auth/social/social-options'
import { ClientMessages } from '@/features/site-shell/components/client-messages'
import { NeedsScript } from '@/features/site-shell/components/needs-script'
import { consentApi } from '@/lib/api/v1/gdpr/web/consent'
import { socialApi } from '@/lib/api/v1/user/social'
import { load } from '@/server/rsc'

/** The same for everyone; the account loads in the browser (docs/rules/platform.md#visitor-data). */
export default async function ProfileLayout({ children }: { children: ReactNode }) {
  const [t, { records }, { providers }] = await Promise.all([
    getTranslations('account'),
    load(consentApi.filter, { assignedTo: 'registration' }),
    load(socialApi.providers, {}),
  ])
  return (
    <ClientMessages names={['account', 'address', 'auth', 'comments', 'forms', 'order', 'product', 'reviews']}>
      <Section space="none" className="pb-section">
        <NeedsScript title={t('title')}>
          <AccountArea consents={records} social={<SocialOptions providers={providers} />}>
            {children}
          </AccountArea>
        </NeedsScript>
      </Section>
    </ClientMessages>
  )
}
