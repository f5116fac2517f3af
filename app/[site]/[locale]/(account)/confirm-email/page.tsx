import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { ConfirmEmailScreen } from '@/features/newsletter/components/confirm-email-screen'
import { ClientMessages } from '@/features/site-shell/components/client-messages'
import { notFound } from '@/lib/i18n/navigation'

/** What it shows stands in the query, so each request is rendered (DESIGN P8). */
export const dynamic = 'force-dynamic'

type ConfirmEmailPageProps = { searchParams: Promise<{ newsletter?: string | string[] }> }

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('newsletter.confirm')
  return { title: t('title'), robots: { index: false } }
}

/** SPEC 4: without anything to confirm it is a 404, so the query is read on the server. */
export default async function ConfirmEmailPage({ searchParams }: ConfirmEmailPageProps) {
  const { newsletter } = await searchParams
  if (typeof newsletter !== 'string' || newsletter === '') notFound()
  return (
    <ClientMessages names={['newsletter']}>
      <ConfirmEmailScreen token={newsletter} />
    </ClientMessages>
  )
}
