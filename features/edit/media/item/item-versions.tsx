'use client'

import { useQuery } from '@tanstack/react-query'
import { useFormatter, useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/button/button'
import { Badge } from '@/components/ui/display/badge'
import { Alert } from '@/components/ui/feedback/alert'
import { SkeletonText } from '@/components/ui/feedback/skeleton'
import { hasErrorCode } from '@/lib/api/errors'
import type { MediaItem } from '@/lib/api/entities/media-item.schema'
import { mediaApi } from '@/lib/api/v1/cms/media'
import { describeError, toastSuccess } from '@/lib/browser/toast/toast'
import { newId } from '@/lib/text/new-id'
import { upload } from '@/lib/api/upload'
import { uploadApi } from '@/lib/api/v2/media'
import { fileSize } from '../file-size'
import { mediaVersionsQuery, useMediaCall, useRefreshMedia } from '../media-queries'
import { acceptedFiles, fileProblem } from '../upload/check-file'
import { ChooseFiles } from '../upload/choose-files'

type ItemVersionsProps = { item: MediaItem; onChange: (item: MediaItem) => void }

/** Replaces the file in place, and restores older ones; every place that uses the item follows. */
export function ItemVersions({ item, onChange }: ItemVersionsProps) {
  const t = useTranslations('edit.media')
  const format = useFormatter()
  const refresh = useRefreshMedia()
  const { data, error } = useQuery(mediaVersionsQuery(item.id))
  const restore = useMediaCall(mediaApi.restoreVersion)
  const [isSending, setSending] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  async function attempt(work: () => Promise<MediaItem>, done: string) {
    setProblem(null)
    try {
      onChange(await work())
      toastSuccess(done)
    } catch (failure) {
      setProblem(hasErrorCode(failure, 'STALE_VERSION') ? t('stale') : describeError(failure))
    }
  }

  async function replace(file: File | undefined) {
    if (!file) return
    const wrong = fileProblem(file)
    if (wrong) return setProblem(t(`upload.problems.${wrong}`))
    setSending(true)
    const input = { id: item.id, revision: item.revision }
    await attempt(
      () => upload(uploadApi.replace, input, { file, idempotencyKey: newId() }),
      t(item.kind === 'picture' ? 'item.replacedPicture' : 'item.replaced'),
    )
    await refresh()
    setSending(false)
  }

  const current = data?.versions.find((one) => one.current)
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="min-w-0 grow basis-64 text-sm text-ink-soft">{t('item.replaceHint')}</p>
        <ChooseFiles accept={acceptedFiles[item.kind]} variant="secondary" busy={isSending} onFiles={([file]) => void replace(file)}>
          {t('item.replace')}
        </ChooseFiles>
      </div>
      {problem || error ? (
        <Alert tone="danger" role="alert">
          {problem ?? describeError(error)}
        </Alert>
      ) : null}
      {data || error ? null : <SkeletonText lines={3} />}
      <ul className="flex flex-col divide-y divide-line">
        {data?.versions.map(({ number, originalName, size, width, height, createdAt, by, mime, path }) => (
          <li key={number} className="flex flex-wrap items-center gap-3 py-3">
            {mime.startsWith('image/') ? (
              <img src={path} alt="" loading="lazy" className="size-14 shrink-0 rounded bg-sunken object-contain" />
            ) : null}
            <span className="flex min-w-0 grow basis-48 flex-col">
              <span className="font-medium break-words">{t('item.versionName', { number, name: originalName })}</span>
              <span className="text-sm text-ink-soft">
                {[
                  fileSize(size),
                  width && height ? `${width} × ${height}` : null,
                  format.dateTime(new Date(createdAt), { dateStyle: 'medium', timeStyle: 'short' }),
                  by,
                ]
                  .filter((part) => part !== null)
                  .join(' · ')}
              </span>
            </span>
            {number === current?.number ? (
              <Badge tone="success">{t('item.current')}</Badge>
            ) : (
              <Button
                variant="quiet"
                size="sm"
                busy={restore.isPending && restore.variables.number === number}
                onClick={() =>
                  void attempt(() => restore.mutateAsync({ id: item.id, number, revision: item.revision }), t('item.versionRestored'))
                }
              >
                {t('item.restoreVersion')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
