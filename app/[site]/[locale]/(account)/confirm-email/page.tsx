import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { SeatLinkScreen } from '@/features/events/components/seats/seat-link-screen'
import { ConfirmFormScreen } from '@/features/forms/components/confirm-form-screen'
import { ConfirmEmailScreen } from '@/features/newsletter/components/confirm-email-screen'
import { ConfirmRequestScreen } from '@/features/privacy-request/confirm-request-screen'
import { ConfirmNoticeScreen } from '@/features/product/components/notice/confirm-notice-screen'
import { ClientMessages } from '@/features/site-shell/components/client-messages'
import { formApi } from '@/lib/api/v1/cms/form'
import { notFound } from '@/lib/i18n/navigation'
import { loadOrNull } from '@/server/rsc'

/** Reads the query, so it renders each request (docs/rules/platform.md#query-pages). */
export const dynamic = 'force-dynamic'

type Query = Partial<Record<'newsletter' | 'privacy' | 'stock' | 'seats' | 'seatsCancel' | 'goal', string | string[]>>

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('siteForms.page')
  return { title: t('title'), robots: { index: false }, referrer: 'no-referrer' }
}

/** 404 without anything to confirm, so the server reads the query. */
export default async function ConfirmEmailPage({ searchParams }: { searchParams: Promise<Query> }) {
  const screen = await screenOf(await searchParams)
  if (!screen) notFound()
  return <ClientMessages names={['newsletter', 'privacyRequest', 'stockNotice', 'seats', 'siteForms']}>{screen}</ClientMessages>
}

async function screenOf({ newsletter, privacy, stock, seats, seatsCancel, goal }: Query) {
  if (typeof newsletter === 'string' && newsletter !== '') return <ConfirmEmailScreen token={newsletter} />
  if (typeof privacy === 'string' && privacy !== '') return <ConfirmRequestScreen token={privacy} />
  if (typeof stock === 'string' && stock !== '') return <ConfirmNoticeScreen token={stock} />
  if (typeof seats === 'string' && seats !== '') return <SeatLinkScreen token={seats} action="confirm" />
  if (typeof seatsCancel === 'string' && seatsCancel !== '') return <SeatLinkScreen token={seatsCancel} action="cancel" />
  if (typeof goal !== 'string') return null
  const linked = await loadOrNull(formApi.getLink, { id: goal })
  return linked ? <ConfirmFormScreen link={goal} linked={linked} /> : null
}
