'use client'

import { CircleAlert, Pause, Play } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button/button'
import { Progress } from '@/components/ui/feedback/progress'
import { clearFinished, isUnfinished, pauseUploads, resumeUploads } from './upload-queue'
import { useUploads, type Upload } from './upload-store'
import { UploadRow } from './upload-row'

/** The queue of uploads with its state as a whole and of each file. */
export function UploadList() {
  const t = useTranslations('edit.media.upload')
  const { uploads, isPaused, leftOver } = useUploads((state) => state)
  if (uploads.length === 0) return null
  const count = (status: Upload['status']) => uploads.filter((one) => one.status === status).length
  const [done, failed, offline] = [count('done'), count('failed'), count('offline')]
  const known = uploads.filter(({ wasKnown }) => wasKnown).length
  const isAllFinished = !uploads.some(isUnfinished)
  const over = [done > known ? t('over', { done: done - known }) : '', known > 0 ? t('overKnown', { known }) : ''].filter(Boolean).join(' ')

  return (
    <section aria-label={t('title')} className="flex flex-col gap-3 rounded border border-line bg-surface p-4 shadow-soft">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <div className="min-w-48 grow">
          <Progress
            label={t('done', { done, total: uploads.length })}
            value={bytesOf(uploads, ({ status, file, sentBytes }) => (status === 'done' ? file.size : sentBytes))}
            max={Math.max(
              1,
              bytesOf(uploads, ({ file }) => file.size),
            )}
            valueText={failed > 0 ? <span className="font-medium text-danger">{t('failed', { failed })}</span> : null}
          />
        </div>
        {isAllFinished ? null : (
          <Button variant="secondary" size="sm" onClick={isPaused ? resumeUploads : pauseUploads}>
            {isPaused ? <Play aria-hidden="true" className="size-4" /> : <Pause aria-hidden="true" className="size-4" />}
            {isPaused ? t('resume') : t('pause')}
          </Button>
        )}
        {done + failed > 0 ? (
          <Button variant="quiet" size="sm" onClick={clearFinished}>
            {t('clear')}
          </Button>
        ) : null}
      </div>
      <p role="status" className="text-sm text-ink-soft empty:hidden">
        {isPaused && !isAllFinished ? t('paused') : offline > 0 ? t('offline') : isAllFinished && done > 0 ? over : ''}
      </p>
      {isAllFinished && failed > 0 ? (
        <p role="alert" className="flex items-start gap-2 text-sm font-medium text-danger">
          <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          {t('refused', { failed })}
        </p>
      ) : null}
      {leftOver > 0 ? <p className="text-sm font-medium text-warning">{t('leftOver', { leftOver })}</p> : null}
      <ul className="-mx-2 flex max-h-72 flex-col divide-y divide-line overflow-y-auto overscroll-contain">
        {uploads.map((upload) => (
          <UploadRow key={upload.id} upload={upload} isPaused={isPaused} />
        ))}
      </ul>
    </section>
  )
}

function bytesOf(uploads: readonly Upload[], bytes: (upload: Upload) => number) {
  return uploads.reduce((sum, upload) => sum + bytes(upload), 0)
}
