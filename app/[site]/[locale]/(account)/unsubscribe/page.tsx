import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { UnsubscribeScreen } from '@/features/newsletter/components/unsubscribe-screen'
import { ClientMessages } from '@/features/site-shell/components/client-messages'
import { notFound } from '@/lib/i18n/navigation'

/** Reads the token from the query, so it renders each request (docs/rules/platform.md#query-pages). */
export const dynamic = 'force-dynamic'

type UnsubscribePageProps = { searchParams: Promise<{ letter?: string | string[] }> }

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('newsletter.leave')
  return { title: t('title'), robots: { index: false }, referrer: 'no-referrer' }
}

export default async function UnsubscribePage({ searchParams }: UnsubscribePageProps) {
  const { letter } = await searchParams
  if (typeof letter !== 'string' || letter === '') notFound()
  return (
    <ClientMessages names={['newsletter']}>
      <UnsubscribeScreen token={letter} />
    </ClientMessages>
  )
}
