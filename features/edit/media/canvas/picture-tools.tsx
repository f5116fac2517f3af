'use client'

import { Captions, Crop, ImagePlus, RotateCw, Trash2, Undo2, Upload, X } from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { KeyboardEvent, Ref, RefObject } from 'react'
import { createPortal } from 'react-dom'
import { IconButton } from '@/components/ui/button/icon-button'
import { Progress } from '@/components/ui/feedback/progress'
import { cn } from '@/lib/cn'
import { canRetry } from '../upload/can-retry'
import { retryUpload } from '../upload/upload-queue'
import { useUploadProblem } from '../upload/use-upload-problem'
import type { PictureField } from './use-picture-field'
import { useAnchorBox } from './use-anchor-box'

type PictureToolsProps = {
  ref: Ref<HTMLDivElement>
  anchor: RefObject<HTMLElement | null>
  name: string
  hasPicture: boolean
  /** A file is held over the picture. */
  isOver: boolean
  field: PictureField
  /** Gives the focus back to the picture. */
  onLeave: () => void
}

/** Pictures that are lower than this have their tools below them. */
const minHeight = 72

/** A layer over a picture that lets the pointer through, with the picture's tools and the state of its upload. */
export function PictureTools({ ref, anchor, name, hasPicture, isOver, field, onLeave }: PictureToolsProps) {
  const t = useTranslations('edit.media.canvas')
  const box = useAnchorBox(anchor)
  if (!box) return null
  const isLow = box.height < minHeight

  return createPortal(
    <div
      data-edit-tool
      style={box}
      className={cn(
        'pointer-events-none fixed z-46 outline-2 -outline-offset-2',
        isOver ? 'bg-action-soft/80 outline-action outline-dashed' : 'outline-transparent',
      )}
    >
      {isOver ? (
        <p className="absolute inset-0 grid place-items-center p-2 text-center font-medium text-action-strong">
          <span className="flex items-center gap-2 rounded bg-surface px-4 py-2 shadow-float">
            <Upload aria-hidden="true" className="size-5" />
            {t('drop')}
          </span>
        </p>
      ) : null}
      {field.upload ? <UploadState field={field} /> : null}
      {hasPicture && !isOver && !field.upload ? (
        <div
          ref={ref}
          role="toolbar"
          tabIndex={-1}
          aria-label={t('tools', { name })}
          onKeyDown={(event) => moveFocus(event, onLeave)}
          className={cn(
            'pointer-events-auto absolute flex gap-0.5 rounded border border-line bg-surface p-1 text-ink shadow-float',
            // The section's own tools stand at the top, and the button that adds one after it on its lower edge.
            isLow ? 'top-full left-0' : 'bottom-6 left-2',
          )}
        >
          <IconButton size="sm" label={t('replace')} title={t('replace')} onClick={() => void field.replace()}>
            <ImagePlus aria-hidden="true" />
          </IconButton>
          <IconButton size="sm" label={t('focal')} title={t('focal')} onClick={() => void field.editItem()}>
            <Crop aria-hidden="true" />
          </IconButton>
          <IconButton size="sm" label={t('alt')} title={t('alt')} onClick={() => void field.editAlt()}>
            <Captions aria-hidden="true" />
          </IconButton>
          {field.canRemove ? (
            <IconButton
              size="sm"
              label={t(field.isOverridden ? 'useShared' : 'remove')}
              title={t(field.isOverridden ? 'useShared' : 'remove')}
              onClick={field.remove}
            >
              {field.isOverridden ? <Undo2 aria-hidden="true" /> : <Trash2 aria-hidden="true" />}
            </IconButton>
          ) : null}
        </div>
      ) : null}
    </div>,
    document.body,
  )
}

function UploadState({ field: { upload, cancelUpload } }: { field: PictureField }) {
  const t = useTranslations('edit.media.upload')
  const problem = useUploadProblem(upload)
  if (!upload) return null
  const { id, file, status, sentBytes } = upload
  return (
    <div className="pointer-events-auto absolute inset-x-2 bottom-2 mx-auto flex max-w-sm min-w-56 items-center gap-2 rounded bg-surface py-2 pr-1 pl-3 text-ink shadow-float">
      {problem ? (
        <p role="alert" className="min-w-0 grow text-sm text-danger">
          {problem}
        </p>
      ) : (
        <Progress
          label={t('progress', { name: file.name })}
          labelHidden={status === 'sending'}
          valueText={status === 'sending' ? null : t(`states.${status}`)}
          value={sentBytes}
          max={Math.max(1, file.size)}
          className="min-w-0 grow"
        />
      )}
      {canRetry(upload) ? (
        <IconButton size="sm" label={t('retry', { name: file.name })} onClick={() => retryUpload(id)}>
          <RotateCw aria-hidden="true" />
        </IconButton>
      ) : null}
      <IconButton size="sm" label={t('cancel', { name: file.name })} onClick={cancelUpload}>
        <X aria-hidden="true" />
      </IconButton>
    </div>
  )
}

/** Arrows lead from button to button; Escape and Tab lead back to the picture, from where Tab goes on. */
function moveFocus(event: KeyboardEvent<HTMLElement>, onLeave: () => void) {
  const buttons = [...event.currentTarget.querySelectorAll('button')]
  const index = buttons.findIndex((button) => button === document.activeElement)
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
  if (step !== undefined) {
    event.preventDefault()
    buttons.at((index + step) % buttons.length)?.focus()
  }
  if (event.key === 'Escape' || event.key === 'Tab') {
    if (event.key === 'Escape') event.preventDefault()
    event.stopPropagation()
    onLeave()
  }
}
