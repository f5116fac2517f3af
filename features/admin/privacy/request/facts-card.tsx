'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Card } from '@/components/ui/display/card'
import type { PrivacyRequest } from '@/lib/api/v1/gdpr/office/request.schema'
import { formatDate, formatDateTime } from '@/lib/office/formats'

export function FactsCard({ request }: { request: PrivacyRequest }) {
  const t = useTranslations('admin.privacy.facts')
  const {
    receivedOn,
    dueOn,
    source,
    note,
    identityProof,
    identityProofNote,
    linkSentAt,
    extensionReason,
    answer,
    state,
    closedAt,
    outcome,
  } = request
  const records = useTranslations('admin.privacy.preview.records')
  return (
    <Card as="section" padding="lg" aria-labelledby="facts-title">
      <h2 id="facts-title" className="pb-3 text-xl">
        {t('title')}
      </h2>
      <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-[11rem_minmax(0,1fr)]">
        <Fact label={t('received')}>
          {formatDate(receivedOn)}, {t(`source.${source}`)}
        </Fact>
        <Fact label={t('due')}>{formatDate(dueOn)}</Fact>
        <Fact label={t('identity')}>{t(identityProof === null ? 'unproven' : `identityProof.${identityProof}`)}</Fact>
        {identityProofNote ? <Fact label={t('identityProofNote')}>{identityProofNote}</Fact> : null}
        {identityProof === null && linkSentAt ? <Fact label={t('linkSent')}>{formatDateTime(linkSentAt)}</Fact> : null}
        {note ? <Fact label={t('note')}>{note}</Fact> : null}
        {extensionReason ? <Fact label={t('extensionReason')}>{extensionReason}</Fact> : null}
        {answer ? <Fact label={t(state === 'refused' ? 'refusal' : 'correction')}>{answer}</Fact> : null}
        {closedAt ? <Fact label={t('closed')}>{formatDateTime(closedAt)}</Fact> : null}
        {outcome.length > 0 ? (
          <Fact label={t('outcome')}>{outcome.map(({ what, count }) => `${records(what)}: ${count}`).join('\n')}</Fact>
        ) : null}
      </dl>
    </Card>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="contents">
      <dt className="text-sm text-ink-soft max-sm:-mb-2">{label}</dt>
      <dd className="wrap-anywhere whitespace-pre-line">{children}</dd>
    </div>
  )
}
