'use client'

import { useTranslations } from 'next-intl'
import { useRef } from 'react'
import { Dialog } from '@/components/ui/overlay/dialog'
import type { OfficeView } from '@/lib/api/v1/admin/view.schema'
import { listsOfPeople, type OfficeListName } from '@/lib/office/office-lists'
import { NewViewForm } from './new-view-form'
import { ViewRow } from './view-row'

type ViewsDialogProps = {
  list: OfficeListName
  views: readonly OfficeView[]
  /** What the list shows now. */
  query: string
  onClose: () => void
}

/** Saves what the list shows now as a view of the team, and renames, overwrites, moves or deletes the team's views. */
export function ViewsDialog({ list, views, query, onClose }: ViewsDialogProps) {
  const t = useTranslations('admin.views')
  const newName = useRef<HTMLInputElement>(null)
  return (
    <Dialog
      open
      initialFocus="firstField"
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
      title={t('title')}
      description={listsOfPeople.has(list) ? `${t('lead')} ${t('withoutWords')}` : t('lead')}
      closeLabel={t('close')}
    >
      <div className="flex flex-col gap-6">
        <NewViewForm field={newName} list={list} query={query} onSaved={onClose} />
        {views.length > 0 ? (
          <section aria-labelledby="views-title">
            <h3 id="views-title" className="pb-2 text-base">
              {t('team')}
            </h3>
            <ul className="divide-y divide-line">
              {views.map((view, index) => (
                <ViewRow
                  key={view.id}
                  view={view}
                  query={query}
                  position={index}
                  count={views.length}
                  onRemoved={() => newName.current?.focus()}
                />
              ))}
            </ul>
          </section>
        ) : null}
      </div>
    </Dialog>
  )
}
