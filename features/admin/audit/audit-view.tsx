'use client'

import { useQuery } from '@tanstack/react-query'
import { Download, ScrollText } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button/button'
import { OfficeTable } from '@/features/admin/table/office-table'
import { SavedViews } from '@/features/admin/views/saved-views'
import { saveFile } from '@/lib/browser/save-file'
import { toastError, toastInfo, toastSuccess } from '@/lib/browser/toast/toast'
import type { AuditWords } from '@/lib/office/audit/audit-words'
import { AuditFilters } from './audit-filters'
import { auditQuery, useExportAudit } from './audit-queries'
import { AuditCells } from './audit-cells'
import { auditList, type AuditState } from './audit-list'

/** Who changed what, with its filters and its file (docs/rules/administration.md#audit-log). */
export function AuditView({ state, words }: { state: AuditState; words: AuditWords }) {
  const t = useTranslations('admin.audit')
  const query = useQuery(auditQuery(state))
  const { mutateAsync: exportAudit, isPending } = useExportAudit()

  async function save() {
    try {
      const { csv, count, isCapped } = await exportAudit({ state, language: words.language })
      saveFile({ name: `${t('fileName')}.csv`, content: csv, type: 'text/csv;charset=utf-8' })
      if (isCapped) toastInfo(t('capped', { count }))
      else toastSuccess(t('exported', { count }))
    } catch (error) {
      toastError(error)
    }
  }

  return (
    <>
      <div className="mb-6 flex flex-wrap items-end justify-between gap-4">
        <div>
          <h1 className="mb-2 text-3xl">{t('title')}</h1>
          <p className="text-ink-soft">{t('lead')}</p>
        </div>
        <Button variant="secondary" busy={isPending} onClick={() => void save()}>
          <Download aria-hidden="true" className="size-4" />
          {t('export')}
        </Button>
      </div>
      <AuditFilters words={words} state={state} actors={query.data?.actors ?? []} actions={query.data?.actions ?? []} />
      <SavedViews name="audit" list={auditList} state={state} />
      <OfficeTable
        namespace="audit"
        caption={t('title')}
        icon={<ScrollText aria-hidden="true" />}
        query={query}
        clearHref={auditList.clearHref(state)}
        hrefFor={(page) => auditList.href(state, { page })}
        keyOf={({ id }) => id}
        columns={[
          { key: 'at', header: t('columns.at'), width: '12rem' },
          { key: 'action', header: t('columns.action'), width: 'minmax(0,1fr)' },
          { key: 'actor', header: t('columns.actor'), width: '12rem' },
        ]}
      >
        {(entry) => <AuditCells entry={entry} state={state} words={words} />}
      </OfficeTable>
    </>
  )
}
