'use client'

import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { Alert } from '@/components/ui/feedback/alert'
import { Button } from '@/components/ui/button/button'
import { Skeleton } from '@/components/ui/feedback/skeleton'
import type { EditedPicture } from '@/lib/api/entities/media.schema'
import { versionApi } from '@/lib/api/v1/cms/version'
import type { Version } from '@/lib/api/v1/cms/version.schema'
import { toastError, toastSuccess } from '@/lib/browser/toast/toast'
import type { Document } from '@/lib/documents/document'
import { markCanvas } from '../kit/canvas-marks'
import { editStore, useEditStore } from '../store/edit-store'
import { useChangeLines, type ChangeLine } from '../publish/use-change-lines'
import { showDocuments } from './preview'
import { VersionRow } from './version-row'
import { loadVersion, useRestore } from './version-queries'

const colours = {
  added: 'var(--color-success)',
  changed: 'var(--color-accent-strong)',
  moved: 'var(--color-action)',
  removed: 'var(--color-danger)',
} as const

type VersionViewProps = { documentKey: string; version: Version; onClose: () => void }

/** A version on the canvas, with frames around what differs from the draft, and the way back to it. */
export function VersionView({ documentKey, version, onClose }: VersionViewProps) {
  const t = useTranslations('edit.versions')
  const { number } = version
  const { data, isError } = useQuery({
    queryKey: [versionApi.get.path, documentKey, number],
    queryFn: () => loadVersion(documentKey, number),
  })
  const restore = useRestore(documentKey)

  return (
    <div className="flex flex-col gap-4">
      <ol>
        <VersionRow version={version} onLook={onClose} />
      </ol>
      {isError ? <Alert tone="danger" role="alert" title={t('failed')} /> : null}
      {data ? <Comparison documentKey={documentKey} version={data} /> : isError ? null : <Skeleton className="h-24" />}
      <div className="flex flex-wrap gap-2">
        <Button
          busy={restore.isPending}
          onClick={() =>
            restore.mutate(number, {
              onSuccess: () => {
                toastSuccess(t('restored'))
                onClose()
              },
              onError: toastError,
            })
          }
        >
          {t('restore')}
        </Button>
        <Button variant="secondary" onClick={onClose}>
          {t('back')}
        </Button>
      </div>
    </div>
  )
}

function Comparison({ documentKey: key, version }: { documentKey: string; version: Awaited<ReturnType<typeof loadVersion>> }) {
  const t = useTranslations('edit.versions')
  const changeLines = useChangeLines()
  const [draft] = useState(() => editStore.getState().documents[key]?.draft.document)
  const lines = draft ? changeLines({ key, from: draft, to: version.document }) : []
  useVersionOnCanvas(key, version, lines)

  if (lines.length === 0) return <p className="text-ink-soft">{t('same')}</p>
  return (
    <>
      <p className="text-sm text-ink-soft">{t('compared')}</p>
      <ul className="flex flex-col gap-1 text-sm">
        {lines.map(({ section, kind, text }) => (
          <li key={section} className="flex items-start gap-2">
            <span aria-hidden="true" className="mt-1 size-3 shrink-0 rounded" style={{ background: colours[kind] }} />
            {text}
          </li>
        ))}
      </ul>
    </>
  )
}

/** Read only: the draft stays what it is, and returns when the panel closes. */
function useVersionOnCanvas(
  key: string,
  { document, pictures }: { document: Document; pictures: { [id: string]: EditedPicture } },
  lines: readonly ChangeLine[],
) {
  const t = useTranslations('edit.versions')
  const isOpen = useEditStore((state) => state.documents[key] !== undefined)
  const frames = JSON.stringify(lines.map(({ section, kind }) => ({ key, section, colour: colours[kind], label: t(`kinds.${kind}`) })))
  useEffect(() => {
    if (!isOpen) return
    const hide = showDocuments([{ key, document, pictures }])
    const unmark = markCanvas(JSON.parse(frames))
    return () => {
      unmark()
      hide()
    }
  }, [key, document, pictures, frames, isOpen])
}
