'use client'

import { ImagePlus } from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { Ref } from 'react'
import { cn } from '@/lib/cn'

type EmptyPictureProps = {
  ref: Ref<HTMLButtonElement>
  name: string
  ratio: string | undefined
  className?: string
  onChoose: () => void
}

/** The frame of a picture that is still to be chosen, in the picture's place and shape. */
export function EmptyPicture({ ref, name, ratio, className, onChoose }: EmptyPictureProps) {
  const t = useTranslations('edit.media.canvas')
  const ownRatio = className?.includes('aspect-') ? undefined : ratio?.replace('/', ' / ')
  return (
    <button
      ref={ref}
      type="button"
      data-edit-tool
      onClick={onChoose}
      style={{ aspectRatio: ownRatio }}
      className={cn(
        'flex min-h-11 min-w-11 flex-col items-center justify-center gap-2 rounded border-2 border-dashed border-line-strong bg-sunken p-3',
        'text-center text-ink-soft transition-colors hover:border-action hover:text-action focus-visible:shadow-glow',
        className,
      )}
    >
      <ImagePlus aria-hidden="true" className="size-7 shrink-0" />
      <span className="font-medium">{t('addPicture', { name })}</span>
      <span className="text-sm max-sm:hidden">{t('addPictureHint')}</span>
    </button>
  )
}
