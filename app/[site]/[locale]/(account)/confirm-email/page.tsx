import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { ConfirmFormScreen } from '@/features/forms/components/confirm-form-screen'
import { ConfirmEmailScreen } from '@/features/newsletter/components/confirm-email-screen'
import { ClientMessages } from '@/features/site-shell/components/client-messages'
import { formApi } from '@/lib/api/v1/cms/form'
import { notFound } from '@/lib/i18n/navigation'
import { loadOrNull } from '@/server/rsc'

/** Reads the query, so it renders each request (docs/rules/platform.md#query-pages). */
export const dynamic = 'force-dynamic'

type ConfirmEmailPageProps = { searchParams: Promise<{ newsletter?: string | string[]; goal?: string | string[] }> }

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('siteForms.page')
  return { title: t('title'), robots: { index: false }, referrer: 'no-referrer' }
}

/** 404 without anything to confirm, so the server reads the query. */
export default async function ConfirmEmailPage({ searchParams }: ConfirmEmailPageProps) {
  const { newsletter, goal } = await searchParams
  if (typeof newsletter === 'string' && newsletter !== '') {
    return (
      <ClientMessages names={['newsletter']}>
        <ConfirmEmailScreen token={newsletter} />
      </ClientMessages>
    )
  }
  const form = typeof goal === 'string' ? await loadOrNull(formApi.getLink, { id: goal }) : null
  if (typeof goal !== 'string' || !form) notFound()
  return (
    <ClientMessages names={['siteForms']}>
      <ConfirmFormScreen link={goal} title={form.title} />
    </ClientMessages>
  )
}
