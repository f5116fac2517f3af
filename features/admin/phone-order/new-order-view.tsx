'use client'

import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { EmptyState } from '@/components/ui/feedback/empty-state'
import { OfficeBreadcrumbs } from '@/features/admin/shell/office-breadcrumbs'
import { OfficeDetail } from '@/features/admin/shell/office-detail'
import { useMayCall } from '@/features/auth/session/use-may-call'
import { NotAllowed } from '@/features/admin/shell/not-allowed'
import { officeDraftApi } from '@/lib/api/v2/ecommerce/order/office/draft'
import { LinkButton } from '@/components/ui/button/link-button'
import { DraftEditor } from './draft-editor'
import { DraftList } from './draft-list'
import { draftQuery } from './draft-queries'

/** An order by phone (docs/rules/orders.md#phone-order): a saved draft, or a new one beside the saved ones. */
export function NewOrderView({ draftId }: { draftId: string | null }) {
  const t = useTranslations('admin.phoneOrder')
  const mayOrder = useMayCall(officeDraftApi.save, officeDraftApi.place, officeDraftApi.remove)
  return (
    <>
      <OfficeBreadcrumbs list="orders" current={t('title')} />
      {mayOrder ? (
        <>
          <h1 className="mb-2 text-3xl">{t('title')}</h1>
          <p className="mb-6 max-w-prose text-pretty text-ink-soft">{t('lead')}</p>
          {draftId === null ? <NewDraft /> : <SavedDraft id={draftId} />}
        </>
      ) : (
        <NotAllowed />
      )}
    </>
  )
}

/** The other drafts leave once this one is saved. */
function NewDraft() {
  const [isSaved, setSaved] = useState(false)
  return (
    <>
      {isSaved ? null : <DraftList />}
      <DraftEditor draft={null} onOpened={() => setSaved(true)} />
    </>
  )
}

function SavedDraft({ id }: { id: string }) {
  const t = useTranslations('admin.phoneOrder')
  const query = useQuery(draftQuery(id))
  return (
    <OfficeDetail
      query={query}
      notFound={
        <EmptyState
          title={t('missing')}
          actions={
            <LinkButton href="/admin/orders/new" variant="secondary">
              {t('startNew')}
            </LinkButton>
          }
        >
          {t('missingText')}
        </EmptyState>
      }
    >
      {(draft) => <DraftEditor key={draft.id} draft={draft} />}
    </OfficeDetail>
  )
}
