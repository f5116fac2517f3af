'use client'

import { useTranslations } from 'next-intl'
import { useId, useState } from 'react'
import { Alert } from '@/components/ui/feedback/alert'
import { Button } from '@/components/ui/button/button'
import { Select } from '@/components/ui/control/select'
import { Skeleton } from '@/components/ui/feedback/skeleton'
import type { Version } from '@/lib/api/v1/cms/version.schema'
import { useEditStore } from '../store/edit-store'
import { useDocumentName } from '../publish/use-document-name'
import { isSharedDocument } from '../structure/documents'
import { CheckpointForm } from './checkpoint-form'
import { VersionRow } from './version-row'
import { VersionView } from './version-view'
import { useVersions } from './version-queries'

/** The versions of the documents of this page: to look at, to restore, to keep under a name. */
export function VersionsPanel() {
  const t = useTranslations('edit.versions')
  const nameOf = useDocumentName()
  const id = useId()
  const documents = useEditStore((state) => state.documents)
  const selected = useEditStore((state) => state.selection?.key)
  const keys = Object.keys(documents)
  const [chosen, setChosen] = useState(() => selected ?? keys.find((key) => !isSharedDocument(key)) ?? keys[0] ?? '')

  return (
    <div className="flex flex-col gap-5">
      {keys.length > 1 ? (
        <div className="flex flex-col gap-2">
          <label htmlFor={id} className="text-sm font-medium">
            {t('document')}
          </label>
          <Select id={id} value={chosen} onChange={({ currentTarget }) => setChosen(currentTarget.value)}>
            {keys.map((key) => {
              const document = documents[key]?.draft.document
              return (
                <option key={key} value={key}>
                  {document ? nameOf(key, document) : key}
                </option>
              )
            })}
          </Select>
        </div>
      ) : null}
      {chosen === '' ? null : <VersionList key={chosen} documentKey={chosen} />}
    </div>
  )
}

function VersionList({ documentKey }: { documentKey: string }) {
  const t = useTranslations('edit.versions')
  const { data, isError, hasNextPage, fetchNextPage, isFetchingNextPage } = useVersions(documentKey)
  const [seen, setSeen] = useState<Version | null>(null)

  if (isError) return <Alert tone="danger" role="alert" title={t('failed')} />
  if (!data) return <Skeleton className="h-40" />
  if (seen) return <VersionView documentKey={documentKey} version={seen} onClose={() => setSeen(null)} />
  return (
    <>
      <CheckpointForm documentKey={documentKey} />
      {data.length === 0 ? <p className="text-ink-soft">{t('empty')}</p> : null}
      <ol className="flex flex-col gap-1">
        {data.map((version) => (
          <VersionRow key={version.number} version={version} onLook={() => setSeen(version)} />
        ))}
      </ol>
      {hasNextPage ? (
        <Button variant="secondary" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('more')}
        </Button>
      ) : null}
    </>
  )
}
