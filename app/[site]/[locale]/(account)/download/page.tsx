import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { Container } from '@/components/layout/container'
import { MailedDownload } from '@/features/order-page/mailed-download'
import { ClientMessages } from '@/features/site-shell/components/client-messages'
import { NeedsScript } from '@/features/site-shell/components/needs-script'

export const revalidate = 3600

export function generateStaticParams() {
  return []
}

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('order.download')
  return { title: t('title'), robots: { index: false }, referrer: 'no-referrer' }
}

/** Target of the mail about a paid e-book. The key is in the fragment, so the page is the same for everyone. */
export default async function DownloadPage() {
  const t = await getTranslations('order.download')
  return (
    <Container width="narrow" className="pb-section">
      <h1 className="sr-only">{t('title')}</h1>
      <ClientMessages names={['order']}>
        <NeedsScript>
          <MailedDownload />
        </NeedsScript>
      </ClientMessages>
    </Container>
  )
}
