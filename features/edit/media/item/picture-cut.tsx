'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { lazyComponent } from '@/components/lazy-component'
import { Button } from '@/components/ui/button/button'
import { Chip } from '@/components/ui/button/chip'
import { Skeleton } from '@/components/ui/feedback/skeleton'
import { CutPreviews } from './cut-previews'
import { FocalControl } from './focal-control'
import type { ItemDraft } from './item-draft'

const CropTool = lazyComponent(async () => (await import('./crop-tool')).CropTool, { fallback: <Skeleton className="h-96 w-full" /> })

type PictureCutProps = {
  original: { path: string; width: number; height: number }
  draft: Pick<ItemDraft, 'focal' | 'crop'>
  onChange: (change: Partial<ItemDraft>) => void
}

/** Focal point and crop of a picture, and what becomes of both. */
export function PictureCut({ original, draft: { focal, crop }, onChange }: PictureCutProps) {
  const t = useTranslations('edit.media.item')
  const [tool, setTool] = useState<'focal' | 'crop'>('focal')
  return (
    <div className="flex flex-col gap-5">
      <div role="group" aria-label={t('tool')} className="flex flex-wrap gap-1.5">
        <Chip selected={tool === 'focal'} onClick={() => setTool('focal')}>
          {t('focal')}
        </Chip>
        <Chip selected={tool === 'crop'} onClick={() => setTool('crop')}>
          {t('crop')}
        </Chip>
        {focal || crop ? (
          <Button variant="quiet" size="sm" className="ml-auto" onClick={() => onChange({ focal: null, crop: null })}>
            {t('reset')}
          </Button>
        ) : null}
      </div>
      <div className="grid gap-6 md:grid-cols-[minmax(0,1fr)_11rem]">
        {tool === 'focal' ? (
          <FocalControl picture={original} crop={crop} value={focal} onChange={(next) => onChange({ focal: next })} />
        ) : (
          <CropTool picture={original} value={crop} onChange={(next) => onChange({ crop: next })} />
        )}
        <CutPreviews picture={original} crop={crop} focal={focal} />
      </div>
    </div>
  )
}
