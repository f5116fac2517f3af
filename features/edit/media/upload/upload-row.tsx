'use client'

import { CircleAlert, CircleCheck, RotateCw, X } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { IconButton } from '@/components/ui/button/icon-button'
import { cn } from '@/lib/cn'
import { KindIcon } from '../kind-icon'
import { fileSize } from '../file-size'
import { canRetry } from './can-retry'
import { removeUpload, retryUpload } from './upload-queue'
import type { Upload } from './upload-store'
import { useUploadProblem } from './use-upload-problem'

/** One file of the queue. A problem stands beside its file. */
export function UploadRow({ upload, isPaused }: { upload: Upload; isPaused: boolean }) {
  const t = useTranslations('edit.media.upload')
  const { id, file, status, sentBytes, wasKnown } = upload
  const problem = useUploadProblem(upload)
  const state = wasKnown ? 'known' : status === 'waiting' && isPaused ? 'held' : status

  return (
    <li className={cn('flex items-center gap-3 px-2 py-2', problem && 'bg-danger-soft')}>
      {status === 'done' ? (
        <CircleCheck aria-hidden="true" className="size-5 shrink-0 text-success" />
      ) : status === 'failed' ? (
        <CircleAlert aria-hidden="true" className="size-5 shrink-0 text-danger" />
      ) : (
        <KindIcon kind={kindOf(file)} extension={file.name.split('.').at(-1) ?? ''} className="size-5 shrink-0 text-ink-soft" />
      )}
      <div className="flex min-w-0 grow flex-col gap-1">
        <span className="flex items-baseline justify-between gap-3 text-sm">
          <span className="truncate font-medium">{file.name}</span>
          <span className="shrink-0 text-ink-soft tabular-nums">
            {status === 'sending' ? t('sent', { sent: fileSize(sentBytes), size: fileSize(file.size) }) : fileSize(file.size)}
          </span>
        </span>
        {status === 'sending' ? (
          <progress
            value={sentBytes}
            max={file.size}
            aria-label={t('progress', { name: file.name })}
            className="h-1.5 w-full appearance-none overflow-hidden rounded-full bg-sunken [&::-moz-progress-bar]:bg-action [&::-webkit-progress-bar]:bg-sunken [&::-webkit-progress-value]:bg-action"
          />
        ) : problem ? (
          <span className="text-sm text-pretty text-danger">
            <strong className="font-semibold">{t('states.failed')}.</strong> {problem}
          </span>
        ) : (
          <span className="text-sm text-ink-soft">{t(`states.${state}`)}</span>
        )}
      </div>
      {canRetry(upload) ? (
        <IconButton size="sm" label={t('retry', { name: file.name })} onClick={() => retryUpload(id)}>
          <RotateCw aria-hidden="true" />
        </IconButton>
      ) : null}
      <IconButton
        size="sm"
        label={t(status === 'done' || status === 'failed' ? 'dismiss' : 'cancel', { name: file.name })}
        onClick={() => removeUpload(id)}
      >
        <X aria-hidden="true" />
      </IconButton>
    </li>
  )
}

function kindOf({ type }: File) {
  if (type.startsWith('image/')) return 'picture'
  return type.startsWith('video/') ? 'video' : 'document'
}
